import { limits } from '../limits.ts';
import type { Inline } from '../syntax/block.ts';
import { pieces, plain, slice, splitOutside } from '../syntax/inline.ts';
import type { Actor, End } from './domain-elements.ts';
import { listed, nameOf, referenceIn } from './names.ts';
import { leadingNames } from './phrases.ts';

const special: readonly (readonly [RegExp, 'new' | 'end' | 'any' | 'same'])[] = [
  [/^\(?(?:new|none|start|nothing|initial)\)$|^\[\*\]$|^\(new\)$/i, 'new'],
  [/^\((?:end|gone|removed)\)$/i, 'end'],
  [/^\(?(?:any|all|every state|any state)\)?$|^\*$/i, 'any'],
  [/^\(same\)$/i, 'same'],
];

/** One end of a transition: a state, or `(new)`, `(end)`, `(any)`, `(same)`. `[*]` is new on the left, end on the right. */
export function endIn(part: Inline, side: 'from' | 'to'): End {
  const text = plain(part);
  const found = special.find(([form]) => form.test(text))?.[1];
  if (!found) return { is: 'state', state: referenceIn('state', part) };
  return { is: found === 'new' && side === 'to' ? 'end' : found, at: part.at };
}

/** The ends of a cell: names separated by commas, `or`, `and`. */
export function endsIn(cell: Inline, side: 'from' | 'to'): readonly End[] | undefined {
  const ends = listed(cell).flatMap((part) => {
    const split = /^(.+?)\s+(?:or|and)\s+(.+)$/.exec(part.source);
    const parts = split
      ? [
          slice(part, 0, (split[1] ?? '').length),
          slice(part, part.source.length - (split[2] ?? '').length, part.source.length),
        ]
      : [part];
    return parts.map((each) => endIn(each, side));
  });
  return ends.length ? ends : undefined;
}

/** Who fires an event: a role, or a name in parentheses, which is no role. */
export function actorsIn(cell: Inline): readonly Actor[] | undefined {
  const actors = listed(cell).map((part): Actor => {
    const outside = /^\(([^()]+)\)$/.exec(part.source);
    return outside
      ? { is: 'outside', name: (outside[1] ?? '').trim(), at: part.at }
      : { is: 'role', role: referenceIn('role', part) };
  });
  return actors.length ? actors : undefined;
}

/** One step of a bullet such as `` `new` → `up`: success ping ``. */
export interface Step {
  readonly from: Inline;
  readonly to: Inline;
  /** Empty when nothing follows. */
  readonly event: Inline;
}

/** Whether a text holds an arrow. */
export const isArrow = /→|⟶|->|=>|⇒/;
const arrow = /\s*(?:→|⟶|->|-->|=>|⇒)\s*/g;
const fromTo = /^from\s+(.+?)\s+to\s+(.+?)(?:\s*(?::|,|\bwhen\b|\bby\b|\bif\b|\()\s*(.*))?$/i;

/** The steps that a bullet states; empty when it is no transition. */
export function stepsIn(text: Inline): readonly Step[] {
  const source = text.source;
  const words = fromTo.exec(source);
  if (words && (words[1] ?? '').length < 60 && (words[2] ?? '').length < 60) {
    const to = source.indexOf(words[2] ?? '', 5 + (words[1] ?? '').length);
    const start = source.indexOf(words[1] ?? '', 4);
    return [
      {
        from: slice(text, start, start + (words[1] ?? '').length),
        to: slice(text, to, to + (words[2] ?? '').length),
        event: slice(text, source.length - (words[3] ?? '').length, source.length),
      },
    ];
  }
  const arrows = [...source.matchAll(arrow)];
  const first = arrows[0];
  if (!first || arrows.length > limits.stepsPerItem) return [];
  const start = afterLead(source, first.index);
  const shared: { step: Step; own: boolean }[] = arrowClauses(slice(text, start, source.length)).flatMap(
    (clause) => stepsOfClause(clause).map((step) => ({ step, own: step.event.source !== '' })),
  );
  // "`a` → `b`, `c` → `b`: event": what stands behind the last colon goes for all that have none of their own.
  const last = shared.at(-1)?.step.event;
  const silent = shared.slice(0, -1).every(({ own }) => !own);
  return shared.map(({ step }) => (silent && last ? { ...step, event: last } : step));
}

/** The parts of a line with an arrow each; a part without one goes on with what is before it. */
function arrowClauses(text: Inline): readonly Inline[] {
  const found: { start: number; end: number }[] = [];
  for (const part of splitOutside(text, ',;')) {
    const last = found.at(-1);
    const start = part.at.start - text.at.start;
    const end = part.at.end - text.at.start;
    // Where the first names stand in code, an arrow between words belongs to what is told of them.
    const alike = !text.source.startsWith('`') || part.source.startsWith('`');
    if (last && !(isArrow.test(part.source) && alike)) last.end = end;
    else found.push({ start, end });
  }
  return found.flatMap(({ start, end }) => {
    const clause = slice(text, start, end);
    const and = /\s+and\s+(?=\S+(?:\s\S+)?\s*(?:→|⟶|-+>|[=⇒]>?))/.exec(clause.source);
    const both = and && isArrow.test(clause.source.slice(0, and.index));
    return both
      ? [slice(clause, 0, and.index), slice(clause, and.index + and[0].length, clause.source.length)]
      : [clause];
  });
}

/** The steps of one clause: `a → b → c: event`. */
function stepsOfClause(text: Inline): readonly Step[] {
  const { source } = text;
  const arrows = [...source.matchAll(arrow)];
  const first = arrows[0];
  if (!first) return [];
  const colon = endOfStates(text, first.index + first[0].length);
  const event = slice(text, colon.eventStart, source.length);
  return arrows
    .filter((each) => each.index < colon.statesEnd)
    .flatMap((each, index, all) => {
      const left = index === 0 ? 0 : (all[index - 1]?.index ?? 0) + (all[index - 1]?.[0].length ?? 0);
      const right = Math.min(all[index + 1]?.index ?? colon.statesEnd, colon.statesEnd);
      const from = stripJoin(slice(text, left, each.index));
      const to = stripJoin(slice(text, each.index + each[0].length, right));
      return isStateName(from) && isStateName(to) ? [{ from, to, event }] : [];
    });
}

/** Whether the side of an arrow is a name, or a few names: not a sentence, and no words beside a name in code. */
function isStateName(side: Inline): boolean {
  if (side.source === '' || plain(side).split(' ').length > 8) return false;
  return (
    !side.source.includes('`') ||
    /^(?:`[^`]+`(?:\s*\([^)]*\))?(?:,|,?\s+(?:and|or)|\s*\/)?\s*)+$/.test(side.source)
  );
}

const becomes =
  /^(?:when .{3,80}?, )?(?:an?|the|every|each|any)?\s*(.+?)\s+(?:becomes|turns into|turns|moves (?:on )?to|goes (?:back )?to|changes to|switches to|returns to|is (?:moved|set|changed) to|wird zu|wird|devient)\s+(?:an? |the )?(.+?)(?:\s+(?:when|if|after|once|as soon as|on|by|with|through|wenn|sobald|quand|lorsque)\s+(.+?))?[.;]?$/i;
const fromToWithin =
  /\bfrom\s+(`[^`]+`|\*\*[^*]+\*\*|[\p{L}_-]+)\s+to\s+(`[^`]+`|\*\*[^*]+\*\*|[\p{L}_-]+)(?:\s+(?:when|if|after|once|as soon as|on|by)\s+(.+?))?[.;]?$/iu;

/** The step that a sentence tells: `An open post becomes planned when staff accept it.` */
export function stepOfSentence(text: Inline): Step | undefined {
  const { source } = text;
  if (source.length > 300) return undefined;
  const moved = fromToWithin.exec(source);
  if (moved) return stepAt(text, moved[1] ?? '', moved[2] ?? '', moved[3] ?? '');
  const match = becomes.exec(source);
  if (!match) return undefined;
  const subject = match[1] ?? '';
  const code = /`[^`]+`|\*\*[^*]+\*\*/.exec(subject)?.[0];
  const words = subject.split(' ');
  // "An open post becomes planned": the word before the noun is the state it leaves.
  const from = code ?? (words.length === 2 ? words[0] : undefined);
  const to = match[2] ?? '';
  if (!from || to.split(' ').length > 2 || /^(?:it|this|that|no|new|its|their)$/i.test(from))
    return undefined;
  return stepAt(text, from, to, match[3] ?? '');
}

function stepAt(text: Inline, from: string, to: string, event: string): Step {
  const start = text.source.indexOf(from);
  const end = text.source.indexOf(to, start + from.length);
  const at = event === '' ? text.source.length : text.source.lastIndexOf(event);
  return {
    from: slice(text, start, start + from.length),
    to: slice(text, end, end + to.length),
    event: slice(text, at, at + event.length),
  };
}

const speaksOfStates = /\b(?:states?|status(?:es)?|stages?|phases?|zuständ\w*|états?|statuts?)\b/i;

/** The states that a sentence lists in code or bold: `A post is in one of three states: `open`, `planned`, `done`.` */
export function statesOfSentence(text: Inline): readonly Inline[] {
  if (
    !speaksOfStates.test(text.source) &&
    !/\b(?:is|are) (?:always |either )?`[^`]+`,? or `/.test(text.source)
  )
    return [];
  const start = Math.max(0, text.source.search(/:\s|\b(?:is|are|either)\s+(?:either\s+)?[`*]/));
  const listedNames = leadingNames(
    slice(text, text.source.slice(start).search(/[`*]/) + start, text.source.length),
  ).names;
  const first = text.source.slice(start).search(/[`*]/) + start;
  const lead = text.source.slice(start, first);
  if (listedNames.length < 2 || !/^(?::|is|are|either|\s)*$/.test(lead)) return [];
  return listedNames.map((piece) => slice(text, first + piece.start, first + piece.end));
}

/** Where the names of a step end and its event begins: the first colon, bracket or dash after the arrow. */
function endOfStates(text: Inline, from: number): { statesEnd: number; eventStart: number } {
  let offset = from;
  for (const piece of pieces(slice(text, 0, text.source.length))) {
    if (piece.end <= from || piece.kind !== 'text') continue;
    const start = Math.max(piece.start, from);
    const found =
      /\s*(?::\s|:$|\s\(|\s[–—]\s|\s(?:when|by|if|on|after|with|via|through|once|wenn|durch|quand)\s)/.exec(
        text.source.slice(start, piece.end),
      );
    if (found) {
      offset = start + found.index;
      const mark = found[0].trim();
      return {
        statesEnd: offset,
        eventStart: mark === '(' ? offset + found[0].length : offset + found[0].length,
      };
    }
  }
  return { statesEnd: text.source.length, eventStart: text.source.length };
}

/** Where the first name of a step begins: behind a sentence or label such as "A switch. The button: off → on". */
function afterLead(source: string, arrowAt: number): number {
  const lead = /^.*[.:]\**\s+(?=\S)/su.exec(source.slice(0, arrowAt));
  return lead ? lead[0].length : 0;
}

function stripJoin(inline: Inline): Inline {
  const lead = /^(?:and|or|then|,|;)\s+/i.exec(inline.source)?.[0].length ?? 0;
  const tail = /\s*(?:,|;|\band)$/i.exec(inline.source)?.[0].length ?? 0;
  return slice(inline, lead, inline.source.length - tail);
}

/** The name of an event phrase, without a bracket that closes what `endOfStates` opened. */
export function eventName(event: Inline): string {
  const { name } = nameOf(event);
  return name.endsWith(')') && !name.includes('(') ? name.slice(0, -1) : name.replace(/[.;]$/, '');
}
