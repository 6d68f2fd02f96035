import type { Place } from '../../place.ts';
import type { Call } from '../interface-elements.ts';
import type { Part } from '../reader.ts';
import { addressOf } from './address.ts';
import { isOperationKind } from './operations.ts';
import type { CallFact } from './tables.ts';

/** A name as operations have it: `boatCreate`, `boat.find`, `viewer`. */
const operation = /^[A-Za-z][\w.]*$/;
/** What says of how many an address is: "Every operation below is a `POST /graphql`", "All go to one address". */
const ofMany = /\b(?:all|any|both|each|every|everything|one|same|single|alle|jede[rs]?|tous|toutes)\b/i;

/** Operations that stand together at least where they are called at one address. */
const FEWEST = 3;

/**
 * Calls that are told by the names of operations, three in a table or list at least, are called at the one address
 * that the text right above them names, or one further above that is said to be of all. That text tells no call of its
 * own then. None where it tells what is answered at the address, or where one of those beside them has its own.
 */
export function atOneAddress(calls: readonly Call[], parts: readonly Part<CallFact>[]): readonly Call[] {
  const addresses = new Map<Place, Call>();
  const named = new Set<Place>();
  let above: { readonly call: Call; readonly reaches: boolean } | undefined;
  for (const { block, reading } of parts) {
    if (above === undefined && block.kind !== 'paragraph') continue;
    const told = reading.facts.flatMap((fact) => (fact.is === 'call' ? fact.call : []));
    const [only, ...others] = told;
    if (block.kind === 'paragraph') {
      if (told.length > 0)
        above =
          only && others.length === 0 && isAddressAlone(only)
            ? { call: only, reaches: ofMany.test(block.text.source) }
            : undefined;
      else if (above && !above.reaches) above = undefined;
    } else if (above && block.kind !== 'heading' && told.length > 0) {
      if (told.length >= FEWEST && told.every(isOperation)) {
        for (const { nameAt } of told) addresses.set(nameAt, above.call);
        named.add(above.call.nameAt);
      }
      if (!above.reaches) above = undefined;
    }
  }
  if (named.size === 0) return calls;
  return calls.flatMap((call) => {
    if (named.has(call.nameAt)) return [];
    const address = addresses.get(call.nameAt);
    return address ? { ...call, ...addressOf(`${address.method} ${address.path}`), name: call.name } : call;
  });
}

const isOperation = ({ name, path, method, every }: Call): boolean =>
  ((path === '' && method === '') || isOperationKind(method)) && !every && operation.test(name);

/** Whether nothing is told of a call but where it is. */
function isAddressAlone({ method, path, every, outgoing, ...call }: Call): boolean {
  const said = [call.answers, call.payload, call.does, call.madeBy, call.allowedTo];
  return method !== '' && path !== '' && !every && !outgoing && said.every(({ is }) => is === 'unstated');
}
