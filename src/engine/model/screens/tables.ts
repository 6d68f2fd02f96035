import type { PointReader } from '../reader.ts';
import { namesListed } from '../words/phrases.ts';
import { holdsRoute } from '../words/routes.ts';
import { mayBeScreen } from './claims.ts';
import { addressless, claimed, type Fact, routed } from './facts.ts';
import { namesShape } from './names-shape.ts';
import { queryTable } from './query-parameters.ts';
import { routesOfCell, screenRow } from './rows.ts';

/** The tables of point 2: screens with their addresses, names of screens alone, places, parameters, and titles with addresses. */
export const screenTables: PointReader<'screens', Fact>['tables'] = {
  screens: {
    shape: {
      columns: {
        screen: {
          title: 'Screen',
          also: [
            'page',
            'view',
            'component',
            'name',
            'dialog',
            'overlay',
            'panel',
            'title',
            'screen name',
            'place',
            'what it is',
            'what is there',
            'what you find there',
            'where it leads',
          ],
        },
        route: {
          title: 'Route',
          also: ['path', 'url', 'address', 'routes', 'location', 'adresse', 'pfad'],
          looks: holdsRoute,
        },
        shows: { title: 'Shows', also: ['entities', 'data', 'displays'] },
        calls: { title: 'Calls', also: ['requests', 'api calls', 'endpoints', 'makes'] },
        leadsTo: { title: 'Leads to', also: ['links to', 'goes to', 'next', 'navigation', 'links'] },
        openTo: { title: 'Open to', also: ['access', 'roles', 'who', 'for', 'visible to', 'allowed'] },
        description: {
          title: 'Description',
          also: ['what it shows', 'purpose', 'content', 'notes', 'meaning', 'what', 'contents'],
        },
      },
      needs: [
        ['screen', 'route'],
        ['route', 'shows', 'leadsTo', 'openTo', 'calls'],
      ],
    },
    each: { of: 'screen', names: (name) => mayBeScreen(name) },
    row: screenRow,
  },
  names: {
    shape: namesShape(['page', 'view', 'dialog', 'window', 'modal', 'screen name', 'seite', 'ansicht']),
    row: screenRow,
  },
  places: {
    shape: namesShape(['where', 'place', 'tab', 'menu item', 'area', 'from here', 'wo', 'ort'], holdsRoute),
    row: (reading) => {
      const { cell, row, gather } = reading;
      const name = cell('screen');
      if (cell('route')?.source) screenRow(reading);
      else if (name && mayBeScreen(name)) gather.fact(claimed(name, row.at, 'line'));
    },
  },
  // Parts of a product with the screens of each: "Public | Home, Tides".
  areas: {
    shape: {
      columns: {
        names: {
          title: 'Screens',
          also: ['pages', 'views', 'dialogs', 'windows'],
          never: (cell) => holdsRoute(cell) || !/,\s|\sand\s/.test(cell.source),
        },
        area: { title: 'Area', also: ['part', 'section', 'module', 'group', 'for', 'role', 'for whom'] },
      },
      needs: [['names'], ['area']],
    },
    row: ({ cell, gather }) => {
      const names = cell('names');
      for (const name of names ? namesListed(names) : [])
        if (mayBeScreen(name)) gather.fact(addressless(name, name.at));
    },
  },
  parameters: queryTable,
  // Titles with their addresses, whatever stands above them: "List | Add | Edit".
  cells: {
    shape: {
      columns: { area: { title: 'Area' } },
      needs: [['area']],
      inOrder: ['area'],
      open: true,
      rest: (cell) => routesOfCell(cell).length > 0,
    },
    row: ({ match, row, gather }) => {
      for (const index of match.extra)
        for (const each of routesOfCell(row.cells[index])) gather.fact(routed(each, each.at, ''));
    },
  },
};
