import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** What somebody is told goes on about the subject before it, and demands: `"must be at least 8 letters"`. */
const demand =
  '(?:"(?:must|cannot|can[\'’]t|can only|can not|may only|may not|should|needs? to|has to|have to)\\s[^"\\n]{2,200}"|“(?:must|cannot|can[\'’]t|can only|can not|may only|may not|should|needs? to|has to|have to)\\s[^”\\n]{2,200}”)';
/** `A password "must be long", "must have a digit" and "must not be known"`: in marks, and nothing else behind the last of them. */
const quoted = wording`^(?<subject>(?:(?:[Aa]n?|[Tt]he|[Ii]ts|[Ee]very|[Ee]ach)\s)?[\p{L}\`][\p{L}\p{N}\`'’._ -]{1,60}?)\s(?<all>${demand}(?:(?:,\s|,?\s(?:and|or)\s)${demand})*)(?=[.,;:]|$|\s(?:and|but|or)\s)`;

/** What ends words that lead to what is quoted, and name nothing that it goes on about. */
const leadsToText =
  /(?:^|\s)(?:not|never|than|like|gives?|says?|reads?|shows?|answers?|returns?|gets?|sees?|told|who|that|which|from|with|as|by|to|is|are|be|named|called|messages?|errors?|texts?)$/i;

/** One demand in marks: of what, what, and with its marks what somebody is told. */
export interface QuotedDemand {
  readonly subject: Inline;
  readonly rule: Inline;
  readonly told: Inline;
}

/** The demands that a sentence quotes of its subject, and the rest of it. */
export interface QuotedDemands {
  readonly demands: readonly QuotedDemand[];
  readonly rest: Inline;
  /** Whether the rest says something of its own, behind a semicolon. */
  readonly isOther: boolean;
}

/** Takes a sentence apart at the demands that it quotes; undefined where it quotes none. */
export function quotedDemands(text: Inline): QuotedDemands | undefined {
  const found = /["“]/.test(text.source) ? quoted.exec(text.source) : null;
  const { subject: name = '', all = '' } = found?.groups ?? {};
  // "None gives “must have one”": a cause, and what somebody is told.
  if (!found || leadsToText.test(name)) return undefined;
  const subject = slice(text, 0, name.length);
  const start = found[0].length - all.length;
  const demands = [...all.matchAll(/["“][^"”\n]+["”]/g)].map(({ 0: said, index }) => {
    const told = slice(text, start + index, start + index + said.length);
    return { subject, told, rule: slice(told, 1, said.length - 1) };
  });
  const joint = /^[,;:.]?\s*(?:(?:and|but|or)\s+)?/.exec(text.source.slice(found[0].length))?.[0].length ?? 0;
  const rest = slice(text, found[0].length + joint, text.source.length);
  return { demands, rest, isOther: text.source[found[0].length] === ';' && rest.source !== '' };
}
