import type { ConstantsView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { holdTogether } from '../text/hold-together.ts';
import { Inline } from '../text/inline.tsx';
import { CellText } from '../view/cell-text.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';
import { ConstantMover, type Move } from './constant-mover.tsx';
import own from './constant-view.module.css';

interface ConstantListProps {
  readonly view: ConstantsView;
  readonly lead: Lead;
  /** Absent where nothing can be tried, as on a page without scripts. */
  readonly move?: Move;
}

/** Uses of a constant that are named; the rest is counted. */
const most = 12;

/** The columns in which nothing stands in any row. */
const unsaidOf = ({ constants }: ConstantsView): readonly string[] => [
  ...(constants.every(({ when }) => when.is === 'unstated') ? ['When'] : []),
  ...(constants.every(({ uses }) => uses.length === 0) ? ['Named by'] : []),
];

/** The constants with what names each; one of them can be moved to see what would change. */
export function ConstantList({ view, lead, move }: ConstantListProps) {
  const { change } = lead;
  const unsaid = unsaidOf(view);
  return (
    <>
      <ViewTable
        label="Constants and their uses"
        columns={['Constant', 'Value', 'When', 'Named by']}
        unsaid={unsaid}
        lead={lead}
        rows={view.constants.map(({ name, value, slot, unit, when, uses, at }) => ({
          key: `${name} ${when.text}`,
          at,
          cells: [
            <Jump key="name" lead={lead} at={at}>
              <code>{name}</code>
            </Jump>,
            <span key="value" className={own.value}>
              {slot && change ? (
                <CellText slot={slot} label={`Value of ${name}`} is={value.is} onChange={change} />
              ) : (
                <Tell told={value} />
              )}{' '}
              {slot && change && slot.said.endsWith(unit) ? '' : unit}
            </span>,
            <Tell key="when" told={when} quiet />,
            uses.length === 0 ? (
              <span key="uses" className={css.blank}>
                nothing
              </span>
            ) : (
              <>
                {joined(
                  uses.slice(0, change ? most : uses.length).map((use) => (
                    <Jump key={use.at.from} lead={lead} at={use.at}>
                      {use.kind === 'rule' && 'rule on '}
                      <Inline text={holdTogether(use.name)} />
                    </Jump>
                  )),
                  '; ',
                )}
                {change && uses.length > most && `; ${uses.length - most} more`}
              </>
            ),
          ],
        }))}
      />
      {view.constants.length > 0 && unsaid.includes('Named by') && (
        <p className={css.note}>No column and no expression names any of them.</p>
      )}
      {move && !unsaid.includes('Named by') && (
        <ConstantMover constants={view.constants} move={move} lead={lead} />
      )}
    </>
  );
}
