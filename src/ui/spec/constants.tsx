import { type Constant, viewOf } from '../../engine/index.ts';
import { ConstantMover, type Movable } from '../constant-view/constant-mover.tsx';
import { Inline, words } from '../text/inline.tsx';
import { Jump } from '../view/lead.tsx';
import { LivePart } from '../view/live-part.tsx';
import { condition } from './condition.tsx';
import type { Reading } from './reading.ts';
import { joined, said } from './said.tsx';
import { SpecTable } from './table.tsx';

const columns = ['Constant', 'Value', 'Unit', 'When', 'Meaning', 'Named by'];

type Uses = ReturnType<typeof viewOf<'constants'>>['constants'][number]['uses'];

function cells(reading: Reading, { name, value, unit, when, meaning }: Constant, uses: Uses) {
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
    uses.length === 0
      ? null
      : joined(
          uses.map((use) => (
            <Jump key={use.at.from} lead={reading.lead} at={use.at}>
              {use.kind === 'rule' && 'rule on '}
              <Inline text={use.name} />
            </Jump>
          )),
          '; ',
        ),
  ];
}

/** Point 9: business constants and limits. */
export function ConstantsPoint({ reading }: { readonly reading: Reading }) {
  const { constants } = viewOf(reading.model, 'constants');
  const movable = constants
    .filter(({ amount }) => amount !== undefined)
    .map(({ name, when, amount }): Movable => ({ name, when, ...(amount ? { amount } : {}) }));
  return (
    <>
      <SpecTable
        reading={reading}
        label="Constants"
        columns={columns}
        rows={reading.model.constants.constants.map((element, index) => ({
          element,
          cells: cells(reading, element, constants[index]?.uses ?? []),
        }))}
      />
      {reading.trials && movable.length > 0 && constants.some(({ uses }) => uses.length > 0) && (
        <LivePart is="constants" given={movable} {...reading.trials}>
          <ConstantMover constants={movable} move={() => Promise.resolve(undefined)} lead={reading.lead} />
        </LivePart>
      )}
    </>
  );
}
