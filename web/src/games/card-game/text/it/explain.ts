export default {
  stackOf: { one: 'mazzo, resta {n} carta', other: 'mazzo, restano {n} carte' },
  actionCard: 'carta azione',
  priceFirst: {
    one: 'Esattamente {n} operaio: in questo turno di lavoro qui non è stato nessuno.',
    other: 'Esattamente {n} operai: in questo turno di lavoro qui non è stato nessuno.',
  },
  pricePrinted: {
    one: 'Esattamente {n} operaio: {printed} è stampato sulla carta.',
    other: 'Esattamente {n} operai: {printed} è stampato sulla carta.',
  },
  priceAfter: {
    one: 'Esattamente {n} operaio: uno in più di quanti ne ha messi {name}.',
    other: 'Esattamente {n} operai: uno in più di quanti ne ha messi {name}.',
  },
  priceAfterYou: {
    one: 'Esattamente {n} operaio: uno in più di quanti ne hai messi tu.',
    other: 'Esattamente {n} operai: uno in più di quanti ne hai messi tu.',
  },
  takeLorry: 'Prendi la prima carta. Va all’estremità sinistra della tua fila d’estrazione.',
  takeWagon:
    'Prendi la prima carta. Va su uno dei tuoi binari che mostra il suo stemma, un jolly su uno qualsiasi.',
  takeEngine: 'Prendi la prima carta. Va su un binario senza locomotiva e ci rimane.',
  takeOrder: 'Prendi in mano la prima carta. Per partire ogni treno ha bisogno di un ordine.',
  takeShare:
    'Prendi la prima carta e mettila scoperta davanti a te. Dà punti con un ordine della sua destinazione.',
  takeInnovation: 'Prendi in mano la prima carta, per dopo o già per questa mossa.',
  takeObjective: 'Prendi la prima carta e mettila scoperta davanti a te. Dà punti alla fine.',
  twins: 'Quando uno dei due mazzi finisce, riceve la metà inferiore dell’altro.',
  mine: 'Fai {a} o {b} passi, almeno {a}. Un passo sposta un vagoncino: dalla fila in un vagone o in magazzino, oppure dal magazzino in un vagone.',
  mineToken:
    'Fai {a} o {b} passi, o basta esserci: chi è qui per ultimo in un turno di lavoro ne riceve il gettone e comincia il successivo.',
  delivery:
    'Fai partire treni. A ognuno servono una locomotiva, vagoncini caricati e un tuo ordine che non ne chieda più di quelli caricati.',
  wild: 'Nomina un mazzo, guardane le prime {n} carte e tienine una. Le altre vanno sotto il mazzo, nell’ordine che vuoi.',
  onTop: 'In cima: {card}.',
  nextPays: { one: 'Chi viene dopo paga {n}.', other: 'Chi viene dopo paga {n}.' },
  priceOf: 'Prezzo: {zone}',
  workerZone: 'zona per operai',
  payExactly:
    'Metti giù carte operaio che insieme fanno esattamente questo numero, mai di più. Ogni piazzamento lo alza di uno; finito il turno di lavoro si ricomincia.',
  liesHere: 'Qui ci sono: {cards}.',
  liesOf: '{cards} di {name}',
  liesNothing: 'Qui non c’è nessuna carta.',
  canPay: 'Le tue carte bastano a farlo esatto.',
  topCard: 'in cima: {zone}',
  inTheBox: '{n} nel gioco',
  inTheBoxRebuilt: '{n} nel gioco (numero ricostruito)',
  inTheBoxRebuiltPoints: '{n} nel gioco (numero e punti ricostruiti)',
  beneath: 'Sotto la prima carta: {zone}',
  beneathGives:
    'La prima carta di un mazzo la vedono tutti, quelle sotto nessuno, finché non vengono prese o guardate.',
  beneathRebuilt: 'Quante ce ne sono di ogni tipo è ricostruito.',
  beneathNone: 'Non ne conosci nessuna.',
  beneathLast: 'La prima carta è anche l’ultima.',
  beneathEmpty: 'Il mazzo è vuoto.',
  hiddenTop: 'Prima carta',
  hiddenTopGives: 'Qualcuno sta guardando le prime carte di questo mazzo. Dopo si scopre la successiva.',
  token: 'Gettone del turno {n}',
  tokenKind: 'gettone turno',
  tokenGives: {
    one: 'Dà {n} punto. Quando tutti hanno passato va a chi è stato per ultimo sulla carta estrazione {a} o {b}, che comincia il turno di lavoro successivo.',
    other:
      'Dà {n} punti. Quando tutti hanno passato va a chi è stato per ultimo sulla carta estrazione {a} o {b}, che comincia il turno di lavoro successivo.',
  },
  tokenHas: 'Ce l’ha {name}.',
  tokenWasThere: '{name} è stato lì per ultimo e lo riceverebbe.',
  tokenOfBefore: 'Lì non è ancora stato nessuno: lo riceverebbe {name}, che ha cominciato questo turno.',
  tokenLater: 'Deve ancora venire.',
  shift: 'Turno {a} di {b}',
  shiftGives:
    'A giro ciascuno piazza operai o passa. Quando tutti hanno passato, le carte operaio tornano in mano e ogni prezzo ricomincia.',
  shiftNow: 'Ha cominciato questo turno {name}.',
  shiftPassed: 'Hanno passato: {names}.',

  lorryOne: {
    one: 'Spostarlo costa {n} passo, e per un ordine vale un vagoncino. Consegnato con un treno dà {points}.',
    other:
      'Spostarlo costa {n} passi, e per un ordine vale un vagoncino. Consegnato con un treno dà {points}.',
  },
  lorryTwo: {
    one: 'Una carta per un vagone. Spostarla costa {n} passo e per un ordine vale {n} vagoncino, ma da sola non dà punti.',
    other:
      'Una carta per un vagone. Spostarla costa {n} passi e per un ordine vale {n} vagoncini, ma da sola non dà punti.',
  },
  wagonCrest: {
    one: 'Prende una carta vagoncino del suo stemma. Può stare sul binario {docks}.',
    other: 'Prende una carta vagoncino del suo stemma. Può stare sui binari {docks}.',
  },
  wagonWild: 'Può stare su qualsiasi binario e prende una carta vagoncino di uno dei due stemmi del binario.',
  engineGives:
    'Traina il treno del suo binario; ogni binario ha una locomotiva. I treni con locomotive dello stesso tipo possono partire con una sola consegna.',
  orderGives: {
    one: 'Con esso parte un treno con almeno {n} vagoncino caricato, e allora alla fine dà {points}. In mano non dà nulla.',
    other:
      'Con esso parte un treno con almeno {n} vagoncini caricati, e allora alla fine dà {points}. In mano non dà nulla.',
  },
  shareGives:
    'Alla fine dà {points} se la copre un tuo ordine evaso della stessa destinazione: {destination}. Un ordine copre una sola azione.',
  workersGives:
    'Messa giù come operai, da sola o con altre carte, vale un numero a scelta da 1 a {n}. A fine turno esce dal gioco.',
  freeGives:
    'Si gioca prima o dopo il piazzamento, senza operai: {action}. Poi esce dal gioco; nessun prezzo sale.',
  'free-lorry': 'la prima carta di uno dei due mazzi di vagoncini',
  'free-wagon': 'la prima carta di uno dei due mazzi di vagoni',
  'free-engine': 'la prima locomotiva',
  'free-order': 'il primo ordine',
  'free-share': 'la prima azione',
  'free-mining': 'da {a} a {b} passi di estrazione',
  'free-delivery': 'una consegna',
  tokensGives: 'Alla fine dà {points} ogni {n} dei tuoi gettoni turno.',
  objectivesGives: 'Alla fine dà {points} per ogni tuo obiettivo, compreso questo.',
  enginesGives: 'Alla fine dà {points} per ogni locomotiva {type} partita con uno dei tuoi treni.',
  sharesGives: 'Alla fine dà {points} per ogni tua azione coperta da un ordine: {destination}.',
  ordersGives: 'Alla fine dà {points} per ogni ordine che hai evaso: {destination}.',
  lorriesGives:
    'Dà {points} una volta se i tuoi ordini evasi chiedono in tutto {n} vagoncini o più: {destination}. Quanti ne portavano i treni non importa.',
  lorryFits: {
    one: 'Un vagone vuoto adatto è sul binario {docks}.',
    other: 'Vagoni vuoti adatti sono sui binari {docks}.',
  },
  lorryFitsNot: 'Nessuno dei tuoi vagoni vuoti lo può prendere.',
  wagonTakes: 'Potrebbe prendere: {cards}.',
  wagonTakesNone: 'Non hai in attesa vagoncini adatti.',
  engineFree: {
    one: 'Il binario {docks} è senza locomotiva.',
    other: 'I binari {docks} sono senza locomotiva.',
  },
  engineTwin: {
    one: 'Una dello stesso tipo è sul binario {docks}: potrebbero partire insieme.',
    other: 'Altre dello stesso tipo sono sui binari {docks}: potrebbero partire insieme.',
  },
  orderFits: {
    one: 'Il treno sul binario {docks} ha abbastanza vagoncini.',
    other: 'I treni sui binari {docks} hanno abbastanza vagoncini.',
  },
  orderShort: 'Il tuo binario più carico ne ha {a} su {b}.',
  shareWould: 'Darebbe {points}: un tuo ordine non copre ancora nessuna azione.',
  shareScores: 'Dà {points}: la copre uno dei tuoi ordini evasi.',
  shareNothing: 'Ancora nulla: non hai un ordine evaso di questa destinazione a disposizione.',
  objectiveNow: 'Vale {points}: {missing}.',

  rowGives:
    'Qui aspettano i vagoncini. I nuovi entrano da sinistra; si può spostare solo quello più a destra, in un vagone o in magazzino.',
  rowNext: 'Esce per primo: {card}.',
  rowEmpty: 'Qui non aspetta nessun vagoncino.',
  rowPlace: 'fila d’estrazione, {a} di {b}',
  rowFirst: 'È il prossimo a uscire.',
  rowBehind: { one: 'Prima esce {n} carta.', other: 'Prima escono {n} carte.' },
  storageGives:
    'Ogni carta del magazzino si può caricare, in qualsiasi ordine, con tanti passi quanti sono i suoi vagoncini. Portarla qui ne è costati altrettanti.',
  storageNow: { one: 'Qui c’è {n} carta: {cards}.', other: 'Qui ci sono {n} carte: {cards}.' },
  storageEmpty: 'È vuoto.',
  stored: 'in magazzino',
  dockKind: 'per {crests}',
  dockGives:
    'Una locomotiva e quanti vagoni vuoi. Un vagone prende un vagoncino solo se anche il binario ne mostra lo stemma. Tutto parte insieme.',
  trainReady: {
    one: 'Pronto a partire con {n} vagoncino: {orders}.',
    other: 'Pronto a partire con {n} vagoncini: {orders}.',
  },
  trainMissing: 'Per partire manca: {what}.',
  trainMissingEngine: 'una locomotiva',
  trainMissingLoad: 'un vagoncino caricato',
  trainMissingOrder: {
    one: 'un ordine per {n} vagoncino',
    other: 'un ordine per non più di {n} vagoncini',
  },
  trainTheirs: {
    one: 'Il treno può partire con un ordine per {n} vagoncino.',
    other: 'Il treno può partire con un ordine per non più di {n} vagoncini.',
  },
  slot: 'Posto per una locomotiva',
  slotGives: 'Senza locomotiva non parte nessun treno. Quella che arriva qui ci rimane fino alla partenza.',
  atDock: 'binario {n}',
  wagonLoaded: 'Porta: {card}. Il carico ci rimane fino alla partenza.',
  wagonEmpty: 'È vuoto, e vuoto partirebbe con il suo treno.',
  loadGives:
    'Tanti sono i vagoncini caricati qui. Un ordine per questo treno non può chiederne di più; quelli in più partono lo stesso.',
  deliveredGives:
    'Ciò che è partito con i treni. Vagoncini singoli e ordini danno punti alla fine, le locomotive contano per gli obiettivi.',
  deliveredNow: 'Vagoncini {lorries}, ordini {orders}.',
  deliveredNothing: 'Non è ancora partito nessun treno.',
  fulfilledKind: 'ordine evaso',
  fulfilledGives: 'Alla fine dà {points} e copre un’azione della sua destinazione.',
  sentEngine: 'locomotiva partita',
  sentEngineGives: 'Una locomotiva partita da sola non dà punti, ma conta per l’obiettivo del suo tipo.',
  sentLorries: 'Vagoncini consegnati',
  sentLorriesGives: 'Una carta con un solo vagoncino dà quanto è stampato, una con due non dà nulla.',

  workerCard: 'carta operaio',
  workerGives:
    'Mettila giù da sola o con altre in modo da fare esattamente il prezzo di una zona. A fine turno torna in mano.',
  workerZones: 'Da sola paga: {zones}.',
  workerNoZone: 'Nessuna zona costa ora esattamente così: le serve compagnia, o un prezzo più alto.',
  handWorkers: 'Carte operaio in mano',
  handWorkersNow: { one: '{n} operaio su {cards}.', other: '{n} operai su {cards}.' },
  handOrders: 'Ordini in mano',
  handOrdersGives:
    'Ogni treno parte con uno di questi. Quelli ancora in mano a fine partita non danno nulla.',
  handInnovations: 'Innovazioni in mano',
  handInnovationsGives:
    'Alcune si giocano per un effetto senza operai, prima o dopo il piazzamento. Altre si mettono giù come operai.',
  openShares: 'Azioni',
  openSharesGives:
    'Stanno scoperte. Ognuna dà {points} alla fine se la copre un ordine evaso della sua destinazione.',
  openObjectives: 'Obiettivi',
  openObjectivesGives: 'Stanno scoperti e danno punti a fine partita, ognuno come dice.',
  holds: { one: 'Hai {n} carta.', other: 'Hai {n} carte.' },
  inHand: 'in mano tua',
  inHandSecret: 'in mano tua, sconosciuta agli altri',
  innovationNow: 'Puoi giocarla ora.',
  payKind: 'un modo di pagare, {zone}',
  payGives: 'Queste carte operaio restano lì fino alla fine del turno, poi tornano in mano.',
  payGivesInnovation: 'Le carte operaio tornano a fine turno, l’innovazione esce dal gioco.',
  payKeeps: 'Ti restano: {cards}.',

  stepsKind: 'estrazione',
  stepsGives:
    'Una carta vagoncino costa tanti passi quanti vagoncini mostra. I passi d’obbligo vanno fatti, gli altri a piacere.',
  deliverGives:
    'Parte almeno un treno. Possono partirne altri se le locomotive sono dello stesso tipo e ognuno ha il suo ordine.',
  departureKind: 'per il treno sul binario {n}',
  departureNow: { one: 'La partenza porta {n} punto.', other: 'La partenza porta {n} punti.' },
  lookGives:
    'Tieni una carta e mettila dove va il suo tipo. Le altre vanno sotto il mazzo; un ordine o un’innovazione che tieni resta segreto.',
  seenMine: 'la vedi solo tu',
  seenNow: 'La carta che tieni è subito tua.',
  underNow: 'La prossima che tocchi va sotto il mazzo, sotto le precedenti.',
  underGives: 'Le carte non tenute vanno sotto il mazzo una a una; l’ultima finisce in fondo.',
  backKind: 'carta che viene guardata',
  backGives: 'La vede solo {name}. Una viene tenuta, le altre vanno sotto il mazzo.',
  stepMove: 'passo di estrazione',
  stepLoad: 'Il vagoncino va nel vagone e ci rimane fino alla partenza.',
  stepStore: 'Il vagoncino va in magazzino. Da lì si può caricare con un passo successivo.',
  stepCosts: { one: '{n} dei tuoi passi di estrazione.', other: '{n} dei tuoi passi di estrazione.' },

  rivalKind: 'rivale',
  rivalGives: 'Binari, azioni e obiettivi di tutti sono scoperti. Tocca per vedere tutto.',
  rivalPassed: 'In questo turno ha passato.',
  rivalNow: 'Restano {workers}, {points}.',
  countOf: '{what}: {name}',
  countHand: 'in mano',
  countOpen: 'scoperto sul tavolo',
  countWorkers: 'Operai ancora in mano: tanti se ne possono mettere giù in questo turno di lavoro.',
  countOrders: 'Ordini in mano. Danno punti solo quando un treno è partito con loro.',
  countInnovations: 'Innovazioni in mano, per effetti o al posto degli operai.',
  countShown: 'Tutti hanno visto prenderle: {cards}.',
  countUnseen: {
    one: '{n} carta viene dalla libera scelta, non vista.',
    other: '{n} carte vengono dalla libera scelta, non viste.',
  },
  countRemembered: 'Quali siano, a questo tavolo va ricordato.',
  countShares: 'Le azioni danno punti con gli ordini evasi della loro destinazione.',
  countObjectives: 'Gli obiettivi danno punti alla fine, ognuno come dice.',
  countTokens: 'I gettoni turno danno punti alla fine; a parità decide l’ultimo.',
  countIs: 'Ora {n}.',
  countCards: '{cards}.',
  standingGives:
    'I punti se la partita finisse con questo turno: vagoncini, ordini, azioni, gettoni e obiettivi. Tocca per il punteggio.',
  standingNow: '{name} è in testa con {points}.',
  standingTie: 'Alla pari in testa: {names}, {points}.',
  recapGives:
    'Che cosa hanno fatto gli altri dalla tua ultima mossa. Toccando una riga se ne segna il posto.',
  knownGives:
    'Che cosa hai visto e dove si trova, come lo ricorderebbe un giocatore attento. Si conta dall’alto del mazzo.',
  bringsGives: 'Che cosa aggiungerebbe ai tuoi punti la mossa sotto il puntatore, fonte per fonte.',
};
