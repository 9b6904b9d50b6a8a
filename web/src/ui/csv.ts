// Tables as other programs read them: comma-separated values (RFC 4180).

// A program that calculates must not take what somebody called themselves for a formula.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = harmless(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** An address under which it can be saved; the mark at its beginning tells old programs that it is UTF-8. */
export function csvAddress(rows: readonly (readonly (string | number)[])[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${csvOf(rows)}`)}`;
}
