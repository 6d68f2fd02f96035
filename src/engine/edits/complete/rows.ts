import type { Lifecycle } from '../../model/domain-elements.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import type { TableKind } from '../../model/tables/kinds.ts';
import type { PointId } from '../../points.ts';
import { name as printName } from '../print/name.ts';
import { actions, elementAt, undeclared } from './names.ts';
import type { CompletionOption } from './option.ts';

/** How many likely rows are offered beside the empty one. */
const most = 8;

/** What the next row may begin with: names that something else in the document leaves to be said. */
function beginnings(model: Model, point: PointId, kind: string, offset: number): readonly string[] {
  switch (`${point}/${kind}`) {
    case 'screens/screens':
      return undeclared(model, 'screen').map(printName);
    case 'states/transitions': {
      const lifecycle = elementAt(model.states.lifecycles, offset);
      return lifecycle ? statesWithoutWayOut(lifecycle).map(printName) : [];
    }
    case 'roles/matrix': {
      const known = new Set(model.roles.permissions.map(({ action }) => action.text));
      return actions(model)
        .filter(({ kind: is, label }) => is === 'event' && !known.has(label))
        .map(({ label }) => label);
    }
    case 'errors/errors':
      return undeclared(model, 'error');
    case 'constants/constants':
      return undeclared(model, 'constant').map(printName);
    default:
      return [];
  }
}

/** States that are no end and that no row leaves. */
function statesWithoutWayOut(lifecycle: Lifecycle): readonly string[] {
  const left = new Set(
    lifecycle.transitions.flatMap(({ from }) =>
      listOf(from).flatMap((end) => (end.is === 'state' ? [end.state.name] : [])),
    ),
  );
  const ends = new Set(listOf(lifecycle.ends).map(({ name }) => name));
  return lifecycle.states
    .filter(({ is, name }) => is === 'listed' && !left.has(name) && !ends.has(name))
    .map(({ name }) => name);
}

/** The next row of a table, empty and with the likely beginnings; every other cell stays empty: nothing is said yet. */
export function rowOptions(
  model: Model,
  point: PointId,
  { kind, columns }: TableKind,
  titles: readonly string[],
  offset: number,
): readonly CompletionOption[] {
  const rest = columns
    .slice(1)
    .map(() => ' |')
    .join('');
  const row = (first: string): CompletionOption => {
    const begin = first === '' ? '| ' : `| ${first} | `;
    const insert = first === '' ? `|  |${rest}` : `| ${first} |${rest}`;
    return {
      label: first === '' ? `| ${titles.join(' | ')} |` : insert,
      insert,
      kind: 'row',
      detail: first === '' ? 'the next row' : `the next row, for ${first}`,
      cursor: Math.min(begin.length, insert.length),
    };
  };
  return [...beginnings(model, point, kind, offset).slice(0, most).map(row), row('')];
}
