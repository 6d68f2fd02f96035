import { type Frame, misfit, type Run, type Setting } from './closure.ts';
import type { Comprehension, Node } from './syntax.ts';
import { Failure, is, isList, type Outcome, type Value } from './values.ts';

type Of = Extract<Node, { readonly is: 'comprehension' }>;

/** What the condition says of each item, or what `map` makes of it, in order; stops when `visit` gives something. */
type Visit = (result: Outcome, item: Value) => Outcome | undefined;

/** How each macro goes over the items: `all` and `exists` forget a failure when another item decides, as in CEL. */
const macros: Readonly<Record<Comprehension, () => { readonly visit: Visit; readonly end: () => Outcome }>> =
  {
    all: () => quantifier(false),
    exists: () => quantifier(true),
    exists_one: () => {
      let count = 0;
      return {
        visit: (result) => {
          if (result === true) count += 1;
          return result instanceof Failure ? result : undefined;
        },
        end: () => count === 1,
      };
    },
    map: () => {
      const values: Value[] = [];
      return {
        visit: (result) => {
          if (result instanceof Failure) return result;
          values.push(result);
          return undefined;
        },
        end: () => values,
      };
    },
    filter: () => {
      const values: Value[] = [];
      return {
        visit: (result, item) => {
          if (result === true) values.push(item);
          return result instanceof Failure ? result : undefined;
        },
        end: () => values,
      };
    },
  };

function quantifier(decides: boolean): { readonly visit: Visit; readonly end: () => Outcome } {
  let failure: Failure | undefined;
  return {
    visit: (result) => {
      if (result === decides) return decides;
      if (result instanceof Failure) failure ??= result;
      return undefined;
    },
    end: () => failure ?? !decides,
  };
}

/** A condition that is neither true nor false is a failure. */
function truth(run: Run, node: Node, how: Comprehension): Run {
  return (frame) => {
    const value = run(frame);
    return typeof value === 'boolean' || value instanceof Failure ? value : misfit(how, value, node);
  };
}

function itemsOf(value: Value): readonly Value[] | undefined {
  if (isList(value)) return value;
  return is(value, 'record') ? [...value.fields.keys()] : undefined;
}

/** Compiles `list.exists(item, …)` and its kin; `compile` compiles the parts. */
export function comprehension(
  node: Of,
  setting: Setting,
  compile: (node: Node, setting: Setting) => Run,
): Run {
  const over = compile(node.over, setting);
  const slot = setting.depth;
  const within: Setting = {
    inference: setting.inference,
    depth: slot + 1,
    locals: { name: node.variable, slot, next: setting.locals },
  };
  const only = node.only && truth(compile(node.only, within), node.only, node.how);
  const plain = compile(node.body, within);
  const body = node.how === 'map' ? plain : truth(plain, node.body, node.how);
  return (frame: Frame) => {
    const value = over(frame);
    if (value instanceof Failure) return value;
    const items = itemsOf(value);
    if (!items) return misfit(node.how, value, node.over);
    const { visit, end } = macros[node.how]();
    for (const item of items) {
      frame.left -= 1;
      if (frame.left < 0) throw new RangeError();
      frame.locals[slot] = item;
      const wanted = only ? only(frame) : true;
      if (wanted instanceof Failure) return wanted;
      const decided = wanted === true ? visit(body(frame), item) : undefined;
      if (decided !== undefined) return decided;
    }
    return end();
  };
}
