import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const calls = (lines: string): string[] =>
  readPoint('calls', lines).calls.map(({ method, path, answers }) =>
    [method, path, ...answers.map(({ status }) => status)].join(' '),
  );

const table =
  '| Call | Path |\n|---|---|\n| Tides | `/tides` |\n| One tide | `/tides/:id` |\n| Moon | `/moon` |';
const list = '- Tides, `/tides`\n- One tide, `/tides/now`\n- Moon, `/moon`';
const others = '### Boats\n\n- `POST /boats`: 201\n- `GET /boats`: 200';

describe('the method of all calls below a heading', () => {
  it.each([
    ['All `GET`; they return `200`, or `404` if there is no such place.', ['200', '404']],
    ['All GET. They return 200.', ['200']],
    ['All GET, 200 or 404.', ['200', '404']],
    ['Only GET requests.', []],
    ['These are all GETs returning 200.', ['200']],
    ['GET throughout.', []],
    ['Every call here is a GET; 200, or 404 when the place is wrong.', ['200', '404']],
  ])('%s', (line, statuses) => {
    const each = ['GET /tides', 'GET /tides/:id', 'GET /moon'].map((call) => [call, ...statuses].join(' '));
    const rest = ['POST /boats 201', 'GET /boats 200'];
    expect(calls(`### Water\n\n${line}\n\n${table}\n\n${others}`)).toEqual([...each, ...rest]);
    expect(calls(`### Water\n\n${line}\n\n${list}\n\n${others}`)).toEqual([
      ...each.map((call) => call.replace(':id', 'now')),
      ...rest,
    ]);
  });

  it.each(['### Water (all GET)\n\n', '### Water (GET)\n\n', 'Water (GET):\n\n', '### Water – all GET\n\n'])(
    'a title: %s',
    (title) => {
      expect(calls(`${title}${table}`)).toEqual(['GET /tides', 'GET /tides/:id', 'GET /moon']);
    },
  );

  it('a title with answers', () => {
    expect(calls(`### Water (GET, 200/404)\n\n${table}`)).toEqual([
      'GET /tides 200 404',
      'GET /tides/:id 200 404',
      'GET /moon 200 404',
    ]);
  });

  it('another one below each', () => {
    expect(
      calls(`### Reading\n\nAll GET.\n\n${table}\n\n### Writing\n\nAll POST.\n\n- \`/buoys\`\n- \`/ropes\``),
    ).toEqual(['GET /tides', 'GET /tides/:id', 'GET /moon', 'POST /buoys', 'POST /ropes']);
  });

  it('is none where no method is said, another one as well, or not of all', () => {
    for (const line of ['Water and moon.', 'All GET except the last.', 'All GET or POST.', 'Most are GET.'])
      expect(calls(`### Water\n\n${line}\n\n${table}`)).toEqual([]);
  });
});
