export default {
  order: 'ordine {vehicle}, {coal}, {points}',
  filled: '{filled} caselle su {spots} riempite',
  tile: { one: '{n} vagoncino {colour}, {side}, {price}', other: '{n} vagoncini, {colour}, {side}, {price}' },
};
