import type { Fix } from '../finding.ts';
import { fold } from '../model/derived/name-index.ts';
import { resolve } from '../model/derived/resolve.ts';
import type { Element, Reference, ReferenceKind } from '../model/element.ts';
import type { Model } from '../model/model.ts';
import type { Place } from '../place.ts';
import type { PointId } from '../points.ts';
import type { Report } from './check.ts';
import { isMeant } from './choice.ts';

/** A reference and where to look for it: the lifecycle of a state, the entity of a field. */
export interface Sought {
  readonly reference: Reference;
  readonly within?: Element;
}

/** Where each kind of element is declared, and what it is called. */
const homes: Readonly<Record<ReferenceKind, { readonly point: PointId; readonly word: string }>> = {
  screen: { point: 'screens', word: 'screen' },
  entity: { point: 'entities', word: 'entity' },
  field: { point: 'entities', word: 'field' },
  lifecycle: { point: 'states', word: 'lifecycle' },
  state: { point: 'states', word: 'state' },
  event: { point: 'states', word: 'event' },
  role: { point: 'roles', word: 'role' },
  call: { point: 'calls', word: 'call' },
  error: { point: 'errors', word: 'error' },
  constant: { point: 'constants', word: 'constant' },
};

/** The cause that all findings about one undeclared name share, whichever check makes them. */
export function causeOfUnknown(kind: ReferenceKind, name: string, within?: Element): string {
  return `unknown ${kind} ${within ? `${fold(within.name)} ` : ''}${fold(name)}`;
}

/** Offers to write the name that was probably meant, at a place and wherever else the same slip stands. */
export function writeInstead(
  suggestion: string | undefined,
  at: Place,
  others: readonly Place[] = [],
): readonly Fix[] {
  if (suggestion === undefined) return [];
  const times = others.length > 0 ? `, ${others.length + 1} times` : '';
  const also = others.length > 0 ? { also: others } : {};
  return [{ kind: 'replace', label: `Write “${suggestion}”${times}`, at, ...also, text: suggestion }];
}

/** The fixes of an undeclared name: the name that was probably meant, and declaring it. */
function fixesFor(
  { reference, within }: Sought,
  others: readonly Place[],
  suggestion: string | undefined,
): readonly Fix[] {
  const { kind, name, at } = reference;
  const home = homes[kind];
  const fixes = [...writeInstead(suggestion, at, others)];
  const label = `Declare the ${home.word} “${name}”`;
  const dot = name.lastIndexOf('.');
  if (kind === 'field' && dot > 0) {
    fixes.push({
      kind: 'declare',
      label,
      point: home.point,
      name: name.slice(dot + 1),
      within: name.slice(0, dot),
    });
  } else {
    fixes.push({
      kind: 'declare',
      label,
      point: home.point,
      name,
      ...(within ? { within: within.name } : {}),
    });
  }
  return fixes;
}

/**
 * One report for every name among the references that is declared nowhere, at the first place of it, with the
 * other places beside it. Says nothing of a kind of which the document declares no element at all (the gap is
 * the point, not the name) and nothing of a name that fits several elements.
 * `where` completes the sentence: "The screen “Basket” … is not in the table of screens".
 */
export function reportUnknown(
  model: Model,
  sought: readonly Sought[],
  say: (word: string, name: string) => string,
): readonly Report[] {
  const groups = new Map<string, Sought[]>();
  const suggestions = new Map<string, string | undefined>();
  for (const each of sought) {
    const found = resolve(model, each.reference, each.within);
    if (found.is !== 'unknown' || found.open) continue;
    const cause = causeOfUnknown(each.reference.kind, each.reference.name, each.within);
    suggestions.set(cause, found.suggestion);
    const group = groups.get(cause);
    if (group) group.push(each);
    else groups.set(cause, [each]);
  }
  const reports: Report[] = [];
  for (const [cause, [first, ...others]] of groups) {
    if (!first) continue;
    const { reference } = first;
    const suggestion = suggestions.get(cause);
    const { word } = homes[reference.kind];
    const said = say(word, reference.name);
    const fixes = fixesFor(
      first,
      others.map((other) => other.reference.at),
      suggestion,
    );
    reports.push({
      at: reference.at,
      message: suggestion === undefined ? said : `${said} Did you mean “${suggestion}”?`,
      fixes,
      ...isMeant(word, reference.name, suggestion, fixes),
      cause,
      ...(others.length > 0
        ? {
            related: others.map((other) => ({
              message: `“${other.reference.name}” again`,
              at: other.reference.at,
            })),
          }
        : {}),
    });
  }
  return reports;
}
