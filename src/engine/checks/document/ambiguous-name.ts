import { indexOf } from '../../model/derived/element-index.ts';
import { fold, type NameIndex } from '../../model/derived/name-index.ts';
import { referencesOf } from '../../model/derived/references.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Element, ReferenceKind } from '../../model/element.ts';
import type { Model } from '../../model/model.ts';
import { once } from '../../model/tracking/once.ts';
import { wording } from '../../syntax/wording.ts';
import type { ModelCheck, Report } from '../check.ts';

type Kind = Extract<
  ReferenceKind,
  'screen' | 'entity' | 'field' | 'lifecycle' | 'state' | 'role' | 'error' | 'constant'
>;

/** Kinds whose equal names are the matter of checks of their own; only names that nearly agree are this one's. */
const ownCheck: ReadonlySet<Kind> = new Set(['entity', 'field', 'error', 'constant']);

const words: Readonly<Record<Kind, string>> = {
  screen: 'screens',
  entity: 'entities',
  field: 'fields',
  lifecycle: 'lifecycles',
  state: 'states',
  role: 'roles',
  error: 'errors',
  constant: 'constants',
};

function groupsOf(model: Model): readonly (readonly [Kind, NameIndex<Element>])[] {
  const index = indexOf(model);
  return [
    ['screen', index.screens],
    ['entity', index.entities],
    ['lifecycle', index.lifecycles],
    ['role', index.roles],
    ['error', index.errors],
    ['constant', index.constants],
    ...index.entities.elements.map((entity) => ['field', index.fieldsOf(entity)] as const),
    ...index.lifecycles.elements.map((lifecycle) => ['state', index.states(lifecycle)] as const),
  ];
}

/** The elements of an index of which another has nearly the same name, by that. */
const alike = once((index: NameIndex<Element>): readonly (readonly [string, readonly Element[]])[] =>
  [...index.folded].filter(([, elements]) => elements.length > 1),
);

/** The names, by kind, that some reference of the document uses and that fit several elements. */
function ambiguousReferences(model: Model): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { reference, within } of referencesOf(model)) {
    if (resolve(model, reference, within).is === 'ambiguous')
      found.add(`${reference.kind} ${fold(reference.name)}`);
  }
  return found;
}

/** The signs with which a name begins and ends: `-x` and `--x` are two options, and `->` and `-->` two arrows. */
const signs = (name: string): string =>
  [first, last].map((pattern) => pattern.exec(name)?.[0] ?? '').join(' ');
const first = wording`^[^\p{L}\p{N}\`_\s]*`;
const last = wording`[^\p{L}\p{N}\`_\s]*$`;

/** Two elements of one kind whose names cannot be told apart, where the difference matters to a reference. */
export const check: ModelCheck = {
  id: 'document/ambiguous-name',
  severity: 'warning',
  summary: 'Two elements of one kind have the same name, or nearly.',
  everSaid: 'two names that stand in the text clash',
  reads: ['screens', 'entities', 'states', 'rules', 'roles', 'calls', 'errors', 'constants'],
  run: (model) => {
    let known: ReadonlySet<string> | undefined;
    const isReferred = (name: string): boolean => {
      known ??= ambiguousReferences(model);
      return known.has(name);
    };
    return groupsOf(model).flatMap(([kind, index]) =>
      alike(index).flatMap(([key, elements]): readonly Report[] => {
        const spellings = [...new Set(elements.map((element) => element.name))];
        const [first, ...others] = elements;
        const later = others.find((element) => spellings.length < 2 || element.name !== first?.name);
        if (!first || !later) return [];
        if (new Set(spellings.map(signs)).size > 1) return [];
        // The message of an error reads like its code: "Board not found", `board-not-found`.
        if (kind === 'error' && new Set(spellings.map((name) => /\s/.test(name))).size > 1) return [];
        if (spellings.length < 2 && (ownCheck.has(kind) || !isReferred(`${kind} ${key}`))) return [];
        const names = spellings.map((name) => `“${name}”`).join(' and ');
        return [
          {
            at: later.nameAt,
            message:
              spellings.length < 2
                ? `Several ${words[kind]} are called ${names}, and the document refers to one of them. Give each a name of its own.`
                : `${names} are two ${words[kind]} whose names differ in spelling only. Write them alike if they are one, apart if they are two.`,
            related: elements
              .filter((element) => element !== later)
              .map((element) => ({ message: `“${element.name}” is here`, at: element.nameAt })),
          },
        ];
      }),
    );
  },
};
