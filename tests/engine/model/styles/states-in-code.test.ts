import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const lives = (text: string): readonly string[] =>
  modelAsJson(read(`# Harbour\n\n## 4. States and transitions\n\n${text}\n`).model).lifecycles.map(
    ({ name, states, transitions }) =>
      `${name}: ${states.map((state) => state.name).join(', ')}; ${transitions.map(({ from, to }) => `${from} > ${to}`).join(', ')}`,
  );

const fence = (language: string, ...lines: string[]): string =>
  `\`\`\`${language}\n${lines.join('\n')}\n\`\`\``;

describe('states in a machine that a programme reads', () => {
  const moves = 'Berth: free, taken, shut; free > taken, taken > free, free > shut';

  it.each([
    fence(
      'json',
      '{ "Berth": {',
      '  "initial": "free",',
      '  "states": {',
      '    "free": { "on": { "MOOR": "taken", "SHUT": "shut" } },',
      '    "taken": { "on": { "LEAVE": { "target": "free" } } },',
      '    "shut": { "type": "final" }',
      '  }',
      '} }',
    ),
    fence(
      'json',
      '{ "Berth": { "states": { "free": { "next": ["taken", "shut"] }, "taken": { "next": ["free"] }, "shut": {} } } }',
    ),
    fence(
      'json',
      '{ "Berth": { "states": ["free", "taken", "shut"], "transitions": [{ "from": "free", "to": "taken" }, { "from": "taken", "to": "free" }, { "from": "free", "to": "shut" }] } }',
    ),
    fence(
      'ts',
      'const machines = {',
      '  Berth: {',
      '    states: { // all of them',
      "      free: { on: { MOOR: 'taken', SHUT: 'shut' } },",
      "      'taken': { on: { LEAVE: [{ target: 'free' }] } },",
      '      shut: {},',
      '    },',
      '  },',
      '};',
    ),
    fence(
      'yaml',
      'Berth:',
      '  states:',
      '    free:',
      '      to: [taken, shut]',
      '    taken:',
      '      to: free',
      '    shut: {}',
    ),
  ])('are read: %s', (text) => {
    const [life = ''] = lives(text);
    const [states, steps = ''] = life.split('; ');
    const [known, moved = ''] = moves.split('; ');
    expect(states).toBe(known);
    expect(new Set(steps.split(', '))).toEqual(new Set(moved.split(', ')));
  });

  it('are not read from keys that hold something else', () =>
    expect(
      lives(
        fence('json', '{ "Berth": { "id": "b1", "tags": ["free", "taken"], "on": { "MOOR": "taken" } } }'),
      ),
    ).toEqual([]));
});

describe('states of a programme and pairs of them', () => {
  it.each([
    fence(
      'python',
      'class Berth(str, Enum):',
      '    FREE = "free"',
      '    TAKEN = "taken"',
      '',
      'STEPS = [(Berth.FREE, Berth.TAKEN), (Berth.TAKEN, Berth.FREE)]  # (1, 2)',
    ),
    fence('ts', "type Berth = 'FREE' | 'TAKEN';", "const steps = [['FREE', 'TAKEN'], ['TAKEN', 'FREE']];"),
    fence('java', 'enum Berth { FREE, TAKEN }', '// steps', '{FREE, TAKEN}, {TAKEN, FREE}'),
  ])('are read: %s', (text) =>
    expect(lives(text)).toEqual(['Berth: FREE, TAKEN; FREE > TAKEN, TAKEN > FREE']),
  );

  it('are the values of a column and the pairs of a table of steps', () =>
    expect(
      lives(
        fence(
          'sql',
          'create table berth (',
          '  id int primary key,',
          "  status varchar(9) not null default 'free' check (status in ('free', 'taken'))",
          ');',
          "insert into step (a, b) values ('free', 'taken'), ('taken', 'free');",
        ),
      ),
    ).toEqual(['berth: free, taken; (new) > free, free > taken, taken > free']));

  it('are the values of a column of its own type', () =>
    expect(
      lives(fence('sql', 'CREATE TABLE berth (', "  state ENUM('free', 'taken') DEFAULT 'taken'", ');')),
    ).toEqual(['berth: free, taken; (new) > taken']));

  it.each([
    fence('sql', 'create table berth (', "  colour text check (colour in ('red', 'blue'))", ');'),
    fence('python', 'STEPS = [(1, 2), (2, 1)]'),
    fence('python', 'SIZES = {', '  (SMALL, LARGE),', '  (LARGE, SMALL),', '}'),
  ])('are no other values: %s', (text) => expect(lives(text)).toEqual([]));

  it.each([
    fence(
      'python',
      'ALLOWED = {',
      '    State.FREE: {State.TAKEN},',
      '    State.TAKEN: {State.FREE, State.SHUT},',
      '    State.SHUT: set(),',
      '}',
    ),
    fence('java', 'FREE -> Set.of(TAKEN);', 'TAKEN -> Set.of(FREE, SHUT);').replace(/;/g, ''),
    fence('ts', '[State.FREE]: [State.TAKEN],', '[State.TAKEN]: [State.FREE, State.SHUT],'),
  ])('may stand with those that follow each: %s', (text) =>
    expect(lives(`### Berth\n\n${text}`)).toEqual([
      'Berth: FREE, TAKEN, SHUT; FREE > TAKEN, TAKEN > FREE, TAKEN > SHUT',
    ]),
  );
});
