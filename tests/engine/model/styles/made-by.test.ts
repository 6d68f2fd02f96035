import { describe, expect, it } from 'vitest';
import { answersIn, applyChanges, questionsAsMarkdown, read } from '../../../../src/engine/index.ts';
import { readPoint } from './read-point.ts';

const makers = (text: string): string[] =>
  readPoint('calls', text).calls.map(({ name, madeBy }) => [name, ...madeBy].join(' '));

describe('who makes a call that no screen makes', () => {
  it.each([
    ['what is called', '- `POST /tick` — called by the scheduler, 204', ['POST /tick (scheduler)']],
    ['what is polled', '**GET /wait** is polled by the device that waits. 200', ['GET /wait (device)']],
    [
      'a proper name',
      '- `POST /hook/pay` — Stripe events; others are ignored. (200)',
      ['POST /hook/pay (Stripe)'],
    ],
    [
      'who sends it',
      '`POST /inbox` takes an activity from another server. It answers 200.',
      ['POST /inbox (another server)'],
    ],
    [
      'who delivers',
      'Other instances deliver activities to `POST /inbox`, which answers 202.',
      ['POST /inbox (Other instances)'],
    ],
    [
      'a link that somebody follows',
      '- `GET /verify` — the link in the sign-in email, parameter `k`. (307)\n- `GET /cancel` — the emailed cancel link. (307)\n- `GET /join` — the link in an invitation; 200',
      [
        'GET /verify (link in the sign-in email)',
        'GET /cancel (emailed cancel link)',
        'GET /join (link in an invitation)',
      ],
    ],
    [
      'the client as a whole',
      '- `POST /faults` — the client reports its faults. (200)',
      ['POST /faults (client)'],
    ],
    ['whom it is for', '`GET /health` (200) is for the load balancer.', ['GET /health (load balancer)']],
    [
      'whom there is one for',
      'For the load balancer there is GET `/health`, which answers 204.',
      ['GET /health (load balancer)'],
    ],
    [
      'a title',
      '### Between servers\n\n- `GET /nodes` — 200\n- `POST /nodes` — 201',
      ['GET /nodes (servers)', 'POST /nodes (servers)'],
    ],
    [
      'a sentence above',
      '### Courses\n\nThe portal is called by the mobile app and by the student register system.\n\n- `GET /courses` — 200',
      ['GET /courses (mobile app) (student register system)'],
    ],
    [
      'a label',
      '### `POST /hook`\n\n- Made by: (Stripe), the reports job, Checkout',
      ['POST /hook (Stripe) (the reports job) Checkout'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(makers(lines)).toEqual(expected);
  });

  it.each([
    ['an account of what it does', '- `POST /hooks` — adds a webhook; 201'],
    ['people', '- `GET /boards` — used by admins; 200'],
    ['a condition', '- `POST /shelf` answers 302 from a form. Called by script it answers 204.'],
    ['a browser', '- `GET /boards` — called by the page; 200'],
    ['a link that it makes', '- `POST /links` — the link of a board, made anew; 201'],
    ['what the client gets', '- `GET /me` — the client of the account; 200'],
    ['what comes from somewhere', '- `GET /events` — events of a board; 200'],
  ])('is not told by %s', (_, line) => {
    expect(makers(line)[0]).not.toContain('(');
  });
});

const shop = `# Shop

## 2. Screens and routes

| Screen | Route | Calls | Leads to |
| --- | --- | --- | --- |
| Orders (entry) | \`/orders\` | \`GET /orders\` | none |

## 7. The calls it makes

### \`GET /orders\`

- Answers: 200

### \`POST /paid\`

- Answers: 200
`;

it('takes whoever is no screen as the answer to who makes a call', () => {
  const list = questionsAsMarkdown(read(shop));
  const start = list.indexOf('Which screen makes “POST /paid”');
  const at = list.indexOf('Answer: ', start) + 'Answer: '.length;
  const say = (answer: string): string =>
    applyChanges(shop, answersIn(read(shop), `${list.slice(0, at)}${answer}${list.slice(at)}`).changes);
  expect(say('Stripe')).toContain('- Made by: (Stripe)\n');
  expect(say('Orders, Stripe')).toContain('- Made by: Orders, (Stripe)\n');
  const asked = read(say('Stripe')).findings.filter(({ check }) => /made-by|unknown-target/.test(check));
  expect(asked).toEqual([]);
});
