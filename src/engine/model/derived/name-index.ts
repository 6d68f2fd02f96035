import { recent } from '../../syntax/recent.ts';
import { wording } from '../../syntax/wording.ts';

const alreadyFolded = /^[a-z0-9.]*$/;

/** A name without what spelling varies in: case, spaces, hyphens, underscores, code marks. Two names that fold alike may be meant alike. */
export const fold = recent((name): string =>
  alreadyFolded.test(name)
    ? name
    : name
        .normalize('NFC')
        .toLowerCase()
        .replace(/[\s_`\u2010-\u2013-]+/g, ''),
);

const irregular: readonly (readonly [plural: string, singular: string])[] = [
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['indices', 'index'],
];

/** The singulars that a folded English plural may have; empty for what reads as a singular. */
export const singulars = recent((folded): readonly string[] => {
  for (const [plural, singular] of irregular) {
    if (folded.endsWith(plural)) return [folded.slice(0, -plural.length) + singular];
  }
  if (folded.length < 4 || !folded.endsWith('s') || /(?:ss|us|is)$/.test(folded)) return [];
  const found = [folded.slice(0, -1)];
  if (folded.endsWith('ies')) found.unshift(`${folded.slice(0, -3)}y`);
  else if (/(?:s|x|z|ch|sh|o)es$/.test(folded)) found.unshift(folded.slice(0, -2));
  return found;
});

/** Words that end as an English plural does, and are none. */
const noPlural = /(?:ss|us|is|alias|canvas|atlas|bias|series|species|news|means)$/i;
/** How plurals become singulars, the rarer way first. */
const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?<=^[tpld]|mov|cook|zomb)ies$/i, 'ie'],
  [/ies$/i, 'y'],
  [/(?<=shel|hal|wol)ves$/i, 'f'],
  [/(?<=^li|kni|wi)ves$/i, 'fe'],
  [/(?<=ss|x|zz|sh|[^a]ch|status|virus|bonus|[^aeiou]o)es$/i, ''],
  [wording`(?<=\p{Ll})s$`, ''],
];

/** The singular of a name whose last word is an English plural, spelled as that is; undefined for any other. */
export function inSingular(name: string): string | undefined {
  const word = name.split(/[\s_-]/).at(-1) ?? '';
  const lead = name.slice(0, name.length - word.length);
  const [plural, singular] = irregular.find(([each]) => word.toLowerCase() === each) ?? [];
  if (plural && singular) return lead + word.charAt(0) + singular.slice(1);
  if (word.length < 4 || noPlural.test(word)) return undefined;
  const [ending, own] = endings.find(([each]) => each.test(word)) ?? [];
  return ending && lead + word.replace(ending, own ?? '');
}

/** Elements of one kind, findable by name: as spelled, folded, and from plural to singular and back. */
export interface NameIndex<E> {
  /** Whether a plural may stand for a singular. */
  readonly plurals: boolean;
  readonly elements: readonly E[];
  /** Every name once, as spelled. */
  readonly names: readonly string[];
  readonly exact: ReadonlyMap<string, readonly E[]>;
  readonly folded: ReadonlyMap<string, readonly E[]>;
  /** The singulars of what is declared in the plural. */
  readonly singular: ReadonlyMap<string, readonly E[]>;
}

function add<E>(map: Map<string, E[]>, key: string, element: E): void {
  const list = map.get(key);
  if (list) list.push(element);
  else map.set(key, [element]);
}

/**
 * An index of elements by name. `namesOf` gives more names than the element's own; `plurals` says whether a
 * plural may stand for a singular (things and people: yes; codes, fields, values: no).
 */
export function indexNames<E extends { readonly name: string }>(
  elements: readonly E[],
  plurals: boolean,
  namesOf: (element: E) => readonly string[] = (element) => [element.name],
): NameIndex<E> {
  const exact = new Map<string, E[]>();
  const folded = new Map<string, E[]>();
  const singular = new Map<string, E[]>();
  for (const element of elements) {
    for (const name of new Set(namesOf(element))) {
      if (name === '') continue;
      add(exact, name, element);
      add(folded, fold(name), element);
      if (plurals) for (const form of singulars(fold(name))) add(singular, form, element);
    }
  }
  return { plurals, elements, names: [...exact.keys()], exact, folded, singular };
}

/**
 * What a name finds: the elements of that spelling, else those that fold alike, else, where plurals count, the
 * singular of a plural or the plural of a singular. So a declared plural wins over a singular.
 */
export function lookUp<E>(
  index: NameIndex<E>,
  name: string,
): { readonly elements: readonly E[]; readonly exact: boolean } {
  const exact = index.exact.get(name);
  if (exact) return { elements: exact, exact: true };
  const key = fold(name);
  const forms = index.plurals ? singulars(key) : [];
  for (const elements of [index.folded.get(key), ...forms.map((form) => index.folded.get(form))]) {
    if (elements) return { elements, exact: false };
  }
  return { elements: index.singular.get(key) ?? [], exact: false };
}

/**
 * A name as it folds, and where plurals count its singulars: what one name leads to depends on an element of another
 * only if the two have a form in common.
 */
export function formsOf(name: string, plurals: boolean): readonly string[] {
  const folded = fold(name);
  return plurals ? [folded, ...singulars(folded)] : [folded];
}
