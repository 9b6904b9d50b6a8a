export default {
  company: {
    said: 'Quello che ha detto {name}',
    unheardLine: 'Questa riga non la leggi.',
    block: 'Blocca {name}',
    unblock: 'Sblocca {name}',
    blockMeans:
      'Non leggi più a nessun tavolo quello che scrive {name}, e nessuno dei due si siede a un tavolo dell’altro. {name} non ne viene a sapere nulla. Nelle impostazioni puoi tornare indietro.',
    blocked: 'Hai bloccato {name}.',
    unblocked: 'Hai sbloccato {name}.',
    report: 'Segnala questa riga',
    reportMeans:
      'Chi gestisce questo server vede le parole, il tavolo, chi le ha dette e che le segnali tu. Che cosa ne è stato si legge nelle impostazioni.',
    reason: 'Perché',
    insult: 'Insulto',
    threat: 'Minaccia',
    spam: 'Pubblicità o valanga di messaggi',
    other: 'Altro',
    note: 'Altri dettagli, se vuoi',
    send: 'Segnala',
    reported: 'Segnalato. Grazie.',

    adjourn: 'Rinvia la partita',
    adjournMeans: 'Se tutti sono d’accordo, partita e orologio restano fermi fino ad allora.',
    adjournUntil: 'Fino a',
    adjournAsk: 'Chiedi agli altri',

    otherGame: 'Altro gioco, stesse persone',
    otherGameMeans:
      'Un nuovo tavolo con le stesse persone e lo stesso orologio, ognuno un posto più avanti. Gli altri vedono come arrivarci.',
    otherGameNone: 'Nessun altro gioco è per così tanti giocatori.',
  },
};
