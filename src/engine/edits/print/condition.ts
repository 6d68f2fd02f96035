import type { Condition, Expression } from '../../model/element.ts';
import type { Stated } from '../../model/stated.ts';
import { code, sourceAt } from './cell.ts';
import { stated } from './stated.ts';

/** An expression, in code. */
export function expression(value: Expression): string {
  return code(value.source);
}

/** A condition from its parts: the expression in code or `otherwise`, then the words. */
export function condition(value: Condition): string {
  const formal = value.expression ? expression(value.expression) : value.otherwise ? 'otherwise' : '';
  return [formal, value.prose].filter((part) => part !== '').join(' ');
}

/** A condition with words in it as it stands in `text`: where the code stands among them is the author's. */
export function conditionIn(text: string, value: Stated<Condition>): string {
  return stated(value, (shown) => {
    const source = value.is === 'shown' && shown.prose !== '' ? sourceAt(text, value.at) : '';
    return source === '' ? condition(shown) : source;
  });
}
