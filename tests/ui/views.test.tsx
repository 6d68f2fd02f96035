import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import type { Drawing as DrawingData } from '../../src/engine/index.ts';
import { read, viewOf } from '../../src/engine/index.ts';
import { ConstantList } from '../../src/ui/constant-view/constant-list.tsx';
import { Drawing } from '../../src/ui/drawing/drawing.tsx';
import { ErrorFlow } from '../../src/ui/error-view/error-flow.tsx';
import { Picture } from '../../src/ui/picture/picture.tsx';
import { RuleList } from '../../src/ui/rule-view/rule-list.tsx';
import { ScreenMap } from '../../src/ui/screen-view/screen-map.tsx';
import { ScreenTable } from '../../src/ui/screen-view/screen-table.tsx';
import { LifecycleList } from '../../src/ui/state-view/lifecycle-list.tsx';
import { StateMatrix } from '../../src/ui/state-view/state-matrix.tsx';
import { CallName } from '../../src/ui/text/call-name.tsx';
import { CellChoice } from '../../src/ui/view/cell-choice.tsx';
import type { Lead } from '../../src/ui/view/lead.tsx';
import { Tell } from '../../src/ui/view/told.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const still: Lead = { hrefOf: () => '#' };
const live: Lead = { ...still, change: () => {} };
const modelOf = (points: string) => read(`# Specification: Shop\n\n${points}`).model;
const heads = (html: string): string[] =>
  [...html.matchAll(/<th scope="col">([^<]*)/g)].map(([, title = '']) => title);

const draw = (view: ReactNode): string => renderToStaticMarkup(view);
const words = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('screens of which nothing but a route is known', () => {
  const view = viewOf(
    modelOf(
      '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Home (entry) | `/` |\n| Cart | `/cart` |\n| Help | |\n',
    ),
    'screens',
  );

  test('stand in the tree of routes, the entry marked, and not once more below it', () => {
    expect(words(draw(<ScreenMap view={view} drawn={[]} lead={still} />))).toMatch(
      /\/ Home entry \/cart Cart/,
    );
    const below = words(draw(<ScreenTable view={view} lead={still} />));
    expect(below).toContain('Without a route Help');
    expect(below).not.toContain('Cart');
  });
});

test('routes behind a hash are told as they are written', () => {
  const view = viewOf(
    modelOf(
      '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| All | `#/` |\n| Active | `#/active` |\n',
    ),
    'screens',
  );
  expect(words(draw(<ScreenMap view={view} drawn={[]} lead={still} />))).toMatch(
    /# All entry \/active Active/,
  );
});

describe('where errors arise', () => {
  const view = viewOf(
    modelOf(`## 7. The calls it makes

### \`POST /a\`

| Answer | When | Carries |
| --- | --- | --- |
| 422 | a rule fails | wrong |

### \`POST /b\`

| Answer | When | Carries |
| --- | --- | --- |
| 422 | a rule fails | wrong |
| 409 | it is taken | wrong |

## 8. The error catalogue

| Error | Status | Message |
| --- | --- | --- |
| wrong | 422 | Mend it. |
| lost | | Nothing is here. |
| wrong | 409 | Mend it again. |
`),
    'errors',
  );
  const flow = words(draw(<ErrorFlow view={view} lead={still} />));

  test('calls that answer in the same words are named together', () => {
    expect(flow).toMatch(/POST \/a , POST \/b 422, a rule fails POST \/b 409, it is taken/);
  });

  test('a path is broken between its parts, and stays with its method', () => {
    const html = draw(<CallName name="POST /profiles/:username/follow" />);
    expect(html).toBe('<code>POST\u00a0/profiles<wbr/>/:username<wbr/>/follow</code>');
    expect(draw(<CallName name="/" />)).toBe('<code>/</code>');
  });

  test('an error that stands twice in the catalogue arises in both', () => {
    expect(view.errors.map(({ causes }) => causes.length)).toEqual([3, 0, 3]);
    expect(flow).not.toContain('not in the catalogue');
  });

  test('what nothing names is listed below, and that is said once', () => {
    expect(flow.match(/no call and no rule/g)).toHaveLength(1);
    expect(flow).toMatch(/Named by no call and no rule Error Message lost Nothing is here\./);
  });
});

describe('an error that arises from many', () => {
  const calls = Array.from(
    { length: 11 },
    (_, index) =>
      `### \`POST /a${index}\`\n\n| Answer | When | Carries |\n| --- | --- | --- |\n| 422 | a rule fails | wrong |\n\n`,
  );
  const view = viewOf(
    modelOf(
      `## 7. The calls it makes\n\n${calls.join('')}## 8. The error catalogue\n\n| Error | Message |\n| --- | --- |\n| wrong | Mend it. |\n`,
    ),
    'errors',
  );
  const last = view.errors[0]?.causes.at(-1)?.at.from ?? expect.unreachable('nothing causes it');

  test('names the rest of them when it is asked to, and fewer again', async () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    await act(async () => root.render(<ErrorFlow view={view} lead={live} />));
    expect(place.querySelectorAll('a code')).toHaveLength(9);
    const button = place.querySelector('button') ?? expect.unreachable('there is nothing to press');
    expect(button.textContent).toBe('and 3 more');
    await act(async () => button.click());
    expect(place.querySelectorAll('a code')).toHaveLength(12);
    expect(button.textContent).toBe('fewer');
    await act(async () => button.click());
    expect(place.querySelectorAll('a code')).toHaveLength(9);
    await act(async () => root.unmount());
  });

  test('names all of them on a page, and where one of the rest is chosen', () => {
    expect(words(draw(<ErrorFlow view={view} lead={still} />))).toContain('POST /a10');
    const chosen = draw(<ErrorFlow view={view} lead={{ ...live, chosen: last }} />);
    expect(chosen).toContain('/a10');
    expect(chosen).not.toContain('<button');
  });
});

describe('columns in which nothing is said', () => {
  const screens = (table: string): string =>
    renderToStaticMarkup(
      <ScreenTable view={viewOf(modelOf(`## 2. Screens and routes\n\n${table}`), 'screens')} lead={still} />,
    );

  test('are left out, and that is said', () => {
    const html = screens(
      '| Screen | Route | Calls |\n| --- | --- | --- |\n| Home | `/` | |\n| Cart | `/cart` | none |\n',
    );
    expect(heads(html)).toEqual(['Screen', 'Calls']);
    expect(html).toContain('Nothing is said in any row of: Shows, Leads to, Open to.');
  });

  test('are not said to be unsaid where the rows are described in words, which stand in the table', () => {
    const html = screens(
      '| Screen | Route | What it shows |\n| --- | --- | --- |\n| Home | `/` | A title and a button |\n| Cart | `/cart` | |\n',
    );
    expect(heads(html)).toEqual(['Screen', 'Description']);
    expect(words(html)).toContain('Home entry A title and a button Cart');
    expect(words(html)).toContain('Said in the description, if at all: Shows, Calls, Leads to, Open to.');
    expect(html).not.toContain('Nothing is said');
  });

  test('are not told of where there is no row', () => {
    expect(screens('Nothing is known of them.\n')).not.toContain('Nothing is said');
  });

  test('stay where a row says that it is not shown', () => {
    const html = screens('| Screen | Shows |\n| --- | --- |\n| Home | not shown |\n| Cart | |\n');
    expect(heads(html)).toContain('Shows');
    expect(html).toContain('not shown');
  });

  test('of transitions', () => {
    const view = viewOf(
      modelOf(
        '## 4. States and transitions\n\n### Cart\n\n| From | Event | To | By |\n| --- | --- | --- | --- |\n| open | pay | paid | Buyer |\n',
      ),
      'states',
    );
    const html = renderToStaticMarkup(<LifecycleList view={view} drawn={[]} lead={still} />);
    expect(html).toContain('Nothing is said in any row of: When, Then.');
    expect(heads(html)).toEqual(expect.arrayContaining(['Event', 'From', 'To', 'By']));
  });
});

test('what a lifecycle governs by its name is said to be known by that', () => {
  const told = (name: string, more = ''): string => {
    const view = viewOf(
      modelOf(
        `## 3. Entities and their fields\n\n### Cart\n\n- size: number\n\n## 4. States and transitions\n\n### ${name}\n\n${more}| From | Event | To |\n| --- | --- | --- |\n| open | pay | paid |\n`,
      ),
      'states',
    );
    return words(draw(<LifecycleList view={view} drawn={[]} lead={still} />));
  };
  expect(told('Cart status')).toContain('governs Cart by its name');
  expect(told('Cart status', '- Governs: Cart\n\n')).toMatch(/governs Cart (?!by its name)/);
  expect(told('Payment status')).toContain('It is not said which field or entity this governs.');
});

test('what nothing says is said once, and not in each row', () => {
  const html = (points: string, view: 'rules' | 'errors' | 'constants' | 'screens'): string => {
    const model = modelOf(points);
    if (view === 'rules') return renderToStaticMarkup(<RuleList view={viewOf(model, view)} lead={still} />);
    if (view === 'errors') return renderToStaticMarkup(<ErrorFlow view={viewOf(model, view)} lead={still} />);
    if (view === 'screens')
      return renderToStaticMarkup(<ScreenTable view={viewOf(model, view)} lead={still} />);
    return renderToStaticMarkup(<ConstantList view={viewOf(model, view)} lead={still} />);
  };
  const constants = html(
    '## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| `MOST` | 3 |\n| `LEAST` | 1 |\n',
    'constants',
  );
  expect(heads(constants)).toEqual(['Constant', 'Value']);
  expect(constants.match(/No column and no expression names any of them/g)).toHaveLength(1);
  const errors = html(
    '## 8. The error catalogue\n\n| Error | Status |\n| --- | --- |\n| gone | 404 |\n',
    'errors',
  );
  expect(errors).not.toMatch(/reads|then/);
  const rules = html(
    '## 5. Validation rules\n\n| Subject | Rule | On |\n| --- | --- | --- |\n| Order.total | at least 1 | save |\n| Order.name | required | save |\n',
    'rules',
  );
  expect(rules).toContain('· on save<');
  expect(rules.match(/message/g)).toHaveLength(1);
  const some = html(
    '## 5. Validation rules\n\n| Subject | Rule | Message |\n| --- | --- | --- |\n| Order.total | at least 1 | |\n| Order.name | required | Name it. |\n',
    'rules',
  );
  expect(some).toContain('· no message<');
  const screens = html(
    '## 2. Screens and routes\n\n| Screen | Route |\n| --- | --- |\n| Home | none |\n| Cart | none |\n',
    'screens',
  );
  expect(screens).toMatch(/^<ul[^>]*aria-label="Screens"/);
  expect(screens).not.toContain('<table');
});

test('screens that no way leads to are set apart', () => {
  const table =
    '| Screen | Leads to |\n| --- | --- |\n| Home (entry) | Cart |\n| Cart | Home |\n| Attic | Cellar |\n| Cellar | Attic, Home |\n';
  const view = viewOf(modelOf(`## 2. Screens and routes\n\n${table}`), 'screens');
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<ScreenMap view={view} drawn={[]} lead={still} />);
  expect(host.textContent).toContain('Not reached from where one enters: Attic, Cellar.');
  const shapes = view.graph.nodes.map(({ name, shape }) => `${name} ${shape}`);
  expect(shapes).toEqual(['Home entry', 'Cart rounded', 'Attic dashed', 'Cellar dashed']);
});

describe('the matrix of events', () => {
  const matrix = (rows: string): string => {
    const table = `| From | Event | To |\n| --- | --- | --- |\n${rows}`;
    const view = viewOf(modelOf(`## 4. States and transitions\n\n### Cart\n\n${table}`), 'states');
    return view.lifecycles
      .map((lifecycle) => renderToStaticMarkup(<StateMatrix lifecycle={lifecycle} lead={still} />))
      .join('');
  };

  test('is left out where every event does the same in any state', () => {
    expect(matrix('| (any) | pay | paid |\n| (any) | drop | dropped |\n')).toBe('');
  });

  test('stays where states differ', () => {
    expect(matrix('| (any) | drop | dropped |\n| open | pay | paid |\n')).toContain('pay');
  });
});

test('a condition in a cell that can be changed stands there whole, and once for those who hear it', () => {
  const said = 'client == actor && status != "draft" && size(lines) > 0';
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(
    <CellChoice
      slot={{ from: 0, to: said.length, said } as never}
      label="Client may read"
      is="when"
      words={['yes', 'no']}
      onChange={() => {}}
    />,
  );
  expect(host.querySelector('[aria-hidden]')?.textContent).toBe(said);
  expect(host.querySelector('select')?.getAttribute('aria-label')).toBe('Client may read');
  expect(host.querySelector('option')?.textContent).toBe(said);
});

test('code in what is told is set as code; a mark without a partner stays', () => {
  const told = (text: string) => renderToStaticMarkup(<Tell told={{ is: 'shown', text }} />);
  expect(told('shown after `SLOW_AFTER`')).toBe('shown after <code>SLOW_AFTER</code>');
  expect(told('an `open tick')).toBe('an `open tick');
});

describe('a large drawing', () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  const drawing = (count: number): DrawingData => ({
    width: 100,
    height: 100,
    nodes: Array.from({ length: count }, (_, index) => ({
      id: `n${index}`,
      shape: 'rounded',
      name: `n${index}`,
      ...box,
      title: [{ text: `n${index}`, style: 'name', x: 0, y: 0, anchor: 'start', width: 9, underlined: false }],
      rows: [],
    })),
    edges: [
      {
        id: 'e',
        from: 'n0',
        to: 'n1',
        dashed: false,
        tail: 'plain',
        head: 'arrow',
        points: [box, { x: 9, y: 9 }],
        labels: [],
      },
    ],
  });

  test('is on a published page at once', () => {
    const html = renderToStaticMarkup(<Drawing drawing={drawing(500)} label="All" lead={still} />);
    expect(html.match(/data-node=/g)).toHaveLength(500);
    expect(html.match(/data-edge=/g)).toHaveLength(1);
  });

  test('comes into the workbench in slices, and stays whole when it changes', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const host = document.createElement('div');
    const root = createRoot(host);
    const shown = (): number => host.querySelectorAll('[data-node]').length;
    const frame = () => act(() => vi.advanceTimersToNextFrame());
    await act(() => root.render(<Drawing drawing={drawing(500)} label="All" lead={live} />));
    const first = shown();
    expect(first).toBeGreaterThan(20);
    expect(first).toBeLessThan(100);
    await frame();
    expect(shown()).toBeGreaterThan(first);
    expect(shown()).toBeLessThan(500);
    for (let count = 0; count < 20; count++) await frame();
    expect(shown()).toBe(500);
    expect(host.querySelectorAll('[data-edge]')).toHaveLength(1);
    await act(() => root.render(<Drawing drawing={drawing(600)} label="All" lead={live} />));
    expect(shown()).toBe(600);
    expect(host.querySelectorAll('[data-edge]')).toHaveLength(1);
    await act(() => root.unmount());
    vi.useRealTimers();
  });
});

test('what is found in a drawing is marked and shown while one types, and Enter goes from one to the next', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const drawing: DrawingData = {
    width: 100,
    height: 100,
    nodes: ['Cart', 'Line', 'Buyer', 'Card', 'Shop', 'Till'].map((name, index) => ({
      id: name,
      shape: 'card',
      name,
      ...{ x: 0, y: 20 * index, width: 10, height: 10 },
      title: [],
      rows: [],
      at: { from: index, to: index + 1 },
    })),
    edges: [],
  };
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  await act(async () => root.render(<Picture drawing={drawing} label="All" lead={live} />));
  const field = host.querySelector('input') ?? expect.unreachable('there is no field');
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const enter = () =>
    act(async () => field.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const marked = () =>
    [...host.querySelectorAll('[data-found]')].map((each) => each.getAttribute('data-node'));
  expect(marked()).toEqual([]);
  await type('buy');
  expect(marked()).toEqual(['Buyer']);
  expect(scrolled.mock.contexts.at(-1)).toBe(host.querySelector('[data-found]'));
  expect(host.querySelector('[role=status]')?.textContent).toBe('1 found, Enter goes there');
  await type('car');
  expect(marked()).toEqual(['Cart']);
  expect(host.querySelector('[role=status]')?.textContent).toBe('2 found, Enter goes from one to the next');
  await enter();
  expect(marked()).toEqual(['Cart']);
  await enter();
  expect(marked()).toEqual(['Card']);
  expect(document.activeElement?.closest('[data-node]')?.getAttribute('data-node')).toBe('Card');
  await type('');
  expect(marked()).toEqual([]);
  await act(async () => root.unmount());
  host.remove();
  scrolled.mockRestore();
});
