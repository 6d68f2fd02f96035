import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { Allowed } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { referenceIn } from '../../words/names.ts';
import { permission, type RoleFact, roleNamed } from '../facts.ts';

/** Languages in which a fence may hold the grants of a database. */
const databases = /^(?:|(?:postgre|my|pg|pl|t|ms)?sql|(?:pl)?pgsql|postgres|mariadb|oracle|text)$/i;

/** `GRANT SELECT, INSERT ON boats TO clerk`, `REVOKE DELETE ON boats FROM clerk, guest`. */
const granting =
  /^(?:GRANT|(?<no>REVOKE))\s+(?<rights>\S[^;]*?)\s+ON\s+(?:TABLE\s+)?(?<thing>\S[^;]*?)\s+(?:TO|FROM)\s+(?<roles>[^;]+)$/i;
/** `GRANT reader TO editor`: who has all rights of another. */
const including = /^GRANT\s+(?<others>["`\w, -]+?)\s+TO\s+(?<roles>["`\w, -]+)$/i;
const creating = /^CREATE\s+ROLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(?<roles>["`']?[\w-]+["`']?)/i;
/** What a statement says behind its names. */
const options = /\s+(?:WITH|CASCADE|RESTRICT|GRANTED)\b[^;]*$/i;

/** Takes in what roles of a database may: nothing where a fence has no such statement. */
export function readSqlGrants(
  block: Pick<FenceBlock, 'language' | 'code'>,
  gather: Gathering<RoleFact>,
): void {
  if (!databases.test(block.language) || !/\b(?:GRANT|REVOKE)\s/i.test(block.code.source)) return;
  for (const statement of statementsIn(block.code)) readStatement(statement, gather);
}

/** The statements of a programme. Remarks are blanks in them, and offsets stay. */
function statementsIn({ source, at }: Inline): readonly Inline[] {
  const bare = source.replace(/--.*$/gm, (remark) => ' '.repeat(remark.length));
  const code = { source: bare.replace(/\n/g, ' '), at };
  return splitOutside(code, ';');
}

/** Characters of a statement that is looked into, at most. */
const LONGEST = 600;

function readStatement(statement: Inline, gather: Gathering<RoleFact>): void {
  if (statement.source.length > LONGEST) return;
  const whole = slice(statement, 0, statement.source.replace(options, '').length);
  const found = granting.exec(whole.source)?.groups ?? including.exec(whole.source)?.groups;
  const { no, rights, thing, others, roles } = found ?? creating.exec(whole.source)?.groups ?? {};
  if (!roles) return;
  const names = namesIn(whole, roles);
  for (const name of names)
    if (!/^public$/i.test(name.source))
      gather.fact({ is: 'role', role: roleNamed(name, name.at, 'tolerant', '') });
  if (others) for (const heir of names) gather.fact({ is: 'includes', heir, others: namesIn(whole, others) });
  if (!rights || !thing) return;
  const from = whole.source.indexOf(rights);
  const allowed: Allowed = { is: no ? 'no' : 'yes' };
  for (const right of splitOutside(slice(whole, from, from + rights.length), ',')) {
    const action = { source: `${right.source} on ${thing}`, at: right.at };
    const cells = names.map((name) => ({
      role: referenceIn('role', /^public$/i.test(name.source) ? { ...name, source: 'everyone' } : name),
      allowed: shown(allowed, right.at),
    }));
    gather.fact({ is: 'row', row: permission(action, right.at, cells) });
  }
}

/** The names of a list at the end of a statement or within it, without their quotes. */
function namesIn(whole: Inline, list: string): readonly Inline[] {
  const start = whole.source.lastIndexOf(list);
  return splitOutside(slice(whole, start, start + list.length), ',').map((each) => {
    const lead = /^(?:ROLE\s+)?["`']?/i.exec(each.source)?.[0].length ?? 0;
    return slice(each, lead, each.source.replace(/["`']$/, '').length);
  });
}
