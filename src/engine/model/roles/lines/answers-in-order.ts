import type { Block, Inline, Item } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { referenceIn } from '../../words/names.ts';
import { headOf, splitAt } from '../../words/phrases.ts';
import { permission, type RoleFact } from '../facts.ts';
import { allowedIn } from '../words/permission-cells.ts';
import type { LineForm, RoleLine } from './line.ts';

/** What is done, and behind it so many answers, one for each role in a known order. */
export type InOrder = Extract<RoleFact, { is: 'inOrder' }>;

/** What answers in one word or by a sign. */
const plainly = /^(?:yes|no|y|n|[✓✔✅✗✘❌✖—–-])\uFE0F?$/i;

/** The answers of a line, and what a bracket behind them says. */
function answersOf({ text, children }: Item): Pick<InOrder, 'deed' | 'answers' | 'remark'> | undefined {
  const head = headOf(text);
  const [name] = head?.names ?? [];
  if (!head?.mark || !name || head.rest.source === '' || children.length > 0) return undefined;
  const bracket = /\s*\(([^()]+)\)\.?$/.exec(head.rest.source);
  const said = slice(head.rest, 0, bracket?.index ?? head.rest.source.replace(/\.$/, '').length);
  const answers = said.source.includes('/') ? splitAt(said, /\s*\/\s*/) : splitOutside(said, ',|');
  if (answers.length < 3 || answers.some((each) => plain(each).split(' ').length > 3)) return undefined;
  const start = bracket && bracket.index + bracket[0].indexOf('(') + 1;
  return {
    deed: head.kind === 'words' ? head.label : name,
    answers,
    ...(bracket && start !== null
      ? { remark: slice(head.rest, start, start + (bracket[1] ?? '').length) }
      : {}),
  };
}

/** How many answers each line of a list gives; undefined where they differ, or most of them are no plain answers. */
const countIn = once((block: Block): number | undefined => {
  if (block.kind !== 'list' || block.items.length < 3) return undefined;
  const lines = block.items.map(answersOf);
  const count = lines[0]?.answers.length;
  const answers = lines.flatMap((line) => line?.answers ?? []);
  const isSame = lines.every((line) => line?.answers.length === count);
  return isSame && answers.filter(({ source }) => plainly.test(source)).length * 2 > answers.length
    ? count
    : undefined;
});

/** "Rent a boat: no / yes / yes (with a pass)", in a list of such. */
export const inOrderForm: LineForm<RoleLine> = ({ item, text, above, gather }) => {
  if (above.length > 0 || gather.ofBlock(countIn) === undefined) return undefined;
  const found = answersOf({ ...item, text });
  if (!found) return undefined;
  gather.fact({ is: 'inOrder', ...found, at: item.at });
  return 'itself';
};

const across = wording.i`^(?:the )?(?:order|columns?|sequence|(?:in )?each (?:row|line))(?![\p{L}])[^:.]{0,40}:\s+`;

/** In which order a sentence says that answers stand: "Order in each line: Guest / Rower / Owner". */
export function orderOfAnswers(text: Inline): readonly Inline[] {
  const lead = across.exec(text.source)?.[0].length;
  if (lead === undefined) return [];
  const list = slice(text, lead, text.source.replace(/\.$/, '').length);
  const names = list.source.includes('/') ? splitAt(list, /\s*\/\s*/) : splitOutside(list, ',|');
  return names.length > 2 && names.every((name) => plain(name).split(' ').length <= 3) ? names : [];
}

/**
 * The facts of the blocks, with lines of so many answers as rows of the matrix. They are those of the roles in the order
 * that a sentence gives, or else in that of their declaration; where these are more or fewer, nobody is answered.
 */
export function withAnswersInOrder(
  blocks: readonly (readonly RoleFact[])[],
  declared: readonly string[],
): readonly (readonly RoleFact[])[] {
  const said = blocks.flat().find((fact) => fact.is === 'across');
  const names = said ? said.names.map((name) => plain(name)) : declared;
  const read = (fact: RoleFact): readonly RoleFact[] => {
    if (fact.is !== 'inOrder') return [fact];
    if (fact.answers.length !== names.length) return [];
    const cells = fact.answers.map((answer, index) => {
      const allowed = allowedIn(answer);
      const source = names[index] ?? '';
      return {
        role: referenceIn('role', { source, at: answer.at }),
        allowed: shown(
          allowed.is === 'when' && fact.remark
            ? { is: 'when' as const, condition: conditionIn(fact.remark) }
            : allowed,
          answer.at,
        ),
      };
    });
    return [
      { is: 'row', row: permission(fact.deed, fact.at, cells), written: fact.remark ? [] : fact.answers },
    ];
  };
  return blocks.map((facts) => facts.flatMap(read));
}
