import type { Call, PayloadField } from '../../model/interface-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import type { Row, TableBlock } from '../../syntax/block.ts';
import type { ModelCheck } from '../check.ts';
import { inside } from '../scope.ts';

/** GET, HEAD and DELETE: content in them has no defined meaning (RFC 9110, sections 9.3.1, 9.3.2 and 9.3.5). */
const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE']);

/** Words for what travels in the address, where a document does not say so in a column of its own. */
const inAddress = /\b(?:quer(?:y|ies)|param(?:eter)?s?)\b|\?/i;

/** The words of a row, without what is in code: a parameter may be called `query`. */
const textOf = ({ cells }: Row): string =>
  cells.map(({ source }) => source.replace(/`[^`]*`/g, '')).join('; ');

/** Whether a table tells what is sent in one column, be it in the address or in the body: GET calls have it there too. */
function isMixed({ header, rows }: TableBlock, calls: readonly Call[]): boolean {
  return (
    inAddress.test(textOf(header)) ||
    rows.some(
      (row) =>
        !inAddress.test(textOf(row)) &&
        calls.some(
          (call) => call.method === 'GET' && listOf(call.payload).length > 0 && inside(call.nameAt, row.at),
        ),
    )
  );
}

/** Whether the document says that something travels in the body; one in its own words may only say that it is sent. */
function isInBody({ points, calls: { calls } }: Model, field: PayloadField): boolean {
  if (field.in !== 'body' || field.how === 'exact') return field.in === 'body';
  const { from } = field.nameAt;
  const block = points.calls.blocks.find((each) => each.from <= from && from < each.from + each.extent);
  if (block?.kind === 'table') return !isMixed(block, calls);
  if (block?.kind !== 'list' && block?.kind !== 'paragraph') return true;
  const item = block.kind === 'list' ? block.items.find(({ at }) => at.from <= from && from < at.to) : block;
  return /\b(?:body|json)\b|\{/i.test(item?.text.source ?? '');
}

/** A body on a call whose method gives a body no meaning. */
export const check: ModelCheck = {
  id: 'calls/payload-on-get',
  severity: 'warning',
  summary: 'A GET or DELETE call sends a body.',
  everSaid: 'the call says so itself',
  reads: ['calls', 'calls-text'],
  run: (model) =>
    model.calls.calls
      .filter((call) => withoutBody.has(call.method) && !call.outgoing)
      .flatMap((call) => {
        const [first, ...others] = listOf(call.payload).filter((field) => isInBody(model, field));
        if (first === undefined) return [];
        return [
          {
            at: first.nameAt,
            message: `“${call.name}” sends “${first.name}” in a body, and a body on ${call.method} has no meaning: servers and caches may drop it. Say “query” under “In”, or use another method.`,
            related: others.map(({ name, nameAt }) => ({
              message: `“${name}” is in the body too`,
              at: nameAt,
            })),
          },
        ];
      }),
};
