import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { marked } from '../words/names-and-arrows.ts';
import type { Step } from './step.ts';

/** "There is just one state, pending", "It knows a single state: `open`". */
const only = wording.i`(?<![\p{L}])(?:there is|(?:it|this|an? \p{L}+(?: \p{L}+)?|the \p{L}+(?: \p{L}+)?) (?:has|knows|is in)) (?:(?:just|only|but|exactly) )?(?:one|an? single)(?: \p{L}+)? (?:state|status|stage)(?:,|:| –| —|, (?:called|named)| called| named)? (?<name>${marked}|[\p{L}-]+)(?=[.,;]|$)`;

/** The name of the state that is the only one, where a sentence says so. */
export function onlyStateIn(sentence: Inline): Inline | undefined {
  const found = only.exec(sentence.source);
  const name = found?.groups?.name;
  if (!found || !name) return undefined;
  const start = found.index + found[0].length - name.length;
  return slice(sentence, start, start + name.length);
}

const when = '(?:when|once|as soon as|after|by|with|on|upon|if)';
const begins = wording.i`(?:^|\s)(?:it|this|the \p{L}+) (?:begins?|starts?|comes? into (?:being|existence)|appears?|arises?|is (?:created|made|born|added))\s+${when}\s+(?<event>[^.;]{3,120}?)(?=[.;]?$|,? and (?:it )?(?:ends?|stops?|is (?:over|removed|deleted|gone)|disappears?|goes away)(?![\p{L}]))`;
const ends = wording.i`(?:^|\s)(?:(?:it|this|the \p{L}+)|and(?: it)?) (?:then )?(?:ends?|stops?|is (?:over|removed|deleted|gone)|disappears?|goes away)\s+(?=${when}(?![\p{L}]))(?<events>[^.;]{3,300})`;
const nextEvent = wording.gi`(?:^|,?\s+(?:or\s+|and\s+)?)(?=${when}(?![\p{L}]))`;

/** How something with a single state begins and ends: "It begins when … and ends when A, when B, or when C." */
export function lifeOfOnly(sentence: Inline, state: Inline): readonly Step[] {
  const { source } = sentence;
  const steps: Step[] = [];
  const made = begins.exec(source)?.groups?.event;
  const nothing = slice(sentence, 0, 0);
  const part = (text: string, from: number): Inline => {
    const at = source.indexOf(text, from);
    return slice(sentence, at, at + text.length);
  };
  if (made) steps.push({ from: nothing, to: state, event: part(made, 0), isNew: true });
  const over = ends.exec(source);
  const events = over?.groups?.events ?? '';
  const at = source.length - events.length;
  const whole = over ? part(events, Math.min(over.index, at)) : nothing;
  const starts = [...events.matchAll(nextEvent)].map(({ index, 0: lead }) => ({
    index,
    end: index + lead.length,
  }));
  const to = { source: '(end)', at: sentence.at };
  starts.forEach(({ end }, i) => {
    const event = slice(whole, end, starts[i + 1]?.index ?? events.length);
    steps.push({ from: state, to, event });
  });
  return steps;
}
