import { fold, singulars } from '../../model/derived/name-index.ts';
import type { Role } from '../../model/domain-elements.ts';
import type { Audience } from '../../model/interface-elements.ts';
import type { ModelCheck } from '../check.ts';

/** The words of a name, folded, in the singular. */
function wordsOf(name: string): readonly string[] {
  return name
    .split(/[\s/_-]+/)
    .map(fold)
    .filter((word) => word.length > 2)
    .map((word) => singulars(word)[0] ?? word);
}

/** What an audience or a role goes by: the words of its name, and all the words that describe it. */
interface Described {
  readonly name: readonly string[];
  readonly all: ReadonlySet<string>;
}

function ofRole({ name, who, description }: Role): Described {
  return { name: wordsOf(name), all: new Set(wordsOf(`${name} ${who} ${description}`)) };
}

function ofAudience({ name, description }: Audience): Described {
  return { name: wordsOf(name), all: new Set(wordsOf(`${name} ${description}`)) };
}

/** Whether a role may be meant for an audience: one is named in the words of the other. */
function stands(audience: Described, role: Described): boolean {
  return audience.name.some((word) => role.all.has(word)) || role.name.some((word) => audience.all.has(word));
}

/**
 * An audience for which no role is meant, in a document whose audiences are its roles otherwise. Where roles go
 * by other names than audiences altogether, nothing can be concluded.
 */
export const check: ModelCheck = {
  id: 'product/audience-without-role',
  severity: 'gap',
  summary: 'The product is for somebody who has no role.',
  reads: ['product', 'product-text', 'roles', 'roles-text'],
  run: ({ product, roles: { roles } }) => {
    const described = roles.map(ofRole);
    const names = new Set(described.map(({ name }) => name.join(' ')));
    const audiences = product.audiences.map((audience) => ({ audience, words: ofAudience(audience) }));
    if (!audiences.some(({ words }) => names.has(words.name.join(' ')))) return [];
    return audiences
      .filter(({ words }) => !described.some((role) => stands(words, role)))
      .map(({ audience: { name, nameAt } }) => ({
        at: nameAt,
        message: `What may “${name}” do? The product is for them, and point 6 has no role for them.`,
        fixes: [{ kind: 'declare', label: `Declare the role “${name}”`, point: 'roles', name }],
        cause: `unknown role ${fold(name)}`,
      }));
  },
};
