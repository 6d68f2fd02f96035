import { Span } from '../../../place.ts';
import type { Inline } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { typeUseIn } from '../../types.ts';
import { field } from '../facts.ts';
import type { EnumValue } from '../words/field-type.ts';

/** A shape that a fence declares: its name, where the fence gives one, and its fields or values. */
export interface Shape {
  readonly name?: Inline;
  readonly base?: string;
  readonly fields: readonly Field[];
  readonly values: readonly EnumValue[];
}

/** Where the bracket closes that opens right before a place. */
export function closing(source: string, start: number): number {
  let depth = 1;
  let end = start;
  while (end < source.length && depth > 0) {
    const char = source.charAt(end++);
    depth += char === '(' ? 1 : char === ')' ? -1 : 0;
  }
  return end - 1;
}

/** Code of SQL in which blanks stand for remarks, with their commas and brackets. Offsets stay. */
function withoutRemarks(code: Inline): Inline {
  return { ...code, source: code.source.replace(/--[^\n]*/g, (remark) => ' '.repeat(remark.length)) };
}

/** A line in the brackets of `CREATE TABLE` that begins with none of these declares a column (ISO 9075-2, 11.3). */
const constraint = /^\s*(?:primary|foreign|unique|constraint|check|key|index|exclude|like)\b/i;

/** `CREATE TABLE notes (` … `);`, one column a line or between two commas. */
export function tablesOfSql(code: Inline): readonly Shape[] {
  const table = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(?<name>[\w."`[\]]+)\s*\(/gi;
  const bare = withoutRemarks(code);
  return [...code.source.matchAll(table)].map((match) => {
    const written = match.groups?.name ?? '';
    const own = written.replace(/^.*\./, '').replace(/["`[\]]/g, '');
    const at = match.index + match[0].indexOf(written) + written.indexOf(own);
    const start = match.index + match[0].length;
    const columns = splitOutside(slice(bare, start, closing(bare.source, start)), ',').flatMap(
      (line): readonly Field[] => {
        const column = /^["`[]?(?<name>\w+)["`\]]?\s+(?<type>\w+(?:\s*\([\d, ]+\))?)/.exec(line.source);
        const { name, type } = column?.groups ?? {};
        if (!column || !name || !type || constraint.test(line.source)) return [];
        const from = column[0].indexOf(name, column[0].search(/["`[]?\w+["`\]]?\s+\w+(?:\s*\([\d, ]+\))?$/));
        const typeAt = slice(line, column[0].length - type.length, column[0].length);
        const isNeeded = /\bnot\s+null\b|\bprimary\s+key\b/i.test(line.source);
        return [
          field(slice(line, from, from + name.length), line.at, 'tolerant', {
            type: shown(typeUseIn(typeAt), typeAt.at),
            ...(isNeeded ? { required: shown(true, line.at) } : {}),
          }),
        ];
      },
    );
    return { name: slice(code, at, at + own.length), fields: columns, values: [] };
  });
}

/** A column as a mapper of Python has it: `title = models.CharField(max_length=40)`, `id = Column(Integer)`. */
const ofMapper =
  /^\s+(?<name>[a-z]\w*)\s*=\s*(?:\w+\.)?(?:\w+Field|ForeignKey|OneToOneField|Column|mapped_column)\(/;

/** A table of a schema in Ruby, and one of its columns. */
const rubyTable = /\bcreate_table\s*\(?["':](?<name>\w+)/;
const rubyColumn = /^\s*t\.(?<type>\w+)\s+["':](?<name>\w+)["']?(?<rest>.*)$/;

/** `create_table "notes" do |t|` and below it `t.string "title", null: false`. */
export function tablesOfRuby(code: Inline): readonly Shape[] {
  if (!code.source.includes('create_table')) return [];
  const shapes: (Shape & { fields: Field[] })[] = [];
  for (const line of linesOfCode(code)) {
    const table = rubyTable.exec(line.source)?.groups?.name;
    const { type, name, rest = '' } = rubyColumn.exec(line.source)?.groups ?? {};
    if (table) {
      const at = line.source.indexOf(table, line.source.indexOf('create_table') + 'create_table'.length);
      shapes.push({ name: slice(line, at, at + table.length), fields: [], values: [] });
    } else if (type && name && type !== 'index') {
      const typeAt = line.source.indexOf(type, 2);
      const at = line.source.indexOf(name, typeAt + type.length);
      const use = slice(line, typeAt, typeAt + type.length);
      shapes.at(-1)?.fields.push(
        field(slice(line, at, at + name.length), use.at, 'tolerant', {
          type: shown(typeUseIn(use), use.at),
          ...(/null:\s*false/.test(rest) ? { required: shown(true, use.at) } : {}),
        }),
      );
    }
  }
  return shapes;
}

/** `class Note(Model):` and below it `title: str = …`, indented; `read` reads such a line. */
export function classesOfPython(
  code: Inline,
  language: string,
  read: (line: Inline) => Field | undefined,
): readonly Shape[] {
  if (language !== 'python' && language !== 'py') return [];
  const shapes: (Shape & { fields: Field[] })[] = [];
  for (const line of linesOfCode(code)) {
    const opens = /^class\s+(?<name>\w+)[^:]*:/.exec(line.source)?.groups?.name;
    if (opens) {
      const at = line.source.indexOf(opens, 5);
      shapes.push({ name: slice(line, at, at + opens.length), fields: [], values: [] });
    } else if (
      /^\s+\w+\s*:\s*[\w[]/.test(line.source) &&
      !/^\s+(?:def|return|if|for|class)\b/.test(line.source)
    ) {
      const found = read(line);
      if (found) shapes.at(-1)?.fields.push(found);
    } else {
      const name = ofMapper.exec(line.source)?.groups?.name;
      const at = line.source.indexOf(name ?? '');
      const found =
        name &&
        field(slice(line, at, at + name.length), slice(line, at, line.source.length).at, 'tolerant', {});
      if (found) shapes.at(-1)?.fields.push(found);
    }
  }
  return shapes;
}

/** The lines of a fence with their indentation. */
function linesOfCode(code: Inline): readonly Inline[] {
  let start = 0;
  return code.source.split('\n').map((source) => {
    const at = slice(code, start, start + source.length).at;
    const lead = source.length - source.trimStart().length;
    start += source.length + 1;
    return { source, at: new Span(at.anchor, at.start - (source.trim() ? lead : 0), at.end) };
  });
}
