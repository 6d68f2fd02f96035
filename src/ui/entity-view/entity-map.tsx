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

/** What the signs of a drawing mean, of those that are in it. */
function signs({ nodes, edges }: EntitiesView['graph']): string {
  const rows = nodes.flatMap((node) => node.rows);
  const isOpen = edges.some(({ dashed, tail, head }) => !dashed && [tail, head].includes('plain'));
  return [
    rows.some(({ key }) => key) && 'Underlined: the key.',
    rows.some(({ detail }) => detail.endsWith('?')) && 'A question mark: it may be missing.',
    isOpen && 'A plain end of a line: how many is not said.',
    edges.some(({ dashed }) => dashed) && 'A dashed line: the same type.',
  ]
    .filter((sign) => sign !== false)
    .join(' ');
}

/** How entities hang together: drawn, and as a list of relations. */
export function EntityMap({ view, drawn, lead }: EntityMapProps) {
  const meanings = signs(view.graph);
  return (
    <>
      <Pictures parts={drawn} label="Entities and relations" lead={lead} />
      {meanings !== '' && <p className={css.note}>{meanings}</p>}
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
