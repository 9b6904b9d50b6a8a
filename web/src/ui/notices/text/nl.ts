export default {
  notices: {
    title: 'Als ik er niet ben',
    means:
      'Spellen om de beurt duren dagen. Pithead kan je laten weten dat je aan zet bent, ook als de pagina dicht is: na een minuut, meerdere tafels in één bericht, en hoogstens één herinnering per dag.',

    // Where
    pushHere: 'In deze browser melden',
    byMail: 'Per e-mail melden',
    thisBrowser: 'Deze browser',
    push: 'Browser',
    mail: 'E-mail',
    webhook: 'Chatprogramma',
    cannotPush:
      'In deze browser kan dat hier niet: daarvoor zijn https en een browser met pushberichten nodig.',
    forbidden: 'De browser staat het niet toe. Sta meldingen voor deze pagina toe in de instellingen.',
    noPushService:
      'De browser kon zijn pushdienst niet bereiken. Probeer het later nog eens of kies een andere weg.',
    mailFirst: 'Voor e-mail heb je een account met een bevestigd adres nodig.',
    addWebhook: 'In een chatprogramma melden',
    webhookMeans:
      'Voor Slack, Mattermost, Discord en andere die zulke berichten aannemen: in hun instellingen heet dat een inkomende webhook. Iedereen in die ruimte kan meelezen.',
    webhookAddress: 'Adres van de webhook',
    add: 'Toevoegen',

    // What of
    turn: 'Ik ben aan zet',
    over: 'Spel afgelopen',
    invitation: 'Uitnodiging',
    chat: 'Chat',

    // Whether it works
    test: 'Testen',
    tested: 'Verstuurd. Het bericht zou er zo moeten zijn.',
    remove: 'Verwijderen',
    stopped: 'Afgemeld via de link in een bericht.',
    again: 'Weer aanzetten',
    'why-gone': 'Dit adres bestaat niet meer. Verwijder het en voeg het opnieuw toe.',
    'why-refused': 'De andere kant weigert het bericht: {status}',
    'why-unreachable': 'De andere kant is niet te bereiken. Klopt het adres?',
    'why-too-slow': 'De andere kant heeft niet op tijd geantwoord.',
    'why-certificate': 'Het certificaat van de andere kant is niet geldig.',
    'why-private-address': 'Dit adres leidt naar een privénetwerk. Daarheen stuurt deze server niets.',
    'why-mail-refused': 'De mailserver zegt dat dit adres niet bestaat.',
    'why-mail-trouble': 'Deze server kan zijn mailserver nu niet bereiken. Probeer het later nog eens.',
    'why-mail-unconfirmed': 'Er is geen bevestigd e-mailadres meer.',

    // When
    quiet: 'Stille uren',
    quietMeans: 'Wat er intussen gebeurt, komt daarna in één bericht.',
    from: 'Van',
    to: 'tot',
  },
};
