import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { amountIn } from '../words/quantities.ts';

/** A name that an arrow parts from its value: "export name → `log.zip`"; a step of a scale, "0 → silent", or between states, "free → taken", is none. */
const arrow = wording`^(?<name>[*\`]{0,2}\p{L}[^→:;=]{1,60}?) (?<sign>→|⇒|->|=>) (?=\S)(?!.*(?:→|⇒|->|=>|:\s))`;
const isStep = /^\S+ (?:→|⇒|->|=>) [^\s\d]+$/;

/** A line with a colon in place of such an arrow. */
export function withColon(text: Inline): Inline {
  const { name = '', sign = '' } = arrow.exec(text.source)?.groups ?? {};
  if (sign === '' || isStep.test(text.source) || amountIn(slice(text, 0, name.length))) return text;
  const end = name.length + 1;
  return {
    source: `${name}: ${text.source.slice(end).replace(sign, ' '.repeat(sign.length - 1))}`,
    at: text.at,
  };
}
