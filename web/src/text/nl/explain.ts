export default {
  costs: 'Kost',
  gives: 'Geeft',
  now: 'Nu:',
  rules: 'Regels',
  point:
    'Raak iets op het bord aan of klik erop: het vertelt wat het is. Er wordt ondertussen niets gespeeld.',
  keyExplain: 'uitleggen wat de focus heeft, of wat je hierna aanraakt',
  ask: 'Wat is dit?',
};
