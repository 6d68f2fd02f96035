import { limits } from '../../../limits.ts';
import type { Inline } from '../../../syntax/block.ts';
import { pieces, slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Transition } from '../../domain-elements.ts';
import { shown, unstated } from '../../stated.ts';
import { nameOf } from '../../words/names.ts';
import { sentences } from '../../words/phrases.ts';
import { arrowClauses, isArrow } from './arrow-clauses.ts';
import {
  beforeStep,
  isStateName,
  stripJoin,
  tellsOrder,
  unpaired,
  withoutCause,
  withoutRemark,
} from './arrow-sides.ts';
import { stepsOfChain, stepsOfSigns } from './chains.ts';
import { dashedStep } from './dashed-steps.ts';
import { stepsBetweenMarks } from './marked-arrows.ts';
import { openingIn } from './openings.ts';
import type { Step } from './step.ts';
import { created, endBeside, endStated } from './step-ends.ts';

/** An arrow, perhaps with its event on it: `--publish-->`, `--publish------>`, `—[publish]→`. */
const arrow = wording.g`(?<!\s)\s*(?:--\s?(?<on>["“\p{L}][^>→\n\`-]{0,60}?)\s?-{1,40}>|[-—–]{1,2}[[(](?<in>[^\])\n]{1,60})[\])][-—–]{0,2}(?:>|→)|(?<both>[⇄↔⇌⇆⟷]|<-{1,2}>|<=>)|→|⟶|[-─━]{1,3}[>▶►]|=>|⇒)\s*`;
const fromTo =
  /^from\s+(.+?)\s+(?:back |on |directly |straight )?to\s+(.+?)(?:\s*(?::|,|;|\s[–—]|\b(?:when|by|if|once|after|as soon as|with|through)\b|\()\s*(.*?)\.?)?\.?$/i;

/** A name on one side of a step: marked, in one word, or what nothing was before: "(new)". */
const side = '(?:`[^`]+`|\\*\\*[^*]+\\*\\*|\\((?:new|none|nothing|start)\\)|[\\p{L}_-]+)';
/** `inactive to active: the switch is turned on`, "open to gone, shut to gone: it is removed". */
const sideToSide = wording.s`^(?<pairs>${side} to ${side}(?:(?:,|,? and|,? or) ${side} to ${side}){0,12})(?::|,? (?=when\b|if\b|after\b|once\b|by\b))\s*(?<event>.+)$`;
const pair = wording.g`(?<from>${side}) to (?<to>${side})`;

/** Words of a sentence, which stand in no name. */
const tells = wording.i`(?<![\`\p{L}])(?:it|they|you|we|one|gets?|goes|go|moves?|becomes?|changes?|returns?|comes?|passes|jumps?|falls?|switches|leads?|can|may|is|are)(?![\`\p{L}])`;

/** The steps that a bullet states; empty when it is no transition. */
export function stepsIn(text: Inline): readonly Step[] {
  const source = text.source;
  const bySigns = stepsOfSigns(text);
  if (bySigns.length > 0) return bySigns;
  const several = stepsOneByOne(text);
  if (several.length > 0) return several;
  const words = fromTo.exec(source);
  const isName = (side = ''): boolean =>
    side.length < 60 && !tells.test(side) && side.split(/,\s*|\s+(?:or|and)\s+/).every(isShort);
  if (words && !tellsOrder(words) && isName(words[1]) && isName(words[2])) {
    const to = source.indexOf(words[2] ?? '', 5 + (words[1] ?? '').length);
    const start = source.indexOf(words[1] ?? '', 4);
    const end = source.replace(/\.$/, '').length;
    return [
      {
        from: slice(text, start, start + (words[1] ?? '').length),
        to: slice(text, to, to + (words[2] ?? '').length),
        event: slice(text, end - (words[3] ?? '').length, end),
      },
    ];
  }
  const short = stepsSideBySide(text);
  if (short.length > 0) return short;
  const arrows = [...source.matchAll(arrow)];
  const first = arrows[0];
  if (!first || arrows.length > limits.stepsPerItem) return [];
  const dashed = arrows.length === 1 ? dashedStep(text) : undefined;
  if (dashed) return [dashed];
  const back = backFrom.exec(source);
  if (back && first.index < back.index)
    return [
      ...stepsIn(slice(text, 0, back.index)),
      ...stepsIn(slice(text, back.index + back[0].length, source.length)),
    ];
  const all = sentences(text);
  const told = all.length > 1 ? all.filter((each) => isArrow.test(each.source)) : [];
  // A name in code that closes a sentence is the end of its step.
  if (told.length > 1 || (told[0]?.source.endsWith('`.') && told[0] !== all.at(-1)))
    return told.flatMap(stepsIn);
  const chain = stepsOfChain(text);
  if (chain.length > 0) return chain;
  const inside = stepsInBrackets(text);
  if (inside.length > 0) return inside;
  const opening = openingIn(text, first.index);
  const start = opening?.next ?? afterLead(source, first.index);
  const shared: { step: Step; own: boolean }[] = arrowClauses(slice(text, start, source.length)).flatMap(
    (clause) => stepsOfClause(clause).map((step) => ({ step, own: step.event.source !== '' })),
  );
  // "`a` → `b`, `c` → `b`: event": what stands behind the last colon goes for all that have none of their own.
  const last = shared.at(-1)?.step.event;
  const silent = shared.slice(0, -1).every(({ own }) => !own);
  const steps = shared.map(({ step }) => (silent && last ? { ...step, event: last } : step));
  const read = opening && steps.length > 0 ? [...opening.steps, ...steps] : steps;
  const marked = steps.length < arrows.length ? stepsBetweenMarks(text, arrows.length) : [];
  return marked.length > 0 ? [...(opening?.steps ?? []), ...marked] : read;
}

/** The steps between names with "to" at the head of a line, all by what happens behind them. */
function stepsSideBySide(text: Inline): readonly Step[] {
  const { pairs = '', event = '' } = sideToSide.exec(text.source)?.groups ?? {};
  const behind = slice(text, text.source.length - event.length, text.source.length);
  const steps = [...pairs.matchAll(pair)].map(({ 0: all, index, groups: { from = '', to = '' } = {} }) => ({
    from: slice(text, index, index + from.length),
    to: slice(text, index + all.length - to.length, index + all.length),
    event: behind,
  }));
  return steps.some(({ from }) => tells.test(from.source)) ? [] : steps;
}

/** "open to done when it is closed; open to void when it is dropped": a step in each part, and nothing else. */
function stepsOneByOne(text: Inline): readonly Step[] {
  const parts = splitOutside(text, ';').flatMap((part) => sentences(part));
  if (parts.length < 2 || parts.length > limits.stepsPerItem) return [];
  const isStep = ({ source }: Inline): boolean => sideToSide.test(source) || /^from\s/i.test(source);
  const steps = parts.every(isStep) ? parts.map(stepsIn) : [];
  return steps.every(({ length }) => length === 1) ? steps.flat() : [];
}

/** The way back behind a step: "`open` → `done` when it is closed, and back from `done` to `open`". */
const backFrom = /,?\s+(?:and|or)\s+(?:back\s+(?:again\s+)?)?(?=from\s+\S+.{0,60}?\sto\s)/i;

/** Steps in brackets, each behind what happens: "An admin approves it (pending → accepted) or denies it (pending → denied)". */
function stepsInBrackets(text: Inline): readonly Step[] {
  const found = [...text.source.matchAll(/\(([^()]+)\)/g)].filter(([, inner = '']) => isArrow.test(inner));
  const outside = text.source.replace(/\([^()]*\)/g, '');
  if (found.length === 0 || isArrow.test(outside)) return [];
  let end = 0;
  return found.flatMap((each) => {
    const before = slice(text, end, each.index);
    const joins = /^[\s,;]*(?:(?:and|or|then|und|oder|et|ou)\s+)?/i.exec(before.source)?.[0].length ?? 0;
    const event = slice(before, joins, before.source.length);
    end = each.index + each[0].length;
    return arrowClauses(slice(text, each.index + 1, end - 1))
      .flatMap(stepsOfClause)
      .map((step) => (step.event.source === '' ? { ...step, event } : step));
  });
}

/** Whether a name has few words: one in quotes among others is part of a sentence. */
function isShort(name: string): boolean {
  return (
    wording`^[^/]*\p{L}`.test(name) && name.split(' ').length <= 4 && /^(?:[^"“]*|["“][^"”]*["”])$/.test(name)
  );
}

/** The steps of one clause: `a → b → c: event`. */
function stepsOfClause(text: Inline): readonly Step[] {
  const { source } = text;
  const arrows = [...source.matchAll(arrow)];
  const first = arrows[0];
  if (!first) return [];
  const several = arrows.length === 1 ? stepsWithRemarks(text, first) : [];
  if (several.length > 0) return several;
  const colon = endOfStates(text, first.index + first[0].length);
  const event = slice(text, colon.eventStart, source.length);
  return arrows
    .filter((each) => each.index < colon.statesEnd)
    .flatMap((each, index, all) => {
      const left = index === 0 ? 0 : (all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0);
      const right = Math.min(all[index + 1]?.index ?? colon.statesEnd, colon.statesEnd);
      // "NEW → OPEN (taken), → DONE (refused)": behind a comma an arrow leaves the first once more.
      const isFork = index > 0 && /(?:,|\bor)\s*$/.test(source.slice(left, each.index));
      const side = withoutCause(stripJoin(slice(text, isFork ? 0 : left, isFork ? first.index : each.index)));
      const told = index === 0 || isFork ? beforeStep(side.source) : null;
      const from = withoutRemark(unpaired(slice(side, told?.[0].length ?? 0, side.source.length)));
      const whole = stripJoin(slice(text, each.index + each[0].length, right));
      const to = withoutRemark(unpaired(whole));
      const on = each.groups?.on ?? each.groups?.in;
      const at = on ? each.index + each[0].indexOf(on) : 0;
      const remark = slice(whole, to.source.length + 2, whole.source.length - 1);
      const behind = on ? slice(text, at, at + on.length) : remark.source === '' ? event : remark;
      const words = told ? slice(side, 0, (told.groups?.event ?? '').length) : behind;
      const own = behind.source === '' ? words : behind;
      if (!isStateName(from) || !isStateName(to)) return [];
      const step = { from, to, event: own };
      return each.groups?.both ? [step, { from: to, to: from, event: own }] : [step];
    });
}

/** A state with what leads there in brackets behind it. */
const remarked = wording`^(?:and |or )?(?<to>\`[^\`]+\`|[\p{L}][^()\`,]*?)(?: \((?<event>[^()]+)\))?\.?$`;

/** The steps of a clause whose states have what leads there in brackets: "lent → on shelf (return), lost (after 90 days)". */
function stepsWithRemarks(text: Inline, found: RegExpExecArray): readonly Step[] {
  const from = withoutRemark(stripJoin(slice(text, 0, found.index)));
  const targets = splitOutside(slice(text, found.index + found[0].length, text.source.length), ',').map(
    (part) => ({ part, groups: remarked.exec(part.source)?.groups }),
  );
  const events = targets.filter(({ groups }) => groups?.event !== undefined);
  if (targets.length < 2 || events.length * 2 <= targets.length || !isStateName(from)) return [];
  if (found.groups?.both || found.groups?.on || targets.some(({ groups }) => groups === undefined)) return [];
  return targets.map(({ part, groups }) => {
    const { to = '', event = '' } = groups ?? {};
    const at = part.source.indexOf(to);
    const eventAt = event === '' ? part.source.length : part.source.lastIndexOf(event);
    return {
      from,
      to: slice(part, at, at + to.length),
      event: slice(part, eventAt, eventAt + event.length),
    };
  });
}

/** Names in code and what joins them. */
const onlyCoded = /^`[^`]+`(?:(?:,\s*|,?\s+(?:and|or)\s+|\s*[/|]\s*)`[^`]+`)*/;

/** "held, lost or free", and nothing behind it. */
const oneWord = '(?!(?:now|later|never|then|it|not|more|less|by|when|if)(?![\\p{L}]))[\\p{L}_-]+(?<!ly)';
const rowOfWords = wording.i`^${oneWord}(?:, ${oneWord})+,? or ${oneWord}(?=[.;]?$)`;

/** Where the names of a step end and its event begins: the first colon, bracket or dash after the arrow. */
function endOfStates(text: Inline, from: number): { statesEnd: number; eventStart: number } {
  // Names in code end where the code does, whatever stands behind them.
  const row = rowOfWords.exec(text.source.slice(from))?.[0];
  if (row) return { statesEnd: from + row.length, eventStart: text.source.length };
  const coded = onlyCoded.exec(text.source.slice(from))?.[0];
  if (coded) {
    const rest = text.source.slice(from + coded.length);
    const statesEnd = from + coded.length;
    if (!isArrow.test(rest) && !/^\s*\(-?\d/.test(rest))
      return {
        statesEnd,
        eventStart: statesEnd + (/^\s*(?:[:,;.(]|[–—=](?=\s))?\s*/.exec(rest)?.[0].length ?? 0),
      };
  }
  let skipTo = from;
  for (const piece of pieces(slice(text, 0, text.source.length))) {
    if (piece.end <= from || piece.kind !== 'text') continue;
    const start = Math.max(piece.start, from, skipTo);
    if (start >= piece.end) continue;
    const found =
      /\s*(?::\s|:$|[,;]\s|\s{2,}(?:(?:#|\/\/|<-)\s+)?(?=\S)|\s(?:#|\/\/)\s+(?=\S)|\s\(|(?<=^\([a-z ]{3,12}\))\s+(?=\S)|\s[–—=]\s|(?<![>→▶►⇒⟶])\s(?:when|whenever|by|if|on|after|with|via|through|once|until|unless|because|as soon as|is|are|only|wenn|durch|quand)\s|\s(?:likewise|also|again|too|automatically)(?=[\s.,;]|$)|\s(?=\d{1,4}\s?(?:s|min|m|h|d|w|seconds?|minutes?|hours?|days?|weeks?|months?|years?)(?:[\s.,;]|$))|(?<![>→▶►⇒⟶])\s(?:upon|from|at)\s|\.\s+(?=\S))/.exec(
        text.source.slice(start, piece.end),
      );
    if (found) {
      const offset = start + found.index;
      // "`off` → `asked` (a code is sent) → `on`": a remark before the next arrow.
      const remark = /^\s*\([^()]*\)(?=\s*(?:→|⟶|[-─━]{1,3}[>▶►]|=>|⇒))/.exec(text.source.slice(offset));
      if (!remark) return { statesEnd: offset, eventStart: offset + found[0].length };
      skipTo = offset + remark[0].length;
    }
  }
  return { statesEnd: text.source.length, eventStart: text.source.length };
}

/** Where the first name of a step begins: behind a sentence or label such as "A switch. The button: off → on". */
function afterLead(source: string, arrowAt: number): number {
  const before = source.slice(0, arrowAt);
  const lead = /^.*[.:]\**\s+(?=\S)/s.exec(before) ?? goesFrom.exec(before) ?? stepsAre.exec(before);
  return lead ? lead[0].length : 0;
}

/** "**Trial** goes off → on". */
const goesFrom = /^(?:.*\s)?(?:goes|runs|moves|passes|flips|switches)\s+(?:from\s+)?(?=\S)/s;

/** "So the steps are open → closed" */
const stepsAre =
  /^[^.:;]*\b(?:transitions?|steps?|moves?|changes?|ways?|paths?|order|sequence) (?:is|are) (?=\S)/i;

/** The name of an event phrase, without a bracket that closes what `endOfStates` opened. */
export function eventName(event: Inline): string {
  const { name } = nameOf(event);
  return name.endsWith(')') && !name.includes('(') ? name.slice(0, -1) : name.replace(/[.;]$/, '');
}

/** A step of a line as a transition. */
export function transitionOf(told: Step, at: Transition['at']): Transition {
  const step = created(told);
  const name = eventName(step.event);
  return {
    name,
    at,
    nameAt: step.event.source ? step.event.at : at,
    how: 'tolerant',
    from: step.isNew
      ? shown([{ is: 'new', at: step.to.at }], step.to.at)
      : step.isKnown
        ? endStated(step.from, 'from')
        : endBeside(step.from, step.to, 'from'),
    event: name ? shown(name, step.event.at) : unstated,
    to: endBeside(step.to, step.from, 'to'),
    by: unstated,
    when: unstated,
    effects: unstated,
  };
}
