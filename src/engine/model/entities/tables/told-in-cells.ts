import type { TableBlock } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { EntityFact } from '../facts.ts';
import { fieldsInWords } from '../fields/word-fields.ts';
import { entityOf } from '../lists.ts';
import { entitiesSaid, isSame } from '../sentences/sentences.ts';

/** What stands above names of things. */
const ofThings =
  /^(?:name|entity|thing|object|record|table|model|concept|term|noun|element|data|what|item|resource|)s?$/i;
/** A name of a thing, perhaps marked. */
const nameCell = wording`^[*_\`]{0,2}[\p{L}_][\p{L}\p{N}_'’-]*(?: [\p{L}\p{N}_'’-]+){0,3}[*_\`]{0,2}$`;

/** What leads to the parts of something within a sentence. */
const tellsParts =
  /\b(?:with|has|have|holds?|stores?|keeps?|contains?|consists? of|made of)\s(?:an?|the|its)\s/i;

/**
 * "| Berth | A berth has a number and a length. |": names of things, and beside each sentences of which most tell what it
 * is made of. Empty for any other table.
 */
export function toldInCells({ header, rows }: TableBlock): readonly EntityFact[] {
  const [title] = header.cells;
  if (!title || !ofThings.test(plain(title)) || rows.length < 2) return [];
  const told = rows.map(({ cells: [name, ...others] }) => {
    if (!name || !nameCell.test(name.source)) return undefined;
    const bare = slice(
      name,
      /^[*_`]*/.exec(name.source)?.[0].length ?? 0,
      name.source.replace(/[*_`]+$/, '').length,
    );
    const said = others.flatMap((cell) => {
      const found = entitiesSaid(cell, bare).find((each) => isSame(each.name, bare));
      const fields = found?.fields ?? (tellsParts.test(cell.source) ? fieldsInWords(cell) : []);
      return fields.length > 1 ? [fields] : [];
    });
    return { name, said: said[0], text: others.map(plain).join(' ') };
  });
  if (told.filter((each) => each?.said).length * 2 <= rows.length) return [];
  return told.flatMap((each): readonly EntityFact[] =>
    each ? [{ is: 'entity', entity: entityOf(each.name, each.name.at, each.said ?? [], each.text) }] : [],
  );
}
