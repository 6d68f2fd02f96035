import { groupedBy } from '../../model/derived/grouped-by.ts';
import type { Field } from '../../model/domain-elements.ts';
import type { ModelCheck } from '../check.ts';
import { nameList } from '../gaps.ts';

/** How names of several words are put together; a name of one word fits all. */
const styles: readonly (readonly [string, RegExp])[] = [
  ['createdAt', /^[a-z][a-z0-9]*(?:[A-Z][a-z0-9]*)+$/],
  ['created_at', /^[a-z][a-z0-9]*(?:_[a-z0-9]+)+$/],
  ['created-at', /^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/],
  ['CreatedAt', /^(?:[A-Z][a-z0-9]+){2,}$/],
];

function styleOf({ name }: Field): string | undefined {
  return styles.find(([, form]) => form.test(name))?.[0];
}

/** Some fields are written like createdAt and others like created_at. */
export const check: ModelCheck = {
  id: 'entities/mixed-naming',
  severity: 'hint',
  summary: 'Fields are written in two styles, createdAt and created_at.',
  reads: ['entities'],
  deep: true,
  run: (model) => {
    const fields = model.entities.entities
      .flatMap((entity) => entity.fields)
      .filter((field) => !field.doubtful && styleOf(field) !== undefined);
    const byStyle = [...groupedBy(fields, styleOf)].sort(([, one], [, other]) => other.length - one.length);
    const [[usual, most] = [], ...rest] = byStyle;
    const odd = rest
      .flatMap(([, others]) => others)
      .sort((one, other) => one.nameAt.from - other.nameAt.from);
    const [first, ...others] = odd;
    // Of two styles that are about as common neither is the odd one.
    if (!first || !most || odd.length * 2 > most.length) return [];
    return [
      {
        at: first.nameAt,
        message: `${most.length} fields are written like “${usual}”, and ${nameList(odd.map(({ name }) => name))} otherwise. Write all in one style, or say in a waiver why these differ.`,
        ...(others.length > 0
          ? { related: others.map(({ name, nameAt }) => ({ message: `“${name}”`, at: nameAt })) }
          : {}),
      },
    ];
  },
};
