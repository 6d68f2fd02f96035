import type { ReactNode } from 'react';
import type { Constraint, Default, Element, Type, TypeUse } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref } from './reference.tsx';
import { joined } from './said.tsx';

/** A type, its entities and fields linked. */
export function type(reading: Reading, it: Type, within?: Element): ReactNode {
  switch (it.is) {
    case 'scalar':
      return it.name;
    case 'entity':
      return <Ref reading={reading} reference={it.entity} />;
    case 'field':
      return <Ref reading={reading} reference={it.field} {...(within && { within })} />;
    case 'list':
      return <>list of {type(reading, it.of, within)}</>;
    case 'one-of':
      return <>one of {joined(it.values.map(({ value, at }) => <code key={at.from}>{value}</code>))}</>;
    case 'unknown':
      return <Inline text={it.text} />;
  }
}

/** A type where it is used, with "or none" where it is optional. */
export function typeUse(reading: Reading, use: TypeUse, within?: Element): ReactNode {
  return (
    <>
      {type(reading, use.type, within)}
      {use.optional && ' or none'}
    </>
  );
}

/** A default: a value, or an expression, which leads to the constant that it names. */
export function defaultValue(reading: Reading, { text, expression }: Default): ReactNode {
  if (!expression) return <code>{text.replace(/^`|`$/g, '')}</code>;
  const { source, at } = expression;
  return <Ref reading={reading} reference={{ kind: 'constant', name: source, at }} />;
}

/** The phrases of a rule. An expression and a pattern stand in code; the rest as written. */
export function constraints(list: readonly Constraint[]): ReactNode {
  return joined(
    list.map((it) => {
      if (it.is === 'expression') return <code key={it.at.from}>{it.expression.source}</code>;
      if (it.is === 'matches')
        return (
          <span key={it.at.from}>
            matches <code>{it.pattern}</code>
          </span>
        );
      return <Inline key={it.at.from} text={it.text} />;
    }),
    '; ',
  );
}
