import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { changeCell } from '../stores/cells.ts';
import { $drawing, $drawings, $room, arrangeAnew, expectDrawing, stopDrawing } from '../stores/drawings.ts';
import { $selection, choosePlace } from '../stores/selection.ts';
import { $known, $summary, askEngine } from '../stores/summary.ts';
import { moveWith, tryWith } from '../stores/trying.ts';
import { $part, $parts, neighboursDrawn, showPart } from '../stores/view-parts.ts';
import {
  $chosenPlace,
  $tab,
  $view,
  findElements,
  lookAt,
  type Place,
  type ShownView,
  showView,
  type ViewId,
} from '../stores/views.ts';
import { CallList } from '../ui/call-view/call-list.tsx';
import { ConstantList } from '../ui/constant-view/constant-list.tsx';
import { EntityMap } from '../ui/entity-view/entity-map.tsx';
import { EntityTables } from '../ui/entity-view/entity-tables.tsx';
import { ErrorFlow } from '../ui/error-view/error-flow.tsx';
import { Overview } from '../ui/overview/overview.tsx';
import { PermissionMatrix } from '../ui/permission-view/permission-matrix.tsx';
import { PartChoice } from '../ui/picture/part-choice.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { ReferenceWeb } from '../ui/reference-view/reference-web.tsx';
import { RuleList } from '../ui/rule-view/rule-list.tsx';
import { ScreenMap } from '../ui/screen-view/screen-map.tsx';
import { ScreenTable } from '../ui/screen-view/screen-table.tsx';
import { sitePath } from '../ui/site/site-path.ts';
import { LifecycleList } from '../ui/state-view/lifecycle-list.tsx';
import type { Lead } from '../ui/view/lead.tsx';
import { Standing } from '../ui/view/standing.tsx';
import { ViewPane } from '../ui/view-pane/view-pane.tsx';
import css from './workbench.module.css';

const labels: Readonly<Record<ViewId, string>> = {
  product: 'Overview',
  screens: 'Screens',
  entities: 'Entities',
  states: 'States',
  rules: 'Rules',
  roles: 'Roles',
  calls: 'Calls',
  errors: 'Errors',
  constants: 'Constants',
  references: 'References',
};
const tabs = (Object.keys(labels) as ViewId[]).map((id) => ({ id, label: labels[id] }));

const hrefOf = (at: Place): string => `#at-${at.from}`;
const handOver: NonNullable<Lead['handOver']> = (drawing, label, form) =>
  void import('./hand-over-drawing.ts').then(({ handOverDrawing }) => handOverDrawing(drawing, label, form));
const tryOut = tryWith(askEngine);
const moveConstant = moveWith(askEngine);
const guide = sitePath('/guide/format/');
const setRoom = (width: number): void => $room.set(width);

function Body({ view, lead }: { readonly view: ShownView; readonly lead: Lead }) {
  // A large drawing is put on the page in pieces, between which keys are heard.
  const drawings = useDeferredValue(useStore($drawings));
  const summary = useStore($summary);
  const parts = useStore($parts);
  const part = useStore($part);
  const name = parts[part]?.name ?? '';
  const drawn = drawings.map((drawing) => ({ name, size: drawing.nodes.length, drawing }));
  const choice = (label: string) => (
    <PartChoice label={label} parts={parts} current={part} onShow={showPart} />
  );
  switch (view.id) {
    case 'product':
      return (
        <Overview
          view={view.data}
          troubles={Object.fromEntries((summary?.points ?? []).map((point) => [point.id, point]))}
          lead={lead}
          onShow={showView}
        />
      );
    case 'screens':
      return (
        <>
          {choice('Part of the map')}
          <ScreenMap view={view.data} drawn={drawn} lead={lead} />
          <ScreenTable view={view.data} lead={lead} />
        </>
      );
    case 'entities':
      return (
        <>
          {choice('Part of the drawing')}
          <EntityMap view={view.data} drawn={drawn} lead={lead} />
          <EntityTables view={view.data} lead={lead} />
        </>
      );
    case 'states':
      return (
        <>
          {choice(view.data.lifecycles.length > 1 ? 'Lifecycle' : 'Part of the chart')}
          <LifecycleList view={view.data} shown={parts[part]?.lifecycles ?? []} drawn={drawn} lead={lead} />
        </>
      );
    case 'rules':
      return <RuleList view={view.data} lead={lead} tryOut={tryOut} />;
    case 'roles':
      return <PermissionMatrix view={view.data} lead={lead} />;
    case 'calls':
      return <CallList view={view.data} lead={lead} />;
    case 'errors':
      return <ErrorFlow view={view.data} lead={lead} />;
    case 'constants':
      return <ConstantList view={view.data} lead={lead} move={moveConstant} />;
    case 'references':
      return (
        <ReferenceWeb
          view={view.data}
          most={neighboursDrawn}
          picture={
            drawings[0] &&
            drawings[0].edges.length > 0 && (
              <Picture drawing={drawings[0]} label="What it hangs together with" lead={lead} search={false} />
            )
          }
          lead={lead}
          onFind={findElements}
          onPick={lookAt}
        />
      );
  }
}

/** What stands in the place of a view that is not there yet. */
const beforeView = {
  reading: 'The document is being read.',
  read: 'The view is being made.',
  unread: 'The document is not read, so there is nothing to see of it.',
} as const;

/** The views of the open document. Typing goes before drawing them. */
export function ViewsPane() {
  const tab = useStore($tab);
  const known = useStore($known);
  const newest = useStore($view);
  const later = useDeferredValue(newest);
  // Of a document that is gone nothing is shown, not even until what comes next is drawn.
  const view = newest && later;
  const chosen = useStore($chosenPlace);
  const drawing = useStore($drawing);
  const { by } = useStore($selection);
  const point = useStore($summary)?.points.find(({ id }) => id === tab);
  const lead: Lead = {
    hrefOf,
    change: (slot, to) => void (view && changeCell(slot, to, view.version)),
    look: (at) => view && lookAt(at, view.version),
    handOver,
    arrange: arrangeAnew,
    ...(chosen === undefined ? {} : { chosen }),
  };
  return (
    <aside className={css.side} id="pane-views" aria-label="Views" tabIndex={-1}>
      <ViewPane
        tabs={tabs}
        current={tab}
        onShow={showView}
        onNear={expectDrawing}
        onChoose={(place) => choosePlace(place, { by: 'views', version: view?.version })}
        onRoom={setRoom}
        drawing={drawing}
        onStop={stopDrawing}
        sought={by === 'views' ? undefined : chosen}
      >
        {point && tab !== 'product' && (
          <Standing point={point.id} shown={point.shown} headed={point.to > point.from} guide={guide} />
        )}
        {newest === undefined && <p role="status">{beforeView[known]}</p>}
        {view?.id === tab && <Body view={view} lead={lead} />}
      </ViewPane>
    </aside>
  );
}
