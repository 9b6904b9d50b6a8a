// For tables of the rules.
export default {
  yes: 'yes',
  no: 'no',
  either: '{a} or {b}',
  each: '{n} each',
};
