import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { read } from '../../../../src/engine/specification.ts';

const json = (text: string) => modelAsJson(read(text).model);
const names = (all: readonly { readonly name: string }[]): string[] => all.map(({ name }) => name);

/** Records of labels and values, in the ways that people write them. */
const ways: readonly (readonly [string, (records: readonly (readonly string[])[]) => string])[] = [
  ['paragraphs', (all) => all.map((lines) => lines.join('\n')).join('\n\n')],
  ['one paragraph', (all) => all.flat().join('\n')],
  ['lines that break hard', (all) => all.map((lines) => lines.join('\\\n')).join('\n\n')],
  [
    'bold labels',
    (all) =>
      all.map((lines) => lines.map((line) => line.replace(/^[^:]+:/, '**$&**')).join('\n')).join('\n\n'),
  ],
  [
    'items',
    (all) => all.map((lines) => lines.map((line) => `- ${line}`).join('\n')).join('\n\n<!-- -->\n\n'),
  ],
  [
    'items below items',
    (all) =>
      all.map((lines) => lines.map((line, index) => `${index ? '  ' : ''}- ${line}`).join('\n')).join('\n'),
  ],
];

describe.each(ways)('records written as %s', (_, write) => {
  const point = (title: string, ...records: readonly (readonly string[])[]) =>
    json(`# X\n\n## ${title}\n\n${write(records)}\n`);

  it('are screens', () => {
    const { screens } = point(
      '2. Screens and routes',
      ['Screen: Orchard', 'Address: /orchard', 'Contents: all trees'],
      ['Screen: Tree', 'Address: /trees/:id', 'Contents: one tree'],
    );
    expect(screens.map(({ name, routes }) => [name, routes])).toEqual([
      ['Orchard', ['/orchard']],
      ['Tree', ['/trees/:id']],
    ]);
  });

  it('are entities, an attribute a line', () => {
    const { entities } = point(
      '3. Entities and their fields',
      ['Object: Tree', 'Description: grows', 'Attribute: sort', 'Attribute: planted on'],
      ['Object: Harvest', 'Attribute: tree', 'Attribute: weight'],
    );
    expect(entities.map(({ name, fields }) => [name, names(fields)])).toEqual([
      ['Tree', ['sort', 'planted on']],
      ['Harvest', ['tree', 'weight']],
    ]);
  });

  it('are fields with what is said of each', () => {
    const { entities } = point(
      '3. Entities and their fields\n\n### Tree',
      ['Field: sort', 'Type: text', 'Required: yes'],
      ['Field: planted on', 'Type: date', 'Required: no'],
    );
    expect(entities.map(({ fields }) => names(fields))).toEqual([['sort', 'planted on']]);
  });

  it('are rules of what is named above them', () => {
    const { rules } = point('5. Validation rules', [
      'Object: Harvest',
      'Rule: weight must be positive',
      'Rule: at most one harvest a day',
    ]);
    expect(rules.map(({ subject }) => subject)).toEqual(['Harvest', 'Harvest']);
  });

  it('are calls with their answers', () => {
    const { calls } = point(
      '7. The calls it makes',
      ['Call: Plant a tree', 'Method: POST', 'Path: /trees', 'Answers: 201, 422'],
      ['Call: Fell a tree', 'Method: DELETE', 'Path: /trees/:id', 'Answers: 204, 404'],
    );
    expect(calls.map(({ name, answers }) => [name, answers.map(({ status }) => status)])).toEqual([
      ['POST /trees', ['201', '422']],
      ['DELETE /trees/:id', ['204', '404']],
    ]);
  });

  it('are constants', () => {
    const { constants } = point(
      '9. Business constants and limits',
      ['Parameter: Trees in a row', 'Value: 12', 'Owner: the gardener'],
      ['Parameter: Longest harvest', 'Value: 3 weeks', 'Owner: the gardener'],
    );
    expect(constants.map(({ name, value }) => [name, value])).toEqual([
      ['Trees in a row', '12'],
      ['Longest harvest', '3'],
    ]);
  });
});

describe('records', () => {
  it('tell the point of a section that no title tells', () => {
    const model = json(
      '# X\n\n## Annex F\n\nCall: Plant a tree\nMethod: POST\nPath: /trees\nAnswers: 201\n\nCall: List trees\nMethod: GET\nPath: /trees\nAnswers: 200\n',
    );
    expect(names(model.calls)).toEqual(['POST /trees', 'GET /trees']);
  });

  it.each([
    ['what is called a number', 'Limit: 5\nDefault: 3'],
    [
      'running text behind the first line',
      'Parameter: what we agreed on.\nIt was late, and nobody knew: so be it.',
    ],
  ])('are not %s', (_, text) => {
    const { constants } = json(`# X\n\n## 9. Business constants and limits\n\n${text}\n`);
    expect(constants.filter(({ name }) => name === '5' || name.startsWith('what'))).toEqual([]);
  });

  it('are not made of labels that no column is called', () => {
    expect(
      json(
        '# X\n\n## 2. Screens and routes\n\nScreen: Orchard\nPrinted by: the press\nSeen by: all\n',
      ).screens.map(({ name }) => name),
    ).not.toContain('the press');
  });
});
