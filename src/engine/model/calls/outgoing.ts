import type { Inline } from '../../syntax/block.ts';
import { pieces, plain, slice } from '../../syntax/inline.ts';
import type { Call } from '../interface-elements.ts';
import type { TableReader } from '../tables/read-row.ts';
import { nameOf } from '../words/names.ts';
import { addressOf } from './address.ts';
import { blank, callsIn } from './lines.ts';
import type { CallFact } from './tables.ts';

/** Titles of a column that holds where others are called. */
const titles = ['address', 'url', 'endpoint', 'host', 'base url', 'api', 'adresse'];

/** A table of what others are called for: "Service | Address | When". A row without an address gives no call. */
export const outgoingTable: TableReader<CallFact> = {
  shape: {
    columns: {
      address: { title: 'Called at', also: titles, looks: holdsAbsolute, never: isOwnPath },
      service: {
        title: 'Service',
        also: ['system', 'provider', 'third party', 'partner', 'target', 'name', 'dienst'],
        never: holdsAbsolute,
      },
      purpose: {
        title: 'Purpose',
        also: ['why', 'when', 'what for', 'used for', 'reason', 'use', 'notes', 'description', 'zweck'],
      },
    },
    needs: [['address'], ['service', 'purpose']],
  },
  row({ row, cell, gather }) {
    const address = cell('address');
    if (!address?.source.includes('://')) return;
    const description = [cell('service'), cell('purpose')].flatMap((each) =>
      each?.source ? plain(each) : [],
    );
    for (const call of callsAt(address))
      gather.fact({ is: 'call', call: { ...call, at: row.at, description: description.join('; ') } });
  },
};

/** The calls that a cell gives: with their methods, or the addresses alone. */
function callsAt(cell: Inline): readonly Call[] {
  const found = callsIn(cell, undefined, true);
  if (found.length > 0) return found.filter(({ outgoing }) => outgoing);
  return pieces(cell).flatMap(({ kind, text, start, end }): readonly Call[] => {
    if (kind !== 'code' || !absolute.test(text)) return [];
    const name = slice(cell, start, end);
    return [{ ...blank, ...addressOf(nameOf(name).name), at: name.at, nameAt: name.at, how: 'tolerant' }];
  });
}

const absolute = /^https?:\/\/[^\s/]+\.\S+$/;

/** Whether a cell holds an address of somebody else. */
function holdsAbsolute(cell: Inline): boolean {
  return /`(?:[A-Z]+ )?https?:\/\/[^`\s]+`/.test(cell.source);
}

/** Whether a cell begins with a path of the application's own. */
function isOwnPath(cell: Inline): boolean {
  return /^[`*]*(?:[A-Z]+ )?`?\//.test(cell.source);
}
