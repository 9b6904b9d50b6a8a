export default {
  order: 'bestelling {vehicle}, {coal}, {points}',
  filled: '{filled} van {spots} vakken gevuld',
  tile: { one: '{n} kar {colour}, {side}, {price}', other: '{n} karren {colour}, {side}, {price}' },
};
