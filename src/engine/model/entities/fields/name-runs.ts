import type { Block, Inline, NestedList } from '../../../syntax/block.ts';
import { slice, splitOutside } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { once } from '../../tracking/once.ts';
import { isIdentifier } from '../../words/names.ts';
import { field } from '../facts.ts';
import { defaultStated, fieldPhrases } from './field-phrases.ts';
import { untold } from './note-names.ts';

/** A name as programmes spell it, perhaps with a star where it is required, a remark in brackets, and a default. */
const part = wording`^(?<name>[\p{L}_][\p{L}\p{N}_]*(?:\[\])?\??)(?<star>\*)?(?:\s*\((?<remark>[^()]*(?:\([^()]*\)[^()]*)*)\))?(?<given>\s*=\s*(?<preset>[^\s=,;][^=,;]*))?$`;
/** What parts names from what is said of them: `a, b: flags`, `a, b → computed`. */
const parting = /\s*(?::(?=\s|$)|→|->|\s[–—-](?=\s))\s*(?:#\s*)?/;

/** Words that say something of a name before them, and name nothing. */
const qualifies =
  /^(?:required|req|optional|opt|mandatory|unique|nullable|indexed|immutable|readonly|string|varchar|int|integer|bool|boolean|datetime|etc)$/i;
/** Words that do so behind a single name. */
const types = /^(?:text|date|time|timestamp|uuid|number|float|decimal|json|enum|array|list|object)$/i;

interface Name {
  readonly name: Inline;
  readonly isRequired: boolean;
  readonly remark: Inline | undefined;
  readonly preset: Inline | undefined;
}

/** Some names with what is said of all of them. */
interface Run {
  readonly names: readonly Name[];
  readonly said: Inline | undefined;
}

/**
 * The fields of a line that is nothing but their names as programmes spell them, without marks: `id, client_id (who
 * pays), number`, `line_total, tax → computed`, `amount: received; applied: put on invoices; refunded: given back`.
 * Empty for any other line: two names at least of which one is spelled as no word is (in a list with such a line, of which none need be), or three
 * with what each means.
 */
export function namesInRun(text: Inline, block?: Block | NestedList): readonly Field[] {
  if (/^[`*]/.test(text.source)) return [];
  const runs = splitOutside(text, ';').map(runOf);
  const told = runs.filter((run) => run !== undefined);
  const names = told.flatMap((run) => run.names);
  const isMarked = names.some(({ isRequired, preset, remark }) => isRequired || preset || remark);
  const isSpelled =
    ((names.length > 1 || isMarked) && block !== undefined && holdsRun(block)) ||
    (names.length > 1 && names.some(({ name, isRequired }) => isRequired || isIdentifier(name.source)));
  const isEachSaid = told.length > 2 && told.every((run) => run.names.length === 1 && run.said);
  if (told.length * 2 <= runs.length || !(isSpelled || isEachSaid)) return [];
  if (told.some(({ said }) => said && untold.test(said.source))) return [];
  return told.flatMap(fieldsOf);
}

/** Whether a line of a list is such a run by itself. */
const holdsRun = once(
  (block: Block | NestedList): boolean =>
    block.kind === 'list' && block.items.some(({ text }) => namesInRun(text).length > 1),
);

function runOf(text: Inline): Run | undefined {
  const bare = slice(text, 0, text.source.replace(/[.,\s]+$/, '').length);
  const outside = bare.source.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, (all) => '.'.repeat(all.length));
  const mark = parting.exec(outside);
  const names: Name[] = [];
  for (const each of splitOutside(slice(bare, 0, mark?.index ?? bare.source.length), ',')) {
    const { name, star, remark, preset } = part.exec(each.source)?.groups ?? {};
    if (name === undefined || qualifies.test(name)) return undefined;
    const at = remark === undefined ? 0 : each.source.indexOf('(') + 1;
    names.push({
      name: slice(each, 0, name.length),
      isRequired: star !== undefined,
      remark: remark === undefined ? undefined : slice(each, at, at + remark.length),
      preset:
        preset === undefined
          ? undefined
          : slice(each, each.source.length - preset.length, each.source.length),
    });
  }
  const [, second] = names;
  if (names.length === 0 || (names.length === 2 && types.test(second?.name.source ?? ''))) return undefined;
  const said = mark ? slice(bare, mark.index + mark[0].length, bare.source.length) : undefined;
  return { names, said: said?.source ? said : undefined };
}

function fieldsOf({ names, said }: Run): readonly Field[] {
  return names.map(({ name, isRequired, remark, preset }) => {
    const { rest = [], ...stated } = remark || said ? fieldPhrases(remark ?? said ?? name, 'sure') : {};
    return field(name, name.at, 'tolerant', {
      ...stated,
      ...(isRequired ? { required: shown(true, name.at) } : {}),
      ...(preset ? { default: defaultStated(preset) } : {}),
      meaning: rest.join('; '),
    });
  });
}

/** What a line begins with that names an entity before a run of its fields: `Event: id, title*, begins_on*`. */
const titled = wording`^(?<name>\p{Lu}[\p{L}\p{N}_]*)(?:\s*\([^()]*\))?:\s+(?:\p{Ll}[^.,:;()]*\.\s+)?(?=[\p{L}_])`;

/** An entity before a run of its fields, in a line of running text. */
export function titledRun(
  text: Inline,
): { readonly name: Inline; readonly fields: readonly Field[] } | undefined {
  const found = titled.exec(text.source);
  const name = found?.groups?.name;
  if (!found || !name) return undefined;
  const fields = namesInRun(slice(text, found[0].length, text.source.length));
  return fields.length > 1 ? { name: slice(text, 0, name.length), fields } : undefined;
}
