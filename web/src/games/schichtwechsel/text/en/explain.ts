// What everything on the board is, for whoever asks: a rule in one or two sentences, and what it means now.
export default {
  reconstructed: '{kind} · numbers reconstructed',
  possible: 'You can do this now.',
  brings: 'You can do this now: {what}.',

  // action cards
  cardKind: 'Action card, {size}',
  ownCardKind: 'Action card, yours alone',
  columnKind: 'Action cards of one kind',
  rowKind: 'Action cards of one size',
  rowName: 'Size {letter}: {size}',
  rowGives:
    'Small cards cost little, large ones do much. Whatever copies a card says of which size it may be.',
  stillOpen: '{n} of {all} can still be used in this round.',
  payWays: 'You can pay with: {ways}.',
  payNothing: 'You have nothing left to pay with.',
  payShort: 'Not enough. You have: {have}.',
  copyFree: 'Nothing: a copied card is free.',
  again: 'Everybody may use it again and again.',
  once: 'It can be used once a round, by whoever pays first.',
  ownOnce: 'Nobody else can use it, and you once a round.',
  'rule-cart':
    'Full carts go up: coal to the coal wagons, spoil to the tip. A cart moves only if all its cubes find room.',
  'rule-coke': 'The coal of a full wagon becomes one coke in an oven, whether the wagon is small or large.',
  'rule-load': 'Coke goes from the ovens to your coke wagons. Only from there can it be sold.',
  'rule-route': 'Your disc goes on along a track. A barrier that it crosses gives its benefits at once.',
  'rule-miner': 'Your miner goes on through his shift and uses the circle where he stops.',
  'rule-water': 'Pumps your pit water down; it rises again in every round.',
  'rule-head':
    'Your headframes in play go to a space and bring its bonus. They stand there until the round ends.',
  'rule-first': 'You do what another card says without paying for it, and you begin from the next phase on.',
  'rule-personal': 'It gets better with each headframe that you bring into play.',
  nowCart: 'Full carts: {n}. Free on the wagons: {coal} coal; on the tip: {spoil} spoil.',
  nowCoke: 'Coal on your wagons: {coal}. Your coke in the ovens: {n}, at most {most}.',
  nowLoad: 'Your coke in the ovens: {n}. Free coke wagons: {free}.',
  nowMiner: 'Your miner: {circle}.',
  nowWater: 'Your water stands at {n}.',
  nowHead: 'Your headframes in play: {n}.',
  nowFirst: 'The marker lies with {name}.',
  payment: 'Payment',
  paymentGives:
    'It lies on the card until the round ends. Then white tokens and coins are gone, and the player token comes back.',
  paymentKeeps: 'You keep: {what}.',
  keepsNothing: 'You keep nothing to pay with.',

  // tracks
  trackKind: 'Track',
  trackGives:
    'Everybody has a disc here. Barriers bring benefits at once, marked spaces and the end bring points when the game is over.',
  spaceKind: 'Space of a track',
  spaceGives: 'Discs go from space to space; any number of them may share one.',
  spaceWorth: 'A disc that has come this far is worth {points} at the end. Only its highest mark counts.',
  spaceAdds: 'A disc that has come this far gets {points} for it at the end.',
  endGives:
    'The first disc here is worth {first} at the end of the game, every later one {later}. Spaces beyond are lost.',
  endTaken: 'The first one here was {name}.',
  endOpen: 'Nobody has been here yet.',
  barrierName: 'Barrier',
  barrierKind: '{track}, behind space {n}',
  barrierGives: 'Whoever crosses it gets at once, one after the other: {effects}.',
  barrierChoice: 'Miner or headframe: your miner moves on, or one of your headframes comes into play.',
  endName: '{track}, end',
  yourDisc: 'Your disc',
  discName: 'Disc of {name}',
  discAt: '{track}: {n} of {length}',
  nextBarrier: { one: '{n} space to the next barrier.', other: '{n} spaces to the next barrier.' },
  discHere: 'Your disc is here.',
  discBefore: { one: 'Your disc is {n} space away.', other: 'Your disc is {n} spaces away.' },
  discPast: 'Your disc has passed it.',

  // the miner's shift
  shiftGives:
    'A move is one circle, and one more for each of your buildings on the speed lot. Circles with other miners or a cover are jumped over.',
  yourMiner: 'Your miner',
  minerName: 'Miner of {name}',
  circleKind: 'Circle {n} of the miner’s shift',
  circleGives: 'Benefit for a miner who stops here: {effects}.',
  circleStart: 'All miners begin here.',
  circleExit:
    'The first miner here is worth {first} at the end of the game, every later one {later}. Each further move brings: {more}.',
  circleHere: 'Your miner stands here.',
  circlePast: 'Your miner has passed it.',
  circleTaken: '{name} stands here: your miner would jump over it.',
  circleAhead: { one: 'Your miner is {n} circle away.', other: 'Your miner is {n} circles away.' },
  minerAt: 'He stands here: {circle}.',

  // plant
  plantGives:
    'Here coal becomes coke. Everybody has an oven, the gray ones are for all; you may have {n} coke here at most.',
  plantNow: 'Your coke here: {n}. Free gray ovens: {free}.',
  ovenKind: 'Oven of the coking plant',
  ovenOwn:
    'An empty oven of your own brings a white token in step IV. Whoever holds gray ovens enough must put the next coke here.',
  ovenGray: 'For everybody, whoever comes first. It is free again when its coke is loaded.',
  'ovenGives-Q4': 'Coke put here brings a point.',
  'ovenGives-Q5': 'Coke put here lets your water rise.',
  ovenHeld: 'Coke of {name} lies here.',
  ovenFree: 'It is free.',
  coveredNow: 'Covered with {n} players: nobody can use it.',
  frameKind: 'Headframe space, {area}',
  frameGives: 'A headframe that goes here brings: {effects}.',
  frameHeld: 'Headframe of {name}, until the round ends.',
  frameNone: 'You have no headframe in play yet; barriers bring them.',
  frameReady: 'Free. A headframe card would bring one of yours here.',
  depotGives:
    'Headframes in play wait here for a headframe card. The first one you bring into play gives: {first}; the second: {second}.',
  depotNow: 'Yours: {depot} here, {card} still on your card.',
  lotName: 'Lot: {lot}',
  lotKind: 'Building lot',
  lotsGives:
    'A barrier with a house puts a building of your bar onto a lot. The lot says what it is good for.',
  lotRoom: { one: 'Room for {n} more building.', other: 'Room for {n} more buildings.' },
  lotAny: 'Any number of buildings may stand here.',
  lotBuilt: 'Built by {names}.',

  // mine
  mineKind: 'Part of a mine',
  payKind: 'To pay with',
  whiteGives:
    'In each preparation you get one if your water is not on its token level, one if the wagon with the token is empty, one if your own oven is empty. What is left when the round ends is lost.',
  tokenGives:
    'Pays for cards that show it, or stands in for a white token. It comes back when the round ends.',
  coinGives:
    'Stands in for any token and is kept until it is spent. Coke sold and spoil exchanged bring more.',
  haveNow: '{name}: {n}.',
  toolGives: 'Lost cubes and floods bring tools. Each that is left at the end of the game costs {points}.',
  toolNow: '{name}: {n}. At the end that makes {points}.',
  pointsGives:
    'What has been scored up to now. Tracks, sold coke, buildings and tools are counted at the end of the game.',
  pointsNow: '{name}: {n}; if it ended now: {projected}.',
  wagonsGives:
    'Coal waits here for the ovens. With no more than {n} coal the wagon with the token stays empty, and step IV brings a white token for it.',
  wagonsStay:
    'Coal waits here for the ovens and stays on the wagon where it was laid; the one with the token is loaded last. If that one is empty, step IV brings a white token for it.',
  wagonsNow: '{n} of {most} coal.',
  wagonsFull: 'Full wagons: {n}.',
  wagonsToken: 'Coal lies on the one with the token.',
  tipGives:
    'Once on your turn, just before or after the action, spoil can be exchanged for spaces, points or a coin.',
  tipNow: '{n} of {most} spoil. The smallest exchange takes {least}.',
  cokeGives: 'Coke that is loaded. From round {n} on you may sell one pair of it in each preparation.',
  cokeNow: '{n} on {most} wagons, {plant} in the ovens, {left} in the supply.',
  cokeAllNow: '{n} on wagons and in ovens, {left} in the supply.',
  pairName: 'Pair {n} of coke',
  saleKind: 'Sale of coke',
  saleGives:
    'This pair is worth {points} at the end of the game. Whoever sells it gets a coin and a white token at once.',
  saleAllGives:
    'In each preparation one pair of coke can be sold, from left to right. It brings a coin and a white token at once, and points at the end of the game.',
  pairSold: 'You have sold it.',
  pairNext: 'It is the next one. Coke on your wagons: {n}.',
  pairLater: 'The pairs before it come first.',
  pairsNow: '{name}: {n} of {all} pairs sold.',
  cartName: 'Cart {cart}',
  cartKind: { one: 'Cart with {n} place', other: 'Cart with {n} places' },
  cartGives: 'It holds one kind of cube. When all its places are full it can go up to the surface.',
  cartCoal: 'This one takes coal only.',
  cartStriped: 'A round card can close it for a round.',
  cartLoad: 'In it: {load}.',
  cartEmpty: 'It is empty.',
  cartFull: 'Full: a card of the kind “{kind}” brings it up.',
  cartClosed: 'Closed in this round.',
  waterGives:
    'It rises by one in each preparation. At the top you take a tool and it falls by {drop}, at the bottom you get {points}; on level {token} it hides a white token.',
  levelName: 'Water level {n}',
  levelKind: 'Pit water',
  levelTop: 'The pit is flooded: you take a tool, and the water falls by {n}.',
  levelToken: 'If the water stands here in step IV, you get one white token fewer.',
  levelBottom: 'The sump is dry: reaching it from above brings {points}.',
  levelPlain:
    'Nothing happens here. The water rises by one in each preparation; cards, tiles and pumps lower it.',
  levelHere: 'Your water stands here.',
  barName: 'Bar space {n}',
  barKind: 'Building bar',
  barGives: 'Once its building is gone, it brings in each preparation: {effects}.',
  barAllGives:
    'Under each building lies a help. A building that goes to a lot uncovers its space for all later preparations.',
  barCovered: 'Its building still stands here; a barrier with a house moves it.',
  barOpen: 'Uncovered: it works in each preparation.',
  buildingsNow: '{name}: {n} of {all} built.',
  exchangeKind: 'Spoil exchange',
  exchangeCosts: '{n} spoil from your tip.',
  exchangeGives: '{what}. Once on your turn, just before or after the action.',
  setName: 'Set of cubes',
  setGives:
    'Cubes drawn from the bag. Each must go to a cart that is empty or has room beside its own kind; a cube that fits nowhere is lost and costs a tool.',
  setKind: 'Step I of the preparation',
  cubeCoal: 'Becomes coke, step by step: cart, wagon, oven.',
  cubeSpoil: 'Lies in the way on carts. On the tip it can be exchanged.',
  handNow: 'Still to be placed: {coal} coal, {spoil} spoil.',

  // the rail
  roundKind: 'Round {n} of {of}',
  roundNow: 'If the round ended now: {list}.',
  endedGives: 'Everybody’s total if the round card were scored now and the game ended with it.',
  bagGives:
    'New cubes come into it in each preparation, then everybody gets a set of {n}, drawn blind. What is inside is no secret.',
  stepKind: 'Step {n} of the preparation',
  'step-1':
    'The first player draws a set of cubes for everybody and says who gets which. Whoever gets one puts it on carts at once.',
  'step-2': 'Everybody takes a selection tile other than the old one and gets its upper bonus.',
  'step-3': 'Everybody’s water rises by one.',
  'step-4':
    'White tokens are given out: one for the water, one for the wagon with the token, one for the own oven, unless it is hidden there.',
  'step-5': 'Whoever has {coke} coke on wagons may sell them. Sales begin in round {n}.',
  'step-6': 'Everybody uses the uncovered spaces of the building bar, from the left.',
  stepNow: 'This is played now.',
  stepDone: 'Done in this round.',
  stepLater: 'It comes later in this round.',
  tileKind: 'Selection tile',
  tileGives: 'At once: {now}. The last space of your building bar can bring later: {later}.',
  tileFree: 'Nobody has it.',
  tileHeld: '{name} has it.',
  markerGives: 'Whoever holds it begins every phase, hands out the sets, and has {points} more at the end.',
  markerNow: '{name} holds it.',
  rivalKind: 'Another player',
  rivalGives: 'The figures of that mine. Touch it to see all of it.',
  rivalNow: 'Points: {n}; if it ended now: {projected}.',
  rivalPassed: 'Out for this round.',
  giveKind: 'Who gets the set',
  giveGives:
    'The first player decides who gets which set, and may keep one. Everybody gets one, and must find room for it.',
  trailKind: 'Your turn so far',
  trailGives:
    'One thing triggers another: what hangs deeper was brought by the line above it. The arrow takes back that decision and all after it.',
  pendingGives: 'What is still to be done when the open question is answered.',
  recapGives: 'What the others have done since you moved last. The log tells everything.',

  // answers without a place of their own
  answerKind: 'An answer to the open question',
  answerGives: 'One of the answers you may give now.',
  'answer-option': 'You get one of the two, whichever helps you more.',
  'answer-miner': 'Your miner moves on and uses the circle where he stops.',
  'answer-headframe':
    'A headframe goes from your card to the depot. Headframe cards can use it from now on, and your own card gets better.',
  'answer-points': 'Points instead of a miner’s move or a headframe.',
  'answer-use': 'Nobody is forced to use a circle: its benefit may be left.',
};
