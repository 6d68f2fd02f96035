import type { Fix } from '../../finding.ts';
import { fold } from '../../model/derived/name-index.ts';
import { type Raised, raisedErrors, statusCodes } from '../../model/derived/raised-errors.ts';
import { resolve } from '../../model/derived/resolve.ts';
import type { Model } from '../../model/model.ts';
import { flat, perElement } from '../../model/tracking/per-element.ts';
import type { ModelCheck, Report } from '../check.ts';
import { causeOfUnknown, writeInstead } from '../unknown.ts';

function reportOf(suggestion: string | undefined, [first, ...others]: readonly Raised[]): readonly Report[] {
  if (first === undefined) return [];
  const { name, at } = first.reference;
  const [status] = statusCodes(first.answer?.status ?? '');
  const again = others.map(({ reference }) => reference.at);
  const fixes: Fix[] = [
    ...writeInstead(suggestion, at, again),
    {
      kind: 'declare',
      label: `Add “${name}” to the catalogue`,
      point: 'errors',
      name,
      ...(status === undefined ? {} : { status }),
    },
  ];
  const said = `“${name}” is not in the error catalogue.`;
  return [
    {
      at,
      message:
        suggestion === undefined
          ? `${said} Add it, with its message and what the client does.`
          : `${said} Did you mean “${suggestion}”?`,
      related: others.map(({ reference }) => ({ message: `“${reference.name}” again`, at: reference.at })),
      fixes,
      cause: causeOfUnknown('error', name),
    },
  ];
}

const unknown = perElement((model: Model, raised: Raised): readonly Raised[] => {
  const found = resolve(model, raised.reference);
  return found.is === 'unknown' && !found.open ? [raised] : [];
});

/** A call or a rule raises an error that the catalogue does not have. */
export const check: ModelCheck = {
  id: 'calls/error-not-catalogued',
  severity: 'error',
  summary: 'An error is raised that the catalogue does not have.',
  reads: ['calls', 'rules', 'errors', 'entities'],
  run: (model) => {
    const byName = new Map<string, Raised[]>();
    const suggestions = new Map<string, string | undefined>();
    for (const raised of flat(unknown.each(model, raisedErrors(model)))) {
      const found = resolve(model, raised.reference);
      if (found.is !== 'unknown') continue;
      const key = fold(raised.reference.name);
      suggestions.set(key, found.suggestion);
      const same = byName.get(key) ?? [];
      same.push(raised);
      byName.set(key, same);
    }
    return [...byName].flatMap(([key, raised]) => reportOf(suggestions.get(key), raised));
  },
};
