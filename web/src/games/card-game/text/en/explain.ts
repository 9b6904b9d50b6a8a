// What things on the board are, and what they mean in this position.
export default {
  // ---- zones and their prices
  stackOf: { one: 'stack, {n} card left', other: 'stack, {n} cards left' },
  actionCard: 'action card',
  priceFirst: {
    one: 'Exactly {n} worker: nobody has been here in this shift.',
    other: 'Exactly {n} workers: nobody has been here in this shift.',
  },
  pricePrinted: {
    one: 'Exactly {n} worker: {printed} is printed on the card.',
    other: 'Exactly {n} workers: {printed} is printed on the card.',
  },
  priceAfter: {
    one: 'Exactly {n} worker: one more than {name} laid down.',
    other: 'Exactly {n} workers: one more than {name} laid down.',
  },
  priceAfterYou: {
    one: 'Exactly {n} worker: one more than you laid down.',
    other: 'Exactly {n} workers: one more than you laid down.',
  },
  takeLorry: 'Take the top card. It goes to the left end of your mining row.',
  takeWagon: 'Take the top card. It goes into one of your docks that shows its crest, a wild one into any.',
  takeEngine: 'Take the top card. It goes into a dock without an engine and stays there.',
  takeOrder: 'Take the top card into your hand. Every train needs an order to leave.',
  takeShare: 'Take the top card and lay it open before you. It scores with an order of its destination.',
  takeInnovation: 'Take the top card into your hand, for later or for this very turn.',
  takeObjective: 'Take the top card and lay it open before you. It scores at the end.',
  twins: 'When one of the two stacks runs out, it gets the lower half of the other.',
  mine: 'Make {a} or {b} steps, {a} at least. A step moves a lorry: out of the row into a wagon or the storage, or out of the storage into a wagon.',
  mineToken:
    'Make {a} or {b} steps, or just be here: whoever is here last in a shift gets its token and starts the next one.',
  delivery:
    'Send off trains. Each needs an engine, loaded lorries, and an order of yours that asks for no more than are loaded.',
  wild: 'Name a stack, look at its top {n} cards and keep one. The others go under the stack, in the order you like.',
  onTop: 'On top: {card}.',
  nextPays: { one: 'Whoever comes next pays {n}.', other: 'Whoever comes next pays {n}.' },
  priceOf: 'Price: {zone}',
  workerZone: 'zone for workers',
  payExactly:
    'Lay down worker cards that add up to exactly this number, never more. Each placement raises it by one; when the shift ends, all begins anew.',
  liesHere: 'Here lie: {cards}.',
  liesOf: '{cards} of {name}',
  liesNothing: 'No card lies here.',
  canPay: 'Your cards can make it.',
  topCard: 'on top: {zone}',
  inTheBox: '{n} in the box',
  inTheBoxRebuilt: '{n} in the box (reconstructed)',
  inTheBoxRebuiltPoints: '{n} in the box (number and points reconstructed)',
  beneath: 'Beneath the top card: {zone}',
  beneathGives:
    'All see the top card of a stack, nobody the cards beneath, until they are taken or looked at.',
  beneathRebuilt: 'How many there are of each kind is reconstructed.',
  beneathNone: 'You know none of them.',
  beneathLast: 'The top card is the last one.',
  beneathEmpty: 'The stack is empty.',
  hiddenTop: 'Top card',
  hiddenTopGives: 'Somebody looks at the top cards of this stack. The next one comes to light afterwards.',
  token: 'Token of shift {n}',
  tokenKind: 'shift token',
  tokenGives: {
    one: 'It scores {n} point. When all have passed, it goes to whoever laid workers last on the mining card {a} or {b}, who starts the next shift.',
    other:
      'It scores {n} points. When all have passed, it goes to whoever laid workers last on the mining card {a} or {b}, who starts the next shift.',
  },
  tokenHas: '{name} has it.',
  tokenWasThere: '{name} was there last and would get it.',
  tokenOfBefore: 'Nobody was there yet: {name}, who started this shift, would get it.',
  tokenLater: 'It is still to come.',
  shift: 'Shift {a} of {b}',
  shiftGives:
    'Turn by turn everybody places workers or passes. When all have passed, worker cards come home and every price begins anew.',
  shiftNow: '{name} started this shift.',
  shiftPassed: 'Passed: {names}.',

  // ---- cards
  lorryOne: {
    one: 'Moving it costs {n} step, and it counts as one lorry for an order. Sent off with a train it scores {points}.',
    other:
      'Moving it costs {n} steps, and it counts as one lorry for an order. Sent off with a train it scores {points}.',
  },
  lorryTwo: {
    one: 'One card for one wagon. Moving it costs {n} step and it counts as {n} lorry for an order, but scores nothing itself.',
    other:
      'One card for one wagon. Moving it costs {n} steps and it counts as {n} lorries for an order, but scores nothing itself.',
  },
  wagonCrest: {
    one: 'Takes one lorry card of its crest. It may stand in dock {docks}.',
    other: 'Takes one lorry card of its crest. It may stand in docks {docks}.',
  },
  wagonWild: 'May stand in any dock and takes one lorry card of either crest of that dock.',
  engineGives:
    'Pulls the train of its dock; a dock has one engine. Trains with engines of one type may leave in one delivery.',
  orderGives: {
    one: 'A train with at least {n} loaded lorry leaves with it, then it scores {points} at the end. In hand it scores nothing.',
    other:
      'A train with at least {n} loaded lorries leaves with it, then it scores {points} at the end. In hand it scores nothing.',
  },
  shareGives:
    'Scores {points} at the end if one of your fulfilled orders of its destination covers it: {destination}. An order covers one share.',
  workersGives:
    'Laid down as workers, alone or with other cards, it counts as any number from 1 to {n}. It leaves the game when the shift ends.',
  freeGives:
    'Played before or after your placement, without workers: {action}. Then it leaves the game; no price rises.',
  'free-lorry': 'take the top card of one of the two lorry stacks',
  'free-wagon': 'take the top card of one of the two wagon stacks',
  'free-engine': 'take the top engine',
  'free-order': 'take the top order',
  'free-share': 'take the top share',
  'free-mining': '{a} to {b} mining steps',
  'free-delivery': 'a delivery',
  tokensGives: 'Scores {points} at the end for every {n} of your shift tokens.',
  objectivesGives: 'Scores {points} at the end for each of your objectives, itself too.',
  enginesGives: 'Scores {points} at the end for each engine {type} that left with one of your trains.',
  sharesGives: 'Scores {points} at the end for each of your shares that an order covers: {destination}.',
  ordersGives: 'Scores {points} at the end for each order you have fulfilled: {destination}.',
  lorriesGives:
    'Scores {points} once if your fulfilled orders ask for {n} lorries or more in all: {destination}. What the trains carried does not matter.',
  lorryFits: {
    one: 'An empty wagon for it stands in dock {docks}.',
    other: 'Empty wagons for it stand in docks {docks}.',
  },
  lorryFitsNot: 'None of your empty wagons takes it.',
  wagonTakes: 'It could take: {cards}.',
  wagonTakesNone: 'No lorry of yours that fits is waiting.',
  engineFree: { one: 'Dock {docks} has no engine.', other: 'Docks {docks} have no engine.' },
  engineTwin: {
    one: 'One of the same type stands in dock {docks}: they could leave together.',
    other: 'Others of the same type stand in docks {docks}: they could leave together.',
  },
  orderFits: {
    one: 'The train in dock {docks} has enough lorries for it.',
    other: 'The trains in docks {docks} have enough lorries for it.',
  },
  orderShort: 'Your fullest dock has {a} of the {b} it asks for.',
  shareWould: 'It would score {points}: an order of yours is still without a share.',
  shareScores: 'It scores {points}: one of your fulfilled orders covers it.',
  shareNothing: 'Nothing yet: you have no fulfilled order of this destination to spare.',
  objectiveNow: 'It is worth {points}: {missing}.',

  // ---- my yard
  rowGives:
    'Lorries wait here. New ones come in at the left; only the rightmost can be moved, into a wagon or into the storage.',
  rowNext: 'Next out: {card}.',
  rowEmpty: 'No lorry waits here.',
  rowPlace: 'mining row, {a} of {b}',
  rowFirst: 'It is the next one out.',
  rowBehind: { one: '{n} card is out before it.', other: '{n} cards are out before it.' },
  storageGives:
    'Any lorry card of the storage can be loaded, in any order, for as many steps as it has lorries. Bringing it here cost the same.',
  storageNow: { one: '{n} card lies here: {cards}.', other: '{n} cards lie here: {cards}.' },
  storageEmpty: 'It is empty.',
  stored: 'in the storage',
  dockKind: 'for {crests}',
  dockGives:
    'One engine, any number of wagons. A wagon takes a lorry only if the dock shows its crest, too. Everything leaves together.',
  trainReady: {
    one: 'Ready to leave with {n} lorry: {orders}.',
    other: 'Ready to leave with {n} lorries: {orders}.',
  },
  trainMissing: 'Missing for departure: {what}.',
  trainMissingEngine: 'an engine',
  trainMissingLoad: 'a loaded lorry',
  trainMissingOrder: {
    one: 'an order for {n} lorry',
    other: 'an order for {n} lorries or fewer',
  },
  trainTheirs: {
    one: 'It can leave with an order for {n} lorry.',
    other: 'It can leave with an order for {n} lorries or fewer.',
  },
  slot: 'Place for an engine',
  slotGives: 'No train leaves without an engine. One that has come here stays until the train leaves.',
  atDock: 'dock {n}',
  wagonLoaded: 'It carries: {card}. The load stays until the train leaves.',
  wagonEmpty: 'It is empty, and would leave empty with its train.',
  loadGives:
    'So many lorries stand loaded here. An order for this train must not ask for more; surplus ones go along.',
  deliveredGives:
    'What has left with trains. Single lorries and orders score at the end, engines count for objectives.',
  deliveredNow: 'Lorries {lorries}, orders {orders}.',
  deliveredNothing: 'No train has left yet.',
  fulfilledKind: 'fulfilled order',
  fulfilledGives: 'It scores {points} at the end and covers one share of its destination.',
  sentEngine: 'delivered engine',
  sentEngineGives: 'An engine that has left scores nothing itself, but counts for the objective of its type.',
  sentLorries: 'Delivered lorries',
  sentLorriesGives:
    'A card with a single lorry scores what is printed on it, a card with two scores nothing.',

  // ---- hand and open cards
  workerCard: 'worker card',
  workerGives:
    'Lay it down alone or with others so that they add up to exactly the price of a zone. It comes home when the shift ends.',
  workerZones: 'Alone it pays for: {zones}.',
  workerNoZone: 'No zone costs exactly so many now: it needs company, or a higher price.',
  handWorkers: 'Worker cards in hand',
  handWorkersNow: { one: '{n} worker in {cards}.', other: '{n} workers in {cards}.' },
  handOrders: 'Orders in hand',
  handOrdersGives:
    'Each train leaves with one of them. What is still in hand at the end of the game scores nothing.',
  handInnovations: 'Innovations in hand',
  handInnovationsGives:
    'Some are played for an action without workers, before or after your placement. Others are laid down as workers.',
  openShares: 'Shares',
  openSharesGives:
    'They lie open. Each scores {points} at the end if a fulfilled order of its destination covers it.',
  openObjectives: 'Objectives',
  openObjectivesGives: 'They lie open and score at the end of the game, each as it says.',
  holds: { one: 'You have {n} card.', other: 'You have {n} cards.' },
  inHand: 'in your hand',
  inHandSecret: 'in your hand, unknown to the others',
  innovationNow: 'You can play it now.',
  payKind: 'one way to pay, {zone}',
  payGives: 'These worker cards stay there until the shift ends, then they come home.',
  payGivesInnovation: 'Worker cards come home when the shift ends, the innovation leaves the game.',
  payKeeps: 'You keep: {cards}.',

  // ---- what is being done
  stepsKind: 'mining',
  stepsGives:
    'A lorry card costs as many steps as it shows lorries. Owed steps must be made, the others are as you like.',
  deliverGives:
    'At least one train leaves. More may leave with it if their engines are of one type and each has an order of its own.',
  departureKind: 'for the train in dock {n}',
  departureNow: { one: 'Sending it off brings {n} point.', other: 'Sending it off brings {n} points.' },
  lookGives:
    'Keep one card and lay it down as its kind is. The others go under the stack; an order or innovation kept stays secret.',
  seenMine: 'only you see it',
  seenNow: 'The card you keep is yours at once.',
  underNow: 'The one you touch next goes under the stack, below those before it.',
  underGives: 'The cards that were not kept go under the stack one by one; the last one is the bottom card.',
  backKind: 'card that is looked at',
  backGives: 'Only {name} sees it. One is kept, the others go under the stack.',
  stepMove: 'mining step',
  stepLoad: 'The lorry goes into the wagon and stays there until the train leaves.',
  stepStore: 'The lorry goes into the storage. From there it can be loaded at any later step.',
  stepCosts: { one: '{n} of your mining steps.', other: '{n} of your mining steps.' },

  // ---- rivals and the rail
  rivalKind: 'rival',
  rivalGives: 'Yard, shares and objectives of everybody lie open. Touch it to see the whole of it.',
  rivalPassed: 'Has passed in this shift.',
  rivalNow: '{workers} left, {points}.',
  countOf: '{what} of {name}',
  countHand: 'in hand',
  countOpen: 'open on the table',
  countWorkers: 'Workers that are still in hand: so many can be laid down in this shift.',
  countOrders: 'Orders in hand. They score only when a train has left with them.',
  countInnovations: 'Innovations in hand, for actions or in place of workers.',
  countShown: 'Everybody saw them taken: {cards}.',
  countUnseen: {
    one: '{n} card came by the free choice, unseen.',
    other: '{n} cards came by the free choice, unseen.',
  },
  countRemembered: 'Which ones is up to your memory at this table.',
  countShares: 'Shares score with fulfilled orders of their destination.',
  countObjectives: 'Objectives score at the end, each as it says.',
  countTokens: 'Shift tokens score at the end; the latest one decides a tie.',
  countIs: '{n} now.',
  countCards: '{cards}.',
  standingGives:
    'Points if the game ended with this shift: lorries, orders, shares, tokens and objectives. Touch it for the sheet.',
  standingNow: '{name} leads with {points}.',
  standingTie: 'Equal at the top: {names}, {points}.',
  recapGives: 'What the others did since your last turn. Touching a line marks its place on the board.',
  knownGives:
    'What you have seen and where it lies, as an attentive player would remember it. Numbers count from the top of the stack.',
  bringsGives: 'What the move under the pointer would add to your points, source by source.',
};
