export default {
  stackOf: { one: 'Stapel, noch {n} Karte', other: 'Stapel, noch {n} Karten' },
  actionCard: 'Aktionskarte',
  priceFirst: {
    one: 'Genau {n} Arbeiter: In dieser Schicht war noch niemand hier.',
    other: 'Genau {n} Arbeiter: In dieser Schicht war noch niemand hier.',
  },
  pricePrinted: {
    one: 'Genau {n} Arbeiter: {printed} ist auf der Karte aufgedruckt.',
    other: 'Genau {n} Arbeiter: {printed} ist auf der Karte aufgedruckt.',
  },
  priceAfter: {
    one: 'Genau {n} Arbeiter: einer mehr, als {name} gelegt hat.',
    other: 'Genau {n} Arbeiter: einer mehr, als {name} gelegt hat.',
  },
  priceAfterYou: {
    one: 'Genau {n} Arbeiter: einer mehr, als du gelegt hast.',
    other: 'Genau {n} Arbeiter: einer mehr, als du gelegt hast.',
  },
  takeLorry: 'Nimm die oberste Karte. Sie kommt ans linke Ende deiner Förderreihe.',
  takeWagon:
    'Nimm die oberste Karte. Sie kommt auf eines deiner Gleise mit ihrem Wappen, ein Joker-Waggon auf ein beliebiges.',
  takeEngine: 'Nimm die oberste Karte. Sie kommt auf ein Gleis ohne Lok und bleibt dort.',
  takeOrder: 'Nimm die oberste Karte auf die Hand. Jeder Zug braucht zur Abfahrt einen Auftrag.',
  takeShare:
    'Nimm die oberste Karte und lege sie offen vor dich. Punkte bringt sie mit einem Auftrag ihres Abnehmers.',
  takeInnovation: 'Nimm die oberste Karte auf die Hand, für später oder noch für diesen Spielzug.',
  takeObjective: 'Nimm die oberste Karte und lege sie offen vor dich. Sie bringt am Ende Punkte.',
  twins: 'Ist einer der beiden Stapel leer, bekommt er die untere Hälfte des anderen.',
  mine: 'Mach {a} oder {b} Schritte, mindestens {a}. Ein Schritt bewegt eine Lore: aus der Reihe in einen Waggon oder ins Lager, oder aus dem Lager in einen Waggon.',
  mineToken:
    'Mach {a} oder {b} Schritte, oder sei einfach da: Wer in einer Schicht als Letztes hier war, bekommt ihre Marke und beginnt die nächste.',
  delivery:
    'Lass Züge abfahren. Jeder braucht eine Lok, geladene Loren und einen deiner Aufträge, der nicht mehr verlangt, als geladen ist.',
  wild: 'Nenne einen Stapel, sieh dir die obersten {n} Karten an und behalte eine. Die anderen kommen unter den Stapel, in der Reihenfolge, die du willst.',
  onTop: 'Oben liegt: {card}.',
  nextPays: { one: 'Wer als Nächstes kommt, zahlt {n}.', other: 'Wer als Nächstes kommt, zahlt {n}.' },
  priceOf: 'Preis: {zone}',
  workerZone: 'Einsatzort für Arbeiter',
  payExactly:
    'Lege Arbeiterkarten, die zusammen genau diese Zahl ergeben, nie mehr. Jeder Einsatz macht es um einen teurer; nach der Schicht beginnt alles von vorn.',
  liesHere: 'Hier liegen: {cards}.',
  liesOf: '{cards} von {name}',
  liesNothing: 'Hier liegt keine Karte.',
  canPay: 'Mit deinen Karten geht es auf.',
  topCard: 'oben: {zone}',
  inTheBox: '{n} im Spiel',
  inTheBoxRebuilt: '{n} im Spiel (rekonstruiert)',
  inTheBoxRebuiltPoints: '{n} im Spiel (Anzahl und Punkte rekonstruiert)',
  beneath: 'Unter der obersten Karte: {zone}',
  beneathGives:
    'Die oberste Karte eines Stapels sehen alle, die darunter niemand, bis sie genommen oder angesehen werden.',
  beneathRebuilt: 'Wie viele es von jeder Art gibt, ist rekonstruiert.',
  beneathNone: 'Du kennst keine davon.',
  beneathLast: 'Die oberste Karte ist die letzte.',
  beneathEmpty: 'Der Stapel ist leer.',
  hiddenTop: 'Oberste Karte',
  hiddenTopGives:
    'Jemand sieht sich die obersten Karten dieses Stapels an. Danach kommt die nächste ans Licht.',
  token: 'Marke der Schicht {n}',
  tokenKind: 'Schichtmarke',
  tokenGives: {
    one: 'Sie bringt {n} Punkt. Haben alle gepasst, bekommt sie, wer zuletzt auf der Förderkarte {a} oder {b} war, und beginnt die nächste Schicht.',
    other:
      'Sie bringt {n} Punkte. Haben alle gepasst, bekommt sie, wer zuletzt auf der Förderkarte {a} oder {b} war, und beginnt die nächste Schicht.',
  },
  tokenHas: '{name} hat sie.',
  tokenWasThere: '{name} war zuletzt dort und bekäme sie.',
  tokenOfBefore: 'Dort war noch niemand: {name} hat diese Schicht begonnen und bekäme sie.',
  tokenLater: 'Sie kommt noch.',
  shift: 'Schicht {a} von {b}',
  shiftGives:
    'Reihum setzen alle Arbeiter ein oder passen. Haben alle gepasst, kommen die Arbeiterkarten zurück und alle Preise beginnen von vorn.',
  shiftNow: '{name} hat diese Schicht begonnen.',
  shiftPassed: 'Gepasst: {names}.',

  lorryOne: {
    one: 'Sie zu bewegen kostet {n} Schritt, und für einen Auftrag zählt sie als eine Lore. Mit einem Zug abgefahren bringt sie {points}.',
    other:
      'Sie zu bewegen kostet {n} Schritte, und für einen Auftrag zählt sie als eine Lore. Mit einem Zug abgefahren bringt sie {points}.',
  },
  lorryTwo: {
    one: 'Eine Karte für einen Waggon. Sie zu bewegen kostet {n} Schritt, für einen Auftrag zählt sie als {n} Lore, bringt selbst aber keine Punkte.',
    other:
      'Eine Karte für einen Waggon. Sie zu bewegen kostet {n} Schritte, für einen Auftrag zählt sie als {n} Loren, bringt selbst aber keine Punkte.',
  },
  wagonCrest: {
    one: 'Nimmt eine Lorenkarte mit seinem Wappen auf. Er darf auf Gleis {docks} stehen.',
    other: 'Nimmt eine Lorenkarte mit seinem Wappen auf. Er darf auf den Gleisen {docks} stehen.',
  },
  wagonWild:
    'Darf auf jedem Gleis stehen und nimmt eine Lorenkarte mit einem der beiden Wappen des Gleises auf.',
  engineGives:
    'Zieht den Zug ihres Gleises; jedes Gleis hat eine Lok. Züge mit Loks einer Art dürfen mit einer Lieferung zusammen abfahren.',
  orderGives: {
    one: 'Ein Zug mit mindestens {n} geladenen Lore fährt damit ab, dann bringt er am Ende {points}. Auf der Hand bringt er nichts.',
    other:
      'Ein Zug mit mindestens {n} geladenen Loren fährt damit ab, dann bringt er am Ende {points}. Auf der Hand bringt er nichts.',
  },
  shareGives:
    'Bringt am Ende {points}, wenn ihn einer deiner erfüllten Aufträge desselben Abnehmers deckt: {destination}. Ein Auftrag deckt einen Anteil.',
  workersGives:
    'Wie Arbeiter gelegt, allein oder mit anderen Karten, zählt sie als beliebige Zahl von 1 bis {n}. Am Ende der Schicht kommt sie aus dem Spiel.',
  freeGives:
    'Vor oder nach deinem Einsatz gespielt, ohne Arbeiter: {action}. Danach kommt sie aus dem Spiel; kein Preis steigt.',
  'free-lorry': 'die oberste Karte eines der beiden Lorenstapel',
  'free-wagon': 'die oberste Karte eines der beiden Waggonstapel',
  'free-engine': 'die oberste Lok',
  'free-order': 'der oberste Auftrag',
  'free-share': 'der oberste Anteil',
  'free-mining': '{a} bis {b} Förderschritte',
  'free-delivery': 'eine Lieferung',
  tokensGives: 'Bringt am Ende {points} für je {n} deiner Schichtmarken.',
  objectivesGives: 'Bringt am Ende {points} für jede deiner Zielkarten, auch für diese selbst.',
  enginesGives: 'Bringt am Ende {points} für jede Lok {type}, die mit einem deiner Züge abgefahren ist.',
  sharesGives: 'Bringt am Ende {points} für jeden deiner Anteile, den ein Auftrag deckt: {destination}.',
  ordersGives: 'Bringt am Ende {points} für jeden Auftrag, den du erfüllt hast: {destination}.',
  lorriesGives:
    'Bringt einmal {points}, wenn deine erfüllten Aufträge zusammen {n} Loren oder mehr verlangen: {destination}. Was die Züge geladen hatten, ist gleich.',
  lorryFits: {
    one: 'Ein leerer Waggon für sie steht auf Gleis {docks}.',
    other: 'Leere Waggons für sie stehen auf den Gleisen {docks}.',
  },
  lorryFitsNot: 'Keiner deiner leeren Waggons nimmt sie auf.',
  wagonTakes: 'Er könnte aufnehmen: {cards}.',
  wagonTakesNone: 'Von deinen Loren wartet keine, die passt.',
  engineFree: { one: 'Gleis {docks} hat keine Lok.', other: 'Die Gleise {docks} haben keine Lok.' },
  engineTwin: {
    one: 'Eine derselben Art steht auf Gleis {docks}: Sie könnten zusammen abfahren.',
    other: 'Andere derselben Art stehen auf den Gleisen {docks}: Sie könnten zusammen abfahren.',
  },
  orderFits: {
    one: 'Der Zug auf Gleis {docks} hat genug Loren dafür.',
    other: 'Die Züge auf den Gleisen {docks} haben genug Loren dafür.',
  },
  orderShort: 'Dein vollstes Gleis hat {a} von {b} verlangten.',
  shareWould: 'Er brächte {points}: Ein Auftrag von dir deckt noch keinen Anteil.',
  shareScores: 'Er bringt {points}: Einer deiner erfüllten Aufträge deckt ihn.',
  shareNothing: 'Noch nichts: Du hast keinen erfüllten Auftrag dieses Abnehmers übrig.',
  objectiveNow: 'Sie bringt {points}: {missing}.',

  rowGives:
    'Hier warten Loren. Neue kommen links hinein; nur die ganz rechts kann bewegt werden, in einen Waggon oder ins Lager.',
  rowNext: 'Als Nächstes kommt heraus: {card}.',
  rowEmpty: 'Hier wartet keine Lore.',
  rowPlace: 'Förderreihe, {a} von {b}',
  rowFirst: 'Sie kommt als Nächstes heraus.',
  rowBehind: { one: '{n} Karte kommt vor ihr heraus.', other: '{n} Karten kommen vor ihr heraus.' },
  storageGives:
    'Jede Lorenkarte im Lager kann geladen werden, in beliebiger Reihenfolge, für so viele Schritte, wie sie Loren hat. Sie herzubringen hat ebenso viele gekostet.',
  storageNow: { one: 'Hier liegt {n} Karte: {cards}.', other: 'Hier liegen {n} Karten: {cards}.' },
  storageEmpty: 'Es ist leer.',
  stored: 'im Lager',
  dockKind: 'für {crests}',
  dockGives:
    'Eine Lok und beliebig viele Waggons. Ein Waggon nimmt eine Lore nur auf, wenn auch das Gleis ihr Wappen zeigt. Alles fährt zusammen ab.',
  trainReady: {
    one: 'Abfahrbereit mit {n} Lore: {orders}.',
    other: 'Abfahrbereit mit {n} Loren: {orders}.',
  },
  trainMissing: 'Zur Abfahrt fehlt: {what}.',
  trainMissingEngine: 'eine Lok',
  trainMissingLoad: 'eine geladene Lore',
  trainMissingOrder: {
    one: 'ein Auftrag für {n} Lore',
    other: 'ein Auftrag für höchstens {n} Loren',
  },
  trainTheirs: {
    one: 'Der Zug kann mit einem Auftrag für {n} Lore abfahren.',
    other: 'Der Zug kann mit einem Auftrag für höchstens {n} Loren abfahren.',
  },
  slot: 'Platz für eine Lok',
  slotGives: 'Ohne Lok fährt kein Zug ab. Eine, die hier steht, bleibt bis zur Abfahrt.',
  atDock: 'Gleis {n}',
  wagonLoaded: 'Er trägt: {card}. Die Ladung bleibt bis zur Abfahrt.',
  wagonEmpty: 'Er ist leer und führe leer mit seinem Zug ab.',
  loadGives:
    'So viele Loren stehen hier geladen. Ein Auftrag für diesen Zug darf nicht mehr verlangen; überzählige fahren mit.',
  deliveredGives:
    'Was mit Zügen abgefahren ist. Einzelne Loren und Aufträge bringen am Ende Punkte, Loks zählen für Zielkarten.',
  deliveredNow: 'Loren {lorries}, Aufträge {orders}.',
  deliveredNothing: 'Noch ist kein Zug abgefahren.',
  fulfilledKind: 'erfüllter Auftrag',
  fulfilledGives: 'Er bringt am Ende {points} und deckt einen Anteil seines Abnehmers.',
  sentEngine: 'abgefahrene Lok',
  sentEngineGives: 'Eine abgefahrene Lok bringt selbst keine Punkte, zählt aber für die Zielkarte ihrer Art.',
  sentLorries: 'Ausgelieferte Loren',
  sentLorriesGives:
    'Eine Karte mit einer einzelnen Lore bringt, was aufgedruckt ist, eine mit zweien bringt nichts.',

  workerCard: 'Arbeiterkarte',
  workerGives:
    'Lege sie allein oder mit anderen, sodass zusammen genau der Preis eines Einsatzorts herauskommt. Am Ende der Schicht kommt sie zurück.',
  workerZones: 'Allein bezahlt sie: {zones}.',
  workerNoZone:
    'Kein Einsatzort kostet jetzt genau so viel: Sie braucht Gesellschaft oder einen höheren Preis.',
  handWorkers: 'Arbeiterkarten auf der Hand',
  handWorkersNow: { one: '{n} Arbeiter auf {cards}.', other: '{n} Arbeiter auf {cards}.' },
  handOrders: 'Aufträge auf der Hand',
  handOrdersGives:
    'Jeder Zug fährt mit einem davon ab. Was am Ende des Spiels noch auf der Hand ist, bringt nichts.',
  handInnovations: 'Innovationen auf der Hand',
  handInnovationsGives:
    'Manche werden für eine Aktion ohne Arbeiter gespielt, vor oder nach deinem Einsatz. Andere werden wie Arbeiter gelegt.',
  openShares: 'Anteile',
  openSharesGives:
    'Sie liegen offen. Jeder bringt am Ende {points}, wenn ihn ein erfüllter Auftrag seines Abnehmers deckt.',
  openObjectives: 'Zielkarten',
  openObjectivesGives: 'Sie liegen offen und bringen am Ende des Spiels Punkte, jede wie angegeben.',
  holds: { one: 'Du hast {n} Karte.', other: 'Du hast {n} Karten.' },
  inHand: 'auf deiner Hand',
  inHandSecret: 'auf deiner Hand, den anderen unbekannt',
  innovationNow: 'Du kannst sie jetzt spielen.',
  payKind: 'ein Weg zu zahlen, {zone}',
  payGives: 'Diese Arbeiterkarten bleiben dort bis zum Ende der Schicht, dann kommen sie zurück.',
  payGivesInnovation: 'Arbeiterkarten kommen am Ende der Schicht zurück, die Innovation kommt aus dem Spiel.',
  payKeeps: 'Du behältst: {cards}.',

  stepsKind: 'Förderung',
  stepsGives:
    'Eine Lorenkarte kostet so viele Schritte, wie sie Loren zeigt. Was Pflicht ist, muss gemacht werden, der Rest nach Belieben.',
  deliverGives:
    'Mindestens ein Zug fährt ab. Weitere dürfen mit, wenn ihre Loks von derselben Art sind und jeder seinen eigenen Auftrag hat.',
  departureKind: 'für den Zug auf Gleis {n}',
  departureNow: { one: 'Die Abfahrt bringt {n} Punkt.', other: 'Die Abfahrt bringt {n} Punkte.' },
  lookGives:
    'Behalte eine Karte und lege sie dorthin, wohin ihre Sorte gehört. Die anderen kommen unter den Stapel; ein behaltener Auftrag oder eine Innovation bleibt geheim.',
  seenMine: 'nur du siehst sie',
  seenNow: 'Die Karte, die du behältst, gehört dir sofort.',
  underNow: 'Die nächste, die du berührst, kommt unter den Stapel, unter die vorigen.',
  underGives:
    'Was nicht behalten wurde, kommt Karte für Karte unter den Stapel; die letzte liegt ganz unten.',
  backKind: 'Karte, die gerade angesehen wird',
  backGives: 'Nur {name} sieht sie. Eine wird behalten, die anderen kommen unter den Stapel.',
  stepMove: 'Förderschritt',
  stepLoad: 'Die Lore kommt in den Waggon und bleibt dort bis zur Abfahrt.',
  stepStore: 'Die Lore kommt ins Lager. Von dort kann sie mit jedem späteren Schritt geladen werden.',
  stepCosts: { one: '{n} deiner Förderschritte.', other: '{n} deiner Förderschritte.' },

  rivalKind: 'Gegner',
  rivalGives: 'Gleise, Anteile und Zielkarten liegen bei allen offen. Berühre es, um alles zu sehen.',
  rivalPassed: 'Hat in dieser Schicht gepasst.',
  rivalNow: 'Noch {workers}, {points}.',
  countOf: '{what}: {name}',
  countHand: 'auf der Hand',
  countOpen: 'offen auf dem Tisch',
  countWorkers: 'Arbeiter, die noch auf der Hand sind: So viele können in dieser Schicht noch gelegt werden.',
  countOrders: 'Aufträge auf der Hand. Punkte bringen sie erst, wenn ein Zug damit abgefahren ist.',
  countInnovations: 'Innovationen auf der Hand, für Aktionen oder anstelle von Arbeitern.',
  countShown: 'Alle haben gesehen, wie sie genommen wurden: {cards}.',
  countUnseen: {
    one: '{n} Karte kam durch die Freie Wahl, ungesehen.',
    other: '{n} Karten kamen durch die Freie Wahl, ungesehen.',
  },
  countRemembered: 'Welche, muss man sich an diesem Tisch merken.',
  countShares: 'Anteile bringen Punkte mit erfüllten Aufträgen ihres Abnehmers.',
  countObjectives: 'Zielkarten bringen am Ende Punkte, jede wie angegeben.',
  countTokens: 'Schichtmarken bringen am Ende Punkte; bei Gleichstand entscheidet die letzte.',
  countIs: 'Zurzeit {n}.',
  countCards: '{cards}.',
  standingGives:
    'Punkte, wenn das Spiel mit dieser Schicht endete: Loren, Aufträge, Anteile, Marken und Zielkarten. Berühre es für die Wertung.',
  standingNow: '{name} führt mit {points}.',
  standingTie: 'Gleichauf an der Spitze: {names}, {points}.',
  recapGives:
    'Was die anderen seit deinem letzten Spielzug getan haben. Eine Zeile zu berühren markiert ihren Ort.',
  knownGives:
    'Was du gesehen hast und wo es liegt, so wie es sich ein aufmerksamer Spieler merken würde. Gezählt wird von oben.',
  bringsGives: 'Was der Spielzug unter dem Zeiger zu deinen Punkten beitrüge, Quelle für Quelle.',
};
