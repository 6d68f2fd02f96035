import type { Inline } from '../../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown, unstated } from '../../stated.ts';
import { typeUseIn } from '../../types.ts';
import { field } from '../facts.ts';
import type { EnumValue } from '../words/field-type.ts';
import { withoutAttached } from '../words/phrase-signs.ts';
import { closing, type Shape } from './code-declarations.ts';
import { relation } from './relations.ts';

const opening =
  /^[ \t]*(?:(?:export|default|pub|public|private|protected|internal|abstract|static|sealed|partial|open|declare|final|data)\s+)*(?:(?:interface|type|class|struct|model|entity|[Tt]able|message|record|object|[Ee]num|input)\s+)?([A-Za-z_][\w-]*)[^{}\n;]*\{[ \t]*$/;
/** `const Course = z.object({`, `const courses = pgTable("courses", {`: a call to which the shape is handed. */
const handed =
  /^[ \t]*(?:export\s+)?(?:const|let|var)\s+([A-Za-z_]\w*?)(?:Schema)?\s*=\s*(?:new\s+)?(?:\w+\.)*\w*(?:[oO]bject|Schema|Table|[mM]odel)\(\s*(?:["'`]\w+["'`]\s*,\s*)?\{[ \t]*$/;
/** A class whose brace stands on the next line. */
const opensBelow = /\b(?:class|struct|interface|enum|record)\s+[A-Za-z_]\w*[^{};()]*$/;

/** A line of a program that opens a brace and declares no shape. */
const isStatement =
  /^[ \t]*(?:(?:export|default|public|private|static)\s+)*(?:const|let|var|await|async|return|if|for|while|switch|try|else|catch|do|function|fn|func|def|import|throw|yield|namespace|package|module)\b|=>|\)\s*\{/;

/** How a property of C# is reached. */
const accessors = /\{\s*(?:get|init|set)\b[^{}]*\}.*$/;

type LineReader = (line: Inline) => Field | undefined;

/** `interface Invoice {` … `}` and the like, one field a line. */
export function declarations(code: Inline, read: LineReader): readonly Shape[] {
  const shapes: Shape[] = [];
  let current: (Shape & { name: Inline; fields: Field[]; values: EnumValue[]; isEnum: boolean }) | undefined;
  let depth = 0;
  const lines = wholeLines(code);
  for (const [index, line] of lines.entries()) {
    const text = line.source
      .replace(/\/\/.*$|(?:^|(?<=\{))\s*#.*$/, '')
      .replace(relation, '')
      .replace(accessors, '');
    const isBelow = depth === 0 && lines[index + 1]?.source === '{' && opensBelow.test(text);
    const opens = depth === 0 ? opened(isBelow ? `${text} {` : text) : null;
    if (opens) {
      const name = opens[1] ?? '';
      const at = line.source.search(new RegExp(`(?<![\\w-])${name}(?:Schema)?(?![\\w-])`));
      const base = /\bextends\s+(\w+)/.exec(opens[0])?.[1];
      current = {
        name: slice(line, at, at + name.length),
        ...(base ? { base } : {}),
        fields: [],
        values: [],
        isEnum: /\b[Ee]num\s/.test(opens[0]),
      };
      shapes.push(current);
    } else if (current && depth === 1 && !/[{}]/.test(text)) {
      if (current.isEnum) current.values.push(...enumLine(line));
      else current.fields.push(...members(line).flatMap((each) => severalFirst(each) ?? read(each) ?? []));
    } else if (current && depth === 1 && !current.isEnum) {
      const found = inOneLine(line);
      if (found) current.fields.push(found);
    }
    depth += (text.match(/\{/g)?.length ?? 0) - (text.match(/\}/g)?.length ?? 0);
    if (depth <= 0 && !isBelow) {
      depth = 0;
      current = undefined;
    }
  }
  return shapes;
}

/** The lines of code; one that begins with a bar goes on with the values of the one above it. */
function wholeLines(code: Inline): readonly Inline[] {
  const lines: Inline[] = [];
  for (const line of linesOf(code)) {
    const above = lines.at(-1);
    const goesOn = above && /^\|\s*["']/.test(line.source) && /["'=:|]$/.test(above.source);
    if (goesOn) lines[lines.length - 1] = joined(code, above, line);
    else lines.push(line);
  }
  return lines;
}

const joined = (code: Inline, first: Inline, last: Inline): Inline =>
  slice(code, first.at.start - code.at.start, last.at.end - code.at.start);

/** The members of a line, of which each but the last ends with a semicolon: `width: number; height?: number;`. */
function members(line: Inline): readonly Inline[] {
  const code = slice(line, 0, /\/\/|#/.exec(line.source)?.index ?? line.source.length);
  const parts = splitOutside(code, ';').filter(({ source }) => source !== '');
  const areSeveral =
    parts.length > 1 && parts.every(({ source }) => /^[A-Za-z_]\w*[?!]?\s*:\s*\S/.test(source));
  return areSeveral ? parts : [line];
}

function opened(text: string): RegExpExecArray | null {
  return isStatement.test(text) ? handed.exec(text) : opening.exec(text);
}

/** `title: { type: String, required: true },`: a field with what is said of it, or made of, in braces. */
function inOneLine(line: Inline): Field | undefined {
  const found = /^\s*(?:readonly\s+)?([A-Za-z_]\w*)(\?)?\s*:\s*\{([^{}]*)\}[,;]?\s*(?:\/\/.*)?$/.exec(
    line.source,
  );
  const [, name, optional, said = ''] = found ?? [];
  if (!found || !name) return undefined;
  const at = line.source.indexOf(name);
  const type = /(?:^|,)\s*type\s*:\s*([A-Za-z]\w*)/.exec(said)?.[1];
  const typeAt = type ? line.source.indexOf(type, line.source.indexOf('type', at + name.length) + 4) : 0;
  const written = type && slice(line, typeAt, typeAt + type.length);
  const isRequired = /\brequired\s*:\s*true\b/.test(said);
  return field(slice(line, at, at + name.length), line.at, 'tolerant', {
    ...(written ? { type: shown(typeUseIn(written), written.at) } : {}),
    ...(isRequired || optional ? { required: shown(isRequired, line.at) } : {}),
  });
}

function enumLine(line: Inline): readonly EnumValue[] {
  const name = /^\s*([A-Za-z_]\w*)(?:\s*=\s*["']?([^"',]+)["']?)?\s*,?\s*(?:\/\/.*)?$/.exec(line.source);
  const value = (name?.[2] ?? name?.[1] ?? '').trim();
  return name ? [{ value, at: slice(line, 0, line.source.length).at }] : [];
}

/** A member of a class: `private Long id;`, `string title = 1;`, `public int Id { get; set; }`. */
const ofClass =
  /^\s*(?:(?:public|private|protected|internal|static|final|readonly|virtual|override|required|optional|repeated|const|late)\s+)*(?!return\b)([A-Za-z_][\w.]*(?:<[^;=()]*>)?(?:\[\])?\??)\s+([A-Za-z_]\w*)\s*(?:=[^;]*)?(?:;|\{\s*(?:get|init|set)\b)/;

/** `name?: Type; // words`, `name Type @attributes`, `pub name: Type,`, and as classes have it, `Type name;`. */
export function nameFirst(line: Inline): Field | undefined {
  const inClass = line.source.includes(':') ? null : ofClass.exec(line.source);
  if (inClass) return typeAndName(line, inClass);
  const match =
    /^\s*(?:(?:pub|public|private|readonly|required)\s+)*([A-Za-z_]\w*)(\?|!)?(\s*:\s*|\s+)((?:"[^"]*"|'[^']*'|<(?:[^<>;]|<(?:[^<>;]|<[^<>;]*>)*>)*>|[^;,@/=#"'<])+?)\s*(?:=[^;,/]*)?[;,]?\s*(?:@[^/]*)?(?:(?:\/\/|#)\s*(.*))?$/.exec(
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

/** Several names of one type, as Go has them: `insured, archived bool // words`. Undefined for any other line. */
function severalFirst(line: Inline): readonly Field[] | undefined {
  const match =
    /^\s*((?:[A-Za-z_]\w*\s*,\s*)+[A-Za-z_]\w*)\s+([A-Za-z_*[\]][\w.*[\]]*)\s*(?:`[^`]*`\s*)?(?:\/\/\s*(.*))?$/.exec(
      line.source,
    );
  const [, names = '', type = '', meaning] = match ?? [];
  if (!match) return undefined;
  const start = line.source.indexOf(names);
  const typeAt = line.source.indexOf(type, start + names.length);
  return splitOutside(slice(line, start, start + names.length), ',').map((name) =>
    declared(line, name, slice(line, typeAt, typeAt + type.length), false, meaning),
  );
}

/** `type name PK "words"`, as an entity of a Mermaid diagram has it. */
export function typeFirst(line: Inline): Field | undefined {
  const match = /^\s*([A-Za-z_][\w[\](),-]*)\s+([A-Za-z_*][\w-]*)(?:\s+[A-Z, ]+?)?(?:\s+"([^"]*)")?\s*$/.exec(
    line.source,
  );
  return match ? typeAndName(line, match) : undefined;
}

/** The field that a match of a type, a name and perhaps words tells. */
function typeAndName(line: Inline, [, type = '', name = '', meaning]: RegExpExecArray): Field {
  const start = line.source.search(new RegExp(`(?<!\\w)${type.replace(/[^\w]/g, '.')}\\s+${name}`));
  const nameStart = line.source.indexOf(name, start + type.length);
  return declared(
    line,
    slice(line, nameStart, nameStart + name.length),
    slice(line, start, start + type.length),
    false,
    meaning,
  );
}

/** `+String name`, `-name: String`: an attribute of a class in a Mermaid diagram, and no method. */
export function member(line: Inline): Field | undefined {
  if (line.source.includes('(')) return undefined;
  const sign = /^\s*[+#~-]?\s*/.exec(line.source)?.[0].length ?? 0;
  const bare = slice(line, sign, line.source.length);
  return bare.source.includes(':') ? nameFirst(bare) : typeFirst(bare);
}

/** What a call of a library says of a type, by its name: `z.string().min(1)`, `t.text('title')`. */
const typeCall = /^(?:\w+\.)?(\w+)\(/;

/** What stands in a word behind a type: `string req`, `long ro`. */
const flag = /\s+(?:(?<must>req(?:uired)?)|(?<may>opt(?:ional)?)|ro|rw|read-?only|unique)$/i;

function declared(line: Inline, name: Inline, type: Inline, optional: boolean, meaning = ''): Field {
  const behind = flag.exec(type.source);
  if (behind) {
    const of = declared(line, name, slice(type, 0, behind.index), optional, meaning);
    const { must, may } = behind.groups ?? {};
    return must || may ? { ...of, required: shown(must !== undefined, type.at) } : of;
  }
  const marked = withoutAttached(type);
  if (marked)
    return { ...declared(line, name, marked.bare, optional, meaning), required: shown(true, marked.mark.at) };
  const called = typeCall.exec(type.source)?.[1];
  if (called) {
    const at = type.source.indexOf(called);
    const word = typeUseIn(slice(type, at, at + called.length));
    return field(name, line.at, 'tolerant', word.type.is === 'scalar' ? { type: shown(word, type.at) } : {});
  }
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

/** The start of a class that declares its members in brackets. */
const inBrackets = /\b(?:data\s+class|case\s+class|record)\s+([A-Za-z_]\w*)\s*\(/g;

/** `data class Course(val id: Long, val title: String?)`, `record Course(Long id, String title)`. */
export function classesInBrackets(code: Inline): readonly Shape[] {
  return [...code.source.matchAll(inBrackets)].map((match) => {
    const name = match[1] ?? '';
    const at = match.index + match[0].lastIndexOf(name);
    const start = match.index + match[0].length;
    const parts = splitOutside(slice(code, start, closing(code.source, start)), ',');
    const fields = parts.flatMap((part) => {
      const lead =
        /^(?:@\w+(?:\([^()]*\))?\s+|(?:override|private|public|val|var|final)\s+)*/.exec(part.source)?.[0]
          .length ?? 0;
      const bare = slice(part, lead, part.source.length);
      return (bare.source.includes(':') ? nameFirst(bare) : typeFirst(bare)) ?? [];
    });
    return { name: slice(code, at, at + name.length), fields, values: [] };
  });
}

/** `type Kind = 'a' | 'b';`, on one line or one value a line, each with what it means behind it. */
export function aliases(code: Inline): readonly Shape[] {
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
