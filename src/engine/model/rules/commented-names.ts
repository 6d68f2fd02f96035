import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { rulesSomething } from './demands.ts';
import { answered, silent, type Told, toldIn } from './messages.ts';
import { saying } from './saying.ts';
import type { RuleLine } from './subjects.ts';

/** A name at the head of a line of code, bare or as a string, what it is declared as, and a remark behind it. */
const commented =
  /^(?<indent>[ \t]*)(?<quote>["'`]?)(?<name>[^"'`\n]{1,80}?)\k<quote>(?<declared>\??[ \t]*(?:[:=][^/#\n]{0,80})?[,;]?)(?:[ \t]+(?:\/\/|#|--|\/\*)[ \t]*(?<said>\S.*)?)?$/d;
/** A line that is a remark, or goes on with the one above it. */
const remark = /^(?<indent>[ \t]*)(?:\/\/|#|--)(?<said>.*)$/;
const bareName = /^[A-Za-z_][\w.[\]*-]*$/;
const nameInWords = wording`^[\p{L}_][\p{L}\p{N}_ .,'’()[\]*/-]*$`;

/** Strings behind an arrow at the end of a remark. */
const messages = /(?:→|⇒|->|=>)[ \t\n]*(?<said>"(?:[^"\\]|\\.)*"(?:[ \t\n]*"(?:[^"\\]|\\.)*")*)[ \t\n.]*$/;
const string = /"(?:[^"\\]|\\.)*"/g;

/** A rule in the remark behind a name, and what somebody is told who breaks it. */
export interface Commented extends RuleLine {
  readonly told: Told;
}

/** A name in code and the places of its remark: where it begins, and ends on this line or one below. */
interface Entry {
  readonly name: Inline;
  readonly indent: number;
  readonly isDeclared: boolean;
  from: number;
  to: number;
}

/**
 * The rules of a fence that names a field on each line and rules it in a remark: `"berth.name" // at most 80 -> "Too
 * long."`. Remarks below it that stand further in go on with it; one that does not is a title. None where fewer
 * than a third of the remarks rule something; behind a declaration only those count that do.
 */
export function rulesOfRemarks(code: Inline): readonly Commented[] {
  const entries = entriesOf(code).filter(({ from, to }) => to > from);
  const found = entries.map((entry) => ({ entry, lines: rulesOf(code, entry) }));
  const ruling = found.filter(({ lines }) => lines.some(rules));
  if (ruling.length * SHARE < found.length) return [];
  return found.flatMap(({ entry, lines }) => (entry.isDeclared && !lines.some(rules) ? [] : lines));
}

/** One third of the remarks. */
const SHARE = 3;

const rules = ({ rule, told }: Commented): boolean =>
  told !== silent || rulesSomething(rule.source) || saying.exec(rule.source)?.index === 0;

function entriesOf(code: Inline): readonly Entry[] {
  const found: Entry[] = [];
  let start = 0;
  let open: Entry | undefined;
  for (const line of code.source.split('\n')) {
    const from = start;
    start += line.length + 1;
    const more = remark.exec(line)?.groups;
    if (more) {
      const isBelow = open !== undefined && (more.indent ?? '').length > open.indent;
      if (open && isBelow) {
        const said = from + line.length - (more.said ?? '').trimStart().length;
        if (open.to === open.from) open.from = said;
        open.to = from + line.trimEnd().length;
      } else open = undefined;
      continue;
    }
    open = entryOf(code, line, from);
    if (open) found.push(open);
  }
  return found;
}

/** What a line names and says of it behind the mark of a remark; undefined for any other statement. */
function entryOf(code: Inline, line: string, from: number): Entry | undefined {
  const match = commented.exec(line.replace(/\*\/\s*$/, '').trimEnd());
  const { indent = '', quote = '', name = '', declared = '' } = match?.groups ?? {};
  const [at, said] = [match?.indices?.groups?.name, match?.indices?.groups?.said];
  if (!at || !(quote === '' ? bareName : nameInWords).test(name)) return undefined;
  return {
    name: slice(code, from + at[0], from + at[1]),
    indent: indent.length,
    isDeclared: /[:=;]/.test(declared) || (!said && quote === ''),
    from: from + (said?.[0] ?? line.length),
    to: from + (said?.[1] ?? line.length),
  };
}

/** The rules of a remark: one for each of its messages, since each tells of another way to break it. */
function rulesOf(code: Inline, { name: subject, from, to }: Entry): readonly Commented[] {
  const { source, at } = slice(code, from, to);
  const whole = { source: source.replace(/\n[ \t]*(?:\/\/|#|--)/g, (mark) => ' '.repeat(mark.length)), at };
  const found = messages.exec(whole.source);
  const said = found?.groups?.said ?? '';
  if (!found || said === '') {
    const { rule, told } = answered(whole);
    return [{ subject, rule, told }];
  }
  const rule = slice(whole, 0, found.index);
  const start = found.index + found[0].indexOf(said);
  return [...said.matchAll(string)].map(({ 0: each, index }) => ({
    subject,
    rule,
    told: unescaped(toldIn(slice(whole, start + index, start + index + each.length))),
  }));
}

/** A message without the marks that a string of a programme has before quotation marks. */
function unescaped(told: Told): Told {
  const { message } = told;
  return message.is === 'shown' && message.value.includes('\\"')
    ? { ...told, message: { ...message, value: message.value.replace(/\\"/g, '"') } }
    : told;
}
