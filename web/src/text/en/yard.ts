export default {
  order: '{vehicle} order, {coal}, {points}',
  filled: '{filled} of {spots} spots filled',
  tile: { one: '{n} {colour} cart, {side}, {price}', other: '{n} {colour} carts, {side}, {price}' },
};
