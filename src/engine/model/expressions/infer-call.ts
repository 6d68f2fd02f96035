import type { CelFunction } from './cel-function.ts';
import { functions } from './functions.ts';
import type { Inference } from './inference.ts';
import type { Node } from './syntax.ts';
import { type Kind, typeWords, unknownType, type ValueType } from './types.ts';

type Call = Extract<Node, { readonly is: 'call' }>;

/** The macros: they read like functions, and the parser leaves them as calls when they are written wrongly. */
const macros: Readonly<Record<string, string>> = {
  has: 'has(invoice.dueOn)',
  all: 'lines.all(line, line.amount > 0)',
  exists: 'lines.exists(line, line.amount > 0)',
  exists_one: 'lines.exists_one(line, line.amount > 0)',
  filter: 'lines.filter(line, line.amount > 0)',
  map: 'lines.map(line, line.amount)',
};

const names: readonly string[] = [...functions.keys(), ...Object.keys(macros)];

function example(name: string, of: CelFunction): string {
  const letters = ['x', 'y', 'z'].slice(0, of.takes.length);
  if (of.style === 'method') return `${letters[0]}.${name}(${letters.slice(1).join(', ')})`;
  return `${name}(${letters.join(', ')}${of.more ? ', …' : ''})`;
}

/** The kinds that the argument at a place may be of. */
function kindsAt(of: CelFunction, at: number): readonly Kind[] | 'any' {
  return of.takes[Math.min(at, of.takes.length - 1)] ?? 'any';
}

/** Holds a literal text against what the function makes of it; points into the text where that can be told. */
function checkLiteral(inference: Inference, of: CelFunction, node: Node | undefined, name: string): void {
  if (!of.literal || node?.is !== 'literal' || typeof node.value !== 'string') return;
  const wrong = of.literal(node.value);
  if (!wrong) return;
  const inside = inference.inside(node, node.value);
  const from = inside.from + (inside.to - inside.from === node.value.length ? (wrong.offset ?? 0) : 0);
  const at = wrong.offset === undefined ? node : { from, to: inside.to };
  inference.report(name === 'matches' ? 'pattern' : 'type', at, wrong.message, { name: node.value });
}

/** The type of a call, after holding its arguments (the receiver of a method first) against the function. */
export function inferCall(
  inference: Inference,
  node: Call,
  given: readonly Node[],
  inner: (node: Node) => ValueType,
): ValueType {
  const { name } = node;
  const of = functions.get(name);
  const macro = Object.hasOwn(macros, name) ? macros[name] : undefined;
  if (!of && macro !== undefined) {
    // The item's name is no name of the document: its arguments are not looked into.
    if (node.receiver) inner(node.receiver);
    inference.report('type', node.nameAt, `“${name}” is written like “${macro}”.`);
    return unknownType;
  }
  const types = given.map(inner);
  if (!of) {
    inference.report('unknown-name', node.nameAt, `There is no function “${name}”.`, { name, among: names });
    return unknownType;
  }
  const style = node.receiver ? 'method' : 'function';
  const fits = of.more ? given.length >= of.takes.length : given.length === of.takes.length;
  if ((of.style !== style && of.style !== 'both') || !fits) {
    inference.report('type', node, `“${name}” is written “${example(name, of)}”.`);
    return unknownType;
  }
  for (const [at, argument] of given.entries()) {
    const kinds = kindsAt(of, at);
    if (kinds !== 'any' && !inference.expect(argument, types[at] ?? unknownType, kinds, `“${name}”`))
      return unknownType;
  }
  checkLiteral(inference, of, given.at(-1), name);
  const type = of.gives(types);
  if (type) return type;
  inference.report('type', node, `“${name}” does not apply to ${types.map(typeWords).join(' and ')}.`);
  return unknownType;
}
