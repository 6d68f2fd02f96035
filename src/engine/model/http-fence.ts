import type { FenceBlock, Inline } from '../syntax/block.ts';
import { slice } from '../syntax/inline.ts';
import { addressOf, blank } from './call-lines.ts';
import type { Answer, Call } from './interface-elements.ts';
import { shown, unstated } from './stated.ts';

const request =
  /^(?:curl\s.*?-X\s*)?(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+(\S+)(?:\s+HTTP\/[\d.]+)?\s*$/;
const status = /^(?:HTTP\/[\d.]+\s+|<\s*|→\s*|#\s*)?([1-5]\d\d)(?:\s+(.*?))?\s*$/;

/**
 * The calls of an HTTP fence: a request line, headers and a body, and under it lines that begin with a status.
 * Headers and bodies are examples and give no fact.
 */
export function callsOfFence({ code }: Pick<FenceBlock, 'code'>): readonly Call[] {
  const calls: { name: Inline; call: ReturnType<typeof addressOf>; answers: Answer[]; last: Inline }[] = [];
  let start = 0;
  for (const text of code.source.split('\n')) {
    const line = slice(code, start, start + text.length);
    start += text.length + 1;
    const requested = request.exec(line.source);
    const answered = requested ? null : status.exec(line.source);
    if (requested) {
      const address = (requested[2] ?? '').replace(/[?#].*$/, '');
      calls.push({ name: line, call: addressOf(`${requested[1]} ${address}`), answers: [], last: line });
    } else if (answered) calls.at(-1)?.answers.push(answer(line, answered[1] ?? '', answered[2] ?? ''));
  }
  return calls.map(({ name, call, answers }) => ({
    ...blank,
    ...call,
    at: name.at,
    nameAt: name.at,
    how: 'tolerant',
    answers: answers[0] ? shown(answers, answers[0].at) : unstated,
  }));
}

function answer(line: Inline, code: string, words: string): Answer {
  return {
    name: code,
    at: line.at,
    nameAt: line.at,
    how: 'tolerant',
    status: code,
    when: words ? shown({ prose: words }, line.at) : unstated,
    carries: unstated,
    handling: unstated,
  };
}
