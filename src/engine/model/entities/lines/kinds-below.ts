import type { Inline, Item } from '../../../syntax/block.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Field } from '../../domain-elements.ts';
import { once } from '../../tracking/once.ts';
import { mentionedFields } from '../fields/running-fields.ts';
import { thing } from '../sentences/sentences.ts';

/** How a line begins that says what kinds of something have: "Tugs add `pull`, which …", "Tugs and Barges share a `crew`". */
const saysHas = wording.i`^(?<kinds>\p{L}[^\`*.:;]{0,60}?)\s(?<verb>adds?|shares?|keeps?|has|have|holds?|carr(?:y|ies)|stores?)\s(?:[^\`*.:;]{1,40}\s)?(?=\`[^\`]+\`(?:$|\s*[,.;(]|\s+(?:and|or)\b))`;
const denies = /\b(?:no|not|never|neither|without|nothing)\b/i;
/** What only kinds of a thing do, and no other thing. */
const adds = /^(?:adds?|shares?)$/i;

interface OfKinds {
  readonly kinds: readonly string[];
  /** Whether nothing else can be meant than kinds of the thing above. */
  readonly isSure: boolean;
}

function kindsIn({ source }: Inline): OfKinds | undefined {
  const found = saysHas.exec(source);
  const { kinds = '', verb = '' } = found?.groups ?? {};
  if (!found || denies.test(found[0])) return undefined;
  return { kinds: kinds.split(/,\s*|\s+and\s+/i).map(thing), isSure: adds.test(verb) };
}

/** The kinds that some lines tell for sure. */
const kindsAmong = once(
  (items: readonly Item[]): ReadonlySet<string> =>
    new Set(
      items.flatMap(({ text }) => {
        const told = kindsIn(text);
        return told?.isSure ? told.kinds : [];
      }),
    ),
);

/**
 * The fields that a line gives to some kinds of the thing it stands below. "Tugs keep a `log`" does where another of
 * the `items` around it says that tugs are kinds of that; else they may be a thing of their own.
 */
export function fieldsOfKinds({ text }: Item, items: readonly Item[]): readonly Field[] {
  const told = kindsIn(text);
  if (!told || !(told.isSure || told.kinds.every((kind) => kindsAmong(items).has(kind)))) return [];
  return mentionedFields(text);
}

/** Whether lines tell fields by their names in code, or title some. */
const areOfFields = once((items: readonly Item[]): boolean =>
  items.some((each) => each.text.source.startsWith('`') || titlesFieldsBelow(each)),
);

/** The same for a line of a list in which others tell fields by their names in code, or title some. */
export function fieldsOfKindsAmong(item: Item, items: readonly Item[]): readonly Field[] {
  return areOfFields(items) ? fieldsOfKinds(item, items) : [];
}

/** A label that says that what stands below it are fields, whoever has them. */
const titlesFields = /\b(?:fields|attributes|properties|columns)\b/i;

/** Whether a line only titles those below it, each of which begins with a name in code: "Fields that all kinds have:". */
export function titlesFieldsBelow({ text, children }: Item): boolean {
  if (/[`*]/.test(text.source) || !titlesFields.test(text.source)) return false;
  const below = children.flatMap((child) => (child.kind === 'list' ? child.items : []));
  return below.length > 0 && below.every((each) => each.text.source.startsWith('`'));
}
