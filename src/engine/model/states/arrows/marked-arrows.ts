import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from './step.ts';

const name = '(?:`[^`\\n]+`|(?<!\\*)\\*[^*\\s][^*\\n]*\\*(?!\\*))';
const names = `${name}(?:(?:,\\s*|,?\\s+(?:and|or)\\s+)${name}){0,6}`;
/** Names in marks, and an arrow behind the names that it leaves. */
const left = new RegExp(`${names}(?=\\s*(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)\\s*${name})`, 'g');
const right = new RegExp(`^\\s*(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)\\s*(?<to>${name})`);
/** What follows a step and tells when it happens. */
const behind =
  /^\s*\(?(?<event>(?:when|once|if|only if|as soon as|after|by|until|unless|because|on|upon|through)\s[^;.]{2,120}?)\)?(?=[;.]|,\s|$)/i;
/** What stands before a step: what moves something, without the verb that moves it and the words that join. */
const mover = wording.i`^[\s,;.]*(?:(?:and|or|then|also|while|its)\s+)*(?<event>[^;:]{2,80}?):?\s*(?:\s(?:is|are|moves?|takes?|brings?|puts?|turns?|sends?|sets?|drops?|makes?|leads?|switches)(?:\s\p{Ll}+)*)?\s*(?:\b(?:back|from|also|and also|goes|go)\s*)*$`;

/**
 * The steps of running text in which each arrow stands between names in marks: "`stop` moves `on` → `off` and stays so;
 * a restart makes it `off` → `on`". What stands before a step or behind it tells the event. Empty where an arrow joins
 * anything else.
 */
export function stepsBetweenMarks(text: Inline, arrows: number): readonly Step[] {
  const { source } = text;
  const steps: Step[] = [];
  let end = 0;
  for (const found of source.matchAll(left)) {
    const start = found.index;
    const after = start + found[0].length;
    const to = right.exec(source.slice(after));
    const target = to?.groups?.to;
    if (!to || !target) continue;
    const reached = after + to[0].length;
    const told = behind.exec(source.slice(reached));
    const words = mover.exec(source.slice(end, start))?.groups?.event ?? '';
    const isWords = wording`\p{L}{2}`.test(words) && !/^(?:and|or|then|back|from|also)$/i.test(words.trim());
    const at = isWords ? end + source.slice(end, start).indexOf(words) : start;
    const from = slice(text, start, after);
    const event = told?.groups?.event
      ? slice(
          text,
          reached + told[0].indexOf(told.groups.event),
          reached + told[0].indexOf(told.groups.event) + told.groups.event.length,
        )
      : slice(text, at, isWords ? at + words.length : at);
    steps.push({ from, to: slice(text, reached - target.length, reached), event });
    end = told ? reached + told[0].length : reached;
  }
  return steps.length === arrows ? steps : [];
}
