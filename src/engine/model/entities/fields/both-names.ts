import type { Inline, Item } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { words } from '../../words/names.ts';
import { field } from '../facts.ts';
import { technical } from '../words/field-type.ts';
import { type FieldPhrases, fieldPhrases } from './field-phrases.ts';

const bothNames = wording`^(?<words>\*\*[^*\n]{1,40}\*\*|[\p{L}][\p{L} -]{1,40}?) \(\`(?<name>[A-Za-z_][\w.]*)\`\)`;

/**
 * The fields of a line that names each as people do and, in brackets, as programmes do: "**Owner** (`owner_id`): …",
 * "**From** (`from`) and **To** (`to`): text".
 */
export function fieldsByBothNames({ text, at }: Item): readonly Field[] {
  const names: Inline[] = [];
  let end = 0;
  for (;;) {
    const found = bothNames.exec(text.source.slice(end));
    const name = found?.groups?.name;
    if (!found || !name || isTypeOf(found.groups?.words ?? '', name)) break;
    const start = end + found[0].length - name.length - 3;
    names.push(slice(text, start, start + name.length + 2));
    end += found[0].length;
    const joins = /^(?:,|,? (?:and|or|und|et)) (?=\S)/.exec(text.source.slice(end))?.[0];
    if (!joins) break;
    end += joins.length;
  }
  const mark = /^\s*(?:$|[:.;–—-]\s*)/.exec(text.source.slice(end));
  if (names.length === 0 || !mark) return [];
  const { rest, ...stated } = fieldPhrases(slice(text, end + mark[0].length, text.source.length), 'any');
  return names.map((name) =>
    field(name, names.length === 1 ? at : name.at, 'tolerant', { ...stated, meaning: rest.join('; ') }),
  );
}

/** Whether code in brackets is the type of what is named before it: "**weight** (`integer`)"; "**Date** (`date`)" is one name twice. */
const isTypeOf = (written: string, code: string): boolean =>
  words(written) !== words(code) &&
  (technical.test(code) || /^(?:text|date|time|number|money|email|url)$/.test(code));

/** Words for a field with its names in code in brackets: "the first name (`first_name`)", "the language (`language`, `locale`)". */
const inWordsAndCode = wording.g`(?<words>["“]?[\p{L}][\p{L}\p{N}"“”'’ -]{1,60}?) \((?<codes>\`[A-Za-z_][\w.]*\`(?:,? (?:and )?\`[A-Za-z_][\w.]*\`)*)\)`;
/** A name in code of which a clause says something itself: "and `employee_id` is a required reference". */
const inCodeAlone = wording.g`(?:^|[,;] (?:and )?| and )(?<codes>\`[A-Za-z_][\w.]*\`)(?= (?:is|are|may|must|can)\s)`;
/** What is said of a field behind its names. */
const says = wording.i`^,?\s*(?:is|are|may be|may|must be|must|can be|holds?|contains?)(?: (?:also|both|each|always))? (?:an? )?(?<said>.+)$`;
/** Where the first thing that is said ends. */
const saidEnds = /[,;:.](?:\s|$)|\s(?:and|while|which|that|with|when|until|if|in|on|at|for|read|copied)\s/i;

/** Names in a sentence with nothing said between them: what is said behind the last is said of each. */
interface NamesTogether {
  readonly names: readonly Inline[];
  readonly said: Inline;
}

/**
 * The fields of sentences that give their names in brackets: "First name (`first_name`) and last name (`last_name`) are
 * texts and must be filled in". Empty where the line begins with anything else.
 */
export function fieldsNamedInSentence({ text, at }: Item): readonly Field[] {
  const { source } = text;
  if (!source.includes(' (`')) return [];
  const first = source.matchAll(inWordsAndCode).next().value;
  if (!first || first.index > 0 || !/ (?:is|are|may|must|can|holds?|consists?) /.test(source)) return [];
  const groups = namesTogether(text);
  const all = groups.flatMap(({ names }) => names);
  return groups.flatMap(({ names, said }) => {
    const stated = statedBy(said, names.length > 1);
    return names.map((name) => field(name, all.length === 1 ? at : name.at, 'tolerant', stated));
  });
}

function namesTogether(text: Inline): readonly NamesTogether[] {
  const { source } = text;
  const found = [...source.matchAll(inWordsAndCode), ...source.matchAll(inCodeAlone)].sort(
    (one, other) => one.index - other.index,
  );
  const groups: { names: Inline[]; said: Inline }[] = [];
  for (const [index, match] of found.entries()) {
    const codes = match.groups?.codes ?? '';
    const start = match.index + match[0].indexOf(codes);
    const names = [...codes.matchAll(/`[^`]+`/g)].map((code) =>
      slice(text, start + code.index, start + code.index + code[0].length),
    );
    const said = slice(text, match.index + match[0].length, found[index + 1]?.index ?? source.length);
    const last = groups.at(-1);
    if (last && !says.test(last.said.source)) {
      last.names.push(...names);
      last.said = said;
    } else groups.push({ names, said });
  }
  return groups;
}

/** Words that say that there has to be a value, or that there need not be one. */
const flags = [
  [/^(?:required|mandatory|filled in|present|given)\b\s*/i, true],
  [/^(?:optional|empty|left out|missing)\b\s*/i, false],
] as const;

/** What is said of fields: as far as it is their type, and whether they have to be there. */
function statedBy(
  text: Inline,
  areSeveral: boolean,
): Omit<FieldPhrases, 'rest'> & { readonly meaning: string } {
  const said = says.exec(text.source)?.groups?.said ?? '';
  const start = text.source.length - said.length;
  const own = slice(text, start, start + (saidEnds.exec(said)?.index ?? said.length));
  const flag = flags.find(([form]) => form.test(own.source));
  const from = flag?.[0].exec(own.source)?.[0].length ?? 0;
  // "are required texts": one of them is a text.
  const plural = areSeveral && own.source.endsWith('s') ? 1 : 0;
  const { rest, ...stated } = fieldPhrases(slice(own, from, own.source.length - plural), 'sure');
  return { ...stated, ...(flag ? { required: shown(flag[1], own.at) } : {}), meaning: rest.join('; ') };
}
