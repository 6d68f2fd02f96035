import type { Inline } from '../../../syntax/block.ts';
import { plain, slice, splitOutside } from '../../../syntax/inline.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed, Role } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { isDeed } from '../../words/deeds.ts';
import { nameOf, referenceIn } from '../../words/names.ts';
import { splitAt } from '../../words/phrases.ts';
import { type Below, permission, type RoleFact, roleNamed } from '../facts.ts';
import type { MayLine } from '../sentences/may-line.ts';
import { conditioned, exceptional, refused } from '../words/conditioned.ts';
import { isNobody } from '../words/names.ts';
import { refusedOfAll } from '../words/nothing.ts';
import { orderIn } from './ranks.ts';

/** Gives what a line lets somebody do, as rows of the matrix. `below` is whose name stands above it. */
export function mayFacts(
  line: MayLine,
  roles: readonly Inline[],
  gather: Gathering<RoleFact>,
  below?: Below,
): void {
  const isNo = !line.allowed || roles.every((role) => isNobody(plain(role)));
  for (const said of line.actions) {
    const whole = isNo ? slice(said, 0, said.source.replace(toldBehind, '').length) : said;
    const parted = ofTheSame(whole, roles, gather) ?? (isNo ? refused(whole) : conditioned(whole));
    const { on = line.on } = parted;
    // What somebody may not do unless something holds depends on that; "may not … if" is a no to all of it.
    const depends = on && (line.allowed || exceptional.test(on.source));
    const ofNothing = isNo ? undefined : refusedOfAll(parted.action);
    const action = ofNothing ?? parted.action;
    const allowed: Allowed =
      !depends || ofNothing
        ? { is: line.allowed && !ofNothing ? 'yes' : 'no' }
        : ofOwn.test(on.source)
          ? { is: 'own' }
          : { is: 'when', condition: conditionIn(on) };
    const cell = (role: Inline, said: Allowed) => ({
      role: referenceIn('role', role),
      allowed: shown(said, action.at),
    });
    const cells = [
      ...roles.map((role) => cell(role, allowed)),
      ...(line.but ?? []).map((role) => cell(role, { is: line.allowed ? 'no' : 'yes' })),
    ];
    gather.fact({
      is: 'row',
      row: { ...permission(action, action.at, cells), doubtful: true },
      ...(line.sure ? { sure: true } : {}),
      ...(below ? { below } : {}),
    });
  }
}

/** What somebody is told who is refused: "close the gate ("Ask a keeper.")". */
const toldBehind = /(?<=\S)\s*\((?:"[^"()]*"|“[^“”()]*”|`[^`()]* [^`()]*`)\)$/;

/** A limit to what is one's own: `but only the own ones`. */
const ofOwn = /^only (?:(?:the|his|her|its|their|one['’]s) )?own(?: ones?)?$/i;

/** What is done to one's own of what the action before it is about: "can write notes, and can delete only their own". */
const ownOfThese =
  /^(?<deeds>\S+(?:(?:,| and| or) \S+){0,3}) (?<limit>only (?:the|his|her|its|their) own(?: ones?)?)$/i;

/** An action that says only whose its object is, with the object of the action that the same may before it; undefined for any other. */
function ofTheSame(
  action: Inline,
  roles: readonly Inline[],
  gather: Gathering<RoleFact>,
): ReturnType<typeof conditioned> | undefined {
  const { deeds, limit } = ownOfThese.exec(action.source)?.groups ?? {};
  if (deeds === undefined || limit === undefined) return undefined;
  const last = gather.last('row');
  const names = new Set(roles.map((role) => nameOf(role).name));
  const isOfThem = last?.row.cells.some(({ role }) => names.has(role.name));
  const words = last && isOfThem ? last.row.action.text.split(' ') : [];
  const start = words.findIndex((word) => !isDeed(word.replace(/,$/, '')) && !/^(?:and|or)$/i.test(word));
  if (start < 1) return undefined;
  const object = words.slice(start).join(' ');
  return {
    action: { source: `${deeds} ${object}`, at: action.at },
    on: slice(action, action.source.length - limit.length, action.source.length),
  };
}

/** The names of a list: between semicolons, or between commas and the last two at "and", which in brackets parts none. */
function namesIn(list: Inline): readonly Inline[] {
  const parts = splitOutside(list, ';,');
  const last = parts.at(-1);
  if (!last || splitOutside(list, ';').length > 1) return parts;
  return [...parts.slice(0, -1), ...splitAt(last, / (?:and|or|&|und|et) (?![^()]*\))/i)];
}

/** Gives the roles of `- roles: Owner; Manager; Visitor (no session)`. */
export function roleList(rest: Inline, at: Role['at'], gather: Gathering<RoleFact>): 'itself' {
  const order = orderIn(rest);
  if (order.length > 0) gather.fact({ is: 'order', names: order });
  for (const part of order.length > 0 ? order : namesIn(rest)) {
    const lead = /^(?:and|or|und|et)\s+/i.exec(part.source)?.[0].length ?? 0;
    const bracket = /\s*\(([^)]*)\)\.?$/.exec(part.source);
    const name = slice(part, lead, bracket ? bracket.index : part.source.length);
    // "guest, rower; each has the rights of the one before": what is said of all is none of them.
    if (name.source && !/^each\s/i.test(name.source))
      gather.fact({ is: 'role', role: roleNamed(name, at, 'tolerant', bracket?.[1] ?? '') });
  }
  return 'itself';
}
