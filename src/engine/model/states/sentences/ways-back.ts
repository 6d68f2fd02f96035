import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from '../arrows/step.ts';

/** "… and "Resume" takes it back", "…; opening it again turns it back": what leads back, at the end of a sentence. */
const back = wording.i`(?:;|,?\s(?:and|while|but)|,)\s(?<event>(?!(?:and|while|but)\s)(?!(?:from|to|it|they|he|she)\s)(?:(?!\b(?:when|if|once|after|as soon as|until)\b)[^,;]){2,60}?)\s(?:takes?|brings?|puts?|moves?|turns?|switches|sets?|sends?|returns?)\s(?:it|them)(?:\sback)?(?:\sto\s(?:where it was|the first|the former))?(?<=back|where it was|the first|the former|returns? it)(?:\sagain)?[.;]?$`;

/** A sentence without what it says of the way back, and what leads back. */
export interface WayBack {
  readonly main: Inline;
  readonly event: Inline;
}

/** What a sentence says of the way back at its end; undefined where it says nothing of it. */
export function wayBackIn(text: Inline): WayBack | undefined {
  const found = back.exec(text.source);
  const event = found?.groups?.event;
  if (!found || !event) return undefined;
  const start = found.index + found[0].indexOf(event);
  return { main: slice(text, 0, found.index), event: slice(text, start, start + event.length) };
}

/** The only one of some steps, which leaves one state for another, and the way back; none where there are others. */
export function withWayBack(steps: readonly Step[], { event }: WayBack): readonly Step[] {
  const [only, ...others] = steps;
  return only && others.length === 0 && !only.isNew ? [only, { from: only.to, to: only.from, event }] : [];
}
