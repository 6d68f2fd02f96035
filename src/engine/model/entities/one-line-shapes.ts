import type { Inline } from '../../syntax/block.ts';
import { linesOf, slice, splitOutside } from '../../syntax/inline.ts';
import { nameFirst } from './brace-declarations.ts';
import type { Shape } from './code-declarations.ts';

/** A shape that stands in one line: `type Crane = { height: number; pier?: string };`, `interface Crane { height: number }`. */
const oneLine =
  /^(?:export )?(?:declare )?(?:interface|type|class|struct) (?<name>[A-Z]\w*)(?: =)? ?\{(?<members>[^{}]*)\};?$/;

/** The shapes of a fence that stand in one line each. */
export function shapesInLines(code: Inline): readonly Shape[] {
  return linesOf(code).flatMap((line): readonly Shape[] => {
    const { name = '', members = '' } = oneLine.exec(line.source)?.groups ?? {};
    if (!members.includes(':')) return [];
    const at = line.source.indexOf(name);
    const start = line.source.indexOf('{') + 1;
    const parts = splitOutside(slice(line, start, start + members.length), ';').flatMap((each) =>
      splitOutside(each, ','),
    );
    const fields = parts.flatMap((part) => (part.source.includes(':') ? (nameFirst(part) ?? []) : []));
    return [{ name: slice(line, at, at + name.length), fields, values: [] }];
  });
}
