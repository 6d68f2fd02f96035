import type { FenceBlock, Inline } from '../../syntax/block.ts';
import { linesOf, slice } from '../../syntax/inline.ts';
import type { Answer, Call } from '../interface-elements.ts';
import { shown, unstated } from '../stated.ts';
import { httpMethods } from '../words/methods.ts';
import { addressOf } from './address.ts';
import { closesRecord, opensRecord, tokensOf } from './code-tokens.ts';
import { blank } from './lines.ts';
import { answerLines } from './statuses.ts';
import { payloadList } from './tables.ts';

/** A request line; behind the address may stand a version of the protocol, or a remark. */
const request = new RegExp(
  String.raw`^(?:(?:\/\/|#+|\*|>)\s+)?(?:curl\s.*?-X\s*)?(${httpMethods})\s+((?:https?:\/|~)?\/\S*)(?:\s+HTTP\/[\d.]+)?(?:\s+(?<remark>\S.*))?$`,
);
const status =
  /^(?:HTTP\/[\d.]+\s+|<\s*|→\s*|[-=]{1,2}>\s*|#\s*|[-*+|]\s+|(?:returns|answers|responds)\s+)?["'`]?([1-5]\d\d)["'`]?(?:,?$|\s*[:–—=-]\s*(.*)$|\s+(.*)$)/;
/** What begins a line of a sequence diagram: `App->>API: `. */
const message = /^\s*[\w ]{1,30}-{1,2}(?:>>?|[x)])[+-]?[\w ]{1,30}:\s*/;
/** What begins a remark: `# …`, `// …`, `-- …`, `→ …`. */
const remarkMark = /^(?:#+|\/\/|--?(?!>|[1-5]\d\d)|–|—|;|\+(?=\s?[1-5]\d\d)|only\s(?=[1-5]\d\d))\s*/;
/** What stands between the parts of a remark: `create -> 200, 400`, `by name; 200`, `201 Note | 400 {errors}`, `adds one: 201`. */
const parts =
  /\s*(?:[-=]{1,2}>|→|[;([|])\s*|\s\+\s?(?=[1-5]\d\d(?!\d))|\s(?:or|and|returns|answers|gives)\s+(?=[1-5]\d\d(?!\w))|(?::|\s[/·])\s+(?=[1-5]\d\d(?![\w.]))/g;

/** A call of a fence while what stands below it is read. */
interface Open {
  readonly line: Inline;
  readonly remark: Inline;
  readonly address: ReturnType<typeof addressOf>;
  readonly answers: Answer[];
}

/**
 * The calls of a fence: a request line with a remark or with headers and a body below it, and lines that begin
 * with a status. Headers and bodies are examples and give no fact. Programmes and data name them in forms of their own.
 */
export function callsOfFence({ code }: Pick<FenceBlock, 'code'>): readonly Call[] {
  const calls = new FencedCalls();
  for (const whole of linesOf(code)) {
    const line = slice(whole, message.exec(whole.source)?.[0].length ?? 0, whole.source.length);
    const requested = request.exec(line.source);
    const answered = requested ? null : status.exec(line.source);
    if (requested) {
      const address = (requested[2] ?? '').replace(/[?#].*$|[:,;]$/, '');
      const { remark: said = '' } = requested.groups ?? {};
      const behind = slice(line, line.source.length - said.length, line.source.length);
      const remark = slice(behind, remarkMark.exec(behind.source)?.[0].length ?? 0, behind.source.length);
      calls.open(line, `${requested[1]} ${address}`, remark);
    } else if (answered) calls.answer(answer(line, answered[1] ?? '', answered[2] ?? ''));
    else calls.readCode(line);
  }
  return calls.all.map(({ line, remark, address, answers }) => ({
    ...blank,
    ...address,
    at: line.at,
    nameAt: line.at,
    how: 'tolerant',
    payload: payloadIn(remark, address.method),
    answers: answers[0] ? shown(answers, answers[0].at) : unstated,
    description: remark.source,
  }));
}

/** The calls of a fence, and what of the next one is known so far. */
class FencedCalls {
  readonly all: Open[] = [];
  #method = '';
  #path = '';
  /** The path that a key names; below it stand its methods. */
  #above = '';

  /** Another call; one that was named before goes on. */
  open(line: Inline, name: string, remark: Inline): void {
    const address = addressOf(name);
    const known = this.all.findIndex((each) => each.address.name === address.name);
    const [before] = known < 0 ? [] : this.all.splice(known, 1);
    this.all.push(before ?? { line, remark, address, answers: [] });
    for (const each of answersIn(remark)) this.answer(each);
  }

  /** What the last call answers, each status once. */
  answer(told: Answer): void {
    const answers = this.all.at(-1)?.answers;
    if (answers?.every(({ status: known }) => known !== told.status)) answers.push(told);
  }

  /** Reads a line of a programme or of data, and the remark at its end. */
  readCode(line: Inline): void {
    const mark = remarkBehind.exec(line.source);
    const source = line.source.slice(0, mark?.index);
    if (opensRecord.test(source)) this.#method = this.#path = '';
    const remark = slice(line, mark ? mark.index + mark[0].length : line.source.length, line.source.length);
    for (const each of tokensOf(source)) {
      if (each.is === 'path-key') this.#above = each.text;
      else if (each.is === 'path') this.#path = each.text;
      else if (each.is === 'method') this.#method = each.text;
      else if (each.is === 'status') this.answer(answer(slice(line, each.at, each.at + 3), each.text, ''));
      else if (this.#above !== '') [this.#method, this.#path] = [each.text, this.#above];
      if (this.#method === '' || this.#path === '') continue;
      this.open(line, `${this.#method} ${this.#path.replace(/[?#].*$/, '')}`, remark);
      this.#method = this.#path = '';
    }
    if (closesRecord.test(source)) this.#method = this.#path = '';
  }
}

/** The mark of a remark at the end of a line of code. */
const remarkBehind = /(?:^|\s)(?:\/\/|#|--)\s+/;

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
