export default {
  free: 'Das Feld ist frei: Ein Arbeiter genügt.',
  ousts: {
    one: 'Dort steht {n} Arbeiter von {name}: Er geht in die Kantine, und du setzt einen mehr ein.',
    other: 'Dort stehen {n} Arbeiter von {name}: Sie gehen in die Kantine, und du setzt einen mehr ein.',
  },
  oustsOwn: {
    one: 'Dort steht {n} eigener Arbeiter: Er geht in die Kantine, und du setzt einen mehr ein.',
    other: 'Dort stehen {n} eigene Arbeiter: Sie gehen in die Kantine, und du setzt einen mehr ein.',
  },
  bankCosts: 'Immer einer, wie viele dort auch schon stehen.',

  tileGives:
    'Du kaufst dieses Plättchen: Es kommt auf Etage {level}, {side}, mit einem Würfel in jeder Lore. Loren werden nur dieses eine Mal gefüllt.',
  tileNow:
    'Von dieser Farbe brauchen deine Aufträge noch {want}; in Loren, Förderkorb und Kohlelager hast du {have}.',
  marksLeft: 'Dir bleiben {marks}.',
  marksThen: 'Dann hast du {marks}.',
  drawTiles: 'Stapel ansehen',
  drawTilesGives: {
    one: 'Du siehst dir das letzte Plättchen des Stapels an und darfst es zu seinem Preis kaufen.',
    other:
      'Du siehst dir die {n} obersten Plättchen des Stapels an und darfst eins zu seinem Preis kaufen. Die anderen kommen zurück, alle nach oben oder alle nach unten.',
  },
  tilesLeft: { one: 'Im Stapel liegt noch {n} Plättchen.', other: 'Im Stapel liegen noch {n} Plättchen.' },
  mineGives:
    'Bis zu {n} Arbeitsschritte, in beliebiger Folge; du kannst jederzeit aufhören. Ein Schritt ist eines hiervon:',
  stepCage: 'Förderkorb auf eine Etage oder nach oben',
  stepLoad: 'ein Würfel aus einer Lore in den Förderkorb, auf seiner Etage',
  stepFill: 'ein Würfel auf einen Auftrag, über Tage oder aus dem Kohlelager',
  stepStore: 'ein Würfel ins Kohlelager, über Tage',
  mineNow: 'Auf deinen Aufträgen sind {want} Felder frei; Kohle hast du für {have}.',
  mineNowNone: 'Auf deinen Aufträgen ist kein Feld frei.',
  deliverGives:
    'Alle deine fertigen Aufträge für dieses Fahrzeug fahren zusammen ab. Sie bringen sofort Punkte, und die Uhr zählt sie nach jeder Schicht.',
  deliverNow: { one: '{n} Auftrag ist fertig: {points}.', other: '{n} Aufträge sind fertig: {points}.' },
  moneyGives: 'Du bekommst sofort {marks}.',
  bankGives: '{marks} für einen Arbeiter. Hier wird nie jemand verdrängt.',
  orderGives: {
    one: 'Du nimmst diesen Auftrag. Ausgeliefert bringt er {points}; bleibt er am Ende liegen, kostet er einen Punkt.',
    other:
      'Du nimmst diesen Auftrag. Ausgeliefert bringt er {points}; bleibt er am Ende liegen, kostet er {n} Punkte.',
  },
  orderNow: 'Felder, für die du die Kohle hast: {have} von {n}.',
  drawOrders: 'Stapel ansehen',
  drawOrdersGives: {
    one: 'Du siehst dir den letzten Auftrag des Stapels an und darfst ihn behalten.',
    other:
      'Du siehst dir die {n} obersten Aufträge des Stapels an und darfst einen behalten. Die anderen kommen zurück, alle nach oben oder alle nach unten.',
  },
  ordersLeft: { one: 'Im Stapel liegt noch {n} Auftrag.', other: 'Im Stapel liegen noch {n} Aufträge.' },
  lockedGives: 'Bei dieser Spielerzahl setzt hier niemand Arbeiter ein.',
  emptyGives: 'Hier liegt nichts mehr, also kann niemand kommen.',

  building: 'Gebäude',
  factoryGives:
    'Hier kaufst du Plättchen mit Loren und Kohle. Wer am Ende der Schicht die meisten Arbeiter hier hat, beginnt die nächste.',
  ordersGives: 'Hier nimmst du neue Aufträge, so viele du willst.',
  payGives: 'Hier verdienst du Mark für Plättchen.',
  bankBuilding: 'Hier ist immer Platz: ein Arbeiter, wenig Geld, niemand wird verdrängt.',
  stepsGives: 'Hier förderst du. Die Zahl sagt, wie viele Arbeitsschritte du bekommst.',
  deliveryGives: 'Von hier fahren fertige Aufträge ab, alle eines Fahrzeugs zusammen.',
  canteenGives:
    'Wer verdrängt wurde, sitzt hier, bis die Schicht vorbei ist. Du selbst setzt hier nie jemanden ein.',
  canteenNow: 'Hier sitzen: {who}.',
  canteenNobody: 'Noch wurde niemand verdrängt.',
  stockGives: 'Die Kohle, die für neue Plättchen noch da ist. Was ausgeliefert wird, kommt hierher zurück.',
  draftGives:
    'Vor der ersten Schicht nehmen sich alle von hier Aufträge, immer einen nach dem anderen. Der übrige kommt zu den neuen Aufträgen.',

  supplyGives:
    'Von hier werden die Loren neuer Plättchen gefüllt, jede für {marks}. Ist nichts mehr da, nimmt die Lore eine andere Farbe oder bleibt leer.',
  supplyNow: 'Noch {n} Würfel.',
  inStock: 'im Kohlevorrat',
  draftOrder: 'einer der ersten Aufträge',
  lookedAt: 'aus dem Stapel, nur du siehst es',
  returned: 'Karten, die zurückkommen',
  returnedGives:
    'Was du nicht nimmst, kommt zurück, alles nach oben oder alles nach unten, in deiner Reihenfolge. Das Auge am Stapel zeigt, was du noch weißt.',
  shortName: 'Die Kohle geht aus',
  shortGives:
    'Im Vorrat ist von dieser Farbe zu wenig. Die Lore nimmt einen Würfel anderer Farbe oder bleibt leer; leere Loren bringen auf der letzten Uhr Punkte.',

  points: 'Siegpunkte',
  pointsGives:
    'Ausgelieferte Aufträge zählen sofort, die Uhr nach jeder Schicht, und was übrig bleibt, am Ende. Die meisten Punkte gewinnen.',
  pointsNow: 'Jetzt {now}, und {then}, wenn die Schicht jetzt endete.',
  pointsNowLast: 'Jetzt {now}, und {then}, wenn das Spiel jetzt endete.',
  workersName: 'Arbeiter',
  workersGives:
    'Du setzt sie Zug um Zug auf Felder ein. Wer keine mehr hat, wartet; hat niemand mehr welche, endet die Schicht, und alle kommen zurück.',
  workersNow: '{n} zum Einsetzen, {canteen} in der Kantine, {bank} in der Bank.',
  marksName: 'Mark',
  marksGives:
    'Damit bezahlst du Plättchen. Am Ende sind je {n} ein Punkt, und der Rest entscheidet bei Gleichstand.',
  marksNow: 'Du hast {marks}.',
  ownOrder: 'einer deiner Aufträge',
  ownOrderGives: {
    one: 'Ein Feld nimmt einen Würfel seiner Farbe oder zwei beliebige. Fertig ausgeliefert bringt er {points}; bleibt er am Ende liegen, kostet er einen Punkt.',
    other:
      'Ein Feld nimmt einen Würfel seiner Farbe oder zwei beliebige. Fertig ausgeliefert bringt er {points}; bleibt er am Ende liegen, kostet er {n} Punkte.',
  },
  ownOrderNow: 'Freie Felder: {n}. Kohle hast du für {have} davon.',
  ownOrderReady: 'Fertig. Er wartet auf deine Arbeiter: {space}.',
  deliveredGives:
    'So viele Felder hast du ausgeliefert. Diese Zahlen vergleicht die Uhr nach jeder Schicht, immer wieder.',

  levelGives:
    'Hier liegt die Kohle in {colour}, eine Lore davon kostet {marks}. Der Förderkorb kommt in einem Schritt hierher, gleich von wo.',
  surfaceName: 'Über Tage',
  surfaceGives:
    'Hier lädt der Förderkorb aus: auf Aufträge oder ins Kohlelager. Von jeder Etage kommt er in einem Schritt herauf.',
  gallery: 'Etage {n}, {side}',
  galleryGives:
    'Loren mit ihrer Kohle: Eine ist aufgedruckt, die anderen kamen mit Plättchen. Was herausgenommen ist, wird nicht ersetzt; leere Loren bringen auf der letzten Uhr Punkte.',
  cart: 'Lore auf Etage {n}',
  cartGives:
    'Ihr Würfel kommt in den Förderkorb, wenn der auf dieser Etage steht und Platz hat. Die leere Lore bleibt.',
  cageName: 'Der Förderkorb',
  cageGives:
    'Er bringt bis zu {n} Würfel nach oben. Bis du wieder förderst, bleibt er mit seiner Ladung stehen, wo er ist.',
  storageGives:
    'Kohle, die du für später nach oben gebracht hast. Beim Fördern kommt jeder Würfel von hier in einem Schritt auf einen Auftrag.',
  balanceName: 'Gleichgewicht der Plättchen',
  balanceGives:
    'Am Ende kostet jedes Plättchen, das eine Seite mehr hat als die andere, {n} Punkte. Aufgedruckte Loren sind keine Plättchen.',
  balanceNow: '{tiles} Punkte am Ende: {points}.',
  sideGives:
    'Die Lampe auf einem Plättchen sagt, wo es angelegt wird: Brennt sie, auf der hellen Seite, ist sie aus, auf der dunklen.',
  stepsNow: '{left}.',
  pairsGives:
    'Zwei beliebige Würfel dürfen ein Feld jeder Farbe belegen. Auf der Uhr zählt es als die Farbe, die aufgedruckt ist.',

  clockGives:
    'Nach jeder Schicht vergleicht sie alle, immer von Stunde 1 an und jedes Mal weiter. Wer von einer Stunde am meisten hat, bekommt ihre Punkte.',
  clockSecond: 'Auch die Zweitmeisten bekommen Punkte.',
  clockNoSecond: 'Zu zweit gibt es keine zweiten Plätze.',
  clockNow: 'Endet diese Schicht, zählen die Stunden 1 bis {last}.',
  hourOf: 'Stunde {n} der Schichtuhr',
  hourCoal: 'Sie zählt die Felder dieser Farbe auf ausgelieferten Aufträgen.',
  hourVehicle: 'Sie zählt die Felder auf Aufträgen, die mit diesem Fahrzeug ausgeliefert wurden.',
  hourCarts: 'Sie zählt leere Loren dieser Farbe im Bergwerk, auch die aufgedruckten.',
  gainsGives:
    'Was die Uhr allen brächte, und die Summe damit. In der letzten Schicht auch das, was am Ende übrig ist.',
  rivalGives:
    'Alles, was ein Gegner hat, liegt offen: Arbeiter, Mark, Aufträge, Bergwerk. Tippe es an, um alles zu sehen.',
  rivalNow: '{workers}, {marks}, {points}.',

  score: 'woher die Punkte kommen',
  scoreOrders: 'Jeder ausgelieferte Auftrag hat sofort seine Punkte gebracht.',
  scoreMajorities: 'Die Uhr nach einer Schicht: Jede ihrer Stunden bekam, wer am meisten davon hatte.',
  scoreMoney: 'Je {n} übrige Mark sind ein Punkt.',
  scoreCubes: 'Je {n} übrige Würfel in Loren, Förderkorb, Kohlelager und auf Aufträgen sind ein Punkt.',
  scoreOutstanding: {
    one: 'Jeder Auftrag, der nicht ausgeliefert wurde, kostet einen Punkt, ob fertig oder nicht.',
    other: 'Jeder Auftrag, der nicht ausgeliefert wurde, kostet {n} Punkte, ob fertig oder nicht.',
  },
  scoreBalance: 'Jedes Plättchen, das eine Seite des Bergwerks mehr hat als die andere, kostet {n} Punkte.',
};
