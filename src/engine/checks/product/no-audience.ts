import type { Block } from '../../syntax/block.ts';
import type { ModelCheck } from '../check.ts';
import { saysForWhom } from '../for-whom.ts';
import { isPartial } from '../own-way.ts';

/** A heading under which a document in its own words says who uses the product. */
function isOfPeople(block: Block): boolean {
  return (
    block.kind === 'heading' &&
    /\b(?:actors?|users?|personas?|audiences?|stakeholders?|people|for whom)\b/i.test(block.title.source) &&
    !/\bwhat the product does\b/i.test(block.title.source)
  );
}

/** Point 1 has something to say and no audience. A sentence that says for whom counts; a chapter need not say it. */
export const check: ModelCheck = {
  id: 'product/no-audience',
  severity: 'gap',
  summary: 'The document does not say whom the product is for.',
  reads: ['product', 'product-text', 'outline', 'roles'],
  run: (model) => {
    if (isPartial(model)) return [];
    const { product, points, introduction, roles } = model;
    const [heading] = points.product.headings;
    if (!heading || product.audiences.length > 0) return [];
    const blocks = [...introduction.blocks, ...points.product.blocks];
    if (roles.roles.length > 0 || blocks.some(isOfPeople)) return [];
    if (points.product.markers.some(({ subject }) => /^audiences?$/i.test(subject))) return [];
    if (['not-shown', 'open', 'none'].includes(points.product.shown)) return [];
    const said = [...introduction.prose, ...points.product.prose, ...product.purpose];
    if (said.some(({ text }) => saysForWhom(text))) return [];
    return [
      {
        at: heading.at,
        message: 'Who is the product for? Name each group of people and what the product gives them.',
        fixes: [
          { kind: 'not-shown', label: 'Say that it is not shown', point: 'product', subject: 'Audiences' },
        ],
      },
    ];
  },
};
