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

    // Others, and time off
    blockedPeople: 'Persone bloccate',
    blockedMeans:
      'Non leggi quello che scrivono, e nessuno dei due si siede a un tavolo dell’altro. Loro non ne vengono a sapere nulla.',
    nobodyBlocked:
      'Non hai bloccato nessuno. Nella chat di un tavolo lo fai con il pulsante accanto a una riga.',
    unblock: 'Sblocca {name}',
    reports: 'Segnalazioni al gestore',
    noReports: 'Non hai segnalato nulla.',
    verdictOpen: 'non ancora risolta',
    verdictDismissed: 'risolta: non è stato fatto nulla',
    verdictSilenced: 'risolta: chi l’ha scritto deve tacere per un po’',
    silenced: 'Il gestore non ti lascia scrivere a nessun tavolo fino al {when}.',
    holiday: 'Vacanze',
    holidayMeans: {
      one: 'Nelle partite a turni il tuo orologio si ferma quando sei in vacanza. Dei {days} giorni all’anno te ne resta {n}; ogni vacanza conta almeno un giorno.',
      other:
        'Nelle partite a turni il tuo orologio si ferma quando sei in vacanza. Dei {days} giorni all’anno te ne restano {n}; ogni vacanza conta almeno un giorno.',
    },
    holidayUntil: 'Ultimo giorno',
    goOnHoliday: 'Vai in vacanza',
    onHolidayUntil: 'Sei in vacanza fino al {when}.',
    backFromHoliday: 'Sono di nuovo qui',
  },
};
