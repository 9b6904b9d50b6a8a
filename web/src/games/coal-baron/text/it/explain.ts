export default {
  free: 'Lo spazio è libero: basta un operaio.',
  ousts: {
    one: 'Lì c’è {n} operaio di {name}: va in mensa e tu ne piazzi uno in più.',
    other: 'Lì ci sono {n} operai di {name}: vanno in mensa e tu ne piazzi uno in più.',
  },
  oustsOwn: {
    one: 'Lì c’è {n} tuo operaio: va in mensa e ne piazzi uno in più.',
    other: 'Lì ci sono {n} tuoi operai: vanno in mensa e ne piazzi uno in più.',
  },
  bankCosts: 'Sempre uno, per quanti ce ne siano già.',

  tileGives:
    'Compri questa tessera: va al livello {level}, {side}, con un cubetto in ogni vagoncino. I vagoncini si riempiono solo questa volta.',
  tileNow:
    'Di questo colore i tuoi ordini ne vogliono ancora {want}; tra vagoncini, gabbia e deposito ne hai {have}.',
  marksLeft: 'Ti restano {marks}.',
  marksThen: 'Avrai {marks}.',
  drawTiles: 'Guarda nella pila',
  drawTilesGives: {
    one: 'Guardi l’ultima tessera della pila e puoi comprarla al suo prezzo.',
    other:
      'Guardi le prime {n} tessere della pila e puoi comprarne una al suo prezzo. Le altre tornano indietro, tutte in cima o tutte in fondo.',
  },
  tilesLeft: { one: 'Nella pila resta {n} tessera.', other: 'Nella pila restano {n} tessere.' },
  mineGives:
    'Fino a {n} azioni di lavoro, in qualsiasi sequenza; puoi fermarti quando vuoi. Un’azione è una di queste:',
  stepCage: 'la gabbia a un livello o in superficie',
  stepLoad: 'un cubetto da un vagoncino alla gabbia, al suo livello',
  stepFill: 'un cubetto su un ordine, in superficie o dal deposito',
  stepStore: 'un cubetto nel deposito, in superficie',
  mineNow: 'Sui tuoi ordini ci sono {want} caselle libere; hai il carbone per {have}.',
  mineNowNone: 'Sui tuoi ordini non ci sono caselle libere.',
  deliverGives:
    'Tutti i tuoi ordini completi per questo mezzo partono insieme. Danno subito punti, e l’orologio li conta dopo ogni turno di lavoro.',
  deliverNow: { one: '{n} ordine è completo: {points}.', other: '{n} ordini sono completi: {points}.' },
  moneyGives: 'Prendi subito {marks}.',
  bankGives: '{marks} per un operaio. Da qui nessuno viene mai scacciato.',
  orderGives: {
    one: 'Prendi questo ordine. Consegnato dà {points}; se alla fine avanza, costa un punto.',
    other: 'Prendi questo ordine. Consegnato dà {points}; se alla fine avanza, costa {n} punti.',
  },
  orderNow: 'Caselle per cui hai il carbone: {have} su {n}.',
  drawOrders: 'Guarda nella pila',
  drawOrdersGives: {
    one: 'Guardi l’ultimo ordine della pila e puoi tenerlo.',
    other:
      'Guardi i primi {n} ordini della pila e puoi tenerne uno. Gli altri tornano indietro, tutti in cima o tutti in fondo.',
  },
  ordersLeft: { one: 'Nella pila resta {n} ordine.', other: 'Nella pila restano {n} ordini.' },
  lockedGives: 'Con questo numero di giocatori qui nessuno piazza operai.',
  emptyGives: 'Qui non c’è più niente, quindi nessuno può venire.',

  building: 'edificio',
  factoryGives:
    'Qui compri tessere con vagoncini e carbone. Chi alla fine del turno di lavoro ha più operai qui comincia il prossimo.',
  ordersGives: 'Qui prendi nuovi ordini, quanti ne vuoi.',
  payGives: 'Qui guadagni marchi per le tessere.',
  bankBuilding: 'Qui c’è sempre posto: un operaio, poco denaro, nessuno viene scacciato.',
  stepsGives: 'Qui si estrae. Il numero dice quante azioni di lavoro ricevi.',
  deliveryGives: 'Da qui partono gli ordini completi, tutti quelli di un mezzo insieme.',
  canteenGives:
    'Chi viene scacciato riposa qui finché il turno di lavoro non è finito. Tu non piazzi mai nessuno qui.',
  canteenNow: 'A riposo: {who}.',
  canteenNobody: 'Finora nessuno è stato scacciato.',
  stockGives: 'Il carbone che resta per nuove tessere. Quello consegnato torna qui.',
  draftGives:
    'Prima del primo turno di lavoro ciascuno prende ordini da qui, uno alla volta. Quello che avanza va tra gli ordini.',

  supplyGives:
    'Da qui si riempiono i vagoncini delle nuove tessere, {marks} ciascuno. Se non ce n’è più, il vagoncino prende un altro colore o resta vuoto.',
  supplyNow: { one: 'Resta {n} cubetto.', other: 'Restano {n} cubetti.' },
  inStock: 'nella scorta',
  draftOrder: 'uno dei primi ordini',
  lookedAt: 'dalla pila, lo vedi solo tu',
  returned: 'Carte che tornano indietro',
  returnedGives:
    'Ciò che non prendi torna nella pila, tutto in cima o tutto in fondo, disposto come vuoi. L’occhio sulla pila mostra ciò che ricordi.',
  shortName: 'Il carbone non basta',
  shortGives:
    'Nella scorta c’è troppo poco di questo colore. Il vagoncino prende un cubetto di un altro colore o resta vuoto; i vagoncini vuoti danno punti sull’ultimo orologio.',

  points: 'Punti vittoria',
  pointsGives:
    'Gli ordini consegnati contano subito, l’orologio dopo ogni turno di lavoro, ciò che avanza alla fine. Vince chi ha più punti.',
  pointsNow: 'Ora {now}, e {then} se il turno di lavoro finisse ora.',
  pointsNowLast: 'Ora {now}, e {then} se la partita finisse ora.',
  workersName: 'Operai',
  workersGives:
    'Li piazzi sugli spazi, una mossa dopo l’altra. Chi non ne ha più aspetta; quando nessuno ne ha, il turno di lavoro finisce e tutti tornano a casa.',
  workersNow: '{n} da piazzare, {canteen} in mensa, {bank} in banca.',
  marksName: 'Marchi',
  marksGives: 'Servono a pagare le tessere. Alla fine ogni {n} sono un punto, e il resto decide le parità.',
  marksNow: 'Hai {marks}.',
  ownOrder: 'uno dei tuoi ordini',
  ownOrderGives: {
    one: 'Una casella prende un cubetto del suo colore, o due qualsiasi. Completo e consegnato dà {points}; se alla fine avanza, costa un punto.',
    other:
      'Una casella prende un cubetto del suo colore, o due qualsiasi. Completo e consegnato dà {points}; se alla fine avanza, costa {n} punti.',
  },
  ownOrderNow: 'Caselle libere: {n}. Hai il carbone per {have} di queste.',
  ownOrderReady: 'Completo. Aspetta i tuoi operai: {space}.',
  deliveredGives:
    'Tante caselle hai consegnato. L’orologio confronta questi numeri dopo ogni turno di lavoro, ogni volta di nuovo.',

  levelGives:
    'Qui c’è il carbone {colour}, e un vagoncino costa {marks}. La gabbia arriva qui con una sola azione, dovunque sia.',
  surfaceName: 'La superficie',
  surfaceGives:
    'Qui la gabbia si scarica: sugli ordini o nel deposito. Da ogni livello sale con una sola azione.',
  gallery: 'Livello {n}, {side}',
  galleryGives:
    'Vagoncini con il loro carbone: uno è stampato, gli altri sono arrivati con le tessere. Ciò che si toglie non si rimette; i vagoncini vuoti danno punti sull’ultimo orologio.',
  cart: 'Vagoncino al livello {n}',
  cartGives: 'Il suo cubetto va nella gabbia, se questa è al livello e ha posto. Il vagoncino vuoto rimane.',
  cageName: 'La gabbia',
  cageGives:
    'Porta fino a {n} cubetti in superficie. Fino alla tua prossima estrazione resta dov’è, con il suo carico.',
  storageGives:
    'Carbone che hai portato su per dopo. Durante l’estrazione ogni cubetto va da qui su un ordine con una sola azione.',
  balanceName: 'Equilibrio delle tessere',
  balanceGives:
    'Alla fine ogni tessera che un lato ha in più dell’altro costa {n} punti. I vagoncini stampati non sono tessere.',
  balanceNow: '{tiles} Punti alla fine: {points}.',
  sideGives: 'La lampada su una tessera dice dove va: accesa sul lato chiaro, spenta sul lato scuro.',
  stepsNow: '{left}.',
  pairsGives:
    'Due cubetti qualsiasi possono riempire una casella di ogni colore. Sull’orologio conta per il colore stampato.',

  clockGives:
    'Dopo ogni turno di lavoro confronta i giocatori, sempre dall’ora 1 e ogni volta più avanti. Chi ha di più di un’ora ne prende i punti.',
  clockSecond: 'Anche il secondo posto dà punti.',
  clockNoSecond: 'In due giocatori non ci sono secondi posti.',
  clockNow: 'Alla fine di questo turno di lavoro contano le ore da 1 a {last}.',
  hourOf: 'ora {n} dell’orologio dei turni',
  hourCoal: 'Conta le caselle di questo colore sugli ordini consegnati.',
  hourVehicle: 'Conta le caselle sugli ordini consegnati con questo mezzo.',
  hourCarts: 'Conta i vagoncini vuoti di questo colore nella miniera, anche quelli stampati.',
  gainsGives:
    'Che cosa darebbe a ciascuno l’orologio, e il totale che ne viene. Nell’ultimo turno di lavoro anche ciò che avanza alla fine.',
  rivalGives:
    'Tutto ciò che ha un rivale è scoperto: operai, marchi, ordini, miniera. Toccalo per vedere tutto.',
  rivalNow: '{workers}, {marks}, {points}.',

  score: 'da dove vengono i punti',
  scoreOrders: 'Ogni ordine consegnato ha dato subito i suoi punti.',
  scoreMajorities: 'L’orologio dopo un turno di lavoro: ogni ora è andata a chi ne aveva di più.',
  scoreMoney: 'Ogni {n} marchi rimasti sono un punto.',
  scoreCubes: 'Ogni {n} cubetti rimasti in vagoncini, gabbia e deposito e sugli ordini sono un punto.',
  scoreOutstanding: {
    one: 'Ogni ordine non consegnato costa un punto, completo o no.',
    other: 'Ogni ordine non consegnato costa {n} punti, completo o no.',
  },
  scoreBalance: 'Ogni tessera che un lato della miniera ha in più dell’altro costa {n} punti.',
};
