import type { RulesView } from '../../engine/index.ts';
import { Jump, type Lead } from './lead.tsx';
import { Portions } from './portions.tsx';
import css from './view.module.css';

interface InvariantListProps {
  readonly invariants: RulesView['invariants'];
  readonly lead: Lead;
}

/** What always holds, where anything is said to. */
export function InvariantList({ invariants, lead }: InvariantListProps) {
  if (invariants.length === 0) return null;
  return (
    <>
      <p className={css.caption}>What always holds</p>
      <ul className={css.list}>
        <Portions
          items={invariants}
          keyOf={({ subject, condition }, index) => `${subject} ${condition} ${index}`}
          placesOf={({ at }) => [at]}
          lead={lead}
          within="list"
        >
          {({ subject, condition, at }) => (
            <li>
              <Jump lead={lead} at={at}>
                {subject}
              </Jump>
              : <code>{condition}</code>
            </li>
          )}
        </Portions>
      </ul>
    </>
  );
}
