import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, edit, facts, modelAsJson, read } from '../../../../src/engine/index.ts';

const sections: readonly (readonly [title: string, body: string])[] = [
  ['What it is for', 'A kiln is shared by several potters.'],
  ['Screens', '| Screen | Route |\n| --- | --- |\n| Kilns | `/kilns` |\n| Kiln | `/kilns/:id` |'],
  ['Data', '### Kiln\n\n- `name` (text, required)\n- `volume` (number)'],
  ['Lifecycle', '### Firing\n\n- planned → heating (light)\n- heating → cold (switch off)'],
  ['Rules', '- Volume must be at most 900 litres.\n- Name is required.'],
  ['Permissions', 'A potter may create a firing. A guest may not delete a firing.'],
  ['API', '- `GET /kilns` answers 200\n- `POST /kilns` answers 201 or 400'],
  ['Errors', '| Code | Message |\n| --- | --- |\n| kiln_hot | This kiln is hot. |'],
  ['Limits', '- Shelves in a kiln: 6\n- Longest firing: 40 hours'],
];

/** The document with its points under lines that `line` writes. */
const written = (line: (title: string, number: number) => string): string =>
  `# Kilns\n\n${sections.map(([title, body], index) => `${line(title, index + 1)}\n\n${body}\n`).join('\n')}`;

const headed = written((title, number) => `## ${number}. ${title}`);

const manners: readonly (readonly [name: string, line: (title: string, number: number) => string])[] = [
  ['in bold type', (title, number) => `**${number}. ${title}**`],
  ['in bold type without numbers', (title) => `**${title}**`],
  ['in bold type with a colon', (title) => `__${title}:__`],
  ['in capitals', (title) => title.toUpperCase()],
  ['as items of a list', (title, number) => `${number}. ${title}`],
  ['as bold items of a list', (title, number) => `${number}) **${title}**`],
  ['with a word for the part', (title, number) => `Section ${number}: ${title}`],
  ['in HTML', (title, number) => `<h2 id="p${number}">${number}. ${title}</h2>`],
  ['as summaries', (title, number) => `<details>\n<summary><b>${number}. ${title}</b></summary>`],
  ['with anchors', (title, number) => `## <a name="p${number}"></a>${number}. ${title} <a id="q"></a>`],
];

describe('points under lines that are no headings of Markdown', () => {
  it.each(manners)('%s', (_, line) => {
    const text = written(line);
    const { model } = read(text);
    expect(model.order).toEqual(read(headed).model.order);
    expect(facts(model)).toEqual(facts(read(headed).model));
    expect(model.points.rules.headings.map(({ at }) => text.slice(at.from, at.to))).toEqual([
      line('Rules', 5),
    ]);
  });

  it('are read again as they are edited', () => {
    const text = written((title, number) => `**${number}. ${title}**`);
    const place = fc.nat(text.length);
    const insert = fc.constantFrom('', 'x', '**', '\n', '\n\n', '5. ', '# ', '**Errors**\n\n');
    const change = fc.tuple(place, fc.nat(4), insert).map(([from, length, added]) => ({
      from,
      to: Math.min(text.length, from + length),
      insert: added,
    }));
    fc.assert(
      fc.property(change, change, (one, other) => {
        const first = edit(read(text), [one]);
        const at = Math.min(other.from, first.text.length);
        const next = {
          from: at,
          to: Math.min(first.text.length, Math.max(at, other.to)),
          insert: other.insert,
        };
        const second = edit(first, [next]);
        const fresh = read(applyChanges(applyChanges(text, [one]), [next]));
        expect(modelAsJson(second.model)).toEqual(modelAsJson(fresh.model));
      }),
      { numRuns: 40 },
    );
  });

  it('are no points where they say the same in every section', () => {
    const feature =
      '**Screens**\n\n- one\n\n**Data**\n\n- two\n\n**Rules**\n\n- three\n\n**Roles**\n\n- four\n\n**Errors**\n\n- five\n';
    const { model } = read(`# Plan\n\n### Login\n\n${feature}\n### Search\n\n${feature}`);
    expect(model.order).not.toContain('errors');
  });

  it('are no points where there are few of them', () => {
    const { model } = read(
      '# Plan\n\n**Roles**\n\nNobody has thought of them.\n\n**Errors**\n\nNor of these.\n',
    );
    expect(model.order).toEqual([]);
  });
});
