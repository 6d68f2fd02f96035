import { describe, expect, it } from 'vitest';
import { read } from '../../../../src/engine/specification.ts';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ name, method, path, answers }) =>
    [name === `${method} ${path}` ? '' : name, method, path, ...answers.map(({ status }) => status)]
      .filter(Boolean)
      .join(' '),
  );

describe('what is said once of all calls', () => {
  it.each([
    [
      'the address of the operations of a table',
      'Each operation is a `POST /graphql`.\n\n| Operation | Kind | HTTP |\n|---|---|---|\n| `kite` | query | 200 |\n| `kiteFold` | mutation | 200, 404 |\n| `kiteFly` | mutation | 200 |',
      ['kite POST /graphql 200', 'kiteFold POST /graphql 200 404', 'kiteFly POST /graphql 200'],
    ],
    [
      'the address of the procedures of each list',
      'The first door is POST /kites:\n\n- foldKite: folds it\n- flyKite\n- mendKite\n\nThe second is POST /ropes:\n\n- cutRope\n- tieRope\n- buyRope\n\nAll of the calls at these two doors answer 200.\n\n- Weather, GET /weather',
      [
        'foldKite POST /kites 200',
        'flyKite POST /kites 200',
        'mendKite POST /kites 200',
        'cutRope POST /ropes 200',
        'tieRope POST /ropes 200',
        'buyRope POST /ropes 200',
        'GET /weather',
      ],
    ],
    [
      'no address that answers something itself',
      'Kites are made with `POST /kites`, which answers 201.\n\n- foldKite: folds it\n- flyKite\n- mendKite',
      ['POST /kites 201', 'foldKite', 'flyKite', 'mendKite'],
    ],
    [
      'the method of paths',
      'All calls use POST.\n\n- fold a kite, `/kites/fold`\n- fly, `/kites/fly`, and land, `/kites/land`\n\nRopes are cut with `/ropes/cut`; all that is below `/kites` needs wind.',
      ['POST /kites/fold', 'POST /kites/fly', 'POST /kites/land', 'POST /ropes/cut'],
    ],
    ['no method where none is said', '- fold a kite, `/kites/fold`\n- fly, `/kites/fly`', []],
    [
      'no method where some have another',
      'All calls use POST except the first.\n\n- fold a kite, `/kites/fold`\n- fly, `/kites/fly`',
      [],
    ],
    [
      'the answers of any call, and of those below a path',
      'A call answers 200 when it flew and 409 when it did not; the two under `/ropes` only answer 200.\n\n- Fold: `POST /kites/fold`\n- Tie: `POST /ropes/tie`',
      ['POST /kites/fold 200 409', 'POST /ropes/tie 200'],
    ],
    [
      'the success of every call beside other answers',
      'Success is 200 for every call.\n\n- Fold: `POST /kites/fold`. Also 404.\n- Tie: `POST /ropes/tie`',
      ['POST /kites/fold 404 200', 'POST /ropes/tie 200'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(calls(lines)).toEqual(expected);
  });
});

describe('operations at one address', () => {
  const named = [
    '## 7. The calls it makes',
    '',
    'Each operation is a `POST /graphql`.',
    '',
    '| Operation | HTTP |',
    '|---|---|',
    '| `kite` | 200 |',
    '| `kiteFold` | 200, 404 |',
    '| `kiteFly` | 200 |',
    '',
  ].join('\n');

  it('are no one call described twice', () => {
    expect(read(named).findings.filter(({ check }) => check === 'calls/duplicate-call')).toEqual([]);
  });

  it('keep name and address under a heading', () => {
    const { calls } = readPoint('calls', '### `kiteFold` at `POST /graphql`\n\nFolds it. Answers 200.');
    expect(calls.map(({ name, method, path }) => [name, method, path])).toEqual([
      ['kiteFold', 'POST', '/graphql'],
    ]);
  });
});
