import { Environment } from '@marcbachmann/cel-js';
import { limits } from '../../limits.ts';
import type { Place } from '../../place.ts';
import { readDecimal } from './decimal.ts';
import type { BinaryOperator, Comprehension, Literal, Node, Problem } from './syntax.ts';
import { syntaxProblem } from './syntax-problem.ts';

/** How deep an expression may nest, and how long a chain of one operator may be: nobody reads more. */
const depthLimit = 200;

/** The parser of CEL. Its checker and evaluator are not used: they know neither null fields nor exact decimals. */
const parser = new Environment({
  unlistedVariablesAreDyn: true,
  limits: {
    maxDepth: depthLimit,
    maxListElements: limits.expression,
    maxMapEntries: limits.expression,
    maxCallArguments: limits.expression,
  },
});

/** A node as the parser gives it; its public type has no names for the shapes of `args`. */
interface ParserNode {
  readonly op: string;
  readonly args: unknown;
  readonly pos: number;
  readonly start: number;
  readonly end: number;
}

/** An expression that was parsed, or why it was not. */
export type Parsed = { readonly node: Node } | { readonly problem: Problem };

const binary: ReadonlySet<string> = new Set([
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  '+',
  '-',
  '*',
  '/',
  '%',
]);
const comprehensions: ReadonlySet<string> = new Set(['all', 'exists', 'exists_one', 'map', 'filter']);

/** What the parser accepts and the format does not. */
class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

function literal(source: string, node: ParserNode): Literal {
  const { args } = node;
  if (typeof args === 'number') return readDecimal(source.slice(node.start, node.end)) ?? null;
  if (typeof args === 'bigint' || typeof args === 'string' || typeof args === 'boolean') return args;
  if (args instanceof Uint8Array) {
    const message = 'There are no bytes here: a text is written in quotes, without the letter before them.';
    throw new Refused({ problem: 'syntax', message, from: node.start, to: node.end });
  }
  // An unsigned integer is an integer here: the format has one kind of whole number.
  return args === null ? null : BigInt(String(args));
}

/** Where the name of a call stands: at its start, or behind the dot that follows its receiver. */
function nameAt(source: string, name: string, node: ParserNode, receiver?: ParserNode): Place {
  const after = receiver ? source.indexOf('.', receiver.end) + 1 : node.start;
  const from = receiver ? source.indexOf(name, after) : after;
  return { from, to: from + name.length };
}

/** A part with the parentheses around it, which the parser leaves out. */
function outer(source: string, { from, to }: Place): Place {
  const before = source.slice(0, from).trimEnd();
  const after = source.slice(to);
  const closing = after.length - after.trimStart().length;
  if (!before.endsWith('(') || after.charAt(closing) !== ')') return { from, to };
  return outer(source, { from: before.length - 1, to: to + closing + 1 });
}

function convert(source: string, node: ParserNode, depth: number): Node {
  if (depth > depthLimit) throw new Refused(tooDeep(source));
  const at = { from: node.start, to: node.end };
  const inner = (each: unknown): Node => convert(source, each as ParserNode, depth + 1);
  const all = (each: unknown): readonly Node[] => (each as readonly unknown[]).map(inner);
  const begins = (first: Node): Place => ({ from: outer(source, first).from, to: node.end });
  const ends = (last: Node): Place => ({ from: node.start, to: outer(source, last).to });
  const spans = (first: Node, last: Node): Place => ({ from: begins(first).from, to: ends(last).to });
  const args = node.args as readonly unknown[];
  switch (node.op) {
    case 'value':
      return { is: 'literal', value: literal(source, node), ...at };
    case 'id':
      return { is: 'name', name: String(node.args), ...at };
    case '.': {
      const of = inner(args[0]);
      const nameAt = { from: node.pos, to: node.end };
      return { is: 'field', of, name: String(args[1]), nameAt, ...begins(of) };
    }
    case '[]': {
      const of = inner(args[0]);
      return { is: 'index', of, key: inner(args[1]), ...begins(of) };
    }
    case 'call': {
      const name = String(args[0]);
      const given = all(args[1]);
      const [first] = given;
      if (name === 'has' && given.length === 1 && first?.is === 'field')
        return { is: 'has', field: first, ...at };
      return { is: 'call', name, nameAt: nameAt(source, name, node), args: given, ...at };
    }
    case 'rcall':
      return method(source, node, inner, all);
    case 'list':
      return { is: 'list', items: all(args), ...at };
    case 'map':
      return { is: 'record', entries: args.map((entry) => all(entry) as readonly [Node, Node]), ...at };
    case '!_': {
      const of = inner(node.args);
      return { is: 'not', of, ...ends(of) };
    }
    case '-_': {
      const of = inner(node.args);
      return { is: 'minus', of, ...ends(of) };
    }
    case '?:': {
      const [test, yes, no] = [inner(args[0]), inner(args[1]), inner(args[2])];
      return { is: 'choice', test, yes, no, ...spans(test, no) };
    }
  }
  const [left, right] = [inner(args[0]), inner(args[1])];
  const around = spans(left, right);
  if (node.op === '&&') return { is: 'and', left, right, ...around };
  if (node.op === '||') return { is: 'or', left, right, ...around };
  if (!binary.has(node.op)) throw new Error(`no operator ${node.op}`);
  return { is: 'binary', operator: node.op as BinaryOperator, left, right, ...around };
}

function method(
  source: string,
  node: ParserNode,
  inner: (each: unknown) => Node,
  all: (each: unknown) => readonly Node[],
): Node {
  const [name, receiver, rest] = node.args as readonly [string, ParserNode, readonly ParserNode[]];
  const over = inner(receiver);
  const at = { from: outer(source, over).from, to: node.end };
  const [variable, second, third] = rest;
  const isComprehension =
    comprehensions.has(name) &&
    variable?.op === 'id' &&
    (name === 'map' ? rest.length <= 3 : rest.length === 2);
  if (isComprehension && second) {
    return {
      is: 'comprehension',
      how: name as Comprehension,
      over,
      variable: String(variable.args),
      ...(third ? { only: inner(second) } : {}),
      body: inner(third ?? second),
      ...at,
    };
  }
  const called = nameAt(source, name, node, receiver);
  return { is: 'call', name, nameAt: called, receiver: over, args: all(rest), ...at };
}

function tooDeep(source: string): Problem {
  const message = `The expression nests more than ${depthLimit} deep: take it apart.`;
  return { problem: 'too-long', message, from: 0, to: source.length };
}

/** Signs in a row: the parser goes one call deeper for each, and counts none of them. */
const manySigns = new RegExp(`(?:[!-]\\s*){${depthLimit}}`);

function parseFresh(source: string): Parsed {
  if (source.length > limits.expression) {
    const message = `An expression may have ${limits.expression} characters; this has ${source.length}.`;
    return { problem: { problem: 'too-long', message, from: 0, to: source.length } };
  }
  if (manySigns.test(source)) return { problem: tooDeep(source) };
  try {
    return { node: convert(source, parser.parse(source).ast as ParserNode, 1) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.problem };
    if (error instanceof RangeError) return { problem: tooDeep(source) };
    return { problem: syntaxProblem(source, error) ?? tooDeep(source) };
  }
}

const known = new Map<string, Parsed>();
const most = 5_000;

/** Parses an expression. Refuses one that is longer than `limits.expression` or nests too deep; never throws. */
export function parseExpression(source: string): Parsed {
  const found = known.get(source);
  if (found) return found;
  if (known.size >= most) known.clear();
  const parsed = parseFresh(source);
  known.set(source, parsed);
  return parsed;
}
