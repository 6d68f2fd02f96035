import type { ModelCheck } from '../check.ts';

/** Point 1 is there and says nothing of what the product does, and no introduction does either. */
export const check: ModelCheck = {
  id: 'product/no-purpose',
  severity: 'gap',
  summary: 'The document does not say what the product is for.',
  reads: ['product', 'product-text', 'outline'],
  run: ({ product, points, introduction }) => {
    const [heading] = points.product.headings;
    const said = [...product.purpose, ...points.product.prose, ...introduction.prose];
    if (!heading || said.length > 0) return [];
    if (points.product.markers.some(({ subject }) => /^purpose$/i.test(subject))) return [];
    // A point that is marked as a whole is asked about by the marker.
    if (['not-shown', 'open', 'none'].includes(points.product.shown)) return [];
    return [
      {
        at: heading.at,
        message: 'What does the product do? Say in a sentence or two what it is for, before everything else.',
        fixes: [
          { kind: 'not-shown', label: 'Say that it is not shown', point: 'product', subject: 'Purpose' },
        ],
      },
    ];
  },
};
