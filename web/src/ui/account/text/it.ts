export default {
  account: {
    account: 'Account',
    means: 'Non ti serve. Con un account continui a giocare da un altro browser.',
    make: 'Crea un account',
    enter: 'Accedi',
    forgot: 'Password dimenticata',
    loginName: 'Nome utente o e-mail',
    password: 'Password',
    newPassword: 'Nuova password, almeno 8 caratteri',
    loggedInAs: 'Accesso come {login}',
    guestTablesStay:
      'Qui hai dei tavoli come ospite. Non passano a un account già esistente e non potrai più tornarci. Se vuoi conservarli, crea invece un nuovo account.',

    // Browsers
    logout: 'Esci',
    thisBrowser: 'questo browser',
    endLogin: 'Esci da lì',
    endOthers: 'Esci da tutti gli altri browser',

    // For whoever forgets
    recoverMeans:
      'Ti serve uno dei codici di recupero ricevuti con l’account, oppure un codice inviato per e-mail.',
    code: 'Codice',
    sendCode: 'Inviami un codice',
    codeSent:
      'Se questo account ha un indirizzo confermato, un codice è in arrivo. Inseriscilo in questo browser entro dieci minuti.',
    setPassword: 'Imposta la password',
    codes: 'Codici di recupero',
    codesMean:
      'Se dimentichi la password, uno di questi codici ti permette di sceglierne una nuova. Ognuno vale una volta sola. Li vedi soltanto adesso: scrivili o salvali.',
    copy: 'Copia',
    copied: 'Copiati.',
    codesKept: 'Li ho conservati',
    newCodes: 'Crea nuovi codici',
    newCodesMean: 'Quelli vecchi non varranno più.',

    // Changing
    changePassword: 'Cambia password',
    passwordChanged: 'Cambiata. Tutti gli altri browser sono stati disconnessi.',
    changeLogin: 'Cambia nome utente',
    newLoginName: 'Nuovo nome utente',
    changed: 'Cambiato.',
    mail: 'Indirizzo e-mail',
    mailMeans: 'Per un codice se dimentichi la password, e per i messaggi che chiedi tu.',
    mailIs: 'Confermato: {mail}',
    mailTo: 'Indirizzo e-mail',
    sendConfirmation: 'Invia un codice',
    confirmationSent: 'Un codice è in arrivo. Inseriscilo qui entro dieci minuti.',
    confirmMail: 'Conferma l’indirizzo',
    removeMail: 'Rimuovi l’indirizzo',

    // What is kept
    data: 'I tuoi dati',
    export: 'Salva tutto ciò che conserviamo di te',
    remove: 'Elimina l’account',
    removeGuest: 'Elimina tutto ciò che mi riguarda',
    removeMeans:
      'Nome, nome utente, indirizzo, impostazioni e storico vengono eliminati e tutti i browser disconnessi. Le partite restano agli altri: lì ti chiami Miner, e ciò che hai detto sparisce. I tuoi tavoli aperti vengono chiusi; nelle partite in corso gioca un bot. Non si può annullare.',
    removeNow: 'Elimina per sempre',
  },
};
