import type { Inline } from '../../../syntax/block.ts';
import { codeSpans, slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import { conditionIn } from '../../blocks/conditions.ts';
import type { Allowed } from '../../domain-elements.ts';
import { headOf } from '../../words/phrases.ts';
import type { Side } from '../words/sides.ts';

/** Grants that a list names, and the name of whom the line above it gives them to. */
export interface Grants {
  readonly role: string;
  readonly sides: readonly Side[];
}

/** A line that titles grants: "Permissions of an editor:", "Scopes a service account can have". */
const titlesGrants = /\b(?:grants?|permissions?|rights|privileges|capabilit(?:y|ies)|scopes|abilities)\b/i;
const toWhom = wording.i`\b(?:an?|the|every|each|for|of)\s+(?<name>(?!(?:an?|the|list|set|table|following|role|user)\b)\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)??)(?= (?:members?|roles?|users?|accounts?|may|can|has|have|gets?|holds?|is|are)\b|[,:.]|$)`;
/** What somebody can have, somebody else has not. */
const canHave = /\b(?:can|may|could) (?:have|get|hold|be (?:given|granted|assigned))\b/i;
/** Names in code and nothing else but a remark in brackets. */
const codeOnly = /^`[^`]+`(?:\s*[,;/·]\s*`[^`]+`)*(?:\s*\([^()]*\))?\.?$/;

/**
 * The grants of a line below a title that says whose they are: ``- Boards: `boards.view`, `boards.edit` ``,
 * `` - `boards.view` — see boards ``. What can be had is allowed to whom it was granted.
 */
export function grantsIn(text: Inline, lead: string): Grants | undefined {
  const role = titlesGrants.test(lead) ? toWhom.exec(lead)?.groups?.name : undefined;
  if (!role) return undefined;
  const head = headOf(text);
  const named = /^`/.test(text.source) ? (head?.label ?? text) : (head?.rest ?? text);
  if (!codeOnly.test(named.source)) return undefined;
  const allowed: Allowed = canHave.test(lead)
    ? { is: 'when', condition: conditionIn({ source: 'granted', at: text.at }) }
    : { is: 'yes' };
  return {
    role,
    sides: codeSpans(named).map(({ start, end }): Side => {
      const name = slice(named, start, end);
      return { names: [name], text: name, allowed, by: 'may' };
    }),
  };
}
