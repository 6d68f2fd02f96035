import type { Finding } from '../../engine/index.ts';
import { verdict } from '../finding/verdict.ts';
import type { TilePoint } from '../tiles/tile-shape.ts';
import { Tiles } from '../tiles/tiles.tsx';
import { Prose } from './prose.tsx';
import type { Reading } from './reading.ts';
import { NotShown, Open, Unstated } from './said.tsx';
import css from './spec-head.module.css';
import { Findings } from './table.tsx';

interface SpecHeadProps {
  readonly reading: Reading;
  readonly points: readonly TilePoint[];
  readonly title: string;
  readonly findings: readonly Finding[];
}

/** The head of a specification: its title, its introduction, its mark, and how gaps are written on the page. */
export function SpecHead({ reading, points, title, findings }: SpecHeadProps) {
  const { introduction, title: stated } = reading.model;
  return (
    <header className={css.head}>
      <div>
        <p className={css.kind}>Specification</p>
        <h1 className="page-title">{title}</h1>
        {stated.is === 'unstated' && <p className="soft">The document states no title.</p>}
        <div className={css.introduction}>
          <Prose reading={reading} places={introduction.prose.map(({ at }) => at)} />
        </div>
        <p className={css.verdict}>{verdict(findings)}</p>
        <Findings reading={reading} placed={reading.findingsAt(undefined)} />
        <p className={css.legend}>
          What a document does not show stays so: <NotShown /> somebody looked and did not find it;{' '}
          <Open question="" /> nobody has decided; none: there is none; <Unstated /> nothing was said.
        </p>
      </div>
      <Tiles points={points} size={160} />
    </header>
  );
}
