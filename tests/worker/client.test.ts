import { ChangeSet, Text } from '@codemirror/state';
import { expect, test } from 'vitest';
import type { Summary } from '../../src/engine/summary.ts';
import {
  type Answer,
  Cancelled,
  createClient,
  hungAfter,
  type Request,
  slowAfter,
} from '../../src/worker/client.ts';

const summary: Summary = { title: '', points: [], findings: [], waived: [], undecided: [] };

/** A client whose workers are lists of what they were asked, and whose time is moved by hand. */
function setUp(initial: string, rehearses?: boolean) {
  let text = Text.of(initial.split('\n'));
  let version = 1;
  const workers: {
    asked: Request[];
    stopped: boolean;
    answer: (answer: Answer) => void;
    crash: () => void;
  }[] = [];
  const timers: { due: number; run: () => void }[] = [];
  let now = 0;
  const shown: number[] = [];
  const states: string[] = [];
  const client = createClient({
    start(onAnswer, onCrash) {
      const worker = {
        asked: [] as Request[],
        stopped: false,
        answer: onAnswer,
        crash: () => onCrash('out of memory'),
      };
      workers.push(worker);
      return {
        post: (request) => worker.asked.push(request),
        stop: () => {
          worker.stopped = true;
        },
      };
    },
    text: () => text.toString(),
    onSummary: (_summary, of) => shown.push(of),
    onState: (state) => states.push(state.is),
    ...(rehearses === undefined ? {} : { rehearses }),
    clock: () => now,
    after(milliseconds, run) {
      const timer = { due: now + milliseconds, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const worker = () => workers.at(-1) ?? expect.unreachable('no worker was started');
  const lastAsked = () => worker().asked.at(-1) ?? expect.unreachable('nothing was asked');
  return {
    client,
    workers,
    worker,
    shown,
    states,
    lastAsked,
    open: () => client.open(version),
    type(at: number, insert: string) {
      const changes = ChangeSet.of({ from: at, insert }, text.length);
      text = changes.apply(text);
      version += 1;
      client.edit(version, changes);
    },
    answer(request = lastAsked()) {
      if (request.kind === 'ask')
        worker().answer({ kind: 'told', request: request.request, version: 2, reply: '- [ ] Why?' });
      else worker().answer({ kind: 'summary', request: request.request, version: request.version, summary });
    },
    pass(milliseconds: number) {
      now += milliseconds;
      for (const timer of timers.filter(({ due }) => due <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.run();
      }
    },
  };
}

test('the text is sent once, and edits as changes', () => {
  const { open, answer, type, shown, worker, lastAsked } = setUp('abc');
  open();
  answer();
  type(3, 'd');
  expect(lastAsked()).toMatchObject({ kind: 'edit', version: 2, changes: [{ from: 3, to: 3, insert: 'd' }] });
  answer();
  expect(shown).toEqual([1, 2]);
  expect(worker().asked.map(({ kind }) => kind)).toEqual(['open', 'edit']);
});

test('edits made while the worker is busy are sent as one, and its stale answer is dropped', () => {
  const { open, answer, type, shown, worker, lastAsked } = setUp('abc');
  open();
  type(3, 'd');
  type(4, 'e');
  expect(worker().asked).toHaveLength(1);
  answer();
  expect(shown).toEqual([]);
  expect(lastAsked()).toMatchObject({
    kind: 'edit',
    version: 3,
    changes: [{ from: 3, to: 3, insert: 'de' }],
  });
  answer();
  expect(shown).toEqual([3]);
});

test('an answer to an older request is ignored', () => {
  const { open, answer, type, shown, worker } = setUp('abc');
  open();
  const first = worker().asked[0];
  answer();
  type(0, 'x');
  answer(first);
  expect(shown).toEqual([1]);
  answer();
  expect(shown).toEqual([1, 2]);
});

test.each([
  ['no others are expected', undefined, false],
  ['others will follow', true, true],
])('a text is opened where %s', (_, rehearses, told) => {
  const { open, lastAsked } = setUp('abc', rehearses);
  open();
  expect(lastAsked()).toMatchObject({ kind: 'open', rehearses: told });
});

test('a crash starts another worker with the whole text of now', () => {
  const { open, answer, type, shown, workers, worker, lastAsked } = setUp('abc');
  open();
  answer();
  type(3, 'd');
  worker().crash();
  expect(workers.map(({ stopped }) => stopped)).toEqual([true, false]);
  expect(lastAsked()).toMatchObject({ kind: 'open', version: 2, text: 'abcd' });
  answer();
  expect(shown).toEqual([1, 2]);
});

test('a second crash on the same text gives up until the next edit', () => {
  const { open, type, answer, shown, states, workers, worker } = setUp('abc');
  open();
  worker().crash();
  worker().crash();
  expect(states.at(-1)).toBe('failed');
  expect(workers).toHaveLength(2);
  type(3, 'd');
  answer();
  expect(shown).toEqual([2]);
  expect(states.at(-1)).toBe('current');
});

test('the engine throwing counts as a crash', () => {
  const { open, states, workers, worker, lastAsked } = setUp('abc');
  open();
  worker().answer({ kind: 'failed', request: lastAsked().request, message: 'broken' });
  expect(workers).toHaveLength(2);
  worker().answer({ kind: 'failed', request: lastAsked().request, message: 'broken' });
  expect(states.at(-1)).toBe('failed');
});

test('a slow answer is announced, and can be cancelled and asked for again', () => {
  const { open, answer, pass, states, workers, worker, client, shown } = setUp('abc');
  open();
  pass(slowAfter - 1);
  expect(states).toEqual(['reading']);
  pass(1);
  expect(states.at(-1)).toBe('slow');
  client.cancel();
  expect(states.at(-1)).toBe('stopped');
  expect(worker().stopped).toBe(true);
  client.resume();
  expect(workers).toHaveLength(2);
  answer();
  expect(shown).toEqual([1]);
  expect(states.at(-1)).toBe('current');
});

test('a slow answer to a question is announced, and cancelled alone: the text is read again', async () => {
  const { open, answer, pass, states, workers, worker, client, shown, lastAsked } = setUp('abc');
  open();
  answer();
  const asked = client.ask({ ask: 'fix-all', check: 'states/unknown-state', kind: 'replace' });
  pass(slowAfter);
  expect(states.at(-1)).toBe('asked');
  client.cancel();
  await expect(asked).rejects.toBeInstanceOf(Cancelled);
  expect([workers[0]?.stopped, workers.length]).toEqual([true, 2]);
  expect(lastAsked()).toMatchObject({ kind: 'open', text: 'abc' });
  answer();
  expect(shown).toEqual([1, 1]);
  expect(states.at(-1)).toBe('current');
  expect(worker().stopped).toBe(false);
});

test('a reading that goes on is waited for, however long it takes; one that is silent is ended', () => {
  const { open, pass, states, workers, worker, lastAsked } = setUp('abc');
  open();
  pass(slowAfter);
  for (let second = 0; second < 300; second += 1) {
    if (second % 20 === 0) worker().answer({ kind: 'working', request: lastAsked().request });
    pass(1_000);
  }
  expect(states.at(-1)).toBe('slow');
  expect(workers).toHaveLength(1);
  worker().answer({ kind: 'working', request: lastAsked().request });
  for (let second = 1; second < hungAfter / 1_000; second += 1) pass(1_000);
  expect(states.at(-1)).toBe('slow');
  pass(1_000);
  expect(states.at(-1)).toBe('failed');
  expect(worker().stopped).toBe(true);
});

test('a machine that slept finds its worker as it left it', () => {
  const { open, answer, pass, states, shown } = setUp('abc');
  open();
  pass(slowAfter);
  pass(3_600_000);
  expect(states.at(-1)).toBe('slow');
  answer();
  expect(shown).toEqual([1]);
});

test('a quick answer is not announced', () => {
  const { open, answer, pass, states } = setUp('abc');
  open();
  answer();
  pass(slowAfter * 2);
  expect(states).toEqual(['reading', 'current']);
});

test('opening another text ends a slow reading instead of waiting for it', () => {
  const { open, pass, workers } = setUp('abc');
  open();
  pass(slowAfter);
  open();
  expect(workers.map(({ stopped }) => stopped)).toEqual([true, false]);
});

test('questions are asked of the text of now, after its edits', async () => {
  const { open, answer, type, client, lastAsked } = setUp('abc');
  open();
  answer();
  type(0, 'x');
  const questions = client.ask({ ask: 'questions' });
  expect(lastAsked().kind).toBe('edit');
  answer();
  expect(lastAsked().kind).toBe('ask');
  answer();
  await expect(questions).resolves.toMatchObject({ reply: '- [ ] Why?' });
});

test('questions that break the engine are refused once, not asked for ever', async () => {
  const { open, answer, client, worker, lastAsked, workers } = setUp('abc');
  open();
  answer();
  const questions = client.ask({ ask: 'questions' });
  worker().crash();
  await expect(questions).rejects.toThrow('out of memory');
  answer();
  expect(workers).toHaveLength(2);
  expect(lastAsked().kind).toBe('open');
});

test('while answers are costly, edits are collected until the visitor pauses', () => {
  const { open, answer, type, pass, worker, lastAsked, shown } = setUp('abc');
  open();
  answer();
  type(3, 'd');
  pass(100);
  answer();
  type(4, 'e');
  pass(60);
  type(5, 'f');
  pass(60);
  expect(worker().asked).toHaveLength(2);
  pass(40);
  expect(lastAsked()).toMatchObject({ version: 4, changes: [{ from: 4, to: 4, insert: 'ef' }] });
  answer();
  expect(shown).toEqual([1, 2, 4]);
});

test('after a rest an edit is read at once, however costly answers are', () => {
  const { open, answer, type, pass, worker, lastAsked } = setUp('abc');
  open();
  answer();
  type(3, 'd');
  pass(100);
  answer();
  pass(100);
  type(4, 'e');
  expect(lastAsked()).toMatchObject({ version: 3, changes: [{ from: 4, to: 4, insert: 'e' }] });
  // What comes while that is read waits for a pause.
  type(5, 'f');
  pass(50);
  answer();
  expect(worker().asked).toHaveLength(3);
  pass(50);
  expect(lastAsked()).toMatchObject({ version: 4 });
});

test('whoever types without a pause still gets an answer now and then', () => {
  const { open, answer, type, pass, worker } = setUp('');
  open();
  answer();
  type(0, 'a');
  pass(100);
  answer();
  for (let at = 1; at <= 45; at += 1) {
    type(at, 'a');
    pass(50);
  }
  expect(worker().asked).toHaveLength(3);
});

test('a worker that cannot be started is no error of whoever asks for a reading', async () => {
  const states: unknown[] = [];
  let tried = 0;
  const client = createClient({
    start() {
      tried += 1;
      throw new Error('refused');
    },
    text: () => '',
    onSummary: () => expect.unreachable(),
    onState: (state) => states.push(state),
  });
  client.open(1);
  expect(tried).toBe(2);
  expect(states.at(-1)).toEqual({ is: 'failed', why: 'Error: refused' });
  await expect(client.ask({ ask: 'questions' })).rejects.toThrow();
});
