export default { broken: 'Something went wrong on the server.' };
