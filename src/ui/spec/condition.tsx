import type { Action, Actor, Condition, Effect, Element, Handling } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref } from './reference.tsx';
import { joined } from './said.tsx';

/** A condition: its expression in code, its words beside it. */
export function condition({ expression, otherwise, prose }: Condition) {
  const words = prose === '' ? undefined : <Inline text={prose} />;
  if (otherwise) return <>otherwise{words && <> {words}</>}</>;
  if (!expression) return words ?? null;
  return (
    <>
      <code>{expression.source}</code>
      {words && <> {words}</>}
    </>
  );
}

/** One statement of *Then*. */
function effect(reading: Reading, it: Effect) {
  switch (it.is) {
    case 'set':
      return (
        <code>
          {it.path} = {it.expression.source}
        </code>
      );
    case 'create':
      return (
        <>
          create <Ref reading={reading} reference={it.entity} />
          {it.fields.length > 0 && (
            <code>
              ({it.fields.map(({ name, expression }) => `${name} = ${expression.source}`).join(', ')})
            </code>
          )}
        </>
      );
    case 'delete':
      return (
        <>
          delete <code>{it.path}</code>
        </>
      );
    case 'prose':
      return <Inline text={it.text} />;
  }
}

/** Statements in order. */
export function effects(reading: Reading, list: readonly Effect[]) {
  return joined(
    list.map((it) => effect(reading, it)),
    '; ',
  );
}

/** What is done about an answer or error. */
export function handlings(reading: Reading, list: readonly Handling[]) {
  return joined(
    list.map((it) => {
      if (it.is !== 'go-to') return <Inline key={it.at.from} text={it.text} />;
      return (
        <span key={it.at.from}>
          {/^open\b/i.test(it.text) ? 'open ' : 'go to '}
          <Ref reading={reading} reference={it.screen} />
        </span>
      );
    }),
  );
}

/** Roles link to their declaration; who is no role stands in parentheses. */
export function actors(reading: Reading, list: readonly Actor[]) {
  return joined(
    list.map((actor) =>
      actor.is === 'role' ? (
        <Ref key={actor.role.at.from} reading={reading} reference={actor.role} />
      ) : (
        `(${actor.name.replace(/^\(|\)$/g, '')})`
      ),
    ),
  );
}

/** An action such as "send, void Invoice", its target linked. */
export function action(reading: Reading, { text, verbs, target }: Action, within?: Element) {
  if (!target) return <Inline text={text} />;
  return (
    <>
      {verbs.join(', ')} <Ref reading={reading} reference={target} {...(within && { within })} />
    </>
  );
}
