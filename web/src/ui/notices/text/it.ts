export default {
  notices: {
    title: 'Quando non ci sono',
    means:
      'Le partite a turni durano giorni. Pithead può dirti quando tocca a te, anche a pagina chiusa: dopo un minuto, più tavoli in un solo messaggio, e al massimo un promemoria al giorno.',

    // Where
    pushHere: 'Avvisami in questo browser',
    byMail: 'Avvisami per e-mail',
    thisBrowser: 'Questo browser',
    push: 'Browser',
    mail: 'E-mail',
    webhook: 'Programma di chat',
    cannotPush: 'Qui questo browser non può ricevere avvisi: servono https e un browser con i messaggi push.',
    forbidden: 'Il browser non lo permette. Consenti le notifiche di questa pagina nelle sue impostazioni.',
    noPushService:
      'Il browser non ha raggiunto il suo servizio push. Riprova più tardi o scegli un’altra via.',
    mailFirst: 'Per l’e-mail ti serve un account con un indirizzo confermato.',
    addWebhook: 'Avvisami in un programma di chat',
    webhookMeans:
      'Per Slack, Mattermost, Discord e altri che accettano questi messaggi: nelle loro impostazioni si chiama webhook in entrata. Chiunque sia in quella stanza può leggere.',
    webhookAddress: 'Indirizzo del webhook',
    add: 'Aggiungi',

    // What of
    turn: 'Tocca a me',
    over: 'Partita finita',
    invitation: 'Invito',
    chat: 'Chat',

    // Whether it works
    test: 'Prova',
    tested: 'Inviato. Dovrebbe arrivare tra un momento.',
    remove: 'Rimuovi',
    stopped: 'Disattivato dal link in un messaggio.',
    again: 'Riattiva',
    'why-gone': 'Questo indirizzo non esiste più. Rimuovilo e aggiungilo di nuovo.',
    'why-refused': 'L’altra parte rifiuta il messaggio: {status}',
    'why-unreachable': 'L’altra parte non è raggiungibile. L’indirizzo è giusto?',
    'why-too-slow': 'L’altra parte non ha risposto in tempo.',
    'why-certificate': 'Il certificato dell’altra parte non è valido.',
    'why-private-address': 'Questo indirizzo porta a una rete privata. Questo server non invia lì.',
    'why-mail-refused': 'Il server di posta dice che questo indirizzo non esiste.',
    'why-mail-trouble': 'Al momento questo server non raggiunge il suo server di posta. Riprova più tardi.',
    'why-mail-unconfirmed': 'Non c’è più un indirizzo e-mail confermato.',

    // When
    quiet: 'Ore di silenzio',
    quietMeans: 'Ciò che succede nel frattempo arriva dopo, in un solo messaggio.',
    from: 'Dalle',
    to: 'alle',
  },
};
