import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { RuleLine } from './subjects.ts';

const name = '["`[]?[\\w.]+["`\\]]?';
const altered = new RegExp(
  `^alter\\s+table\\s+(?:(?:only|if\\s+exists)\\s+)*(?<table>${name})\\s+(?<what>(?:add|alter|modify)\\b[\\s\\S]*)$`,
  'i',
);
const created = new RegExp(
  `^create\\s+table\\s+(?:if\\s+not\\s+exists\\s+)?(?<table>${name})\\s*\\((?<what>[\\s\\S]*)\\)[^()]*$`,
  'i',
);
const indexed = new RegExp(
  `^create\\s+(?<what>unique\\s+index\\s[\\s\\S]*?\\bon\\s+(?:only\\s+)?(?<table>${name})[\\s\\S]*)$`,
  'i',
);
/** What of a statement demands something: of a table, or of one of its columns. */
const demand = /\b(?:check\s*\(|unique\b|not\s+null\b|exclude\s)/i;
const leadsIn = /^(?:add\s+)?(?:constraint\s+\S+\s+)?/i;
const setsColumn = new RegExp(
  `^(?:alter|modify)\\s+(?:column\\s+)?(?<column>${name})\\s+(?:set\\s+)?(?<rule>[\\s\\S]*)$`,
  'i',
);
const ofColumn = new RegExp(`^(?:add\\s+(?:column\\s+)?)?(?<column>${name})\\s+\\w`, 'i');
/** What else a column's definition says behind what it demands. */
const elseSaid = /\s+(?:default|references|generated|collate)\b[\s\S]*$/i;
/** The column that a check is about: the first name of its condition that is no function. */
const checked = /^check\s*\(\s*(?:(?:\w+\s*)?\(\s*)*["`[]?(?<column>[a-z_]\w*)/i;
const onlyColumn = /^unique\s*\(\s*["`[]?(?<column>\w+)["`\]]?\s*\)/i;

/** The rules of statements in SQL: checks, what is unique and what may not be empty. */
export function rulesOfSql(code: Inline): readonly RuleLine[] {
  if (!/\b(?:alter|create)\s+(?:table|unique)\b/i.test(code.source)) return [];
  // Remarks are blank, so that every place stays.
  const said = { source: code.source.replace(/--[^\n]*/g, (all) => ' '.repeat(all.length)), at: code.at };
  return parted(said, ';').flatMap((statement) => {
    const found =
      altered.exec(statement.source) ?? created.exec(statement.source) ?? indexed.exec(statement.source);
    const { table = '', what = '' } = found?.groups ?? {};
    if (!found) return [];
    const start = statement.source.lastIndexOf(what);
    const whole = slice(statement, start, start + what.length);
    const parts = /^create\s+unique/i.test(statement.source) ? [whole] : parted(whole, ',');
    return parts.flatMap((part) => ruleOf(bare(table), part) ?? []);
  });
}

/** The rule of one part of a statement about a table. */
function ruleOf(table: string, part: Inline): RuleLine | undefined {
  const line = (column: string, rule: Inline): RuleLine => ({
    subject: { source: [table, bare(column)].filter(Boolean).join(' '), at: part.at },
    rule,
  });
  const start = demand.exec(part.source)?.index;
  if (start === undefined) return undefined;
  const set = setsColumn.exec(part.source)?.groups;
  if (set?.column && set.rule) {
    const from = part.source.length - set.rule.length;
    return line(set.column, slice(part, from, part.source.length));
  }
  const from = leadsIn.exec(part.source)?.[0].length ?? 0;
  if (from === start) {
    const rule = slice(part, from, part.source.length);
    const own = checked.exec(rule.source) ?? onlyColumn.exec(rule.source);
    return line(own?.groups?.column ?? '', rule);
  }
  const column = ofColumn.exec(part.source)?.groups?.column;
  if (!column || /^unique\s/i.test(part.source)) return line('', part);
  const rule = slice(part, start, part.source.length);
  const kept = rule.source.startsWith('check') ? rule.source : rule.source.replace(elseSaid, '');
  return line(column, slice(rule, 0, kept.length));
}

function bare(written: string): string {
  return written.replace(/^.*\./, '').replace(/["`[\]]/g, '');
}

/** The parts of a statement at a mark that stands in no brackets and no quotation. */
function parted(text: Inline, mark: string): readonly Inline[] {
  const parts: Inline[] = [];
  let [start, depth, isQuoted] = [0, 0, false];
  const put = (end: number): void => {
    const part = slice(text, start, end);
    if (part.source !== '') parts.push(part);
  };
  for (let at = 0; at < text.source.length; at += 1) {
    const each = text.source.charAt(at);
    if (each === "'") isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (each === '(') depth += 1;
    else if (each === ')') depth -= 1;
    else if (each === mark && depth === 0) {
      put(at);
      start = at + 1;
    }
  }
  put(text.source.length);
  return parts;
}
