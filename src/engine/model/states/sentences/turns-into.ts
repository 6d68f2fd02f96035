import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Step } from '../arrows/step.ts';

/** A state in running text: a name in code or bold, or one word. */
const state =
  '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|["“][^"”]+["”]|(?!(?:an?|the|every|it|them|this|that|one|back|out|again|off)\\b)[\\p{L}_-]+)';
const marked = '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*)';
/**
 * "Archiving turns an active list into an archived one; restoring turns it back", "Moving it turns an active or a paused
 * list into a closed one". Without an article the words may be things: "turns drafts into letters".
 */
const turns = wording.di`^(?:(?:or|and)\s+)?(?:(?<event>.{3,60}?)\s+)?(?:turns?|makes?|changes?|converts?)\s+(?<article>(?:an?|the|every)\s+)?(?<from>${state})(?:\s+or\s+(?:an?\s+)?(?<other>${state})(?=\s(?:[\p{L}-]+\s+)?into\s))?\s+(?:(?!back\s)[\p{L}-]+\s+)?(?:back\s+)?into\s+(?:one\s+(?:that is\s+)?(?<one>[\p{L}-]+(?: [\p{L}-]+)?)|(?:an?\s+)?(?<to>${state})(?:\s+(?:one|[\p{L}-]+))?)(?:[;,]\s+(?<back>.{3,60}?\s+turns?\s+(?:it|them)\s+back)|,\s+(?:which|and)\s.{3,120})?[.;]?$`;

/** The steps of what turns something in one state into something in another; without articles, to what is a state only where something else names it. */
export function turnedInto(text: Inline): readonly Step[] {
  const found = turns.exec(text.source);
  const at = found?.indices?.groups;
  const part = (name: string): Inline | undefined => {
    const [start, end] = at?.[name] ?? [];
    return start === undefined || end === undefined ? undefined : slice(text, start, end);
  };
  const [from, other, back] = [part('from'), part('other'), part('back')];
  const [to, event] = [part('to') ?? part('one'), part('event') ?? slice(text, 0, 0)];
  if (!from || !to || !event) return [];
  const isSetApart = [from, to].some(({ source }) => wording`^[\`*"“\p{Lu}]`.test(source));
  const isUnsure = part('article') === undefined && !isSetApart;
  const unsure = isUnsure ? { isUnsure } : {};
  const steps = [from, ...(other ? [other] : [])].map((each): Step => ({ from: each, to, event, ...unsure }));
  const whole = back && slice(text, text.source.lastIndexOf(back.source), text.source.length);
  return whole ? [...steps, { from: to, to: from, event: whole, ...unsure }] : steps;
}

/** "Sending it turns "new" into "sent", and "opened" back into "sent"": each pair of marked names. */
const markedInto = wording.gi`(?<from>${marked}|["“][^"”]+["”])\s+(?:back\s+)?into\s+(?<to>${marked}|["“][^"”]+["”])`;
const turnsMarked = wording.is`^(?<event>.{3,100}?)\s+(?:turns?|changes?|converts?|makes?)\s+(?=["“\`*])`;

/** Every "… into …" of a sentence about what is done, whose words before the first are the event of each. */
export function intoEach(text: Inline): readonly Step[] {
  const event = turnsMarked.exec(text.source)?.groups?.event;
  if (event === undefined) return [];
  return [...text.source.matchAll(markedInto)].map(({ index, 0: whole, groups }) => {
    const [from, to] = [groups?.from ?? '', groups?.to ?? ''];
    return {
      from: slice(text, index, index + from.length),
      to: slice(text, index + whole.length - to.length, index + whole.length),
      event: slice(text, 0, event.length),
    };
  });
}
