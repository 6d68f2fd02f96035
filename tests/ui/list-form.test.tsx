import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type Graph, neighbourhoodGraph, neighboursOf, read, viewOf } from '../../src/engine/index.ts';
import { EntityMap } from '../../src/ui/entity-view/entity-map.tsx';
import { EntityTables } from '../../src/ui/entity-view/entity-tables.tsx';
import { Mentions } from '../../src/ui/reference-view/reference-web.tsx';
import { ScreenMap } from '../../src/ui/screen-view/screen-map.tsx';
import { ScreenTable } from '../../src/ui/screen-view/screen-table.tsx';
import { LifecycleList } from '../../src/ui/state-view/lifecycle-list.tsx';
import type { Lead } from '../../src/ui/view/lead.tsx';

const published = 'src/content/specs';
/** As on a page, where lists have no portions; every link leads to its place. */
const lead: Lead = { hrefOf: ({ from, to }) => `#${from}-${to}` };

/** The places that a drawing leads to, and those that its list form leads to. */
function missingIn(graph: Graph, html: string): string[] {
  const linked = new Set([...html.matchAll(/href="#(\d+-\d+)"/g)].map(([, place]) => place));
  const drawn = [
    ...graph.nodes.flatMap(({ name, at, rows }) => [
      ...(at ? [{ name, at }] : []),
      ...rows.map((row) => ({ name: row.name.text, at: row.at })),
    ]),
    ...graph.edges.flatMap(({ id, labels }) => labels.map(({ at }) => ({ name: id, at }))),
  ];
  return drawn.flatMap(({ name, at }) => (linked.has(`${at.from}-${at.to}`) ? [] : [name]));
}

describe.each(readdirSync(published).filter((name) => name.endsWith('.md')))('%s', (file) => {
  const { model } = read(readFileSync(join(published, file), 'utf8'));

  test('everything that a drawing leads to stands in its list form too', () => {
    const screens = viewOf(model, 'screens');
    const entities = viewOf(model, 'entities');
    const states = viewOf(model, 'states');
    const lists = {
      screens: renderToStaticMarkup(
        <>
          <ScreenMap view={screens} drawn={[]} lead={lead} />
          <ScreenTable view={screens} lead={lead} />
        </>,
      ),
      entities: renderToStaticMarkup(
        <>
          <EntityMap view={entities} drawn={[]} lead={lead} />
          <EntityTables view={entities} lead={lead} />
        </>,
      ),
      states: renderToStaticMarkup(<LifecycleList view={states} drawn={[]} lead={lead} />),
    };
    expect(missingIn(screens.graph, lists.screens)).toEqual([]);
    expect(missingIn(entities.graph, lists.entities)).toEqual([]);
    for (const { graph } of states.lifecycles) expect(missingIn(graph, lists.states)).toEqual([]);
  });

  test('so it does around every element', () => {
    const view = viewOf(model, 'references');
    for (const [number, { within, at }] of view.elements.entries()) {
      if (within !== undefined) continue;
      const { mentions, mentionedBy } = neighboursOf(view, number);
      const html = renderToStaticMarkup(
        <>
          <Mentions title="Mentioned by" view={view} mentions={mentionedBy} lead={lead} />
          <Mentions title="Mentions" view={view} mentions={mentions} lead={lead} />
        </>,
      );
      const own = `<a href="#${at.from}-${at.to}"></a>`;
      expect(missingIn(neighbourhoodGraph(view, number), html + own)).toEqual([]);
    }
  });
});
