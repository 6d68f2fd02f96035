import type { ChangeSet } from '@codemirror/state';
import type { Change } from '../engine/index.ts';
import type { Summary } from '../engine/summary.ts';
import type { StartChannel } from './channel.ts';
import type { Answer, Request } from './protocol.ts';
import type { Query, Reply } from './queries.ts';

export type { Channel, StartChannel } from './channel.ts';
export { startWorker } from './channel.ts';
export type { Answer, Request } from './protocol.ts';
export type { Query, Replies, Reply } from './queries.ts';

/** An answer that takes longer than this, in milliseconds, is announced and can be cancelled. */
export const slowAfter = 400;

/**
 * A worker that has given no sign of life for this long, in milliseconds, is taken to hang: it is ended. However long
 * a text takes on a slow or busy machine, the worker tells between the pieces of its work that it goes on.
 */
export const hungAfter = 30_000;

/** Silence is counted in such pieces, in milliseconds: a machine that slept has missed one of them, not all. */
const listenFor = 1_000;

/**
 * Where an answer costs more than this to make and to show, in milliseconds, an edit that comes sooner behind the last
 * answer than an answer costs is collected with those that follow it, until the visitor pauses for as long: typing goes
 * first. An edit after a rest is read at once.
 */
const cheap = 30;

/** The longest pause waited for, and the longest time edits are collected, in milliseconds. */
const longestPause = 400;
const longestWait = 2_000;

/** A question was cancelled by the visitor; the text is read as before. */
export class Cancelled extends Error {}

/**
 * How the reading stands. `slow`: the reading takes longer than `slowAfter`; `asked`: the answer to a question does.
 * `stopped`: cancelled by the visitor.
 * `failed`: the engine broke twice on the same text, or hung on it; the next edit tries again.
 */
export type ReadingState =
  | { readonly is: 'current' | 'reading' | 'slow' | 'asked' | 'stopped' }
  | { readonly is: 'failed'; readonly why: string };

/** What a client needs and whom it tells. */
export interface ClientOptions {
  readonly start: StartChannel;
  /** The text as it is now, asked for only when it must be sent whole. */
  readonly text: () => string;
  /** Called with summaries of the current text only: answers to older texts are dropped. */
  readonly onSummary: (summary: Summary, version: number) => void;
  readonly onState: (state: ReadingState) => void;
  /** Other texts will be opened: the worker prepares for them while it has nothing to do. */
  readonly rehearses?: boolean;
  /** Calls back after some milliseconds, and gives a function that prevents it. */
  readonly after?: (milliseconds: number, then: () => void) => () => void;
  /** Milliseconds since any moment. */
  readonly clock?: () => number;
}

/** The page's end of the engine's worker. */
export interface Client {
  /** Another text is to be read. */
  readonly open: (version: number) => void;
  /** The text was edited; while the worker is busy, edits are put together and sent as one. */
  readonly edit: (version: number, changes: ChangeSet) => void;
  /** Asks something of the current text, its edits included; rejects when the reading is stopped or fails. */
  readonly ask: <Q extends Query>(query: Q) => Promise<Told<Q>>;
  /** Ends the reading under way: the next edit, or `resume`, reads again. A question under way ends alone. */
  readonly cancel: () => void;
  readonly resume: () => void;
  /** Ends the worker for good. */
  readonly close: () => void;
}

/** What was told of a query, with the version of the text that its offsets are of. */
export interface Told<Q extends Query = Query> {
  readonly version: number;
  readonly reply: Reply<Q>;
}

interface Question {
  readonly query: Query;
  readonly resolve: (told: Told) => void;
  readonly reject: (error: Error) => void;
}

const timer = (milliseconds: number, then: () => void): (() => void) => {
  const id = setTimeout(then, milliseconds);
  return () => clearTimeout(id);
};

/** The changes of a set, as the engine takes them: ordered, in offsets of the text before. */
function listChanges(set: ChangeSet): Change[] {
  const changes: Change[] = [];
  set.iterChanges((from, to, _fromNew, _toNew, insert) =>
    changes.push({ from, to, insert: insert.toString() }),
  );
  return changes;
}

/** Starts nothing until there is something to read; then keeps one worker and one request under way. */
export function createClient(options: ClientOptions): Client {
  const { start, text, onSummary, onState, rehearses = false } = options;
  const { after = timer, clock = () => performance.now() } = options;
  let channel: ReturnType<StartChannel> | undefined;
  let busy: Request | undefined;
  let stopTimer = (): void => {};
  let latest = 0;
  let pending: ChangeSet | undefined;
  let whole = false;
  let halted = false;
  let slow = false;
  let silence = 0;
  let asked = 0;
  let cost = 0;
  let answered = 0;
  let collecting: number | undefined;
  let stopPause = (): void => {};
  let failures = 0;
  let lastRequest = 0;
  const waiting: Question[] = [];

  const post = (request: Request): void => {
    busy = request;
    onState({ is: 'reading' });
    slow = false;
    silence = 0;
    asked = clock();
    stopTimer = after(slowAfter, () => {
      slow = true;
      onState({ is: request.kind === 'ask' ? 'asked' : 'slow' });
      listen();
    });
    try {
      channel ??= start(take, (why) => fail(why));
      channel.post(request);
    } catch (error) {
      fail(String(error));
    }
  };

  /** Waits for a sign of life, and gives the worker up when none comes. */
  const listen = (): void => {
    stopTimer = after(listenFor, () => {
      silence += listenFor;
      if (silence < hungAfter) {
        listen();
        return;
      }
      // A second worker would hang on it as well.
      failures += 1;
      fail(`the worker gave no sign of life for ${hungAfter / 1_000} seconds`);
    });
  };

  const next = (): void => {
    if (busy !== undefined || halted) return;
    lastRequest += 1;
    const request = lastRequest;
    if (whole) {
      whole = false;
      pending = undefined;
      post({ kind: 'open', request, version: latest, text: text(), rehearses });
    } else if (pending !== undefined) {
      const changes = listChanges(pending);
      pending = undefined;
      post({ kind: 'edit', request, version: latest, changes });
    } else if (waiting[0] !== undefined) post({ kind: 'ask', request, query: waiting[0].query });
    else onState({ is: 'current' });
  };

  const take = (answer: Answer): void => {
    if (busy === undefined || answer.request !== busy.request) return;
    if (answer.kind === 'working') {
      silence = 0;
      return;
    }
    if (answer.kind === 'failed') {
      fail(answer.message);
      return;
    }
    stopTimer();
    const was = busy;
    busy = undefined;
    failures = 0;
    if (answer.kind === 'told') waiting.shift()?.resolve(answer);
    else if (answer.kind === 'packed')
      waiting.shift()?.resolve({ version: answer.version, reply: JSON.parse(answer.json) });
    else if (answer.version === latest) onSummary(answer.summary, answer.version);
    // Reading a whole text, or a question, says nothing of what an edit costs.
    answered = clock();
    if (was.kind === 'edit') cost = answered - asked;
    if (collecting === undefined || waiting.length > 0) next();
  };

  const end = (): void => {
    stopTimer();
    stopPause();
    collecting = undefined;
    channel?.stop();
    channel = undefined;
    busy = undefined;
    whole = true;
  };

  const halt = (state: ReadingState): void => {
    halted = true;
    for (const question of waiting.splice(0)) question.reject(new Error('The reading has ended.'));
    onState(state);
  };

  const fail = (why: string): void => {
    if (busy?.kind === 'ask') waiting.shift()?.reject(new Error(why));
    end();
    failures += 1;
    if (failures > 1) halt({ is: 'failed', why });
    else next();
  };

  const go = (): void => {
    if (halted) failures = 0;
    halted = false;
    next();
  };

  const pause = (): number => Math.min(cost, longestPause);

  /** Whether an edit is to be read at once. */
  const isRested = (): boolean =>
    cost <= cheap || (busy === undefined && collecting === undefined && clock() - answered >= pause());

  /** Waits for a pause before the edits collected so far are sent. */
  const collect = (): void => {
    stopPause();
    collecting ??= clock();
    const left = collecting + longestWait - clock();
    stopPause = after(Math.max(0, Math.min(pause(), left)), () => {
      collecting = undefined;
      go();
    });
  };

  return {
    open(version) {
      if (busy !== undefined && slow) end();
      stopPause();
      collecting = undefined;
      latest = version;
      whole = true;
      go();
    },
    edit(version, changes) {
      latest = version;
      if (!whole) pending = pending === undefined ? changes : pending.compose(changes);
      if (isRested()) go();
      else collect();
    },
    ask: <Q extends Query>(query: Q) =>
      new Promise<Told<Q>>((resolve, reject) => {
        waiting.push({ query, resolve: resolve as (told: Told) => void, reject });
        go();
      }),
    cancel() {
      const isAsked = busy?.kind === 'ask';
      end();
      if (isAsked) {
        waiting.shift()?.reject(new Cancelled('The question was cancelled.'));
        next();
        return;
      }
      halt({ is: 'stopped' });
    },
    resume: go,
    close() {
      end();
      halt({ is: 'stopped' });
    },
  };
}
