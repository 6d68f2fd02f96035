import { limits } from '../limits.ts';
import type { Inline } from '../syntax/block.ts';
import { pieces, plain, slice } from '../syntax/inline.ts';
import type { Actor, End } from './domain-elements.ts';
import { listed, nameOf, referenceIn } from './names.ts';

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
  const colon = endOfStates(text, first.index + first[0].length);
  const event = slice(text, colon.eventStart, source.length);
  return arrows
    .filter((each) => each.index < colon.statesEnd)
    .flatMap((each, index, all) => {
      const left = index === 0 ? afterLead(source, each.index) : startOfName(source, each.index);
      const right = Math.min(
        all[index + 1] ? startOfName(source, (all[index + 1] as RegExpExecArray).index) : colon.statesEnd,
        colon.statesEnd,
      );
      const from = stripJoin(slice(text, left, each.index));
      const to = stripJoin(slice(text, each.index + each[0].length, right));
      return from.source && to.source && plain(from).length < 80 && plain(to).length < 80
        ? [{ from, to, event }]
        : [];
    });
}

/** Where the names of a step end and its event begins: the first colon, bracket or dash after the arrow. */
function endOfStates(text: Inline, from: number): { statesEnd: number; eventStart: number } {
  let offset = from;
  for (const piece of pieces(slice(text, 0, text.source.length))) {
    if (piece.end <= from || piece.kind !== 'text') continue;
    const start = Math.max(piece.start, from);
    const found = /\s*(?::\s|:$|\s\(|\s[–—]\s|\s(?:when|by|if|on|after)\s)/.exec(
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

/** The start of the name that ends before an arrow, in `a → b, c → d` and `a → b and b → a`. */
function startOfName(source: string, arrowAt: number): number {
  const before = source.slice(0, arrowAt);
  const cut = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf(' and '));
  return cut < 0 ? 0 : cut + 1;
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
