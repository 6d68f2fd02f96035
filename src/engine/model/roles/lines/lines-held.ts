import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import { isDeed } from '../../words/deeds.ts';
import { isSomebody } from '../../words/people.ts';
import type { About } from '../facts.ts';
import { allIn, leftOutOfAll } from '../sentences/all-rights.ts';
import { ofKind } from '../words/names.ts';
import { answerIn } from '../words/sides.ts';
import { type HeadedLine, type LineForm, saySides } from './line.ts';
import { toldInThird } from './listed-deeds.ts';
import { answersIn, namesDeeds, narrowedBy, rightsBelow, rightsOf } from './rights.ts';

const tick = /[✓✔✅✗✘✖❌]/;

/** Lines below the name of somebody that say what that one may. */
export const heldForms: readonly LineForm<HeadedLine>[] = [
  // "pin notes ✓, invite people ✗", "pin notes: no; invite people: yes"
  (line) => {
    const sides = line.holder ? answersIn(line.text) : [];
    return sides.length > 1 || (sides.length > 0 && tick.test(line.text.source))
      ? saySides(line, sides, line.holder && { text: line.holder, as: 'open' })
      : undefined;
  },
  // "pin notes, rename notes – only own ones"
  (line) => {
    const { head, holder } = line;
    if (!holder || !head?.mark || head.mark === '=' || head.kind === 'strong') return undefined;
    const allowed = answerIn(head.rest, true) ?? narrowedBy(head.rest);
    const sides = allowed ? rightsOf(head.label, allowed, 'allowed') : [];
    const isDone = isDeed(plain(head.label).split(/[ ,/]/)[0] ?? '');
    return isDone && (sides.length > 1 || (head.mark === '–' && sides.length > 0))
      ? saySides(line, sides, { text: holder, as: 'open' })
      : undefined;
  },
  // "Edits lists and closes shops", "does not close them"
  (line) => {
    const name = line.holder ?? (line.above.length > 0 ? line.around?.text : undefined);
    const sides = name ? toldInThird(line.text) : [];
    return name && sides.length > 0 ? saySides(line, sides, named(name)) : undefined;
  },
  // "Everything – it is never asked", "Full access to all shelves", "everything except closing the club"
  (line) => {
    const { holder, text, head } = line;
    if (head?.mark && answerIn(head.rest, true)) return undefined;
    const left = holder && leftOutOfAll(text);
    if (holder && left)
      return saySides(
        line,
        left.flatMap((part) => rightsBelow(part, 'no', 'may')),
        named(holder),
      );
    const all = holder && allIn(text);
    return holder && all ? saySides(line, rightsOf(all, { is: 'yes' }, 'may'), named(holder)) : undefined;
  },
];

/** Lines below the name of somebody that only name what is done. */
export const doneForms: readonly LineForm<HeadedLine>[] = [
  (line) => {
    const { holder, head, text } = line;
    if (!holder || (head?.mark && !/^[1-5]\d\d\b/.test(head.rest.source)) || !namesDeeds(text))
      return undefined;
    const sides = rightsBelow(text, 'yes', 'may');
    return sides.length > 0 ? saySides(line, sides, named(holder)) : undefined;
  },
];

/** Whom lines that answer nothing are below: only a name for people is surely that of a role. */
function named(holder: Inline): About {
  return { text: holder, as: isSomebody(plain(holder).replace(ofKind, '')) ? 'open' : 'known' };
}
