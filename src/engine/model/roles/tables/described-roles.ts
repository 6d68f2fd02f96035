import type { Inline } from '../../../syntax/block.ts';
import { plain } from '../../../syntax/inline.ts';
import type { Gathering } from '../../blocks/reading.ts';
import type { RoleFact } from '../facts.ts';
import { mayFacts } from '../lines/rows.ts';
import { deedsOf } from '../sentences/deeds.ts';
import { permissionsOf } from '../sentences/may-sentences.ts';

/** What a description tells that somebody does, and what it says that they may: "Picks plays. Cannot sell tickets." */
export function saysOf(name: Inline, who: Inline, gather: Gathering<RoleFact>): void {
  const actions = deedsOf(who);
  if (actions.length > 0) gather.fact({ is: 'told', ways: [{ roles: [name], actions }], weakly: true });
  for (const line of permissionsOf(who, { roles: [name], actions: [] }))
    if (line.roles.every((role) => plain(role) === plain(name)) && !ofIt.test(line.actions.map(plain).join()))
      mayFacts(line, [name], gather, { name, isDescribed: true });
}

/** A deed that is done to what stands elsewhere. */
const ofIt = /^\S+ (?:it|them)$/;
