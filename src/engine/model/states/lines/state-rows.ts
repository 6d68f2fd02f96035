import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { ItemRead } from '../../reader.ts';
import { isParted, sentences, splitAt } from '../../words/phrases.ts';
import { isArrow } from '../arrows/arrow-clauses.ts';
import { titleOf } from '../headings/titles.ts';
import { stateFact, type Title } from '../lifecycle-facts.ts';
import { bareState } from '../sentences/items.ts';
import { labelsStates } from '../words/state-labels.ts';
import type { StateLine } from './line.ts';
import { readClauses } from './step-lines.ts';

/** The field of a thing that holds its state: "`berth.status`", "`Berth.payment_state`". */
const fieldOfThing = /^`?(?<thing>[A-Za-z]\w*)\.(?:\w+_)?(?:status|state|phase|stage)`?$/;
/** What a field is, and no state: "`order.status`: text, required". */
const ofField =
  /^`?(?:text|string|enum(?:eration)?|int(?:eger)?|number|bool(?:ean)?|(?:var)?char|required|mandatory|optional|nullable|not null|unique|indexed|read-?only)`?$/i;
/** What parts the names of a row. */
const between = /\s+[/|]\s+|,\s+(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/;

/** The names of the row that a sentence is; none where it is anything else. */
function rowIn({ source }: Inline, text: Inline): readonly Inline[] {
  const names = splitAt(slice(text, 0, source.replace(/[.;]$/, '').length), between);
  const isState = (name: Inline): boolean => bareState.test(name.source) && !ofField.test(name.source);
  return names.length > 1 && names.every(isState) ? names : [];
}

/** "`status`: `open`, `let`, `over`", "`berth.status` – open / let": a row of states behind what holds them. */
export function readStateRow({ head, context, gather, above }: StateLine): ItemRead | undefined {
  if (!head || !isParted(head) || head.names.length !== 1 || isArrow.test(head.rest.source)) return undefined;
  const label = head.label.source.replace(/:$/, '');
  const thing = fieldOfThing.exec(label)?.groups?.thing;
  if (thing === undefined && !labelsStates(label)) return undefined;
  const [first, next] = sentences(head.rest);
  const names = first ? rowIn(first, head.rest) : [];
  if (names.length === 0) return undefined;
  const isNamed = context.titled || context.headings.length > 0 || above.length > 0;
  const where: Title = thing && !isNamed ? { lead: thing, titled: true } : titleOf(context);
  for (const name of names) gather.fact(stateFact(where, name));
  if (next) {
    const rest = slice(head.rest, next.at.start - head.rest.at.start, head.rest.source.length);
    readClauses(rest, thing && !isNamed ? { ...context, lead: thing, titled: true } : context, gather);
  }
  return 'itself';
}
