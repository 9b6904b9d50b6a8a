import { expect, it } from 'vitest';
import { csvAddress, csvOf } from './csv';

it('writes a line for each row, and quotes what would be read wrongly', () => {
  expect(
    csvOf([
      ['Points', 'Ada', 'Bruno "B", the baker'],
      ['Orders', 12, -3],
    ]),
  ).toBe('Points,Ada,"Bruno ""B"", the baker"\r\nOrders,12,-3\r\n');
});

it('lets no name become a formula', () => {
  expect(csvOf([['=1+1', '+49', '-x', '@SUM(A1)']])).toBe("'=1+1,'+49,'-x,'@SUM(A1)\r\n");
});

it('keeps letters beyond English', () => {
  expect(decodeURIComponent(csvAddress([['Jürgen', 1]]))).toBe(
    'data:text/csv;charset=utf-8,\uFEFFJürgen,1\r\n',
  );
});
