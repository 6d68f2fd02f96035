import type { Inline } from '../../../syntax/block.ts';
import { plain, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Transition } from '../../domain-elements.ts';
import type { Condition } from '../../element.ts';
import { referenceIn } from '../../words/names.ts';
import type { Fact } from '../lifecycle-facts.ts';

/** `Always, for Invoice: …`, in point 4 or 5. */
export function invariantIn(
  text: Inline,
  at: Transition['at'],
): Extract<Fact, { is: 'invariant' }> | undefined {
  const match =
    wording.i`^\**Always,? for (?:an? |every |each )?(\`?[\p{L}_][\p{L}\p{N}_. ]*\`?)\**\s*:\**\s*`.exec(
      text.source,
    );
  if (!match) return undefined;
  const start = text.source.indexOf(match[1] ?? '');
  const subject = slice(text, start, start + (match[1] ?? '').length);
  const rest = slice(text, match[0].length, text.source.length);
  const condition: Condition = conditionIn(rest);
  return {
    is: 'invariant',
    invariant: {
      name: plain(rest),
      at,
      nameAt: rest.at,
      how: 'exact',
      subject: referenceIn('entity', subject),
      condition,
    },
    lead: '',
  };
}
