import type { Element } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Anchor } from './anchor.tsx';
import type { Reading } from './reading.ts';
import css from './spec.module.css';
import { Findings } from './table.tsx';

interface Entry {
  readonly element: Element;
  readonly text: string;
}

/** Names with what is said of them. */
export function Definitions({ reading, entries }: { reading: Reading; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <dl className={css.definitions}>
      {entries.map(({ element, text }) => (
        <div key={reading.anchorOf(element)} id={reading.anchorOf(element)}>
          <dt>
            {element.name}
            <Anchor anchor={reading.anchorOf(element)} name={element.name} />
          </dt>
          <dd>
            <Inline text={text} />
            <Findings reading={reading} placed={reading.findingsOf(element)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Point 1: audiences and the glossary. The purpose is prose, which the section shows. */
export function ProductPoint({ reading }: { readonly reading: Reading }) {
  const { audiences, terms } = reading.model.product;
  return (
    <>
      <Definitions
        reading={reading}
        entries={audiences.map((element) => ({ element, text: element.description }))}
      />
      {terms.length > 0 && <h3 className={css.group}>Terms</h3>}
      <Definitions reading={reading} entries={terms.map((element) => ({ element, text: element.meaning }))} />
    </>
  );
}
