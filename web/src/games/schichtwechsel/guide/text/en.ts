export default {
  welcome: {
    title: 'Your colliery',
    say: 'Above the ground lies what both of you use, below it your own mine. Coal comes up, becomes coke and is sold; discs go along the tracks, and a miner walks through his shift. Most points after {rounds} rounds win.',
    do: 'Read the slate, then go on.',
    why: 'It looks like a lot, but you will use one thing after the other. Whatever you want to know: press ? and touch it, or hold your finger on it.',
  },
  cubes: {
    title: 'Cubes for your carts',
    say: 'A cart holds one kind of cube, and only a full cart can go up. With this coal on it, a lit cart is full.',
    do: 'Put coal on a lit cart.',
    why: 'A large cart must wait for its second cube. Small carts with one coal are ready today.',
  },
  'cubes-keep': {
    say: 'Each round begins with a preparation. You are the first player: you have drawn these cubes and say who gets them. There is good coal in them, so keep them.',
    do: 'Keep the set.',
    why: 'Everybody gets one set in each round. Coal is what coke is made of; spoil only fills carts. A cube without room brings you a tool: {tools} lost at the end.',
  },
  'cubes-give': {
    say: 'Each round begins with a preparation. You are the first player: you have drawn these cubes and say who gets them. There is little coal in them, so give them away.',
    do: 'Give the set away.',
    why: 'Everybody gets one set in each round. Coal is what coke is made of; spoil only fills carts. A cube without room brings you a tool: {tools} lost at the end.',
  },
  'cubes-room': {
    say: 'A cart holds one kind of cube, and only a full one can go up. This coal has to wait for more of its kind.',
    do: 'Put coal on a lit cart.',
  },
  'cubes-spoil': {
    say: 'The stone with the S is spoil. Put it where it takes no room from coal.',
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
    say: 'Your water has risen, and you have got {n} white tokens (W). With your player token (P) and your coin they are all you have for this round. Each action costs some of it.',
    do: 'Read the slate, then go on.',
    why: 'White tokens come in each preparation: for low water, for an empty wagon, for your own empty oven. What you do not spend of them is lost when the round ends; the player token comes back, coins stay.',
  },
  rack: {
    title: 'The cards: what you can do',
    say: 'Each turn you use one of these cards and do what it shows. The column says what it is about, the row how much it does: large (L), medium (M) or small (S). At the bottom stands the price, mostly {large} for L, {medium} for M and {small} for S.',
    do: 'Look at the cards, then go on.',
    why: 'Both of you use the same cards, and only the one in your colour is yours alone. If a sign means nothing to you: press ? and touch the card, or hold your finger on it, and it says in words what it does and costs.',
  },
  road: {
    title: 'Along the tracks',
    say: 'Begin with the lit card: choose it, pay for it, and it happens. It brings your discs on: {what}. Such a card can be used once in a round, by whoever pays first.',
    do: 'Choose the lit card.',
    why: 'Marked spaces and the ends of the tracks are worth points when the game is over. The barriers between the spaces are worth even more; you will cross one in the next round.',
    stray: 'That is allowed, too. The card with the tracks is still there:',
  },
  'road-pay': {
    title: 'Pay for the card',
    say: 'Your payment lies on the card until the round ends. Your player token (P) may stand in for a white one, and a coin for either: so there can be several ways. Pay the price as printed and keep the rest.',
    do: 'Pay with the lit tokens.',
    why: 'You have one player token a round, and it comes back when the round is over. A coin you pay is gone, so keep it for something big.',
  },
  used: {
    title: 'Used cards',
    say: 'Your token lies on the card: it is closed until the round ends, for you too. So take first what you need most. But a closed card can still be copied: the card “{copier}” and some circles of the miner do what another card says, without its price.',
    do: 'Look at the used card, then go on.',
    why: 'A copy needs nothing but the right size: the circle or card says whether it copies large, medium or small ones. It lays nothing on the card, so a copied card is not closed by it.',
  },
  carts: {
    title: 'Bring up the coal',
    say: 'Your rival has had a turn, now it is yours again. This small card is for your coal: {what}. The loop on it says that it never closes: everybody may use it, as often as they can pay.',
    do: 'Choose the lit card.',
    why: 'Coal goes a long way: cart, wagon, oven, coke wagon, sale. This is its first step.',
    stray: 'That is allowed, too. But coal has to come up before anything can be made of it:',
  },
  'carts-carts': {
    say: 'Touch the full carts, one after the other. Coal goes to your coal wagons, spoil to the tip.',
    do: 'Lift a lit cart.',
  },
  coke: {
    title: 'Make coke',
    say: 'Coal alone earns little. This card bakes it: {what}. Water in your mine is the price: watch the gauge.',
    do: 'Choose the lit card.',
    why: 'A full wagon becomes one coke, whether it is small or large. The large cards do more at once, but only one player can use them in a round.',
    stray: 'That is allowed, too. Your coal is still waiting for the ovens:',
  },
  'coke-coke': {
    say: 'Which oven takes the coke? The gray ones are for everybody. Leave your own one empty: then it brings a white token in each round.',
    do: 'Choose a lit oven.',
    why: 'Some gray ovens do something at once. Ask them: press ? and touch one, or hold your finger on it.',
  },
  load: {
    title: 'Load the coke',
    say: 'Coke in an oven cannot be sold. This card loads it onto your coke wagons, and the ovens are free again.',
    do: 'Choose the lit card.',
    why: 'Two coke on wagons are a pair. From the next round on you can sell one pair in each preparation.',
    stray: 'That is allowed, too. Your coke is still in the ovens:',
  },
  'load-load': {
    say: 'Touch your coke in the ovens, one after the other.',
    do: 'Load a lit coke.',
  },
  coin: {
    title: 'The coin',
    say: 'Now the coin: it pays for a large card as if it were your player token. The lit one brings you: {what}.',
    do: 'Choose the lit card.',
    why: 'Coins come back when coke is sold, and for spoil on the tip. So it is no loss to spend one where it does much.',
  },
  next: {
    title: 'The next round',
    say: 'The round is over, and its card has brought you {points}. Your player token is back. Now all begins again: cubes, then another tile.',
    do: 'Go on with the lit places.',
    why: 'The round card says what counts in this round. Read it before you spend anything.',
  },
  'next-nothing': {
    say: 'The round is over. Its card has brought you nothing this time, but your player token is back. Now all begins again: cubes, then another tile.',
  },
  'next-rest': {
    title: 'The rest of the round',
    say: 'You still have something to pay with. Use any card you like, or pass: then the round is over for you.',
    do: 'Use a card, or pass.',
  },
  'next-give': {
    say: 'Who gets this set? You know what you need.',
    do: 'Give out the set.',
  },
  'next-cube': {
    say: 'Fill carts: what is full can come up in this round.',
    do: 'Put a cube on a lit cart.',
  },
  'next-tile': {
    say: 'Another tile: the one you have is not allowed again. Look at your water before you choose.',
    do: 'Take a tile.',
    why: 'The water rises by one in each round. If it comes to the top, you take a tool; on the level with the white token it costs you that token.',
  },
  sale: {
    title: 'Sell a pair',
    say: 'Your first pair of coke is ready. Sold, it brings a coin and a white token at once, and {points} at the end of the game.',
    do: 'Sell the pair.',
    why: 'Each further pair is worth more than the one before. There is one sale in each round, so it is good to have two coke ready every time.',
    stray: 'It will keep: you may sell it in the next round.',
  },
  barrier: {
    title: 'Through the barrier',
    say: 'Now cross the barrier with the ring, on the {track}. Whoever crosses it gets what its flag shows, in the middle of the action: {effects}.',
    do: 'Choose the lit card.',
    why: 'So one action turns into two or three. That is the heart of this game: let one thing trigger another.',
  },
  'barrier-more': {
    say: {
      one: 'Your disc needs {n} more space on the {track} to cross the barrier. Use another card.',
      other: 'Your disc needs {n} more spaces on the {track} to cross the barrier. Use another card.',
    },
    do: 'Choose the lit card.',
  },
  'way-pay': {
    title: 'Pay for the card',
    say: 'What is printed on the card is lit. Anything else would cost you more than you need to give.',
    do: 'Pay with the lit tokens.',
    why: 'A player token pays for a large card, and each of you has one a round. A coin is worth keeping: it pays for anything.',
  },
  'way-option': {
    title: 'A space or a point',
    say: 'This card gives one of two things. The space leads to the barrier.',
    do: 'Take the space.',
  },
  'way-building': {
    title: 'A building',
    say: 'The barrier lets you build. Take any building off your bar: what lies under it will help you in each preparation.',
    do: 'Take a building.',
  },
  'way-lot': {
    title: 'A building',
    say: 'Where do you want it? Each lot says what it is good for, at the end of the game or at once.',
    do: 'Choose a lot.',
  },
  'way-benefit': {
    title: 'Miner or headframe',
    say: 'You have crossed a barrier! Now choose: your miner goes on and uses the circle where he stops, or a headframe comes into play. Try the miner.',
    do: 'Choose the miner.',
    why: 'Headframes make your own card better and open the headframe cards. The miner does you a favour wherever he stops, and is worth points when he is through the gate.',
  },
  'way-miner': {
    title: 'The miner’s shift',
    say: 'He goes on by one circle and uses the one where he stops. Some circles copy a card that others have paid for.',
    do: 'Send him to a lit circle.',
  },
  'way-copy': {
    title: 'Copy a card',
    say: 'Here you do what another card says without paying for it, even if it has been used. Choose the one that helps you most.',
    do: 'Copy a card.',
  },
  'way-more': {
    title: 'One thing triggers another',
    say: 'What you did has set off something else. Take whatever helps you most: what is under the pointer shows what it would bring.',
    do: 'Choose a lit place.',
  },
  'way-after': {
    title: 'After the action',
    say: 'You have spoil on your tip: once on a turn it can be exchanged for spaces, points or a coin. Do so, or end your turn.',
    do: 'End your turn.',
  },
  own: {
    title: 'Your own card',
    say: 'Your water stands at {n}. The card in your colour is for you alone, once a round, and pumps: {what}. With headframes in play it takes you along the rail, too.',
    do: 'Choose your own card.',
    why: 'On level {level} the water hides one of your white tokens, at the top it brings a tool; pumped dry it brings a point. Careful players keep it low.',
  },
  end: {
    title: 'Glückauf, the rest is yours',
    say: 'You have made coke, and one thing has triggered another: that is the game. Buildings, headframes and the tip wait for you: they explain themselves when you press ? or hold your finger on them.',
    do: 'Play on by yourself.',
  },
};
