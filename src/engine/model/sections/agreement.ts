import type { PointId } from '../../points.ts';
import type { Block, Item } from '../../syntax/block.ts';
import { plain } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { rulesSomething } from '../rules/demands.ts';
import { tellsAddress } from '../screens/properties.ts';
import { isArrow } from '../states/arrows/arrow-clauses.ts';
import { mayTell } from '../states/words/told-words.ts';
import { speaksOfStates } from '../states/words/words.ts';
import { headOf, sentences, unwrapped } from '../words/phrases.ts';

/**
 * Whether blocks may be of the point that the title above them speaks of: such a title means much else as well, and
 * their form alone does not tell. Only points that are told in plain lists and in running text are judged. Below a
 * title of a section around them, a list of short names is any list.
 */
export function agrees(blocks: readonly Block[], id: PointId, isInherited = false): boolean {
  const test = tests[id];
  return (
    (test !== undefined && blocks.some((block) => test(block, linesOf(block)))) ||
    (id === 'states' && !isInherited && blocks.some(listsTitles))
  );
}

type Test = (block: Block, lines: readonly string[]) => boolean;

const most = (lines: readonly string[], is: (line: string) => boolean): boolean =>
  lines.length > 0 && lines.filter(is).length * 2 >= lines.length;

const amount = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|unlimited|none)\b/i;
const mayDo = wording.i`\b(?:may|can|cannot|can't|must not|only|allowed|forbidden|everybody|everyone|nobody|yes|no|as an? \p{L}+|darf|dürfen|kann|können|peut|peuvent|puede|pueden)\b|[✓✔✅✗✘❌●]`;

const tests: Readonly<Partial<Record<PointId, Test>>> = {
  screens: (_, lines) => lines.some(tellsAddress),
  states: (_, lines) =>
    lines.some(
      (line) => isArrow.test(line) || mayTell.test(line) || (line.length < 200 && speaksOfStates.test(line)),
    ),
  roles: (_, lines) => lines.some((line) => mayDo.test(line)),
  rules: (_, lines) => lines.some((line) => rulesSomething(line)),
  constants: (_, lines) => most(lines, (line) => amount.test(line)),
};

/** Whether a block lists short names, which may be those of states. */
function listsTitles(block: Block): boolean {
  return block.kind === 'list' && block.items.length > 1 && block.items.every(isTitled);
}

/** Whether an item is a short name, alone or with something said of it. */
function isTitled({ text }: Item): boolean {
  const head = headOf(text);
  return plain(head?.mark ? head.label : text).split(' ').length <= 4;
}

/** What stands in the rows, items, lines or sentences of a block. */
function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'paragraph':
      return sentences(unwrapped(block.text)).map(({ source }) => source);
    case 'list':
      return block.items.flatMap(ofItem);
    case 'table':
      return block.rows.map(({ cells }) => cells.map(({ source }) => source).join(' | '));
    case 'fence':
      // A drawing of what comes after what is no list of states.
      return block.language === 'mermaid' ? [] : block.code.source.split('\n');
    default:
      return [];
  }
}

function ofItem({ text, children }: Item): readonly string[] {
  return [text.source, ...children.flatMap(({ items }) => items.flatMap(ofItem))];
}
