import { type CauseView, type ErrorEntry, viewOf } from '../../engine/index.ts';
import { Causes } from '../error-view/error-flow.tsx';
import { Inline } from '../text/inline.tsx';
import { handlings } from './condition.tsx';
import type { Reading } from './reading.ts';
import { said } from './said.tsx';
import { SpecTable } from './table.tsx';

const columns = ['Error', 'Arises from', 'Status', 'When', 'Message', 'Handling'];

/** A code in code, a message in quotes. */
function nameOf({ name, quoted }: ErrorEntry) {
  return quoted ? `“${name.replace(/^["“]|["”]$/g, '')}”` : <code>{name}</code>;
}

function cells(reading: Reading, error: ErrorEntry, causes: readonly CauseView[]) {
  return [
    nameOf(error),
    <Causes key="causes" causes={causes} lead={reading.lead} />,
    said(error.status, (status) => status),
    said(error.when, (when) => <Inline text={when} />, true),
    said(error.message, (message) => <Inline text={message} />),
    said(error.handling, (list) => handlings(reading, list)),
  ];
}

/** Point 8: the error catalogue. */
export function ErrorsPoint({ reading }: { readonly reading: Reading }) {
  const { errors } = viewOf(reading.model, 'errors');
  return (
    <SpecTable
      reading={reading}
      label="Errors"
      columns={columns}
      rows={reading.model.errors.errors.map((element, index) => ({
        element,
        cells: cells(reading, element, errors[index]?.causes ?? []),
      }))}
    />
  );
}
