export default {
  device: {
    title: 'Su questo dispositivo',
    means: 'Pithead funziona solo in questo browser. Le tue partite restano qui e nessun altro le vede.',
    lasting: 'Il browser ha promesso di conservarle.',
    notLasting: 'Se lo spazio scarseggia, il browser può dimenticarle.',
    ask: 'Chiedi al browser di conservarle',
    gone: 'Questo browser non conserva nulla: le partite spariscono quando si chiude l’ultima scheda.',
    full: 'Non c’è più spazio, perciò l’ultima mossa non è stata conservata. Libera un po’ di spazio sul dispositivo e si va avanti.',
    newer:
      'Qui è già stato usato un Pithead più recente. Ricarica la pagina; fino ad allora non si conserva nulla.',
    loadAnew: 'Ricarica',
    take: 'Porta tutto con te',
    takeMeans: 'Un solo file con tutte le partite, da riportare qui o su un altro dispositivo.',
    bring: 'Riporta qui',
    bringMeans: 'Tutto ciò che c’è ora qui viene sostituito.',
    replace: 'Sostituisci tutto',
    noFile: 'Questo file non contiene quanto preso da un dispositivo.',
    noRoom: 'Non è stato possibile conservarlo qui: nulla è cambiato.',
    renewed: 'C’è una nuova versione.',
    renew: 'Caricala',
    nobodyWaits: 'Nessuno ti aspetta. Inizia una partita: contro i bot o insieme a questo schermo.',
  },
};
