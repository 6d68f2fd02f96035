import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Gathering } from '../../blocks/reading.ts';
import { shown } from '../../stated.ts';
import { referenceIn } from '../../words/names.ts';
import { isSomebody } from '../../words/people.ts';
import { permission, type RoleFact, roleNamed } from '../facts.ts';

/** Characters of a line that is looked into, at most. */
const LONGEST = 300;

/**
 * Takes in policies line by line: `p, gardener, /beds, GET` and `g, head_gardener, gardener` as Casbin has them, and
 * calls with the role that they are for, `can(user, "beds:water") if user.role == "gardener"`. Nothing of other programmes.
 */
export function readPolicies(block: Pick<FenceBlock, 'code'>, gather: Gathering<RoleFact>): void {
  const lines = linesIn(block.code);
  const rows = lines.map((line) => inCasbin.exec(line.source)?.groups);
  if (rows.length > 0 && rows.every((row) => row !== undefined)) {
    const subjects = new Set(rows.flatMap(({ policy, who }) => (policy && who ? who : [])));
    lines.forEach((line, index) => {
      casbinLine(line, rows[index] ?? {}, subjects, gather);
    });
  } else for (const line of lines) callLine(line, gather);
}

/** The lines of a programme that are no remarks. */
function linesIn(code: Inline): readonly Inline[] {
  let start = 0;
  return code.source.split('\n').flatMap((line) => {
    const each = slice(code, start, start + line.length);
    start += line.length + 1;
    return each.source === '' || each.source.length > LONGEST || /^(?:#|\/\/|--)/.test(each.source)
      ? []
      : each;
  });
}

const inCasbin =
  /^(?:(?<policy>p)\d?\s*,\s*"?(?<who>[^,"]+?)"?\s*,\s*"?(?<thing>[^,"]+?)"?\s*,\s*"?(?<acts>[^,"]+?)"?(?:\s*,\s*(?:allow|(?<no>deny)))?|g\d?\s*,\s*"?(?<heir>[^,"]+?)"?\s*,\s*"?(?<other>[^,"]+?)"?)\s*$/;

/** A policy, or whose rights somebody has as well; who is a person of a name and no role is passed over. */
function casbinLine(
  line: Inline,
  { who, thing, acts, no, heir, other }: Record<string, string>,
  subjects: ReadonlySet<string>,
  gather: Gathering<RoleFact>,
): void {
  const named = (name: string): Inline => {
    const start = line.source.indexOf(name, line.source.indexOf(','));
    return slice(line, start, start + name.length);
  };
  if (heir && other && (subjects.has(heir) || isSomebody(heir.replace(/[_-]/g, ' ')))) {
    gather.fact({ is: 'role', role: roleNamed(named(heir), line.at, 'tolerant', '') });
    gather.fact({ is: 'includes', heir: named(heir), others: [named(other)] });
  }
  if (!who || !thing || !acts) return;
  const deeds = acts.replaceAll(/[()]/g, '').split('|');
  say(
    [named(who)],
    deeds.map((deed) => ({ source: `${deed.trim()} ${thing}`, at: line.at })),
    no === undefined,
    gather,
  );
}

const asked = /\b(?:can|may|allow|allows|allowed|permit|authori[sz]e|grant)\((?<inner>[^()]*)\)/;
const ofRole =
  /\brole\w*\s*(?:===?|=|\bis\b|\bin\b)\s*(?<names>["'][\w -]+["']|[[({][^\])}]*[\])}])|\bhas_?[rR]ole\(\s*(?<held>["'][\w -]+["'])\s*\)/;

/** What turns a call into its opposite, or says what then is refused. */
const negated =
  /!\s*[\w.?]*\(|(?<=\w\s*)!==?|\b(?:not|unless|isnt|false|deny|denied|forbid|forbidden|refuse|reject|raise|throws?|abort|40[13])\b/i;

/** A call that says what is done, in quotation marks, and on the same line which roles it is for; none that is turned into its opposite. */
function callLine(line: Inline, gather: Gathering<RoleFact>): void {
  if (negated.test(line.source)) return;
  const call = asked.exec(line.source);
  const role = ofRole.exec(line.source);
  const [deed, thing, ...others] = call ? quotedIn(line, call.index, call[0].length) : [];
  if (!role || !deed || others.length > 0) return;
  const names = quotedIn(line, role.index, role[0].length);
  const action = thing ? { source: `${deed.source} ${thing.source}`, at: deed.at } : deed;
  if (names.length > 0) say(names, [action], true, gather);
}

/** What stands in quotation marks in a part of a line. */
function quotedIn(line: Inline, from: number, length: number): readonly Inline[] {
  const part = line.source.slice(from, from + length);
  return [...part.matchAll(wording.g`["'](?<name>[\p{L}\p{N}_:./ *-]+)["']`)].map(({ index, groups }) =>
    slice(line, from + index + 1, from + index + 1 + (groups?.name ?? '').length),
  );
}

function say(
  roles: readonly Inline[],
  actions: readonly Inline[],
  isAllowed: boolean,
  gather: Gathering<RoleFact>,
): void {
  for (const role of roles) gather.fact({ is: 'role', role: roleNamed(role, role.at, 'tolerant', '') });
  for (const action of actions) {
    const cells = roles.map((role) => ({
      role: referenceIn('role', role),
      allowed: shown({ is: isAllowed ? ('yes' as const) : ('no' as const) }, action.at),
    }));
    gather.fact({ is: 'row', row: permission(action, action.at, cells) });
  }
}
