import type { Inline } from '../../syntax/block.ts';
import { plain, slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { namesListed } from '../words/phrases.ts';
import { type RuleLine, splitAtSaying } from './subjects.ts';

/** What a line adds of others for which it holds: ", and the same goes for a flag", ", and so is `number`". */
const alike =
  /,?\s+(?:and|but)\s+(?:the\s+same\s+(?:goes|holds|applies|is\s+true|counts)\s+(?:for|to)|so\s+(?:is|are|does|do|must|has|have|can|may))\s+(?<others>[^();.:]+)\.?$/i;
/** One of what the line before is about: "A rope that is wet" and "one that is torn" are ropes. */
const oneOf = /^one\s+(?=\S+\s)/i;
const thing = wording.i`^(?:an?|the|every|each|any)\s+(?<thing>\p{L}[\p{L}-]*)\s+(?:that|which|who|with|on|in|of|for)\s`;
/** Words of such another, at most. */
const [NAME, ONE] = [5, 12];

/** The rules of a line that holds for others, too, as `read` reads what stands before them; undefined for any other line. */
export function rulesAlike(
  text: Inline,
  read: (text: Inline) => readonly RuleLine[],
): readonly RuleLine[] | undefined {
  const found = alike.exec(text.source);
  const said = found?.groups?.others;
  if (!found || !said) return undefined;
  const lines = read(slice(text, 0, found.index));
  const last = lines.at(-1);
  if (!last) return undefined;
  const start = text.source.indexOf(said, found.index);
  const others = slice(text, start, start + said.length);
  const rule = last.sentence ? splitAtSaying(last.sentence).rule : last.rule;
  if (oneOf.test(said)) {
    const of = thing.exec((last.sentence ?? last.subject ?? last.rule).source)?.groups?.thing;
    if (!of || said.split(' ').length > ONE) return undefined;
    return [...lines, { subject: { source: said.replace(oneOf, `${of} `), at: others.at }, rule }];
  }
  const names = namesListed(others);
  if (names.some((each) => plain(each).split(' ').length > NAME)) return undefined;
  return [...lines, ...names.map((subject) => ({ subject, rule }))];
}
