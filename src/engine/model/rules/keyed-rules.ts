import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { type Key, keysOfYaml } from '../entities/fences/key-shapes.ts';
import type { RuleLine } from './subjects.ts';

/** Keys that demand something of what is around them, in the spellings of programmes. */
const demands =
  /^(?:required|optional|mandatory|nullable|unique|pattern|regexp?|match(?:es)?|(?:min|max|exclusive)(?:imum)?(?:[_-]?(?:len(?:gth)?|items|size|value|count|words|date|imum))?|len(?:gth)?|range|step|multiple[_-]?of|enum|one[_-]?of|allowed(?:[_-]?values)?|values|format|immutable|read[_-]?only|rules?|check|checks|constraints?|must|not[_-]?null|validat(?:ion|e|ions))$/i;
/** Keys that may stand beside these. */
const beside =
  /^(?:type|default|description|message|error|code|example|examples|title|label|unit|units|note|notes|comment|severity)$/i;
/** Keys of a part of a list that name what it is about. */
const naming = /^(?:field|name|column|property|attribute|path|subject|key|param(?:eter)?)$/i;
/** Keys around others that name nothing. */
const holding =
  /^(?:fields|properties|columns|attributes|props|rules|validation|validations|schema|schemas|constraints|checks|limits|definitions|components|models|entities)$/i;

const isLeaf = ({ below }: Key): boolean =>
  below.every((each) => each.key === undefined && each.below.length === 0);

/** The rules of a fence of YAML: what a key demands by the keys below it, one rule for all of them. */
export function rulesOfYaml(code: Inline): readonly RuleLine[] {
  return rulesBelow(code, keysOfYaml(code), []);
}

function rulesBelow(code: Inline, keys: readonly Key[], above: readonly string[]): readonly RuleLine[] {
  return keys.flatMap((each) => {
    const name = each.key ?? each.below.find(({ key }) => key && naming.test(key.source))?.value;
    const told = each.key ? each.below : each.below.filter(({ value }) => value !== name);
    const rule = name && demanded(code, told);
    if (name && rule) {
      const source = [...above, name.source].join('.');
      return [{ subject: { source, at: name.at }, rule }];
    }
    const own = each.key && !holding.test(each.key.source) ? [...above, each.key.source] : above;
    return rulesBelow(code, each.below, own);
  });
}

/** What keys demand, from the first of them to the end of the last; undefined where they say anything else. */
function demanded(code: Inline, keys: readonly Key[]): Inline | undefined {
  const [first] = keys;
  const isKnown = ({ key }: Key): boolean =>
    key !== undefined && (demands.test(key.source) || beside.test(key.source));
  if (!first?.key || !keys.every((each) => isKnown(each) && isLeaf(each))) return undefined;
  if (!keys.some(({ key }) => key && demands.test(key.source))) return undefined;
  // A rule in words is said by its value alone.
  if (keys.length === 1 && first.value && /^(?:rules?|checks?|must|constraints?)$/i.test(first.key.source))
    return first.value;
  const end = Math.max(
    ...keys.flatMap(({ key, value, below }) =>
      [key, value, ...below.map((each) => each.value)].map((part) => part?.at.end ?? 0),
    ),
  );
  return oneLine(slice(code, first.key.at.start - code.at.start, end - code.at.start));
}

/** Lines with `;` between them, or a blank before the parts of a list. Offsets stay. */
function oneLine({ source, at }: Inline): Inline {
  return { source: source.replace(/\n(?=\s*(-\s)?)/g, (_, item) => (item ? ' ' : ';')), at };
}

/** An object without others in it, behind the key that it belongs to. */
const object =
  /(?<![\w.])(["']?)(?<name>[A-Za-z_][\w.-]*)\1\s*:\s*\{(?<inside>(?:[^{}"']|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')*)\}/dg;
const keyInside = /(?:^|[,\n])\s*["']?(?<key>[A-Za-z_]\w*)["']?\s*:/g;

/** What a schema of JSON lists as required. */
const listedAsRequired = /["'](?<required>required)["']\s*:\s*\[(?<names>[^[\]]*)\]/dg;

/** The rules of objects in a fence: `"title": { "type": "string", "maxLength": 80 }`, `title: { required: true }`. */
export function rulesOfObjects(code: Inline): readonly RuleLine[] {
  const needed = [...code.source.matchAll(listedAsRequired)].flatMap((found) => {
    const [at = 0, to] = found.indices?.groups?.required ?? [];
    const [start = 0] = found.indices?.groups?.names ?? [];
    return [...(found.groups?.names ?? '').matchAll(/(["'])([\w.-]+)\1/g)].map(({ index, 2: name = '' }) => ({
      subject: slice(code, start + index + 1, start + index + 1 + name.length),
      rule: slice(code, at, to ?? at),
    }));
  });
  return [...needed, ...objectRules(code)];
}

function objectRules(code: Inline): readonly RuleLine[] {
  return [...code.source.matchAll(object)].flatMap(({ groups, indices }) => {
    const [at, within] = [indices?.groups?.name, indices?.groups?.inside];
    const keys = [...(groups?.inside ?? '').matchAll(keyInside)].map((each) => each.groups?.key ?? '');
    const isRule =
      keys.some((key) => demands.test(key)) && keys.every((key) => demands.test(key) || beside.test(key));
    if (!at || !within || !isRule) return [];
    const inside = slice(code, ...within);
    const rule = slice(inside, 0, inside.source.replace(/,$/, '').length);
    return { subject: slice(code, ...at), rule: { source: rule.source.replace(/\n/g, ' '), at: rule.at } };
  });
}
