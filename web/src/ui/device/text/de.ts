export default {
  device: {
    title: 'Auf diesem Gerät',
    means: 'Pithead läuft allein in diesem Browser. Deine Partien bleiben hier, und niemand sonst sieht sie.',
    lasting: 'Der Browser hat versprochen, sie zu behalten.',
    notLasting: 'Wenn der Platz knapp wird, darf der Browser sie vergessen.',
    ask: 'Den Browser bitten, sie zu behalten',
    notPromised: 'Noch verspricht der Browser es nicht. Frage wieder, wenn du hier öfter gespielt hast.',
    gone: 'Dieser Browser behält nichts: Deine Partien sind weg, sobald der letzte Tab geschlossen ist.',
    full: 'Es ist kein Platz mehr, deshalb wurde der letzte Zug nicht behalten. Schaffe Platz auf diesem Gerät, dann geht es weiter.',
    newer:
      'Hier wurde schon ein neueres Pithead benutzt. Lade die Seite neu; bis dahin wird nichts behalten.',
    loadAnew: 'Neu laden',
    take: 'Alles mitnehmen',
    takeMeans: 'Eine Datei mit allen Partien, um sie hier oder auf einem anderen Gerät wieder einzulesen.',
    bring: 'Wieder einlesen',
    bringMeans: 'Alles, was jetzt hier ist, wird ersetzt.',
    choose: 'Datei auswählen',
    replace: 'Alles ersetzen',
    noFile: 'Diese Datei enthält nicht, was von einem Gerät mitgenommen wurde.',
    noRoom: 'Hier konnte es nicht behalten werden: Nichts hat sich geändert.',
    renewed: 'Eine neue Fassung ist da.',
    renew: 'Laden',
    nobodyWaits:
      'Niemand wartet auf dich. Beginne eine Partie: gegen Bots oder gemeinsam an diesem Bildschirm.',
  },
};
