import { hydrateRoot } from 'react-dom/client';
import { createPublished } from '../stores/published.ts';
import { moveWith, tryWith } from '../stores/trying.ts';
import { ConstantMover } from '../ui/constant-view/constant-mover.tsx';
import { RuleTester } from '../ui/rule-view/rule-tester.tsx';
import type { Lead } from '../ui/view/lead.tsx';

/** The text of the page, which its parts share. */
let published: ReturnType<typeof createPublished> | undefined;

/** Lets values be tried in a part of a published page; the engine is loaded when one is. */
export function livenTrial(part: HTMLElement): void {
  const { livePart, given = '[]', text = '', source = '' } = part.dataset;
  published ??= createPublished(text);
  const { ask, rules, lineOf } = published;
  const lead: Lead = { hrefOf: (at) => `${source}#line-${lineOf(at)}` };
  hydrateRoot(
    part,
    livePart === 'rules' ? (
      <RuleTester subjects={JSON.parse(given)} load={rules} tryOut={tryWith(ask)} lead={lead} />
    ) : (
      <ConstantMover constants={JSON.parse(given)} move={moveWith(ask)} lead={lead} />
    ),
  );
}
