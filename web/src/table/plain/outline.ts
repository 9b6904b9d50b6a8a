// Any view as something that can be read: facts, tables and groups of both. It knows the JSON and no game.

export type Json = null | boolean | number | string | Json[] | { [field: string]: Json };

export interface Outline {
  facts: { name: string; value: string }[];
  sheets: Sheet[];
  groups: { name: string; outline: Outline }[];
}

export interface Sheet {
  name: string;
  columns: string[];
  rows: string[][];
}

/** How values are said that are no numbers and no names of pieces. */
export interface Words {
  yes: string;
  no: string;
  seat(seat: number): string;
}

/** `known_exactly_by` as people read it. */
export function readable(name: string): string {
  return name.replace(/[-_]+/g, ' ');
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Nothing is said about what is not there. */
export function outlineOf(object: Record<string, Json>, words: Words): Outline {
  const outline: Outline = { facts: [], sheets: [], groups: [] };
  for (const [field, value] of Object.entries(object)) {
    const name = capital(readable(field));
    if (isObjects(value)) outline.sheets.push(sheetOf(name, value, words));
    else if (isObject(value)) outline.groups.push({ name, outline: outlineOf(value, words) });
    else {
      const text = inline(value, words, field);
      if (text) outline.facts.push({ name, value: text });
    }
  }
  return outline;
}

function sheetOf(name: string, rows: Record<string, Json>[], words: Words): Sheet {
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => fields.map((field) => inline(row[field] ?? null, words, field)));
  const filled = [...fields.keys()].filter((i) => cells.some((row) => row[i]));
  return {
    name,
    columns: filled.map((i) => capital(readable(fields[i]!))),
    rows: cells.map((row) => filled.map((i) => row[i]!)),
  };
}

// What all views call by these names are seats.
const SEATS = /(^|_)(seat|player|owner|to_move|winners|passed)$/;

/** A value on one line; empty if there is nothing to say. */
export function inline(value: Json, words: Words, field = ''): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number')
    return SEATS.test(field) ? words.seat(value) : String(value).replace('-', '−');
  if (typeof value === 'string') return value;
  if (!Array.isArray(value))
    return Object.entries(value)
      .map(([name, each]) => [readable(name), inline(each, words, name)])
      .filter(([, text]) => text)
      .map(([name, text]) => `${name} ${text}`)
      .join(', ');
  const nested = value.some((each) => typeof each === 'object' && each !== null);
  const texts = value.map((each) => inline(each, words, field));
  if (!nested) return texts.join(', ');
  return texts.some(Boolean) ? texts.map((text) => text || '–').join(' | ') : '';
}

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isObjects(value: Json): value is Record<string, Json>[] {
  return Array.isArray(value) && value.length > 0 && value.every(isObject);
}
