import type { Constant } from '../../engine/index.ts';
import { Inline, words } from '../text/inline.tsx';
import { condition } from './condition.tsx';
import type { Reading } from './reading.ts';
import { joined, said } from './said.tsx';
import { SpecTable } from './table.tsx';

const columns = ['Constant', 'Value', 'Unit', 'When', 'Meaning'];

function cells({ name, value, unit, when, meaning }: Constant) {
  return [
    <code key="name">{name}</code>,
    said(value, (it) =>
      it.is === 'list' ? (
        joined(it.items.map((item) => <code key={item}>{item}</code>))
      ) : (
        <Inline text={it.text} />
      ),
    ),
    unit,
    said(when, condition, true),
    words(meaning),
  ];
}

/** Point 9: business constants and limits. */
export function ConstantsPoint({ reading }: { readonly reading: Reading }) {
  return (
    <SpecTable
      reading={reading}
      label="Constants"
      columns={columns}
      rows={reading.model.constants.constants.map((element) => ({ element, cells: cells(element) }))}
    />
  );
}
