import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { wording } from '../../syntax/wording.ts';

/** An action with what it depends on: `register | when sign-up is open`. */
export function conditioned(action: Inline): { readonly action: Inline; readonly on: Inline | undefined } {
  const arrow = / (?:→|⇒) (?=\S)/.exec(action.source);
  if (arrow)
    return {
      action: slice(action, 0, arrow.index),
      on: slice(action, arrow.index + arrow[0].length, action.source.length),
    };
  const found = dependsOn.exec(action.source);
  if (!found || found.index === 0) return { action, on: undefined };
  const start =
    found.index + found[0].search(wording.i`(?!(?:but|and|again|though|albeit)\b)(?<!\p{L})\p{L}`);
  const isBold = /\*\*/.test(found[0]) && action.source.endsWith('**');
  return {
    action: slice(action, 0, action.source.slice(0, found.index).replace(/:$/, '').length),
    on: slice(action, start, action.source.length - (isBold ? 2 : 0)),
  };
}

const dependsOn =
  /,?\s+(?:\*\*)?(?:(?:but |and )?only (?:if|when|where|while|once|as long as|to the extent that|after|before|with)|(?:(?<=,\s)(?:but |and |the (?:latter|last) )?only (?:to|for|in|within|on|from|until|up to|by|at))|(?<=,\s)(?:(?:but|again|though|albeit) only|only(?=\s(?:(?:the|his|her|its|their|one['’]s)\s)?own\b))|unless|if|when(?:ever)?|while|once|provided(?: that)?|as long as|except|with (?:one|an|the) exception|(?<=,\s)in (?:both|all|each|every|either) cases?|(?<=:\s)(?:with(?:in|out)?|on|in|for)|wenn|solange|außer|sofern|si|sauf)(?:\s|:\s)(?=\S)/i;
