export default { shift: 'Shift' };
