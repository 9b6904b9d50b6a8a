// docs/games/<game>/rules*.md as the page reads them: each text becomes a module with a Booklet (src/table/rules/booklet.ts).
//
// Only what such a text may hold is understood; anything else, raw HTML above all, stops the build with a sentence. Marks
// are few and read well as they are:
//   †                                     what is printed there is reconstructed
//   **2 players:** at the beginning       the paragraph or item holds only with so many
//   a column `2 players`                  its cells hold only with so many
//   a column `players` with `3–4`         its row is in play only with so many
//   <!-- picture: NAME | CAPTION -->      a small board, in the example that follows or by itself
//   <!-- from the box: NAME -->           the table that follows tells what the game's components say
//   <!-- only in docs -->                 the paragraph that follows speaks of files beside it
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { lexer } from 'marked';

const WORD = '(?:players|Spieler|spelers|giocatori)';
const WITH = new RegExp(`^([2-4])(?: (?:or|and|oder|und|of|en|o|e) ([2-4]))? ${WORD}:$`);
const COLUMN = new RegExp(`^([2-4]) ${WORD}†?$`);
const PLAYERS = new RegExp(`^${WORD}†?$`);
const RANGE = /^([2-4])(?:–([2-4]))?$/;
const MARK = /^<!--\s*(?:picture: ([a-z-]+) \| ([\s\S]+?)|from the box: ([a-z-]+)|(only in docs))\s*-->$/;
const LONG_CELL = 60; // characters that a phone breaks into too many lines beside others

/** As GitHub makes it of a heading, so that links work in both places. */
export function slugOf(heading) {
  const letters = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
  return letters.trim().replace(/\s/g, '-');
}

/** The headings of a text, with their depth. */
export function headingsOf(markdown) {
  return lexer(markdown)
    .filter((token) => token.type === 'heading')
    .map(({ depth, text }) => ({ depth, text, slug: slugOf(text) }));
}

/** A text in any language; its sections are named as in the English one. */
export function readBooklet(markdown, english = markdown) {
  return new Reader(headingsOf(markdown), headingsOf(english)).read(lexer(markdown));
}

class Reader {
  #names; // own slug → English slug
  #ids;
  #mark = {};

  constructor(own, english) {
    if (own.length !== english.length)
      throw new Error(`there are ${own.length} headings, but ${english.length} in English`);
    this.#ids = english.map(({ slug }) => slug);
    this.#names = new Map(own.map(({ slug }, i) => [slug, this.#ids[i]]));
  }

  read(tokens) {
    const booklet = { title: '', players: [], lead: [], sections: [] };
    let place = booklet.lead;
    let headings = 0;
    for (const token of tokens) {
      if (token.type !== 'heading') {
        place.push(...this.#block(token));
        continue;
      }
      const id = this.#ids[headings++];
      if (token.depth === 1) {
        booklet.title = token.text;
        continue;
      }
      place = [];
      booklet.sections.push({ id, level: token.depth, title: token.text, blocks: place });
    }
    booklet.players = playersOf(booklet);
    return booklet;
  }

  #block(token) {
    if (token.type === 'space') return [];
    const mark = this.#mark;
    this.#mark = {};
    const alone = mark.picture && token.type !== 'blockquote' ? [{ is: 'picture', ...mark.picture }] : [];
    return [...alone, ...this.#read(token, mark)];
  }

  #read(token, mark) {
    switch (token.type) {
      case 'html':
        return this.#takeMark(token.text.trim());
      case 'paragraph':
        return mark.docsOnly ? [] : [{ is: 'text', ...this.#passage(token.tokens) }];
      case 'list':
        return [
          { is: 'list', ordered: token.ordered, items: token.items.map((item) => this.#item(item.tokens)) },
        ];
      case 'table':
        return [this.#table(token, mark.box)];
      case 'blockquote':
        return [this.#example(token, mark.picture)];
      default:
        throw new Error(`the page knows no ${token.type}: ${token.raw}`);
    }
  }

  #takeMark(text) {
    const found = MARK.exec(text);
    if (!found) throw new Error(`the page knows no mark ${text}`);
    const [, name, caption, box, docsOnly] = found;
    if (name) this.#mark = { picture: { name, caption: caption.replace(/\s+/g, ' ') } };
    else if (box) this.#mark = { box };
    else if (docsOnly) this.#mark = { docsOnly: true };
    return [];
  }

  #item([text, ...more]) {
    const blocks = more.flatMap((token) => this.#block(token));
    return { ...this.#passage(text.tokens), ...(blocks.length > 0 ? { more: blocks } : {}) };
  }

  #example({ tokens }, picture) {
    const [first, ...rest] = tokens;
    const [label, ...text] = first.tokens;
    if (label.type !== 'strong') throw new Error(`an example begins with a word in bold, not ${first.raw}`);
    const of = [
      { is: 'text', of: trimmed(this.#inlines(text)) },
      ...rest.flatMap((each) => this.#block(each)),
    ];
    return { is: 'example', label: label.text.replace(/\.$/, ''), ...(picture ? { picture } : {}), of };
  }

  #table({ header, rows }, box) {
    const head = header.map(({ text, tokens }) => {
      const [, players] = COLUMN.exec(text) ?? [];
      return { of: this.#inlines(tokens), ...(players ? { players: Number(players) } : {}) };
    });
    const column = header.findIndex(({ text }) => PLAYERS.test(text));
    const body = rows.map((row) => ({
      cells: row.map(({ tokens }) => this.#inlines(tokens)),
      ...(column >= 0 ? between(row[column].text) : {}),
    }));
    const longest = Math.max(...rows.flat().map(({ text }) => text.length));
    const wide = header.length >= 5 || (header.length >= 3 && longest > LONG_CELL);
    const marks = { ...(box ? { box } : {}), ...(column >= 0 ? { column } : {}) };
    return { is: 'table', head, rows: body, wide, ...marks };
  }

  #passage(tokens) {
    const of = this.#inlines(tokens);
    const found = tokens[0]?.type === 'strong' && WITH.exec(tokens[0].text);
    return found ? { of, players: found.slice(1).filter(Boolean).map(Number) } : { of };
  }

  #inlines(tokens) {
    return tokens.flatMap((token) => this.#inline(token));
  }

  #inline(token) {
    switch (token.type) {
      case 'text':
      case 'escape':
        return daggers(token.text.replace(/\s*\n\s*/g, ' '));
      case 'strong':
        return [{ is: 'b', of: this.#inlines(token.tokens) }];
      case 'em':
        return [{ is: 'i', of: this.#inlines(token.tokens) }];
      case 'codespan':
        return [{ is: 'code', of: [token.text] }];
      case 'link':
        return [{ is: 'link', to: this.#sectionOf(token.href), of: this.#inlines(token.tokens) }];
      default:
        throw new Error(`the page knows no ${token.type} in a sentence: ${token.raw}`);
    }
  }

  #sectionOf(href) {
    const id = href.startsWith('#') ? this.#names.get(decodeURI(href.slice(1))) : undefined;
    if (!id) throw new Error(`there is no section ${href}; a paragraph that names files is only for docs`);
    return id;
  }
}

const trimmed = ([first, ...rest]) => [typeof first === 'string' ? first.trimStart() : first, ...rest];

const daggers = (text) =>
  text
    .split('†')
    .flatMap((part, i) => [...(i > 0 ? [{ is: 'reconstructed' }] : []), ...(part ? [part] : [])]);

// "3–4" → 3, 4; what is no such range is always in play.
function between(text) {
  const [, from, to = from] = RANGE.exec(text) ?? [];
  if (!from) return {};
  return { players: Array.from({ length: to - from + 1 }, (_, i) => Number(from) + i) };
}

function playersOf({ sections }) {
  const tables = sections.flatMap(({ blocks }) => blocks.filter(({ is }) => is === 'table'));
  const numbers = tables.flatMap(({ head }) => head.flatMap(({ players }) => players ?? []));
  return [...new Set(numbers)].sort();
}

const RULES = /\/docs\/games\/[^/]+\/rules(?:\.[a-z]{2})?\.md$/;

/** For vite: `import booklet from '…/rules.de.md'`. */
export function rulesOfGames() {
  return {
    name: 'rules-of-games',
    enforce: 'pre',
    transform: {
      filter: { id: RULES },
      handler(code, id) {
        const english = join(dirname(id), 'rules.md');
        this.addWatchFile(english);
        try {
          const booklet = readBooklet(
            code,
            basename(id) === 'rules.md' ? code : readFileSync(english, 'utf8'),
          );
          return { code: `export default ${JSON.stringify(booklet)};`, map: null, moduleType: 'js' };
        } catch (error) {
          throw new Error(`${id}: ${error.message}`);
        }
      },
    },
  };
}
