import { type Screen, viewOf } from '../../engine/index.ts';
import { ScreenMap } from '../screen-view/screen-map.tsx';
import { words } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { joined, said } from './said.tsx';
import css from './spec.module.css';
import { SpecTable } from './table.tsx';

const columns = ['Screen', 'Route', 'Shows', 'Calls', 'Leads to', 'Open to', 'Description'];

function cells(reading: Reading, screen: Screen) {
  return [
    <>
      {screen.any ? 'any screen' : screen.name}
      {screen.entry && <span className={css.mark}> entry</span>}
    </>,
    said(screen.routes, (routes) =>
      joined(
        routes.map(({ path, query, at }) => (
          <code key={at.from}>
            {path}
            {query.length > 0 && `?${query.join('&')}`}
          </code>
        )),
      ),
    ),
    said(screen.shows, (shows) =>
      joined(
        shows.map(({ list, entity }) => (
          <span key={entity.at.from}>
            {list && 'list of '}
            <Ref reading={reading} reference={entity} />
          </span>
        )),
      ),
    ),
    said(screen.calls, (calls) => refs(reading, calls)),
    said(screen.leadsTo, (screens) => refs(reading, screens)),
    said(screen.openTo, (roles) => refs(reading, roles)),
    words(screen.description),
  ];
}

/** Point 2: screens with their routes, what they show and call, where they lead, and who may open them. */
export function ScreensPoint({ reading }: { readonly reading: Reading }) {
  const { screens } = reading.model.screens;
  return (
    <>
      <ScreenMap
        view={viewOf(reading.model, 'screens')}
        drawn={reading.drawings.screens}
        lead={reading.lead}
      />
      <SpecTable
        reading={reading}
        label="Screens"
        columns={columns}
        rows={screens.map((element) => ({ element, cells: cells(reading, element) }))}
      />
    </>
  );
}
