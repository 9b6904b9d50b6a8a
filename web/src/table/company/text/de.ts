export default {
  company: {
    said: 'Was {name} geschrieben hat',
    unheardLine: 'Diese Zeile liest du nicht.',
    block: '{name} blockieren',
    unblock: '{name} nicht mehr blockieren',
    blockMeans:
      'Du liest an keinem Tisch mehr, was {name} schreibt, und niemand von euch setzt sich an einen Tisch des anderen. {name} erfährt es nicht. In den Einstellungen kannst du es zurücknehmen.',
    blocked: '{name} ist blockiert.',
    unblocked: '{name} ist nicht mehr blockiert.',
    report: 'Diese Zeile melden',
    reportMeans:
      'Der Betreiber dieses Servers sieht die Worte, den Tisch, von wem sie sind und dass du sie meldest. Was daraus wurde, steht in den Einstellungen.',
    reason: 'Warum',
    insult: 'Beleidigung',
    threat: 'Drohung',
    spam: 'Werbung oder Flut',
    other: 'Etwas anderes',
    note: 'Mehr dazu, wenn du magst',
    send: 'Melden',
    reported: 'Gemeldet. Danke.',

    adjourn: 'Spiel vertagen',
    adjournMeans: 'Wenn alle einverstanden sind, stehen Spiel und Uhr bis dahin still.',
    adjournUntil: 'Bis',
    adjournAsk: 'Die anderen fragen',

    otherGame: 'Anderes Spiel, dieselben Leute',
    otherGameMeans:
      'Ein neuer Tisch mit denselben Leuten und derselben Uhr, alle einen Platz weiter. Die anderen sehen den Weg dorthin.',
    otherGameNone: 'Kein anderes Spiel ist für so viele gedacht.',
  },
};
