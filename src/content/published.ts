import { pointIds, read, type Specification } from '../engine/index.ts';
import { broken, type Promised } from './promised.ts';
import contradictions from './specs/contradictory.expected.txt?raw';

/** A published specification, read by the engine. */
export interface Published {
  /** Its name in addresses: the file's name without `.md`. */
  readonly slug: string;
  readonly title: string;
  /** Its first sentence; empty when it opens with none. */
  readonly opening: string;
  readonly specification: Specification;
}

const texts = import.meta.glob<string>('./specs/*.md', { query: '?raw', import: 'default', eager: true });

/** Up to the first full stop that ends a sentence. */
const firstSentence = (text: string): string => /^[\s\S]*?[.!?](?=\s+\p{Lu}|$)/u.exec(text)?.[0] ?? text;

function publish(path: string, text: string): Published {
  const slug = path.replace(/^.*\/|\.md$/g, '');
  const specification = read(text);
  const { title, introduction, product } = specification.model;
  return {
    slug,
    title: title.is === 'shown' ? title.value : slug,
    opening: firstSentence((introduction.prose[0] ?? product.purpose[0])?.text ?? ''),
    specification,
  };
}

/** How many of the nine points are shown, in whole or in part. */
function known({ specification }: Published): number {
  return pointIds.filter((id) => /^(?:shown|partly|none)$/.test(specification.model.points[id].shown)).length;
}

/** The contradictory one yields what it was written to yield; Ninefold's own has no error. */
const promises: readonly Promised[] = [
  { slug: 'contradictory', findings: contradictions },
  { slug: 'ninefold', without: ['error'] },
];

const contradictionsOf = ({ specification }: Published): number =>
  specification.findings.filter(({ severity }) => severity === 'error').length;

/** Every published specification: those that contradict themselves least and show most points first, then by title. */
export const published: readonly Published[] = Object.entries(texts)
  .map(([path, text]) => publish(path, text))
  .sort(
    (one, other) =>
      contradictionsOf(one) - contradictionsOf(other) ||
      known(other) - known(one) ||
      one.title.localeCompare(other.title, 'en'),
  );

for (const promised of promises) {
  const document = published.find(({ slug }) => slug === promised.slug);
  const why = document && broken(promised, document.specification);
  if (why !== undefined) throw new Error(why);
}
