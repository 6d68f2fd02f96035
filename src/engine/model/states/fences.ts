import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';

/** States that a programme lists under a name. */
export interface ListedStates {
  readonly name: Inline;
  readonly states: readonly Inline[];
}

const union =
  /\btype\s+(?<name>\w+)\s*=\s*(?<values>\|?\s*(?:["'][^"'\n]+["'])(?:\s*\|\s*["'][^"'\n]+["'])+)/g;
const enumeration =
  /\b(?:enum(?:\s+class)?|create\s+type)\s+(?<name>\w+)(?:\s+as\s+enum)?\s*[({](?<values>[^(){}]+)[)}]/gi;

/** The lists of values in a fence: a union of texts, an enumeration. */
export function statesOfFence(code: Inline): readonly ListedStates[] {
  return [union, enumeration].flatMap((form) =>
    [...code.source.matchAll(form)].flatMap((found): readonly ListedStates[] => {
      const { name = '', values = '' } = found.groups ?? {};
      const start = found.index + found[0].indexOf(values);
      const named = found.index + found[0].indexOf(name, 4);
      const states = valuesOf(slice(code, start, start + values.length));
      return states.length > 1 ? [{ name: slice(code, named, named + name.length), states }] : [];
    }),
  );
}

/** The values: the quoted texts, or where nothing is quoted the names. */
function valuesOf(text: Inline): readonly Inline[] {
  const quoted = [...text.source.matchAll(/["']([^"'\n]+)["']/g)];
  if (quoted.length > 0)
    return quoted.map((each) => slice(text, each.index + 1, each.index + 1 + (each[1] ?? '').length));
  return [...text.source.matchAll(/(?<=^|[,;\n]\s*)(\w+)(?=\s*(?:=[^,\n]*)?(?:[,;\n]|$))/g)].map((each) =>
    slice(text, each.index, each.index + each[0].length),
  );
}
