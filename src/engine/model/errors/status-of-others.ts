import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

const said = '(?:noted|stated|said|given|marked|mentioned|listed|written|shown|told|specified|indicated)';
/** What says that a status is that of whatever has none of its own. */
const otherwise = new RegExp(
  `\\b(?:unless|except (?:where|when)|if not|where (?:nothing|no other)|if (?:nothing|no other))\\b[^.;]{0,30}\\b(?:${said}|says?)\\b|\\bunless (?:an?other|a different|some other)\\b|\\botherwise ${said}\\b|\\bby default\\b`,
  'i',
);

/** The one status that a sentence gives to all errors that say no other: "They come with status 422 unless noted otherwise." */
export function statusOfOthers(text: Inline): Inline | undefined {
  if (!otherwise.test(text.source)) return undefined;
  const all = [...text.source.matchAll(/(?<![\d.#])[45]\d\d(?![\d%]|\.\d)/g)];
  const [only] = all;
  return only && all.length === 1 ? slice(text, only.index, only.index + 3) : undefined;
}
