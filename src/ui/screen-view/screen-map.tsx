import type { DrawnPart, Place, RouteBranch, ScreensView } from '../../engine/index.ts';
import { Pictures } from '../picture/pictures.tsx';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import css from '../view/view.module.css';

interface ScreenMapProps {
  readonly view: ScreensView;
  /** The drawing, or those of its parts; none before it has come. */
  readonly drawn: readonly DrawnPart[];
  readonly lead: Lead;
}

/** Every place in a branch. */
const placesIn = ({ screens, branches }: RouteBranch): readonly Place[] => [
  ...screens.map(({ at }) => at),
  ...branches.flatMap(placesIn),
];

function Branches({ branches, lead }: { readonly branches: readonly RouteBranch[]; readonly lead: Lead }) {
  return (
    <Portions
      items={branches}
      keyOf={({ part }, index) => `${part} ${index}`}
      placesOf={placesIn}
      lead={lead}
      within="list"
    >
      {(branch) => <Branch branch={branch} lead={lead} />}
    </Portions>
  );
}

function Branch({ branch, lead }: { readonly branch: RouteBranch; readonly lead: Lead }) {
  const { part, screens, branches: below } = branch;
  return (
    <li>
      <code>{part}</code>{' '}
      {joined(
        screens.map(({ name, query, entry, at }) => (
          <span key={`${name} ${query}`}>
            <Jump lead={lead} at={at}>
              {name}
              {query !== '' && <code> {query}</code>}
            </Jump>
            {entry && <span className={css.blank}> entry</span>}
          </span>
        )),
      )}
      {below.length > 0 && (
        <ul>
          <Branches branches={below} lead={lead} />
        </ul>
      )}
    </li>
  );
}

/** Where each screen leads, drawn; those that no way leads to, set apart; and the routes as a tree. A map without a way would be a list, and is left out. */
export function ScreenMap({ view, drawn, lead }: ScreenMapProps) {
  const { graph, routes } = view;
  const unreached = graph.edges.length === 0 ? [] : view.screens.filter((screen) => screen.unreached);
  return (
    <>
      {graph.nodes.length > 1 && graph.edges.length === 0 && (
        <p className={css.note}>
          The document does not say where its screens lead, so there is no map to draw.
        </p>
      )}
      {graph.edges.length > 0 && <Pictures parts={drawn} label="Screens and where they lead" lead={lead} />}
      {unreached.length > 0 && (
        <p className={css.note}>
          Not reached from where one enters:{' '}
          {joined(
            unreached.map(({ name, at }) => (
              <Jump key={at.from} lead={lead} at={at}>
                {name}
              </Jump>
            )),
          )}
          .
        </p>
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
