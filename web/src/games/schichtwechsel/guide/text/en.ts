export default {
  welcome: {
    title: 'Your colliery',
    say: 'Above the ground lies what both of you use, below it your own mine. Coal comes up, becomes coke and is sold; roads grow, and a miner walks through his shift. Most points after {rounds} rounds win.',
    do: 'Read the slate, then go on.',
    why: 'It looks like a lot, but you will use one thing after the other. Whatever you want to know: press ? and touch it.',
  },
  set: {
    title: 'Cubes for your carts',
    say: 'Each round begins with a preparation. You are the first player: you have drawn these cubes and say who gets them. There is good coal in them, so keep them.',
    do: 'Keep the set.',
    why: 'Everybody gets one set in each round. Coal is where coke comes from; spoil only fills carts. And a cube without room brings a tool: {tools} lost at the end.',
    stray: 'A friendly gift. The next set is yours, then.',
  },
  'set-give': {
    say: 'Each round begins with a preparation. You are the first player: you have drawn these cubes and say who gets them. There is too little coal in them, so give them away.',
    do: 'Give the set away.',
  },
  cubes: {
    title: 'Load the carts',
    say: 'A cart holds one kind of cube, and only a full one can go up. The lit carts are full with this coal.',
    do: 'Put coal on a lit cart.',
    why: 'A large cart must wait for its second cube. Two small carts with one coal each are ready today.',
  },
  'cubes-room': {
    say: 'A cart holds one kind of cube, and only a full one can go up. This coal has to wait for more of its kind.',
    do: 'Put coal on a lit cart.',
  },
  'cubes-spoil': {
    say: 'The stone with the S is spoil. Put it where it does not take the place of coal.',
    do: 'Put the spoil on a lit cart.',
    why: 'Spoil is no waste: on the tip it can be exchanged for spaces, points or a coin. But it has to come up first, like coal.',
  },
  tile: {
    title: 'Take a tile',
    say: 'Now everybody takes a tile and gets its upper half at once. The lit one brings you: {what}. The lower half helps later, when your building bar is open.',
    do: 'Take the lit tile.',
    why: 'No tile is bad. In each round you must take another one than before.',
  },
  'tile-cube': {
    say: 'The tile has brought coal. It goes onto a cart like the others.',
    do: 'Put the coal on a lit cart.',
  },
  purse: {
    title: 'What you can spend',
    say: 'The water has risen, and you have got {n} white tokens. They, your player token P and your coin are all you have for this round. Each action costs some of it.',
    do: 'Read the slate, then go on.',
    why: 'White tokens come in each preparation: for low water, for an empty wagon, for your own empty oven. Those not spent are lost when the round ends; the player token comes back, coins stay.',
  },
  pay: {
    title: 'Pay for it',
    say: 'You may pay in other ways, too: a coin stands in for any token, P for a white one. What is printed on the card is the cheapest.',
    do: 'Pay what is lit.',
    why: 'Coins are kept from round to round, and the headframe card takes nothing else. So spend them last.',
  },
  carts: {
    title: 'Bring up the coal',
    say: 'Now the actions begin: choose a card, pay for it, do what it says. This one brings full carts to the surface. Nobody else can use it in this round.',
    do: 'Choose the lit card.',
    why: 'Coal goes a long way: cart, wagon, oven, coke wagon, sale. This is its first step.',
    stray: 'That was allowed, too. But coal has to come up before anything can be made of it.',
  },
  'carts-carts': {
    say: 'Touch the full carts, one after the other. Coal goes to your coal wagons, spoil to the tip.',
    do: 'Lift a lit cart.',
  },
  coke: {
    title: 'Make coke',
    say: 'Your rival has had a turn, now it is yours again. This card bakes coal: each full wagon becomes one coke. Mind the loop on it: everybody may use it again and again.',
    do: 'Choose the lit card.',
    why: 'Cards with a loop stay open. Those without one are gone for this round as soon as somebody has paid: take what you need most first.',
  },
  'coke-coke': {
    say: 'Which oven takes the coke? The gray ones are for everybody. Leave your own one empty: then it brings a white token in each round.',
    do: 'Choose a lit oven.',
    why: 'A small wagon gives as much coke as a large one, so small ones are baked first. Some gray ovens do something at once: ask them with ?.',
  },
  load: {
    title: 'Load the coke',
    say: 'Coke in an oven cannot be sold. This card loads it onto your coke wagons, and the ovens are free again.',
    do: 'Choose the lit card.',
    why: 'Two coke on wagons are a pair. From the next round on you can sell one pair in each preparation.',
  },
  'load-load': {
    say: 'Touch your coke in the ovens, one after the other.',
    do: 'Load a lit coke.',
  },
  road: {
    title: 'Onto the tracks',
    say: 'Everybody has a disc on road, rail and canal. This card brings you: {what}.',
    do: 'Choose the lit card.',
    why: 'Marked spaces and the ends of the tracks are worth points when the game is over. Barriers are worth more: you will cross one soon.',
  },
  'road-coin': {
    say: 'Everybody has a disc on road, rail and canal. This card brings you: {what}. Your player token is spent, so the coin pays for it.',
  },
  own: {
    title: 'Your own card',
    say: 'Nobody else can use this one. It brings you: {what}. With headframes in play it will take you along the rail, too.',
    do: 'Choose your own card.',
    why: 'The water rises in every round. On level {level} it hides one of your white tokens, at the top it brings a tool; pumped dry it brings a point.',
  },
  next: {
    title: 'The next round',
    do: 'Go on with the preparation.',
    why: 'The round card says what counts in a round: read it before you spend anything. Its points for you so far: {points}.',
  },
  'next-rest': {
    title: 'The rest of the round',
    say: 'You still have something to pay with. Use any card you like, or pass: then the round is over for you.',
    do: 'Use a card, or pass.',
  },
  'next-give': {
    say: 'The round is over. Its card has been scored, your player token is back, and a new card lies there. Now cubes again: who gets these?',
    do: 'Give out the set.',
  },
  'next-cube': {
    say: 'Cubes again. Carts with one coal are waiting for their second.',
    do: 'Put a cube on a lit cart.',
  },
  'next-tile': {
    say: 'Another tile: the one you had is not allowed. The lit one fits your plans, but choose as you like.',
    do: 'Take a tile.',
  },
  sale: {
    title: 'Sell a pair',
    say: 'Your first pair of coke is ready. Sold, it brings a coin and a white token at once, and {points} at the end of the game.',
    do: 'Sell the pair.',
    why: 'Each further pair is worth more than the one before. But there is only one sale in a round, so a full wagon in every round is the way to many points.',
    stray: 'It will keep: you may sell it in the next round.',
  },
  barrier: {
    title: 'To the barrier',
    say: 'Between two spaces there may be a barrier. Whoever crosses it gets what its flag shows, in the middle of the action. The nearest for you stands at the {track}: {effects}.',
    do: 'Choose the lit card.',
    why: 'One action turns into two or three that way. That is the heart of this game: let one thing trigger another.',
  },
  'barrier-option': {
    say: 'This card gives a space or a point. The space leads to the barrier.',
    do: 'Take the space.',
  },
  'barrier-building': {
    title: 'A building',
    say: 'The barrier lets you build. Take any building off your bar: what lies under it will help you in each preparation.',
    do: 'Take a building.',
  },
  'barrier-lot': {
    title: 'A building',
    say: 'Where do you want it? Each lot says what it is good for, at the end of the game or at once.',
    do: 'Choose a lot.',
  },
  'barrier-benefit': {
    title: 'Miner or headframe',
    say: 'You have crossed a barrier! Choose: your miner walks on, or a headframe comes into play. Try the miner.',
    do: 'Choose the miner.',
    why: 'Headframes make your own card better and open the headframe cards. The miner does you a favour wherever he stops, and is worth points at the gate.',
  },
  'barrier-miner': {
    title: 'The miner’s shift',
    say: 'He goes on by one circle and uses the one where he stops. Some circles copy a card that others have paid for.',
    do: 'Send him to a lit circle.',
  },
  'barrier-use': {
    title: 'The miner’s shift',
    say: 'Take what the circle gives.',
    do: 'Use the circle.',
  },
  'barrier-copy': {
    title: 'The miner’s shift',
    say: 'Here you copy a card without paying for it, even if it has been used. Choose the one that helps you most.',
    do: 'Copy a card.',
  },
  end: {
    title: 'The rest is yours',
    say: 'You have made coke and sold it, and one thing has triggered another. Buildings, headframes and the tip wait for you: press ? and touch them. Glückauf!',
    do: 'Play on by yourself.',
  },
};
