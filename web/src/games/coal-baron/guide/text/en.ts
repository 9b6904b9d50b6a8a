// An area for each lesson; down, load, up, fill and stop are the work steps of any lesson that mines.
export default {
  coal: { yellow: 'yellow coal', brown: 'brown coal', gray: 'gray coal', black: 'black coal' },
  welcome: {
    title: 'Welcome to your mine',
    say: 'You dig for coal, load it onto orders and deliver them for points. The upper half of the table belongs to everybody, the lower half is yours.',
    do: 'Read the slate, then go on.',
    why: 'The game has {n} shifts, and whoever has the most points after the last one wins. This guide stays with you for the first shift.',
  },
  first: {
    title: 'Take an order',
    say: 'An order is a customer who wants certain coal. You have two orders already; take the lit one as your third. It wants yellow coal, the cheapest there is.',
    do: 'Touch the lit order.',
    why: 'Letter and shape name the coal it wants. The number is what you get for it, and the vehicle says how it will leave: both matter when you deliver.',
  },
  pit: {
    title: 'Your pit',
    say: 'Below the ground lie {n} levels: yellow coal on top, black at the bottom, the deeper the dearer. Each has a cart with one cube of coal. The cage in the shaft brings cubes up to your orders.',
    do: 'Look at your pit, then go on.',
    why: 'You will add more carts, on the light side or on the dark side of the shaft. Keep both sides even: a surplus on one side costs points at the end.',
  },
  tile: {
    title: 'Buy coal that you lack',
    say: 'Your orders want more {coal} than lies in your pit. The lit tile adds a cart with it. It costs {workers} and {marks}.',
    do: 'Touch the lit tile in the minecart factory.',
    why: 'A cart comes filled and is never filled again. So a tile is worth as many cubes as it has carts.',
  },
  money: {
    title: 'Earn some money',
    say: 'Tiles cost Marks, and yours will not last long. The lit space pays {marks} at once for {workers}.',
    do: 'Touch the lit coin in the pay office.',
    why: 'In the end {n} Marks are only one point. So earn what you need for tiles, and not much more.',
  },
  mine: {
    title: 'Bring the coal up',
    say: 'The lit space gives you {n} work steps and costs {workers}. Moving the cage, loading a cube, putting a cube on an order: each is one step.',
    do: 'Touch the lit number at the work steps.',
    why: 'You may stop at any time, but steps left over are lost. The cage keeps its place and its coal until you mine again.',
  },
  down: {
    title: 'Move the cage',
    say: 'Your orders want {coal}, and it lies on level {level}. The cage gets there in one step, however far it is.',
    do: 'Touch the lit plate {level} in the shaft.',
    why: 'It is best to fetch several cubes on one trip: moving is one step, and so is coming up.',
  },
  load: {
    title: 'Load a cube',
    say: 'One step takes one cube out of a cart into the cage, which has room for {places}. The empty cart stays in the pit.',
    do: 'Touch the lit cart.',
    why: 'Empty carts are good for something, too: in the last shift, whoever has the most of a colour scores for them.',
  },
  up: {
    title: 'Up to the surface',
    say: 'The cage holds what your orders want. Coal leaves it only at the surface.',
    do: 'Touch the lit plate 0 at the top of the shaft.',
    why: 'From any level it is one step up, just as it was one step down.',
  },
  fill: {
    title: 'Load an order',
    say: 'One step puts one cube on a spot of its colour. When all spots are filled, the order is complete.',
    do: 'Touch the lit spot on your order.',
    why: 'If you lack a colour, any two cubes may fill a spot together. That takes {n} steps.',
  },
  stop: {
    title: 'Stop mining',
    say: 'Nothing more can be done for now, and steps left over are lost. Stop, and it is the other player’s turn.',
    do: 'Press “{stop}”.',
    why: 'You could also send the cage to a level already, so that it waits there for the next time.',
  },
  deliver: {
    title: 'Deliver',
    say: 'Complete orders score only when they leave. All of one vehicle leave together: here that is worth {points}.',
    do: 'Touch the lit vehicle at the delivery.',
    why: 'The coal goes back to the stockyard. But what you delivered stays yours for the clock, which counts it after every shift.',
  },
  oust: {
    title: 'Nothing is ever closed',
    say: 'Somebody’s workers stand on the lit space. They go to the canteen and rest until the shift is over; you place one more than stood there, {workers}.',
    do: 'Touch the lit space.',
    why: 'Everything can be had, but it gets dearer each time. Often something else is nearly as good and costs a single worker.',
  },
  order: {
    title: 'Take a new order',
    say: 'New orders wait in the order office. The lit one suits the coal that your own orders leave over. Take only what you can fill: an order left over at the end costs {points}.',
    do: 'Touch the lit order in the order office.',
    why: 'If none of them suits you, look through the stack: you see {n} cards and may keep one.',
  },
  orderLacking: {
    title: 'Take a new order',
    say: 'No order in the office suits the coal you have left. The lit one lacks the least; you would buy it in the minecart factory: {coal}. Take only what you can fill: an order left over at the end costs {points}.',
    do: 'Touch the lit order in the order office.',
    why: 'If none of them suits you, look through the stack: you see {n} cards and may keep one.',
  },
  clock: {
    title: 'The shift clock',
    say: 'When nobody has workers left, the shift is over. Then the clock compares who has delivered more of each coal: hours 1 to {last} count this time.',
    do: 'Look at the clock, then go on.',
    why: 'What you deliver now counts again after the next shifts. Then further hours are added, for vehicles and for empty carts.',
  },
  rest: {
    title: 'Finish the shift',
    say: 'You have {workers} left to place. Something sensible is lit each time; follow it, or try an idea of your own.',
    do: '{idea}.',
    why: 'Deliver what is complete, bring up what orders want, buy what is missing. If nothing suits you, the bank pays {marks} for one worker.',
  },
  scored: {
    title: 'The shift is over',
    say: 'The clock brought you {mine}, and {name} {theirs}. All workers are back; everything else stays as it is.',
    do: 'Look at the scoring, then go on.',
    why: 'Whoever had the most workers in the minecart factory starts the next shift.',
  },
  end: {
    title: 'Now you can play',
    say: {
      one: '{n} more shift follows. Ask “{ask}” and touch anything you wonder about, or ask for a hint. Good luck!',
      other:
        '{n} more shifts follow. Ask “{ask}” and touch anything you wonder about, or ask for a hint. Good luck!',
    },
    do: 'Play on by yourself.',
    why: 'Remember the end: Marks and coal left over are worth a little, orders left over and an uneven pit cost points.',
  },
};
