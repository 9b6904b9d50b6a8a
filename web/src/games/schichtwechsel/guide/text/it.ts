import type { Dictionary } from '.';

export default {
  welcome: {
    title: 'La tua miniera',
    say: 'Sopra la terra c’è ciò che usate tutti e due, sotto la tua miniera. Il carbone sale, diventa coke e si vende; i dischi avanzano sui tracciati, e un minatore fa il suo turno. Dopo {rounds} round vince chi ha più punti.',
    do: 'Leggi la lavagna, poi vai avanti.',
    why: 'Sembra tanto, ma userai una cosa dopo l’altra. Qualunque cosa tu voglia sapere: premi ? e toccala, oppure tieni premuto il dito.',
  },
  cubes: {
    title: 'Cubi per i tuoi carrelli',
    say: 'Un carrello contiene un solo tipo di cubi, e solo un carrello pieno può salire. Con questo carbone un carrello illuminato è pieno.',
    do: 'Metti carbone su un carrello illuminato.',
    why: 'Un carrello grande deve aspettare il secondo cubo. Quelli piccoli con un solo carbone sono già pronti oggi.',
  },
  'cubes-keep': {
    say: 'Ogni round comincia con una preparazione. Sei il primo giocatore: hai pescato questi cubi e decidi a chi vanno. C’è del buon carbone, quindi tienili.',
    do: 'Tieni i cubi.',
    why: 'In ogni round ognuno riceve un gruppo di cubi. Dal carbone si fa il coke; lo sterile riempie solo i carrelli. Un cubo senza posto ti porta un attrezzo, che alla fine costa {tools}.',
  },
  'cubes-give': {
    say: 'Ogni round comincia con una preparazione. Sei il primo giocatore: hai pescato questi cubi e decidi a chi vanno. C’è poco carbone, quindi dalli via.',
    do: 'Dai via i cubi.',
    why: 'In ogni round ognuno riceve un gruppo di cubi. Dal carbone si fa il coke; lo sterile riempie solo i carrelli. Un cubo senza posto ti porta un attrezzo, che alla fine costa {tools}.',
  },
  'cubes-room': {
    say: 'Un carrello contiene un solo tipo di cubi, e solo uno pieno può salire. Questo carbone deve aspettarne altro.',
    do: 'Metti carbone su un carrello illuminato.',
  },
  'cubes-spoil': {
    say: 'Il sasso con la S è sterile. Mettilo dove non toglie posto al carbone.',
    do: 'Metti lo sterile su un carrello illuminato.',
    why: 'Lo sterile non è da buttare: in discarica si scambia con caselle, punti o una moneta. Ma prima deve salire, come il carbone.',
  },
  tile: {
    title: 'Prendi una tessera',
    say: 'Ora ognuno prende una tessera e riceve subito la metà superiore. Quella illuminata ti porta: {what}. La metà inferiore aiuta più tardi, quando la tua barra degli edifici è libera.',
    do: 'Prendi la tessera illuminata.',
    why: 'Nessuna è cattiva. In ogni round devi prenderne una diversa da quella di prima.',
  },
  'tile-cube': {
    say: 'La tessera ha portato carbone. Va su un carrello come l’altro.',
    do: 'Metti il carbone su un carrello illuminato.',
  },
  purse: {
    title: 'Che cosa puoi spendere',
    say: 'La tua acqua è salita, e hai ricevuto {n} gettoni bianchi (W). Con il gettone giocatore (P) e la moneta è tutto ciò che hai per questo round. Ogni azione ne costa un po’.',
    do: 'Leggi la lavagna, poi vai avanti.',
    why: 'I gettoni bianchi arrivano in ogni preparazione: per l’acqua bassa, per un vagone vuoto, per il tuo forno vuoto. Quelli che non spendi vanno perduti con il round; il gettone giocatore torna, le monete restano.',
  },
  rack: {
    title: 'Le carte: che cosa puoi fare',
    say: 'Nel tuo turno usi una di queste carte e fai ciò che mostra. La colonna dice di che cosa si tratta, la riga quanto fa: grande (G), media (M) o piccola (P). In basso c’è il prezzo, di solito {large} per G, {medium} per M e {small} per P.',
    do: 'Guarda le carte, poi vai avanti.',
    why: 'Usate tutti e due le stesse carte, solo quella del tuo colore è soltanto tua. Se un segno non ti dice niente: premi ? e tocca la carta, oppure tieni premuto il dito, e ti dice a parole che cosa fa e quanto costa.',
  },
  road: {
    title: 'Sui tracciati',
    say: 'Comincia dalla carta illuminata: sceglila, pagala, e succede. Fa avanzare i tuoi dischi: {what}. Una carta così si usa una sola volta per round: tocca a chi paga per primo.',
    do: 'Scegli la carta illuminata.',
    why: 'Le caselle segnate e le fini dei tracciati valgono punti quando la partita è finita. Le sbarre tra le caselle valgono ancora di più; nel prossimo round ne supererai una.',
    stray: 'Si può fare anche questo. La carta dei tracciati è ancora lì:',
  },
  'road-pay': {
    title: 'Paga la carta',
    say: 'Ciò che paghi resta sulla carta fino alla fine del round. Il tuo gettone giocatore (P) può sostituire uno bianco, e una moneta l’uno o l’altro: perciò a volte ci sono più modi. Paga il prezzo stampato e tieni il resto.',
    do: 'Paga con i gettoni illuminati.',
    why: 'Hai un gettone giocatore per round, e torna quando il round è finito. Una moneta pagata è persa, quindi tienila per qualcosa di grosso.',
  },
  used: {
    title: 'Carte usate',
    say: 'Il tuo gettone sta sulla carta: è chiusa fino alla fine del round, anche per te. Prendi quindi prima ciò che ti serve di più. Ma una carta chiusa si può ancora copiare: la carta «{copier}» e alcuni cerchi del minatore fanno ciò che dice un’altra carta, senza il suo prezzo.',
    do: 'Guarda la carta usata, poi vai avanti.',
    why: 'Per copiare basta la grandezza giusta: il cerchio o la carta dice se copia carte grandi, medie o piccole. Sulla carta copiata non si mette nulla, quindi la copia non la chiude.',
  },
  carts: {
    title: 'Porta su il carbone',
    say: 'Il tuo rivale ha giocato, ora tocca di nuovo a te. Questa carta piccola è per il tuo carbone: {what}. Il giro disegnato sopra dice che non si chiude mai: tutti possono usarla, quante volte riescono a pagare.',
    do: 'Scegli la carta illuminata.',
    why: 'Il carbone fa molta strada: carrello, vagone, forno, vagone coke, vendita. Questo è il primo passo.',
    stray: 'Si può fare anche questo. Ma il carbone deve salire prima che se ne faccia qualcosa:',
  },
  'carts-carts': {
    say: 'Tocca i carrelli pieni, uno dopo l’altro. Il carbone va sui vagoni, lo sterile in discarica.',
    do: 'Solleva un carrello illuminato.',
  },
  coke: {
    title: 'Fai il coke',
    say: 'Il carbone da solo rende poco. Questa carta lo cuoce: {what}. Il prezzo è l’acqua nella tua miniera: tieni d’occhio il livello.',
    do: 'Scegli la carta illuminata.',
    why: 'Un vagone pieno diventa un coke, piccolo o grande che sia. Le carte grandi fanno di più in una volta, ma in un round può usarle uno solo.',
    stray: 'Si può fare anche questo. Il tuo carbone aspetta ancora i forni:',
  },
  'coke-coke': {
    say: 'In quale forno va il coke? Quelli grigi sono di tutti. Lascia vuoto il tuo: così in ogni round porta un gettone bianco.',
    do: 'Scegli un forno illuminato.',
    why: 'Alcuni forni grigi fanno subito qualcosa. Chiediglielo: premi ? e toccane uno, oppure tieni premuto il dito.',
  },
  load: {
    title: 'Carica il coke',
    say: 'Il coke in un forno non si può vendere. Questa carta lo porta sui tuoi vagoni coke, e i forni tornano liberi.',
    do: 'Scegli la carta illuminata.',
    why: 'Due coke sui vagoni sono una coppia. Dal prossimo round puoi venderne una in ogni preparazione.',
    stray: 'Si può fare anche questo. Il tuo coke è ancora nei forni:',
  },
  'load-load': {
    say: 'Tocca il tuo coke nei forni, uno dopo l’altro.',
    do: 'Carica il coke illuminato.',
  },
  coin: {
    title: 'La moneta',
    say: 'Ora la moneta: paga una carta grande come se fosse il gettone giocatore. Quella illuminata ti porta: {what}.',
    do: 'Scegli la carta illuminata.',
    why: 'Le monete tornano quando vendi coke, e per lo sterile in discarica. Non è quindi un male spenderne una dove fa molto.',
  },
  next: {
    title: 'Il prossimo round',
    say: 'Il round è finito, e la sua carta ti ha portato {points}. Il gettone giocatore è tornato. Ora ricomincia tutto: cubi, poi un’altra tessera.',
    do: 'Continua con ciò che è illuminato.',
    why: 'La carta round dice che cosa conta in questo round. Leggila prima di spendere qualcosa.',
  },
  'next-nothing': {
    say: 'Il round è finito. Questa volta la sua carta non ti ha portato nulla, ma il gettone giocatore è tornato. Ora ricomincia tutto: cubi, poi un’altra tessera.',
  },
  'next-rest': {
    title: 'Il resto del round',
    say: 'Hai ancora qualcosa per pagare. Usa una carta qualsiasi, o passa: allora per te il round è finito.',
    do: 'Usa una carta, o passa.',
  },
  'next-give': {
    say: 'A chi vanno questi cubi? Sai che cosa ti serve.',
    do: 'Assegna i cubi.',
  },
  'next-cube': {
    say: 'Riempi i carrelli: ciò che è pieno può salire in questo round.',
    do: 'Metti un cubo su un carrello illuminato.',
  },
  'next-tile': {
    say: 'Un’altra tessera: quella che hai non si può riprendere. Guarda la tua acqua prima di scegliere.',
    do: 'Prendi una tessera.',
    why: 'L’acqua sale di uno in ogni round. Se arriva in cima prendi un attrezzo; al livello con il gettone bianco ti costa quel gettone.',
  },
  sale: {
    title: 'Vendi una coppia',
    say: 'La tua prima coppia di coke è pronta. Venduta, porta subito una moneta e un gettone bianco, e {points} alla fine della partita.',
    do: 'Vendi la coppia.',
    why: 'Ogni coppia vale più della precedente. C’è una vendita per round, quindi è bene avere ogni volta due coke pronti.',
    stray: 'Non va a male: puoi venderla nel prossimo round.',
  },
  barrier: {
    title: 'Oltre la sbarra',
    say: 'Ora supera la sbarra con la cornice ({track}). Chi la supera riceve, nel mezzo dell’azione, ciò che mostra il suo cartello: {effects}.',
    do: 'Scegli la carta illuminata.',
    why: 'Così da un’azione ne nascono due o tre. È il cuore di questo gioco: fai che una cosa ne metta in moto un’altra.',
  },
  'barrier-more': {
    say: {
      one: 'Al tuo disco manca ancora {n} casella per superare la sbarra ({track}). Usa un’altra carta.',
      other: 'Al tuo disco mancano ancora {n} caselle per superare la sbarra ({track}). Usa un’altra carta.',
    },
    do: 'Scegli la carta illuminata.',
  },
  'way-pay': {
    title: 'Paga la carta',
    say: 'Il prezzo stampato è illuminato. Tutto il resto è più di quanto devi dare.',
    do: 'Paga con i gettoni illuminati.',
    why: 'Il gettone giocatore paga una carta grande, e ognuno ne ha uno per round. Vale la pena tenere una moneta: paga tutto.',
  },
  'way-option': {
    title: 'Una casella o un punto',
    say: 'Questa carta dà una delle due cose. La casella porta alla sbarra.',
    do: 'Prendi la casella.',
  },
  'way-building': {
    title: 'Un edificio',
    say: 'Alla sbarra puoi costruire. Prendi un edificio qualsiasi dalla tua barra: ciò che sta sotto ti aiuta in ogni preparazione.',
    do: 'Prendi un edificio.',
  },
  'way-lot': {
    title: 'Un edificio',
    say: 'Dove lo vuoi? Ogni lotto dice a che cosa serve, alla fine della partita o subito.',
    do: 'Scegli un lotto.',
  },
  'way-benefit': {
    title: 'Minatore o castelletto',
    say: 'Hai superato una sbarra! Ora scegli: il tuo minatore va avanti e usa il cerchio dove si ferma, oppure un castelletto entra in gioco. Prova con il minatore.',
    do: 'Scegli il minatore.',
    why: 'I castelletti migliorano la tua carta e aprono le carte dei castelletti. Il minatore ti fa un favore dovunque si ferma, e vale punti quando è uscito dal cancello.',
  },
  'way-miner': {
    title: 'Il turno del minatore',
    say: 'Va avanti di un cerchio e usa quello dove si ferma. Alcuni cerchi copiano una carta che altri hanno pagato.',
    do: 'Mandalo su un cerchio illuminato.',
  },
  'way-copy': {
    title: 'Copia una carta',
    say: 'Qui fai ciò che dice un’altra carta senza pagarla, anche se è già stata usata. Scegli quella che ti aiuta di più.',
    do: 'Copia una carta.',
  },
  'way-more': {
    title: 'Una cosa ne mette in moto un’altra',
    say: 'Ciò che hai fatto ha messo in moto altro. Prendi ciò che ti aiuta di più: ciò che indichi dice che cosa porta.',
    do: 'Scegli qualcosa di illuminato.',
  },
  'way-after': {
    title: 'Dopo l’azione',
    say: 'In discarica hai dello sterile: una volta per turno si scambia con caselle, punti o una moneta. Fallo, o termina il turno.',
    do: 'Termina il turno.',
  },
  own: {
    title: 'La tua carta',
    say: 'La tua acqua è a {n}. La carta del tuo colore è solo per te, una volta per round, e pompa: {what}. Con castelletti in gioco ti porta avanti anche sulla ferrovia.',
    do: 'Scegli la tua carta.',
    why: 'Al livello {level} l’acqua copre uno dei tuoi gettoni bianchi, in cima porta un attrezzo; prosciugata porta un punto. Chi è prudente la tiene bassa.',
  },
  end: {
    title: 'Glückauf, il resto è tuo',
    say: 'Hai fatto il coke, e una cosa ne ha messa in moto un’altra: questo è il gioco. Edifici, castelletti e discarica ti aspettano: si spiegano da soli se premi ? o tieni premuto il dito.',
    do: 'Continua per conto tuo.',
  },
} satisfies Dictionary;
