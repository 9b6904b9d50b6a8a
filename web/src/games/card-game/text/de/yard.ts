export default { shift: 'Schicht' };
