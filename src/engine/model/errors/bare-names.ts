import type { Block, Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';
import { once } from '../tracking/once.ts';
import { isIdentifier } from '../words/names.ts';
import { type ErrorLine, entry } from './line.ts';

/** A name without marks, as programmes spell it, or one word, and what parts it from the rest. */
const headed = wording`^(?<name>\p{Ll}[\p{L}\p{N}]*(?:[_.-][\p{Ll}\p{N}]+)*)(?=\s*$|[,:;]\s|\.\s|\.$|\s\(|\s[–—=-]\s)`;
/** A status right behind the name. */
const statusBehind =
  /^\s*(?:[,:;.(=–—-]\s*)*(?:(?:with|HTTP|status|code)[\s:]+){0,3}(?<status>[45]\d\d)(?!\d)\)?(?=$|[\s.,;:–—-])/i;
/** What parts them from what is said of the error. */
const parting = /^\s*(?:[,:;.=–—-]\s*)*/;
/** Lines of a list that begin so, at least. */
const FEWEST = 3;

interface Named {
  readonly name: string;
  readonly status: RegExpExecArray | null;
}

function namedIn({ source }: Inline): Named | undefined {
  const name = headed.exec(source)?.groups?.name;
  return name === undefined ? undefined : { name, status: statusBehind.exec(source.slice(name.length)) };
}

/** Whether most lines of a list begin with a name each, half of which are spelled as codes are, and statuses stand behind some. */
const areNamed = once((block: Block): boolean => {
  if (block.kind !== 'list') return false;
  const all = block.items.flatMap(({ text }) => namedIn(text) ?? []);
  return (
    all.length >= FEWEST &&
    all.length * 2 > block.items.length &&
    all.filter(({ name }) => isIdentifier(name)).length * 2 >= all.length &&
    all.some(({ status }) => status !== null) &&
    new Set(all.map(({ name }) => name)).size === all.length
  );
});

/**
 * The error at the head of a line, in a list in which names without marks are: `late, status 401. The gate is shut.`,
 * `no_berth. The quay is full.` None in a list that gives no status, where they may be the parts of an answer.
 */
export function bareNamed(text: Inline, block: Block): ErrorLine | undefined {
  const found = namedIn(text);
  if (!found || !areNamed(block)) return undefined;
  const { name, status } = found;
  const number = status?.groups?.status ?? '';
  const at = name.length + (status?.[0].lastIndexOf(number) ?? 0);
  const rest = slice(text, name.length + (status?.[0].length ?? 0), text.source.length);
  const explained = slice(rest, parting.exec(rest.source)?.[0].length ?? 0, rest.source.length);
  return {
    ...entry(slice(text, 0, name.length), false, explained.source === '' ? undefined : explained),
    ...(number ? { status: slice(text, at, at + number.length) } : {}),
  };
}
