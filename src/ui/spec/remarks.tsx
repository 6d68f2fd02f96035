import type { PointId, Reference, Remark } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref } from './reference.tsx';
import css from './spec.module.css';

/** The name of what is remarked on; a value stands in code and leads nowhere. */
function Name({ reading, remark }: { readonly reading: Reading; readonly remark: Remark }) {
  const { kind, name, within, nameAt } = remark;
  if (kind === 'value') return <code>{name}</code>;
  const reference: Reference = { kind, name, at: nameAt };
  const lifecycle = reading.model.states.lifecycles.find((each) => kind === 'state' && each.name === within);
  return <Ref reading={reading} reference={reference} {...(lifecycle && { within: lifecycle })} />;
}

/** What the tables and lists of a point say more of things that are declared, in its own words and order. */
export function Remarks({ reading, id }: { readonly reading: Reading; readonly id: PointId }) {
  const { remarks } = reading.model.points[id];
  if (remarks.length === 0) return null;
  return (
    <>
      <h3 className={css.group}>Also said</h3>
      <dl className={css.definitions}>
        {remarks.map((remark) => (
          <div key={`${remark.nameAt.from} ${remark.at.from}`}>
            <dt>
              <Name reading={reading} remark={remark} />
            </dt>
            <dd>
              <Inline text={remark.text} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
