export default {
  order: 'Auftrag {vehicle}, {coal}, {points}',
  filled: '{filled} von {spots} Feldern belegt',
  tile: { one: '{n} Lore {colour}, {side}, {price}', other: '{n} Loren {colour}, {side}, {price}' },
};
