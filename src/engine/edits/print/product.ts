import { oneLine } from './cell.ts';
import { bold } from './name.ts';
import { item, type Piece, type PrintPoint } from './piece.ts';

/** A bullet with a bold name and what is said of it. */
export function definition(list: string, element: { name: string; at: Piece['at'] }, text: string): Piece {
  return item(list, element, text, (prose) =>
    prose === '' ? `${bold(element.name)}:` : `${bold(element.name)}: ${oneLine(prose)}`,
  );
}

/** Point 1: audiences as bullets, the glossary under *Terms*; the purpose is prose. */
export const printProduct: PrintPoint = ({ product }) => ({
  pieces: product.audiences.map((audience) => definition('audiences', audience, audience.description)),
  sections:
    product.terms.length === 0
      ? []
      : [
          {
            at: { from: 0, to: 0 },
            heading: 'Terms',
            intro: [],
            pieces: product.terms.map((term) => definition('terms', term, term.meaning)),
            holds: [],
          },
        ],
});
