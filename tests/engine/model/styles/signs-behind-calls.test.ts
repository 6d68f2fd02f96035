import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const answers = (lines: string): readonly string[] => {
  const { calls, callDefaults } = readPoint('calls', lines);
  return [...callDefaults, ...calls].map(({ name, answers: all }) =>
    [name, ...all.map(({ status, when }) => [status, when].filter(Boolean).join(' '))].join(': '),
  );
};

describe('signs behind calls', () => {
  it.each([
    ['† adds 404, ‡ adds 409.', '†', '‡'],
    ['Calls marked † answer 404 too, calls marked ‡ also answer 409.', '†', '‡'],
    ['(n) = also 404, (c) = also 409.', '(n)', '(c)'],
    ['Starred ones add 404; a dagger means that 409 may come.', '*', '†'],
    ['`*` – also 404; those with a § answer 409 as well.', '*', '§'],
    ['- \\* also answers 404\n- † also answers 409', '*', '†'],
  ])('add to what all answer: %s', (legend, one, other) => {
    const list = `- \`GET /bees\`\n- \`GET /bees/:id\` ${one}\n- \`PUT /bees/:id\` ${one} ${other}`;
    expect(answers(`Every call answers 200 and 401.\n\n${list}\n\n${legend}`)).toEqual([
      'Every call: 401',
      'GET /bees: 200',
      'GET /bees/:id: 200: 404',
      'PUT /bees/:id: 200: 404: 409',
    ]);
  });

  it('may stand in the sentence that says what all answer, and in a column', () => {
    expect(
      answers(
        `All calls return 200, 401; ‡ adds 409 when the name is taken.\n\n- \`GET /bees\`\n- \`PUT /bees/:id\` ‡`,
      ),
    ).toEqual(['Every call: 401', 'GET /bees: 200', 'PUT /bees/:id: 200: 409 the name is taken']);
    expect(
      answers(
        `| Call | Answers | |\n|---|---|---|\n| \`GET /bees\` | 200 | |\n| \`PUT /bees/:id\` | 200 | ‡ |\n\n‡ also 409.`,
      ),
    ).toEqual(['GET /bees: 200', 'PUT /bees/:id: 200: 409']);
  });

  it.each([
    'Calls marked * answer 304 instead of 200.',
    'Calls marked * are kept for 300 seconds.',
    '`*` marks what is new.',
    'No call marked * answers 404.',
  ])('add nothing where none is said: %s', (legend) =>
    expect(answers(`- \`GET /bees\` * – 200\n\n${legend}`)).toEqual(['GET /bees: 200']),
  );

  it('are no marks of type and no parts of an address', () =>
    expect(answers('- **`GET /bees`** – 200\n- `GET /bees/*` – 200\n\n`*` also answers 404.')).toEqual([
      'GET /bees: 200',
      'GET /bees/*: 200',
    ]));

  it('may be plus signs before what a call adds', () => {
    const told = [
      'Every call: 401',
      'GET /bees: 200',
      'POST /bees: 422: 200',
      'DELETE /bees/:id: 404: 409: 200',
    ];
    const all = 'Every call answers 200 and 401; a plus sign says what it adds.';
    expect(
      answers(
        `${all}\n\n| Call | Adds |\n|---|---|\n| \`GET /bees\` | – |\n| \`POST /bees\` | +422 |\n| \`DELETE /bees/:id\` | +404 +409 |`,
      ),
    ).toEqual(told);
    expect(
      answers(`${all}\n\n- \`GET /bees\`\n- \`POST /bees\` (+422)\n- \`DELETE /bees/:id\` + 404, 409`),
    ).toEqual(told);
  });

  describe('may be minus signs before what is taken away', () => {
    const told = [
      'GET /live: 200',
      'POST /bees: 200: 400: 401',
      'PUT /bees: 404: 412: 200: 400: 401',
      'DELETE /bees: 409: 200: 400',
    ];

    it.each([
      'Unless the line says otherwise a call can answer `200 400 401`; `+` adds to that, `-` takes away.',
      'Every call answers 200, 400 and 401. A plus sign adds, a minus sign takes away.',
      'Each call may answer 200, 400 or 401 (plus what stands behind `+`, less what stands behind `-`).',
    ])('%s', (lead) => {
      const lines = (mark: string): string =>
        `${mark}GET /live only 200\n${mark}POST /bees\n${mark}PUT /bees +404 +412\n${mark}DELETE /bees -401 +409`;
      expect(answers(`${lead}\n\n\`\`\`http\n${lines('')}\n\`\`\``)).toEqual(told);
      expect(answers(`${lead}\n\n${lines('- ')}`)).toEqual(told);
    });
  });

  it('say which answer is the only one, and an amount below zero is none', () => {
    const lead = 'Every call answers 200 and 401; `+` adds to that, `-` takes away.';
    const lines =
      '- `GET /a` 404 only\n- `GET /b` +404 only when it is gone\n- `PUT /c` costs -200 euros\n- `PUT /d` -401';
    expect(answers(`${lead}\n\n${lines}`)).toEqual([
      'GET /a: 404',
      'GET /b: 404: 200: 401',
      'PUT /c: 200: 401',
      'PUT /d: 200',
    ]);
  });

  it('are none where a dash stands between words', () => {
    const lines = '- `GET /bees` – 200\n- `PUT /bees` -401';
    const each = ['GET /bees: 200: 401', 'PUT /bees'];
    expect(answers(`All calls answer 401; + adds to that, - takes away.\n\n${lines}`)).toEqual(each);
    const told = answers(`All calls answer 401.\n\n${lines}`);
    expect(told).not.toEqual(each);
    const dashed = 'The server - which is old - removes bees at night.';
    expect(answers(`${dashed} All calls answer 401.\n\n${lines}`)).toEqual(told);
  });

  it('are none before a status that a dash leads to', () =>
    expect(answers('A call can answer 200 or 401.\n\n- `GET /bees` - 404\n- `PUT /bees` – 409')).toEqual([
      'GET /bees: 404: 200: 401',
      'PUT /bees: 409: 200: 401',
    ]));
});
