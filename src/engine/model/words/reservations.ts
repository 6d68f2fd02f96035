import type { Inline } from '../../syntax/block.ts';

/** What leaves it open that something else is said elsewhere: "unless noted otherwise", "except where a line says something else". */
export const unlessSaid =
  /(?:(?<bare>(?:if|where|when)\s+(?:no|nothing)\b)|\b(?:unless|except\s+(?:where|when|if|as))\b)[^,.;:()]{0,40}?\b(?:noted|stated|said|says?|given|written|mentioned|listed|specified|marked|indicated|told|shown|otherwise)\b(?:\s+otherwise\b)?/i;

/** The same at the head of a sentence. */
const atHead = new RegExp(`(?<=^|[.!?]\\s{1,3})${unlessSaid.source.replace('?<bare>', '?:')},?`, 'gi');

/** A text with blanks where its sentences begin with such a reservation: what they go on to say holds. Offsets stay. */
export function withoutReservations(text: Inline): Inline {
  if (!/\b(?:unless|except|if|where|when)\b/i.test(text.source)) return text;
  const source = text.source.replace(atHead, (words) => ' '.repeat(words.length));
  return source === text.source ? text : { ...text, source };
}
