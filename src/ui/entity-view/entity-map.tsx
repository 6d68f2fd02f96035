import type { DrawnPart, EntitiesView } from '../../engine/index.ts';
import { Pictures } from '../picture/pictures.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

interface EntityMapProps {
  readonly view: EntitiesView;
  /** The drawing, or those of its parts; none before it has come. */
  readonly drawn: readonly DrawnPart[];
  readonly lead: Lead;
}

/** How entities hang together: drawn, and as a list of relations. */
export function EntityMap({ view, drawn, lead }: EntityMapProps) {
  return (
    <>
      <Pictures parts={drawn} label="Entities and relations" lead={lead} />
      {view.graph.nodes.length > 0 && (
        <p className={css.note}>
          Underlined: the key. A question mark: it may be missing. A plain end of a line: how many is not
          said.
        </p>
      )}
      {view.relations.length > 0 && (
        <>
          <p className={css.caption}>Relations</p>
          <ViewTable
            label="Relations"
            columns={['Field', 'Leads to', 'How many']}
            lead={lead}
            rows={view.relations.map(({ entity, field, to, many, at }) => ({
              key: `${entity}.${field}`,
              at,
              cells: [
                <Jump key="field" lead={lead} at={at}>
                  <code>
                    {entity}.{field}
                  </code>
                </Jump>,
                to,
                many,
              ],
            }))}
          />
        </>
      )}
    </>
  );
}
