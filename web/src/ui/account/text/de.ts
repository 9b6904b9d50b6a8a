export default {
  account: {
    account: 'Konto',
    means: 'Du brauchst keins. Mit einem Konto spielst du in einem anderen Browser weiter.',
    make: 'Konto anlegen',
    enter: 'Anmelden',
    forgot: 'Passwort vergessen',
    loginName: 'Anmeldename oder E-Mail-Adresse',
    password: 'Passwort',
    newPassword: 'Neues Passwort, mindestens 8 Zeichen',
    loggedInAs: 'Angemeldet als {login}',
    guestTablesStay:
      'Du hast hier Tische als Gast. In ein bestehendes Konto kommen sie nicht mit, und zurück zu ihnen führt kein Weg. Wenn du sie behalten willst, leg stattdessen ein neues Konto an.',

    // Browsers
    logout: 'Abmelden',
    thisBrowser: 'dieser Browser',
    endLogin: 'Dort abmelden',
    endOthers: 'Überall sonst abmelden',

    // For whoever forgets
    recoverMeans:
      'Du brauchst einen der Wiederherstellungscodes, die es zum Konto gab, oder einen Code per E-Mail.',
    code: 'Code',
    sendCode: 'Code zuschicken',
    codeSent:
      'Wenn dieses Konto eine bestätigte Adresse hat, ist ein Code dorthin unterwegs. Gib ihn innerhalb von zehn Minuten in diesem Browser ein.',
    setPassword: 'Passwort setzen',
    codes: 'Wiederherstellungscodes',
    codesMean:
      'Wenn du dein Passwort vergisst, setzt du mit einem dieser Codes ein neues. Jeder gilt einmal. Du siehst sie nur jetzt: Schreib sie auf oder speichere sie.',
    copy: 'Kopieren',
    copied: 'Kopiert.',
    codesKept: 'Ich habe sie aufbewahrt',
    newCodes: 'Neue Codes erstellen',
    newCodesMean: 'Die alten gelten dann nicht mehr.',

    // Changing
    changePassword: 'Passwort ändern',
    passwordChanged: 'Geändert. Alle anderen Browser sind abgemeldet.',
    changeLogin: 'Anmeldenamen ändern',
    newLoginName: 'Neuer Anmeldename',
    changed: 'Geändert.',
    mail: 'E-Mail-Adresse',
    mailMeans: 'Für einen Code, wenn du dein Passwort vergisst, und für Nachrichten, um die du bittest.',
    mailIs: 'Bestätigt: {mail}',
    mailTo: 'E-Mail-Adresse',
    sendConfirmation: 'Code dorthin schicken',
    confirmationSent: 'Ein Code ist unterwegs. Gib ihn innerhalb von zehn Minuten hier ein.',
    confirmMail: 'Adresse bestätigen',
    removeMail: 'Adresse entfernen',

    // What is kept
    data: 'Deine Daten',
    export: 'Alles speichern, was über dich aufbewahrt wird',
    remove: 'Konto löschen',
    removeGuest: 'Alles über mich löschen',
    removeMeans:
      'Name, Anmeldename, Adresse, Einstellungen und Verlauf werden gelöscht und alle Browser abgemeldet. Deine Partien bleiben den anderen erhalten: Dort heißt du Miner, und was du gesagt hast, ist weg. Deine offenen Tische werden geschlossen, in laufenden Partien spielt ein Bot weiter. Das lässt sich nicht rückgängig machen.',
    removeNow: 'Endgültig löschen',

    // Others, and time off
    blockedPeople: 'Blockierte Personen',
    blockedMeans:
      'Du liest nicht, was sie schreiben, und niemand von euch setzt sich an einen Tisch des anderen. Sie erfahren es nicht.',
    nobodyBlocked:
      'Du hast niemanden blockiert. Im Chat eines Tischs geht das mit dem Knopf neben einer Zeile.',
    unblock: '{name} nicht mehr blockieren',
    reports: 'Meldungen an den Betreiber',
    noReports: 'Du hast nichts gemeldet.',
    verdictOpen: 'noch nicht erledigt',
    verdictDismissed: 'erledigt: Es wurde nichts unternommen',
    verdictSilenced: 'erledigt: Wer das schrieb, muss eine Weile schweigen',
    silenced: 'Der Betreiber lässt dich bis {when} an keinem Tisch etwas schreiben.',
    holiday: 'Urlaub',
    holidayMeans: {
      one: 'In Spielen Zug um Zug steht deine Uhr im Urlaub still. Von {days} Tagen im Jahr hast du noch {n}; jeder Urlaub zählt mindestens einen Tag.',
      other:
        'In Spielen Zug um Zug steht deine Uhr im Urlaub still. Von {days} Tagen im Jahr hast du noch {n}; jeder Urlaub zählt mindestens einen Tag.',
    },
    holidayUntil: 'Letzter Tag',
    goOnHoliday: 'In Urlaub gehen',
    onHolidayUntil: 'Du bist im Urlaub bis {when}.',
    backFromHoliday: 'Ich bin zurück',
  },
};
