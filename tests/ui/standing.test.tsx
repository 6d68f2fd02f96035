import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { read, viewOf } from '../../src/engine/index.ts';
import { summarise } from '../../src/engine/summary.ts';
import { Outline } from '../../src/ui/outline/outline.tsx';
import { Overview } from '../../src/ui/overview/overview.tsx';
import { PermissionMatrix } from '../../src/ui/permission-view/permission-matrix.tsx';
import { Standing } from '../../src/ui/view/standing.tsx';

const still = { hrefOf: () => '#' };

/** The words of some markup, each once parted by a blank. */
const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The words of the outline and of the overview of a document. */
function bothOf(text: string): { readonly outline: string; readonly overview: string } {
  const specification = read(text);
  const outline = (
    <Outline
      points={summarise(specification).points}
      unread={false}
      chosen={{ point: undefined, element: undefined }}
      onChoose={() => undefined}
    />
  );
  const overview = <Overview view={viewOf(specification.model, 'product')} troubles={{}} lead={still} />;
  return { outline: words(renderToStaticMarkup(outline)), overview: words(renderToStaticMarkup(overview)) };
}

test('outline and overview count points alike, and that there is none is an answer', () => {
  const { outline, overview } = bothOf(
    '# Notes\n\nKeeps notes.\n\n## 7. The calls it makes\n\nnone\n\n## 9. Business constants and limits\n\n| Constant | Value |\n| --- | --- |\n| MAX | not shown |\n| MIN | 1 |\n',
  );
  const shown = /^(\d) of 9 shown, (\d) partly/.exec(outline);
  expect(shown?.[2]).toBe('1');
  expect(overview).toMatch(new RegExp(`^points shown ${shown?.[1]} of 9 partly shown 1 `));
});

test('of a document of two sentences no share is told that grows when less is written', () => {
  const { overview, outline } = bothOf(
    '# Notes\n\n## 1. What the product does and for whom\n\nIt keeps notes. It is for anybody.\n',
  );
  expect(overview).not.toContain('%');
  expect(overview).toMatch(/^points shown 1 of 9 partly shown 0 /);
  expect(outline).toContain('nothing said');
  expect(outline).not.toContain('missing');
});

test('a point says how much of it was not read, also where the rest of a list or a fence was', () => {
  const rules = '# Mill\n\n## 9. Business constants and limits\n\n';
  const all = bothOf(`${rules}- Sacks a day: 40\n- Sacks a cart: 9\n`).outline;
  expect(all).not.toContain('not read');
  const some = bothOf(`${rules}- Sacks a day: 40\n- Nobody has ever counted carts.\n`).outline;
  expect(some).toMatch(/1 of 1 shown \d+% not read/);
  const none = bothOf(`${rules}- Nobody has ever counted carts.\n`).outline;
  expect(none).toMatch(/nothing read \d+% not read/);
});

test('a point of which most became no fact says how much, and point 1 is told in nothing else', () => {
  const running = 'The miller keeps books of all that he takes in and of all that goes out again. '.repeat(4);
  const told = `# Mill\n\n## 1. What the product does and for whom\n\n${running}\n\n`;
  const limits = '## 9. Business constants and limits\n\n- Sacks a day: 40\n\n';
  expect(bothOf(told + limits).outline).not.toContain('running text');
  const { outline } = bothOf(told + limits + running);
  expect(outline.match(/\d+% running text/g)).toHaveLength(1);
  expect(outline).toMatch(/1 of 1 shown 85% running text/);
});

test('a point with its heading is not told which heading it begins with', () => {
  const of = (headed: boolean): string =>
    words(renderToStaticMarkup(<Standing point="errors" shown="unstated" headed={headed} />));
  expect(of(true)).toMatch(/^Nothing is said of this point\. List each error/);
  expect(of(false)).toMatch(/^Nothing is said of this point\. It begins with the heading/);
});

test('roles of which no action is stated are listed, and that is said', () => {
  const { model } = read(
    '## 6. Roles and permissions\n\n- **Admin**: the owner.\n- **Guest**: anybody else.\n',
  );
  const html = renderToStaticMarkup(<PermissionMatrix view={viewOf(model, 'roles')} lead={still} />);
  expect(words(html)).toMatch(/no action is stated: .* Admin : the owner\. Guest : anybody else\.$/);
  expect(html).not.toContain('<select');
});

test('cells that only the view has are told apart from those that the document leaves open', () => {
  const told = (matrix: string): string => {
    const { model } = read(`# Notes\n\n## 6. Roles and permissions\n\n${matrix}`);
    return words(renderToStaticMarkup(<PermissionMatrix view={viewOf(model, 'roles')} lead={still} />));
  };
  const asked = 'In 2 of 4 cells the document does not say who may.';
  const added = 'stand here only because the table puts every action beside every role.';
  const table = '| Action | Admin | Guest |\n| --- | --- | --- |\n| read Note | yes | yes |\n';
  expect(told(`${table}| burn Note | not shown | |\n`)).toContain(asked);
  expect(told(`${table}| burn Note | not shown | |\n`)).not.toContain(added);
  expect(told('- **Admin**: the owner; can read notes.\n- **Guest**: can burn notes.\n')).toContain(
    `${asked} They ${added}`,
  );
});

test('nothing to ask is no praise where no point was found', () => {
  const letter = 'Dear Anna,\n\nthank you for the cake. It was gone in an hour.\n\nYours, Ben\n';
  const { outline } = bothOf(letter);
  expect(outline).toContain('0 of 9 shown no point was found');
  expect(outline).not.toContain('nothing to ask');
});
