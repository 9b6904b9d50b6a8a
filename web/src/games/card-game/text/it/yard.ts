export default { shift: 'Turno' };
