export default {
  account: {
    account: 'Account',
    means: 'Je hebt er geen nodig. Met een account speel je verder in een andere browser.',
    make: 'Account maken',
    enter: 'Inloggen',
    forgot: 'Wachtwoord vergeten',
    loginName: 'Inlognaam of e-mailadres',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord, minstens 8 tekens',
    loggedInAs: 'Ingelogd als {login}',
    guestTablesStay:
      'Je hebt hier tafels als gast. Die gaan niet mee naar een bestaand account, en je kunt er niet meer naar terug. Wil je ze houden, maak dan een nieuw account.',

    // Browsers
    logout: 'Uitloggen',
    thisBrowser: 'deze browser',
    endLogin: 'Daar uitloggen',
    endOthers: 'Overal elders uitloggen',

    // For whoever forgets
    recoverMeans:
      'Je hebt een van de herstelcodes nodig die je bij je account kreeg, of een code per e-mail.',
    code: 'Code',
    sendCode: 'Stuur me een code',
    codeSent:
      'Als dit account een bevestigd adres heeft, is er een code naar onderweg. Voer hem binnen tien minuten in deze browser in.',
    setPassword: 'Wachtwoord instellen',
    codes: 'Herstelcodes',
    codesMean:
      'Als je je wachtwoord vergeet, stel je met een van deze codes een nieuw in. Elke code werkt één keer. Je ziet ze alleen nu: schrijf ze op of bewaar ze.',
    copy: 'Kopiëren',
    copied: 'Gekopieerd.',
    codesKept: 'Ik heb ze bewaard',
    newCodes: 'Nieuwe codes maken',
    newCodesMean: 'De oude gelden dan niet meer.',

    // Changing
    changePassword: 'Wachtwoord wijzigen',
    passwordChanged: 'Gewijzigd. Alle andere browsers zijn uitgelogd.',
    changeLogin: 'Inlognaam wijzigen',
    newLoginName: 'Nieuwe inlognaam',
    changed: 'Gewijzigd.',
    mail: 'E-mailadres',
    mailMeans: 'Voor een code als je je wachtwoord vergeet, en voor berichten waar je om vraagt.',
    mailIs: 'Bevestigd: {mail}',
    mailTo: 'E-mailadres',
    sendConfirmation: 'Stuur er een code naartoe',
    confirmationSent: 'Er is een code onderweg. Voer hem binnen tien minuten hier in.',
    confirmMail: 'Adres bevestigen',
    removeMail: 'Adres verwijderen',

    // What is kept
    data: 'Je gegevens',
    export: 'Alles opslaan wat over jou wordt bewaard',
    remove: 'Account verwijderen',
    removeGuest: 'Alles over mij verwijderen',
    removeMeans:
      'Je naam, inlognaam, adres, instellingen en geschiedenis worden verwijderd en alle browsers uitgelogd. Je partijen blijven voor de anderen bestaan: daar heet je Miner, en wat je zei is weg. Je open tafels worden gesloten en in lopende partijen speelt een bot verder. Dit kan niet ongedaan worden gemaakt.',
    removeNow: 'Voorgoed verwijderen',

    // Others, and time off
    blockedPeople: 'Geblokkeerde mensen',
    blockedMeans:
      'Je leest niet wat ze zeggen, en geen van jullie gaat aan een tafel van de ander zitten. Ze horen er niets van.',
    nobodyBlocked:
      'Je hebt niemand geblokkeerd. In de chat van een tafel doe je dat met de knop naast een regel.',
    unblock: '{name} niet meer blokkeren',
    reports: 'Meldingen aan de beheerder',
    noReports: 'Je hebt niets gemeld.',
    verdictOpen: 'nog niet afgehandeld',
    verdictDismissed: 'afgehandeld: er is niets gedaan',
    verdictSilenced: 'afgehandeld: wie het zei moet een tijdje zwijgen',
    silenced: 'De beheerder laat je tot {when} aan geen enkele tafel iets zeggen.',
    holiday: 'Vakantie',
    holidayMeans: {
      one: 'In spellen om de beurt staat je klok stil als je met vakantie bent. Van {days} dagen per jaar heb je er nog {n}; een vakantie telt voor minstens één dag.',
      other:
        'In spellen om de beurt staat je klok stil als je met vakantie bent. Van {days} dagen per jaar heb je er nog {n}; een vakantie telt voor minstens één dag.',
    },
    holidayUntil: 'Laatste dag',
    goOnHoliday: 'Met vakantie gaan',
    onHolidayUntil: 'Je bent met vakantie tot {when}.',
    backFromHoliday: 'Ik ben terug',
  },
};
