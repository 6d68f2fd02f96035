import type { FenceBlock, Inline } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import type { Answer, Call } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';
import { httpMethods } from '../words/methods.ts';
import { addressOf } from './address.ts';
import { answerLines, blank } from './lines.ts';
import { payloadList } from './tables.ts';

/** A request line; behind the address may stand a version of the protocol, or a remark. */
const request = new RegExp(
  String.raw`^(?:curl\s.*?-X\s*)?(${httpMethods})\s+((?:https?:\/|~)?\/\S*)(?:\s+HTTP\/[\d.]+)?(?:\s+(?<remark>\S.*))?$`,
);
const status = /^(?:HTTP\/[\d.]+\s+|<\s*|→\s*|#\s*)?([1-5]\d\d)(?:\s+(.*?))?\s*$/;
/** What begins a remark: `# …`, `// …`, `-- …`, `→ …`. */
const remarkMark = /^(?:#+|\/\/|--?(?!>)|–|—|;)\s*/;
/** What stands between the parts of a remark: `create -> 200, 400`, `by name; 200`. */
const parts = /\s*(?:->|=>|→|[;(])\s*/g;

/**
 * The calls of a fence: a request line with a remark or with headers and a body below it, and lines that begin
 * with a status. Headers and bodies are examples and give no fact.
 */
export function callsOfFence({ code }: Pick<FenceBlock, 'code'>): readonly Call[] {
  const calls: { line: Inline; remark: Inline; call: ReturnType<typeof addressOf>; answers: Answer[] }[] = [];
  for (const line of linesOf(code)) {
    const requested = request.exec(line.source);
    const answered = requested ? null : status.exec(line.source);
    if (requested) {
      const address = (requested[2] ?? '').replace(/[?#].*$|[:,;]$/, '');
      const behind = slice(
        line,
        line.source.length - (requested.groups?.remark ?? '').length,
        line.source.length,
      );
      const remark = slice(behind, remarkMark.exec(behind.source)?.[0].length ?? 0, behind.source.length);
      calls.push({
        line,
        remark,
        call: addressOf(`${requested[1]} ${address}`),
        answers: [...answersIn(remark)],
      });
    } else if (answered) calls.at(-1)?.answers.push(answer(line, answered[1] ?? '', answered[2] ?? ''));
  }
  return calls.map(({ line, remark, call, answers }) => ({
    ...blank,
    ...call,
    at: line.at,
    nameAt: line.at,
    how: 'tolerant',
    payload: payloadIn(remark, call.method),
    answers: answers[0] ? shown(answers, answers[0].at) : unstated,
    description: remark.source,
  }));
}

/** The answers of a remark: each of its parts that begins with a status. */
function answersIn(remark: Inline): readonly Answer[] {
  const marks = [...remark.source.matchAll(parts)];
  return [{ index: 0, 0: '' }, ...marks].flatMap((mark, index) => {
    const part = slice(remark, mark.index + mark[0].length, marks[index]?.index ?? remark.source.length);
    return answerLines({ text: part, at: part.at, children: [] });
  });
}

/** The payload that a remark names in braces: `{ name, color }`. */
function payloadIn(remark: Inline, method: string): Call['payload'] {
  const braces = /^\{([^{}]*)\}/.exec(remark.source);
  const names = braces && slice(remark, 1, braces[0].length - 1);
  const fields = names && payloadList(names, method === 'GET' ? 'query' : 'body');
  return fields ? shown(fields, names.at) : unstated;
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
