import type { Block } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Part } from '../../reader.ts';
import type { ElementGroup } from '../../sections/groups.ts';
import type { EntityFact } from '../facts.ts';

type Group = ElementGroup<EntityFact>;

/** What leads to an example of what is sent, right before it: "`POST /boats` takes", "Example request:", "It is created with:". */
const leadsToSent =
  /\b(?:requests?|payload|(?:request )?body|POST|PUT|PATCH|(?:is|are) (?:created|made|changed|updated|sent|posted) (?:with|by|as)|(?:sends?|posts?|submits?))\b[^.!?\n]*$/;
/** What titles something that is asked for, or what is sent and comes back, and no thing that is kept. */
const titlesCall =
  /^(?:(?:create|add|update|edit|delete|remove|get|fetch|send|submit)\s+(?:an?\s+|the\s+)?\S.*|(?:(?:example|sample)\s+)?(?:request|response|payload|body|answer|examples?|samples?)(?:\s+(?:body|payload|example|json))?)$/i;

const isExample = (fact: EntityFact): boolean => fact.is === 'field' && fact.example === true;

/**
 * The facts of a group that are keys of an example of what is sent, where something else tells its fields: what a call takes
 * may be more or less than what is kept.
 */
export function sentIn({ parts }: Group): ReadonlySet<EntityFact> {
  const given = parts.flatMap(({ reading }) => reading.facts);
  if (!given.some(isExample) || !given.some((fact) => fact.is === 'field' && !fact.example)) return none;
  return new Set(
    parts.flatMap(({ block, reading }, index) =>
      block.kind === 'fence' && leadsTo(parts[index - 1]) ? reading.facts.filter(isExample) : [],
    ),
  );
}

const none: ReadonlySet<EntityFact> = new Set();

const leadsTo = (before: Part<EntityFact> | undefined): boolean =>
  before !== undefined && leadsToSent.test(textOf(before.block));

const textOf = (block: Block): string => (block.kind === 'paragraph' ? plain(block.text) : '');

/** Whether a group has nothing but keys of examples below a title of what is asked for: "Create a boat", "Response". */
export function isCallOnly({ heading }: Group, facts: readonly EntityFact[]): boolean {
  return (
    heading !== undefined &&
    facts.length > 0 &&
    facts.every(isExample) &&
    titlesCall.test(plain(heading.title))
  );
}
