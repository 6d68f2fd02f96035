import type { LifecycleView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';

interface NamedProps {
  readonly named: LifecycleView['named'];
  readonly lead: Lead;
}

/** What a lifecycle governs by its name alone, and that it is known by that. */
export function Named({ named, lead }: NamedProps) {
  return (
    <>
      {joined(
        named.map(({ name, at }) => (
          <Jump key={at.from} lead={lead} at={at}>
            {name}
          </Jump>
        )),
      )}
      <span className={css.blank}> by its name</span>
    </>
  );
}
