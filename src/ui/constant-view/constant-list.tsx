import type { ConstantsView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

/** The constants with what names each. */
export function ConstantList({ view, lead }: { readonly view: ConstantsView; readonly lead: Lead }) {
  return (
    <ViewTable
      label="Constants and their uses"
      columns={['Constant', 'Value', 'When', 'Named by']}
      rows={view.constants.map(({ name, value, unit, when, uses, at }) => ({
        key: String(at.from),
        cells: [
          <Jump key="name" lead={lead} at={at}>
            <code>{name}</code>
          </Jump>,
          <span key="value">
            <Tell told={value} /> {unit}
          </span>,
          <Tell key="when" told={when} quiet />,
          uses.length === 0 ? (
            <span key="uses" className={css.blank}>
              no column and no expression
            </span>
          ) : (
            joined(
              uses.map((use) => (
                <Jump key={use.at.from} lead={lead} at={use.at}>
                  <Inline text={use.name} />
                </Jump>
              )),
              '; ',
            )
          ),
        ],
      }))}
    />
  );
}
