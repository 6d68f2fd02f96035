import type { FenceBlock, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import type { Field } from '../domain-elements.ts';
import { shown, unstated } from '../stated.ts';
import { typeUseIn } from '../types.ts';
import { classesOfPython, type Shape, tablesOfSql } from './code-declarations.ts';
import { type EntityFact, field } from './facts.ts';
import type { EnumValue } from './field-type.ts';

const declaring = new Set(['ts', 'typescript', 'prisma', 'graphql', 'gql', 'proto', 'protobuf']);

/** Whether a fence in a language declares what is kept; in others it is somebody's program. */
export function isDeclaring(language: string): boolean {
  return declaring.has(language);
}

/**
 * The facts of a fence that declares shapes: Mermaid's `erDiagram`, declarations in braces as TypeScript, Rust, Go,
 * Prisma and GraphQL write them, and an example in JSON. A shape without a name is that of the heading above it.
 */
export function shapesOfFence({
  language,
  code,
}: Pick<FenceBlock, 'language' | 'code'>): readonly EntityFact[] {
  const isExample = language.startsWith('json') || /^\s*[{[]\s*(?:"|\n)/.test(code.source);
  const shapes = /^\s*erDiagram\b/.test(code.source)
    ? declarations(code, typeFirst)
    : /^\s*classDiagram\b/.test(code.source)
      ? declarations(code, member)
      : isExample
        ? example(code)
        : [
            ...aliases(code),
            ...declarations(code, nameFirst),
            ...tablesOfSql(code),
            ...classesOfPython(code, language, nameFirst),
          ];
  return shapes.flatMap(({ name, base, fields, values }): readonly EntityFact[] => {
    if (fields.length + values.length === 0) return [];
    if (!name)
      return [
        ...fields.map((each): EntityFact => ({ is: 'field', field: each, example: isExample })),
        ...values.map((value): EntityFact => ({ is: 'value', value })),
      ];
    const enumeration = values.length > 0;
    return [
      {
        is: 'entity',
        entity: {
          name: name.source,
          at: name.at,
          nameAt: name.at,
          how: 'tolerant',
          is: enumeration ? 'enumeration' : 'entity',
          ...(base ? { base } : {}),
          fields: enumeration ? [] : fields,
          values,
          stated: shown(true, name.at),
          description: '',
        },
      },
    ];
  });
}

const opening =
  /^[ \t]*(?:(?:export|default|pub|public|abstract|declare|final|data)\s+)*(?:(?:interface|type|class|struct|model|entity|table|message|record|object|enum|input)\s+)?([A-Za-z_][\w-]*)[^{}\n;]*\{[ \t]*$/;

/** A line of a program that opens a brace and declares no shape. */
const isStatement =
  /^[ \t]*(?:(?:export|default|public|private|static)\s+)*(?:const|let|var|await|async|return|if|for|while|switch|try|else|catch|do|function|fn|func|def|import|throw|yield)\b|=>|\)\s*\{/;

/** The line between two entities of a Mermaid diagram: `||--o{`. */
const relation = /[|}o]{1,2}(?:--|\.\.)[|{o]{1,2}/;

type LineReader = (line: Inline) => Field | undefined;

/** `interface Invoice {` … `}` and the like, one field a line. */
function declarations(code: Inline, read: LineReader): readonly Shape[] {
  const shapes: Shape[] = [];
  let current: (Shape & { name: Inline; fields: Field[]; values: EnumValue[]; isEnum: boolean }) | undefined;
  let depth = 0;
  for (const line of linesOf(code)) {
    const text = line.source.replace(/\/\/.*$|^\s*#.*$/, '').replace(relation, '');
    const opens = depth === 0 && !isStatement.test(text) ? opening.exec(text) : null;
    if (opens) {
      const name = opens[1] ?? '';
      const at = line.source.indexOf(name, opens[0].search(new RegExp(`${name}[^\\w-]`)));
      const base = /\bextends\s+(\w+)/.exec(opens[0])?.[1];
      current = {
        name: slice(line, at, at + name.length),
        ...(base ? { base } : {}),
        fields: [],
        values: [],
        isEnum: /\benum\s/.test(opens[0]),
      };
      shapes.push(current);
    } else if (current && depth === 1 && !/[{}]/.test(text)) {
      if (current.isEnum) current.values.push(...enumLine(line));
      else {
        const found = read(line);
        if (found) current.fields.push(found);
      }
    }
    depth += (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
    if (depth <= 0) {
      depth = 0;
      current = undefined;
    }
  }
  return shapes;
}

function enumLine(line: Inline): readonly EnumValue[] {
  const name = /^\s*([A-Za-z_]\w*)(?:\s*=\s*["']?([^"',]+)["']?)?\s*,?\s*(?:\/\/.*)?$/.exec(line.source);
  const value = (name?.[2] ?? name?.[1] ?? '').trim();
  return name ? [{ value, at: slice(line, 0, line.source.length).at }] : [];
}

/** `name?: Type; // words`, `name Type @attributes`, `pub name: Type,`. */
function nameFirst(line: Inline): Field | undefined {
  const match =
    /^\s*(?:(?:pub|public|private|readonly|required)\s+)*([A-Za-z_]\w*)(\?|!)?(\s*:\s*|\s+)([^;,@/=#]+?)\s*(?:=[^;,/]*)?[;,]?\s*(?:@[^/]*)?(?:(?:\/\/|#)\s*(.*))?$/.exec(
      line.source,
    );
  const name = match?.[1];
  if (!match || !name) return undefined;
  const start = line.source.indexOf(name);
  const typeStart = start + name.length + (match[2] ?? '').length + (match[3] ?? '').length;
  return declared(
    line,
    slice(line, start, start + name.length),
    slice(line, typeStart, typeStart + (match[4] ?? '').length),
    match[2] === '?',
    match[5],
  );
}

/** `type name PK "words"`, as an entity of a Mermaid diagram has it. */
function typeFirst(line: Inline): Field | undefined {
  const match = /^\s*([A-Za-z_][\w[\](),-]*)\s+([A-Za-z_*][\w-]*)(?:\s+[A-Z, ]+?)?(?:\s+"([^"]*)")?\s*$/.exec(
    line.source,
  );
  const [type, name] = [match?.[1], match?.[2]];
  if (!match || !type || !name) return undefined;
  const start = line.source.indexOf(type);
  const nameStart = line.source.indexOf(name, start + type.length);
  return declared(
    line,
    slice(line, nameStart, nameStart + name.length),
    slice(line, start, start + type.length),
    false,
    match[3],
  );
}

/** `+String name`, `-name: String`: an attribute of a class in a Mermaid diagram, and no method. */
function member(line: Inline): Field | undefined {
  if (line.source.includes('(')) return undefined;
  const sign = /^\s*[+#~-]?\s*/.exec(line.source)?.[0].length ?? 0;
  const bare = slice(line, sign, line.source.length);
  return bare.source.includes(':') ? nameFirst(bare) : typeFirst(bare);
}

function declared(line: Inline, name: Inline, type: Inline, optional: boolean, meaning = ''): Field {
  const values = unionOf(type);
  const use = values
    ? { type: { is: 'one-of' as const, values }, optional: false, text: type.source }
    : typeUseIn(type);
  return field(name, line.at, 'tolerant', {
    type: shown({ ...use, optional: use.optional || optional }, type.at),
    required: optional ? shown(false, name.at) : unstated,
    meaning: meaning.trim(),
  });
}

/** `'a' | 'b'` as values; undefined for a type that is no such union. */
function unionOf(type: Inline): readonly EnumValue[] | undefined {
  if (!/^\|?\s*(?:'[^']*'|"[^"]*")(?:\s*\|\s*(?:'[^']*'|"[^"]*"))*$/.test(type.source)) return undefined;
  return [...type.source.matchAll(/'([^']*)'|"([^"]*)"/g)].map((match) => ({
    value: match[1] ?? match[2] ?? '',
    at: slice(type, match.index, match.index + match[0].length).at,
  }));
}

/** `type Kind = 'a' | 'b';`, on one line or one value a line, each with what it means behind it. */
function aliases(code: Inline): readonly Shape[] {
  // Of the same length, so that places hold.
  const source = code.source.replace(/\/\/[^\n]*/g, (remark) => ' '.repeat(remark.length));
  return [
    ...source.matchAll(/\btype\s+([A-Za-z_]\w*)\s*=\s*((?:\s*\|?\s*(?:'[^'\n]*'|"[^"\n]*"))+)\s*;?/g),
  ].flatMap((match) => {
    const [, name = '', union = ''] = match;
    const at = match.index + match[0].indexOf(name, 5);
    const start = match.index + match[0].indexOf(union);
    const values = unionOf(slice({ ...code, source }, start, start + union.length));
    return values ? [{ name: slice(code, at, at + name.length), fields: [], values }] : [];
  });
}

/** The keys of the object that a JSON example is, or of the first object of a list. Types are not told by examples. */
function example(code: Inline): readonly Shape[] {
  const fields: Field[] = [];
  let depth = 0;
  const inner = /^\s*\[/.test(code.source) ? 2 : 1;
  for (const match of code.source.matchAll(/"((?:[^"\\\n]|\\.)*)"(\s*:)?|[{}[\]]/g)) {
    const [all, key, colon] = match;
    if (all === '{' || all === '[') depth++;
    else if (all === '}' || all === ']') depth--;
    else if (colon && depth === inner && key && !fields.some((each) => each.name === key)) {
      const name = slice(code, match.index + 1, match.index + 1 + key.length);
      fields.push(field(name, name.at, 'tolerant', {}));
    }
  }
  return [{ fields, values: [] }];
}

function linesOf(code: Inline): readonly Inline[] {
  const lines: Inline[] = [];
  let start = 0;
  for (const line of code.source.split('\n')) {
    lines.push(slice(code, start, start + line.length));
    start += line.length + 1;
  }
  return lines;
}
