import { edit, read } from '../../src/engine/index.ts';
import { summarise } from '../../src/engine/summary.ts';
import type { StartChannel } from '../../src/worker/client.ts';
import { tell } from '../../src/worker/queries.ts';

/** The engine without a thread of its own, which answers a moment later; counts how often it was started. */
export function engineHere() {
  const counted = { starts: 0 };
  const start: StartChannel = (onAnswer) => {
    counted.starts += 1;
    let specification = read('');
    let version = 0;
    return {
      post(asked) {
        const { request } = asked;
        if (asked.kind === 'open') specification = read(asked.text);
        if (asked.kind === 'edit') specification = edit(specification, asked.changes);
        if (asked.kind !== 'ask') version = asked.version;
        const answer =
          asked.kind === 'ask'
            ? { kind: 'told' as const, request, version, reply: tell(specification, asked.query) }
            : { kind: 'summary' as const, request, version, summary: summarise(specification) };
        setTimeout(() => onAnswer(answer));
      },
      stop() {},
    };
  };
  return { start, counted };
}
