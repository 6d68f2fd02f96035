import type { Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';

/** States that a programme lists under a name. */
export interface ListedStates {
  /** What they are of: a type, a table; undefined where only the column is there that holds them. */
  readonly name?: Inline;
  readonly states: readonly Inline[];
  /** What the programme calls each of them, where these are other names: `OPEN = "open"`. */
  readonly names: readonly Inline[];
  /** The one that it gives where none is said. */
  readonly first?: Inline;
}

const union =
  /\btype\s+(?<name>\w+)\s*=\s*(?<values>\|?\s*(?:["'][^"'\n]+["'])(?:\s*\|\s*["'][^"'\n]+["'])+)/g;
const enumeration =
  /\b(?:enum(?:\s+class)?|create\s+type)\s+(?<name>\w+)(?:\s+as\s+enum)?\s*[({](?<values>[^(){}]+)[)}]/gi;
const classOfValues =
  /\bclass\s+(?<name>\w+)\((?:[\w.]+,\s*)?(?:\w+\.)?\w*(?:Enum|Choices)\):(?<values>(?:\n[ \t][^\n]*)+)/g;

/** A column of a table whose values a check or a type of its own lists: `CHECK (stage IN ('new', 'hired'))`. */
const column = /\b(?:(?<column>\w+)\s+in|enum)\s*\((?<values>\s*'[^'\n]+'(?:\s*,\s*'[^'\n]+')+\s*)\)/gi;
const ofStates = /(?:state|status|stage|phase)$/i;

/** The lists of values in a fence: a union of texts, an enumeration, a column of a table with states. */
export function statesOfFence(code: Inline): readonly ListedStates[] {
  const listed = [union, enumeration, classOfValues].flatMap((form) =>
    [...code.source.matchAll(form)].flatMap((found): readonly ListedStates[] => {
      const { name = '', values = '' } = found.groups ?? {};
      const start = found.index + found[0].indexOf(values);
      const named = found.index + found[0].indexOf(name, 4);
      const text = slice(code, start, start + values.length);
      const states = valuesOf(text);
      return states.length > 1
        ? [{ name: slice(code, named, named + name.length), states, names: namesIn(text) }]
        : [];
    }),
  );
  return [...listed, ...columnsOf(code)];
}

/** The columns of the tables of a fence of SQL that hold states. */
function columnsOf(code: Inline): readonly ListedStates[] {
  return [...code.source.matchAll(column)].flatMap((found): readonly ListedStates[] => {
    const before = code.source.slice(0, found.index);
    const table = /\b(?:create|alter)\s+table\s+(?:if\s+not\s+exists\s+)?["`]?(?:\w+\.)?(?<name>\w+)/gi;
    const last = [...before.matchAll(table)].at(-1);
    const name = last?.groups?.name;
    const line = before.slice(before.search(/[^,(]*$/));
    const held = found.groups?.column ?? /^\s*["`]?(\w+)/.exec(line)?.[1] ?? '';
    if (!ofStates.test(held)) return [];
    const values = found.groups?.values ?? '';
    const start = found.index + found[0].indexOf(values);
    const named = last && name ? last.index + last[0].lastIndexOf(name) : undefined;
    const states = valuesOf(slice(code, start, start + values.length));
    const first = firstOf(code, held, states);
    return [
      {
        ...(named !== undefined && name ? { name: slice(code, named, named + name.length) } : {}),
        states,
        names: [],
        ...(first ? { first } : {}),
      },
    ];
  });
}

/** The value that a column has where none is given. */
function firstOf(code: Inline, held: string, states: readonly Inline[]): Inline | undefined {
  const found = new RegExp(`\\b${held}\\b(?:[^,;(]|\\([^)]*\\)){0,200}?\\bdefault\\s+'([^'\\n]+)'`, 'i').exec(
    code.source,
  );
  const name = found?.[1];
  if (!found || !name || !states.some(({ source }) => source === name)) return undefined;
  const end = found.index + found[0].length - 1;
  return slice(code, end - name.length, end);
}

/** The values: the quoted texts, or where nothing is quoted the names. */
function valuesOf(text: Inline): readonly Inline[] {
  const quoted = [...text.source.matchAll(/["']([^"'\n]+)["']/g)];
  return quoted.length > 0
    ? quoted.map((each) => slice(text, each.index + 1, each.index + 1 + (each[1] ?? '').length))
    : namesIn(text);
}

function namesIn(text: Inline): readonly Inline[] {
  return [...text.source.matchAll(/(?<=^|[,;\n]\s*)(\w+)(?=\s*(?:=[^,\n]*)?(?:[,;\n]|$))/g)].map((each) =>
    slice(text, each.index, each.index + each[0].length),
  );
}
