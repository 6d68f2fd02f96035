import type { Audience, Model, Role } from '../../model/model.ts';
import { fold, singulars } from '../../model/name-index.ts';
import type { ModelCheck } from '../check.ts';

/** The words of a name, folded, in the singular. */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[\s/_-]+/)
    .map(fold)
    .filter((word) => word.length > 2)
    .map((word) => singulars(word)[0] ?? word);
}

/** Whether a role may be meant for an audience: they share a word, or the role's description names the audience. */
function stands(audience: Audience, role: Role): boolean {
  const mine = wordsOf(audience.name);
  const theirs = wordsOf(`${role.name} ${role.who} ${role.description}`);
  if (mine.some((word) => theirs.includes(word))) return true;
  const described = wordsOf(audience.description);
  return wordsOf(role.name).some((word) => described.includes(word));
}

const sameName = (model: Model, audience: Audience): boolean => {
  const mine = wordsOf(audience.name).join(' ');
  return model.roles.roles.some((role) => wordsOf(role.name).join(' ') === mine);
};

/**
 * An audience for which no role is meant, in a document whose audiences are its roles otherwise. Where roles go
 * by other names than audiences altogether, nothing can be concluded.
 */
export const check: ModelCheck = {
  id: 'product/audience-without-role',
  severity: 'gap',
  summary: 'The product is for somebody who has no role.',
  reads: ['product', 'roles'],
  run: (model) => {
    const { audiences } = model.product;
    if (!audiences.some((audience) => sameName(model, audience))) return [];
    return audiences
      .filter((audience) => !model.roles.roles.some((role) => stands(audience, role)))
      .map((audience) => ({
        at: audience.nameAt,
        message: `What may a “${audience.name}” do? The product is for them, and point 6 has no role for them.`,
        fixes: [
          {
            kind: 'declare',
            label: `Declare the role “${audience.name}”`,
            point: 'roles',
            name: audience.name,
          },
        ],
        cause: `unknown role ${fold(audience.name)}`,
      }));
  },
};
