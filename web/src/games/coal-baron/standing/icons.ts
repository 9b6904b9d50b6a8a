// The drawing of each hour's element; heights are relative, so that a row of them looks even.
import { COAL_LETTERS, COLOURS, type Colour, type Element } from '../view';

export function iconOf(element: Element): { name: string; height: number } {
  if (element.startsWith('empty-'))
    return { name: `cart-${COAL_LETTERS[element.slice('empty-'.length) as Colour]}`, height: 0.8 };
  if (COLOURS.includes(element as Colour)) return { name: `c-${COAL_LETTERS[element as Colour]}`, height: 1 };
  return { name: `v-${element}`, height: 0.95 };
}
