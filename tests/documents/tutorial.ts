import { pointIds, points } from '../../src/engine/index.ts';

/** What the reader of the tutorial has, and what the tutorial says is found then. */
export interface Step {
  readonly text: string;
  readonly claims: readonly string[];
}

/**
 * Follows the tutorial: each fence takes the place of the point with its number in an empty specification, and
 * a quotation says what is found in what stands there so far.
 */
export function followTutorial(page: string): readonly Step[] {
  const sections = pointIds.map((id) => `## ${points[id].number}. ${points[id].title}\n`);
  const steps: Step[] = [];
  for (const [, fence, quoted] of page.matchAll(/^```md\n([\s\S]*?)^```$|^((?:> .*\n)+)/gm)) {
    const number = Number(/^## (\d)\./.exec(fence ?? '')?.[1]);
    if (fence !== undefined) sections[number - 1] = fence;
    const claims = (quoted ?? '').split('\n').flatMap((line) => (line === '' ? [] : [line.slice(2)]));
    steps.push({ text: `# Specification: Plant diary\n\n${sections.join('\n')}`, claims });
  }
  return steps;
}
