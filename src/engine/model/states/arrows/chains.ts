import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { splitAt } from '../../words/phrases.ts';
import { beginning } from '../words/told-words.ts';
import type { Step } from './step.ts';

const arrow = /(?<!\s)\s*(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)\s*/g;
const eventWord = 'once|when|while|if|after|as soon as|by|until|unless|upon|through|because';
const name = `(?:\`[^\`]+\`|\\*{1,2}[^*]+\\*{1,2}|(?!(?:${eventWord})\\b)[\\p{L}_-]+(?: (?!(?:${eventWord})\\b)[\\p{L}_-]+){0,2})`;
/** One link of a chain: a name, perhaps with a remark, and what leads there. */
const link = wording.i`^(?<name>${name})(?: \((?<remark>[^()]*)\))?(?:,? (?<event>(?:${eventWord})\s[^→;]+?))?[.,;]?$`;
/** A name behind a comma at the end of what happens, right before an arrow: another step begins there. */
const anew = wording.i`,\s(?:(?:and|or|but|while)\s)?(?<name>\`[^\`]+\`|\*{1,2}[^*]+\*{1,2}|[\p{L}_-]+(?: [\p{L}_-]+){0,2}?)$`;
/** How a chain begins: "created as \`queued\`". */
const opening = wording.i`^(?<lead>${beginning})(?=\S)`;

/**
 * The steps of a chain that tells behind each state what leads there: "created as `queued` → `running` once it is picked →
 * `done` when it ends". None where only the last of its states has an event, or where a link is no name.
 */
export function stepsOfChain(text: Inline): readonly Step[] {
  const arrows = [...text.source.matchAll(arrow)];
  if (arrows.length < 2) return [];
  const lead = opening.exec(text.source)?.groups?.lead ?? '';
  const ends = [...arrows.map(({ index }) => index), text.source.length];
  const links = ends.map((end, index) => {
    const before = arrows[index - 1];
    const part = slice(text, before ? before.index + before[0].length : lead.length, end);
    const groups = link.exec(part.source)?.groups;
    const event = groups?.event ?? groups?.remark ?? '';
    const at = part.source.lastIndexOf(event);
    return {
      fits: groups !== undefined,
      isClosed: part.source.endsWith(','),
      isTold: groups?.event !== undefined || wording`\p{L}{2}`.test(groups?.remark ?? ''),
      name: slice(part, 0, (groups?.name ?? '').length),
      event: slice(part, event === '' ? part.source.length : at, at + event.length),
    };
  });
  if (!links.every(({ fits }) => fits) || !links.slice(1, -1).some(({ isTold }) => isTold)) return [];
  const names = new Set(links.map(({ name: each }) => each.source));
  const leavesAnew = ({ event }: { readonly event: Inline }): boolean => {
    const next = anew.exec(event.source)?.groups?.name ?? '';
    return /^[`*]/.test(next) || names.has(next);
  };
  if (links.slice(0, -1).some(leavesAnew)) return [];
  return links.flatMap(({ name: to, event }, index): readonly Step[] => {
    const before = links[index - 1];
    // "Asked → held (a boat), → lost (a storm)": behind a comma an arrow leaves the first once more.
    const from = (lead === '' && before?.isClosed && index > 1 ? links[0] : before)?.name;
    if (from) return [{ from, to, event }];
    return lead === ''
      ? []
      : [{ from: slice(text, 0, 0), to, event: slice(text, 0, lead.length), isNew: true }];
  });
}

/** One part of a row: a few words, and a name in code, which may stand in brackets. */
const part = '(?:[\\p{L}-]+ ){0,4}\\(?(?:`[^`]+`)\\)?';
const row = wording.i`^${part}(?:, ${part}){0,8}(?:,? and)?,? then ${part}\.?$`;
const notInRow = /\b(?:or|not|from|if|when|never|unless|either|neither)\b/i;
const comesAs = wording.i`^(?:\p{L}+(?:ed|n|de) as|(?:begins|starts) (?:as|in)) \(?$`;

/** "Queued as `waiting`, picked up (`busy`), then `sent`": names in code, each after the one before. */
export function stepsOfRow(text: Inline): readonly Step[] {
  if (!text.source.includes(' then ') || notInRow.test(text.source) || !row.test(text.source)) return [];
  const names = [...text.source.matchAll(/`[^`]+`/g)];
  return names.flatMap((found, index): readonly Step[] => {
    const before = names[index - 1];
    const to = slice(text, found.index, found.index + found[0].length);
    if (before) {
      const from = slice(text, before.index, before.index + before[0].length);
      const words = slice(text, before.index + before[0].length, found.index);
      const lead = /^\)?[\s,]*(?:and )?(?:then )?/i.exec(words.source)?.[0].length ?? 0;
      return [{ from, to, event: slice(words, lead, words.source.replace(/\s*\($/, '').length) }];
    }
    const lead = slice(text, 0, found.index);
    return comesAs.test(`${lead.source} `) ? [{ from: slice(text, 0, 0), to, event: lead, isNew: true }] : [];
  });
}

const sign = '(?:[\\p{L}][\\p{L}\\p{N}_-]*(?: [\\p{L}\\p{N}_-]+)?)';
/** Names with nothing but a sign between them, three at least: "Riddle: `locked > open > solved`". */
const bySigns = wording`^(?:[^:>\`]{2,40}:\s+)?[\`*]{0,2}(?<row>${sign}(?: > ${sign}){2,9})[\`*]{0,2}\.?$`;

/** Words before such a row, or at its head, that make it one of ranks, or a way through menus and folders. */
const noSteps =
  /\b(?:priority|priorities|precedence|severity|severities|rank|ranks|ranking|importance|weight|hierarchy|urgency|strength|levels?|menu|navigation|breadcrumbs?|path|click|go to|found|located|under|folder|screen|page|roles?|size|sizes)\b[^:>]*:|^[`*]*(?:home|menu|settings|file|edit|view|tools|options|preferences|dashboard|src|app)\s>/i;

/** Whether a line with what stands before it is such a row that ranks names, or tells a way through menus. */
export function isRanked(lead: string, line: string): boolean {
  return bySigns.test(line) && noSteps.test(`${lead}: ${line}`);
}

/** The steps of a line that is such a row; none of one that ranks names, or tells a way through menus. */
export function stepsOfSigns(text: Inline): readonly Step[] {
  const row = bySigns.exec(text.source)?.groups?.row;
  if (!row || noSteps.test(text.source) || noSteps.test(row)) return [];
  const start = text.source.indexOf(row);
  const names = splitAt(slice(text, start, start + row.length), / > /);
  return names.slice(1).flatMap((to, index): readonly Step[] => {
    const from = names[index];
    return from ? [{ from, to, event: slice(text, text.source.length, text.source.length) }] : [];
  });
}
