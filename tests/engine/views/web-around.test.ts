import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { elementsNamed, neighboursOf, read, viewOf, webAround } from '../../../src/engine/index.ts';

const { model, text } = read(readFileSync('src/content/specs/conduit.md', 'utf8'));
const whole = viewOf(model, 'references');

test('around every element is what the whole web has around it', () => {
  for (const [number, element] of whole.elements.entries()) {
    const from = text.lastIndexOf('\n', element.at.from) + 1;
    const found = text.indexOf('\n', element.at.from);
    const to = found < 0 ? text.length : found;
    const around = webAround(model, { near: element.at.from, line: { from, to } });
    expect(around.size).toBe(whole.elements.length);
    const centre = around.centre ?? -1;
    expect(around.elements[centre]).toMatchObject({ kind: element.kind, name: element.name, at: element.at });
    const namesOf = (view: typeof whole, mentions: ReturnType<typeof neighboursOf>['mentions']) =>
      mentions.map(({ element: other, uses }) => [view.elements[other]?.name, uses]);
    const [here, there] = [neighboursOf(around, centre), neighboursOf(whole, number)];
    expect(namesOf(around, here.mentions)).toEqual(namesOf(whole, there.mentions));
    expect(namesOf(around, here.mentionedBy)).toEqual(namesOf(whole, there.mentionedBy));
  }
});

test('beside every element, the one that was asked for before stays in the middle', () => {
  const line = { from: 0, to: 1 };
  const before = { kind: 'screen', name: 'Home' };
  const { centre = -1, elements } = webAround(model, { near: 0, line, before });
  expect(elements[centre]).toMatchObject(before);
  expect(webAround(model, { near: 0, line })).toEqual({
    elements: [],
    links: [],
    size: whole.elements.length,
  });
});

test('elements are found by words of their names, the shortest first', () => {
  const found = elementsNamed(model, ' ARTICLE').map(({ name }) => name);
  expect(found.length).toBe(8);
  expect(found[0]).toBe('Article');
});

test('without words those are offered that most others mention, and no part of one', () => {
  const offered = elementsNamed(model, '  ');
  expect(offered.length).toBe(8);
  expect(offered[0]).toMatchObject({ kind: 'entity', name: 'Article' });
  for (const { within } of offered) expect(within).toBeUndefined();
  expect(elementsNamed(read('# Nothing\n').model, '')).toEqual([]);
});
