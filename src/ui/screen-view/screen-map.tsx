import type { Drawing as DrawingData, RouteBranch, ScreensView } from '../../engine/index.ts';
import { Picture } from '../picture/picture.tsx';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';

interface ScreenMapProps {
  readonly view: ScreensView;
  readonly drawing: DrawingData | undefined;
  readonly lead: Lead;
}

function Branches({ branches, lead }: { readonly branches: readonly RouteBranch[]; readonly lead: Lead }) {
  return branches.map(({ part, screens, branches: below }) => (
    <li key={part}>
      <code>{part}</code>{' '}
      {joined(
        screens.map(({ name, query, at }) => (
          <Jump key={at.from} lead={lead} at={at}>
            {name}
            {query !== '' && <code> {query}</code>}
          </Jump>
        )),
      )}
      {below.length > 0 && (
        <ul>
          <Branches branches={below} lead={lead} />
        </ul>
      )}
    </li>
  ));
}

/** Where each screen leads, drawn; and the routes as a tree. A map without a way would be a list, and is left out. */
export function ScreenMap({ view, drawing, lead }: ScreenMapProps) {
  const { graph, routes } = view;
  return (
    <>
      {graph.nodes.length > 1 && graph.edges.length === 0 && (
        <p className={css.note}>
          The document does not say where its screens lead, so there is no map to draw.
        </p>
      )}
      {drawing && graph.edges.length > 0 && (
        <Picture drawing={drawing} label="Screens and where they lead" lead={lead} />
      )}
      {graph.edges.some(({ dashed }) => dashed) && (
        <p className={css.note}>A dashed line: the answer of a call leads there.</p>
      )}
      {routes.length > 0 && (
        <>
          <p className={css.caption}>Routes</p>
          <ul className={css.tree}>
            <Branches branches={routes} lead={lead} />
          </ul>
        </>
      )}
    </>
  );
}
