// What each thing on the board is, what it costs and what it means now.
export default {
  // what a space costs, and why
  free: 'The space is free: one worker is enough.',
  ousts: {
    one: '{name} has {n} worker there, who goes to the canteen; you place one more.',
    other: '{name} has {n} workers there, who go to the canteen; you place one more.',
  },
  oustsOwn: {
    one: 'Your own {n} worker there goes to the canteen; you place one more.',
    other: 'Your own {n} workers there go to the canteen; you place one more.',
  },
  bankCosts: 'Always one, however many stand there already.',

  // spaces
  tileGives:
    'You buy this tile: it joins level {level}, {side}, with a cube in every cart. Carts are filled only this once.',
  tileNow:
    'Of this colour your orders still want {want}; you have {have} in the pit, the cage or the storage.',
  marksLeft: 'You would have {marks} left.',
  marksThen: 'You would have {marks}.',
  drawTiles: 'Look through the stack',
  drawTilesGives: {
    one: 'You look at the last tile of the stack and may buy it at its price.',
    other:
      'You look at the top {n} tiles of the stack and may buy one at its price. The others go back, all on top or all at the bottom.',
  },
  tilesLeft: { one: '{n} tile is left in the stack.', other: '{n} tiles are left in the stack.' },
  mineGives: 'Up to {n} work steps, in any order; stop when you like. One step is one of these:',
  stepCage: 'cage to any level or to the surface',
  stepLoad: 'a cube from a cart into the cage, at its level',
  stepFill: 'a cube onto an order, at the surface or from the storage',
  stepStore: 'a cube into the storage, at the surface',
  mineNow: 'Your orders have {want} open spots; you have the coal for {have}.',
  mineNowNone: 'None of your orders has an open spot.',
  deliverGives:
    'All your complete orders for this vehicle leave together. They score at once, and the clock counts them after every shift.',
  deliverNow: { one: '{n} order is complete: {points}.', other: '{n} orders are complete: {points}.' },
  moneyGives: 'You take {marks} at once.',
  bankGives: '{marks} for one worker. Nobody is ever ousted here.',
  orderGives: {
    one: 'You take this order. Delivered, it brings {points}; left over at the end, it costs a point.',
    other: 'You take this order. Delivered, it brings {points}; left over at the end, it costs {n} points.',
  },
  orderNow: 'Spots you have the coal for: {have} of {n}.',
  drawOrders: 'Look through the stack',
  drawOrdersGives: {
    one: 'You look at the last order of the stack and may keep it.',
    other:
      'You look at the top {n} orders of the stack and may keep one. The others go back, all on top or all at the bottom.',
  },
  ordersLeft: { one: '{n} order is left in the stack.', other: '{n} orders are left in the stack.' },
  lockedGives: 'At this number of players nobody places workers here.',
  emptyGives: 'Nothing lies here any more, so nobody can come.',

  // buildings
  building: 'building',
  factoryGives:
    'Here you buy tiles with carts and coal. Whoever has the most workers here when the shift ends starts the next one.',
  ordersGives: 'Here you take new orders, as many as you like.',
  payGives: 'Here you earn Marks for tiles.',
  bankBuilding: 'Here there is always room: one worker, little money, nobody is ousted.',
  stepsGives: 'Here you mine. The number says how many work steps you get.',
  deliveryGives: 'From here complete orders leave, all of one vehicle together.',
  canteenGives:
    'Workers who are ousted rest here until the shift is over. You never place anybody here yourself.',
  canteenNow: 'Resting: {who}.',
  canteenNobody: 'Nobody was ousted yet.',
  stockGives: 'The coal that is left for new tiles. What is delivered comes back here.',
  draftGives:
    'Before the first shift everybody takes orders from here, one at a time. The one left over goes to the order office.',

  // coal and cards
  supplyGives:
    'Carts of new tiles are filled from here, for {marks} each. If none is left, the cart takes another colour or stays empty.',
  supplyNow: { one: '{n} cube is left.', other: '{n} cubes are left.' },
  inStock: 'in the stockyard',
  draftOrder: 'one of the first orders',
  lookedAt: 'from the stack, only you see it',
  returned: 'Cards that go back',
  returnedGives:
    'What you do not take goes back, all on top or all at the bottom, in the order you choose. The eye at the stack shows what you remember.',
  shortName: 'Coal runs short',
  shortGives:
    'The stockyard has too little of this colour. The cart takes a cube of another colour or stays empty; empty carts score on the last clock.',

  // mine
  points: 'Victory points',
  pointsGives:
    'Delivered orders score at once, the clock scores after each shift, what is left over at the end. Most points win.',
  pointsNow: 'Now {now}, and {then} if the shift ended now.',
  pointsNowLast: 'Now {now}, and {then} if the game ended now.',
  workersName: 'Workers',
  workersGives:
    'You place them at the spaces, turn by turn. Whoever has none left waits; when nobody has any, the shift ends and all come home.',
  workersNow: '{n} to place, {canteen} in the canteen, {bank} at the bank.',
  marksName: 'Marks',
  marksGives: 'Tiles are paid with them. At the end every {n} are a point, and the rest breaks ties.',
  marksNow: 'You have {marks}.',
  ownOrder: 'one of your orders',
  ownOrderGives: {
    one: 'A spot takes a cube of its colour, or any two. Complete and delivered it brings {points}; left over at the end it costs a point.',
    other:
      'A spot takes a cube of its colour, or any two. Complete and delivered it brings {points}; left over at the end it costs {n} points.',
  },
  ownOrderNow: 'Open spots: {n}. You have the coal for {have} of them.',
  ownOrderReady: 'Complete. It waits for your workers: {space}.',
  deliveredGives:
    'So many spots you have delivered. The clock compares these figures after each shift, again and again.',

  // the pit
  levelGives:
    'Here lies {colour} coal, and a cart of it costs {marks}. The cage comes here in one step, from wherever it is.',
  surfaceName: 'The surface',
  surfaceGives:
    'Here the cage unloads: onto orders or into the storage. It comes up in one step from any level.',
  gallery: 'Level {n}, {side}',
  galleryGives:
    'Carts with their coal: one is printed, the others came with tiles. A cube that is taken out is not replaced; empty carts score on the last clock.',
  cart: 'Cart on level {n}',
  cartGives: 'Its cube goes into the cage, if that is at this level and has room. The empty cart stays.',
  cageName: 'The cage',
  cageGives:
    'It brings up to {n} cubes to the surface. It keeps its place and its load until you mine again.',
  storageGives:
    'Coal you have brought up for later. While you mine, each cube can go onto an order from here in one step.',
  balanceName: 'Balance of tiles',
  balanceGives:
    'At the end each tile that one side has more than the other costs {n} points. Printed carts are no tiles.',
  balanceNow: '{tiles} Points at the end: {points}.',
  sideGives:
    'The lamp on a tile says where it is built in: burning here on the light side, out on the dark side.',
  stepsNow: '{left}.',
  pairsGives:
    'Any two cubes may fill one spot of any colour. On the clock it counts as the colour printed on it.',

  // where everybody stands
  clockGives:
    'After each shift it compares the players, always from hour 1 on and further each time. Whoever has the most of an hour scores it.',
  clockSecond: 'The second most score, too.',
  clockNoSecond: 'With two players there are no second places.',
  clockNow: 'When this shift ends, hours 1 to {last} score.',
  hourOf: 'hour {n} of the shift clock',
  hourCoal: 'It counts the spots of this colour on delivered orders.',
  hourVehicle: 'It counts the spots on orders delivered with this vehicle.',
  hourCarts: 'It counts empty carts of this colour in the pit, the printed ones, too.',
  gainsGives:
    'What the clock would bring everybody, and the total with it. In the last shift also what is left over at the end.',
  rivalGives: 'Everything a rival has is open: workers, Marks, orders, pit. Touch it to see it as a whole.',
  rivalNow: '{workers}, {marks}, {points}.',

  // the final sheet
  score: 'where points come from',
  scoreOrders: 'Every delivered order brought its points at once.',
  scoreMajorities: 'The clock after a shift: each of its hours was scored by whoever had the most.',
  scoreMoney: 'Every {n} Marks left are a point.',
  scoreCubes: 'Every {n} cubes left in carts, cage, storage and on orders are a point.',
  scoreOutstanding: {
    one: 'Each order that was not delivered costs a point, complete or not.',
    other: 'Each order that was not delivered costs {n} points, complete or not.',
  },
  scoreBalance: 'Each tile that one side of the pit has more than the other costs {n} points.',
};
