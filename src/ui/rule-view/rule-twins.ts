import type { RuleView } from '../../engine/index.ts';

/**
 * Rules of point 5 that hold always and stand beside their field too, in the same words, each with the one beside the
 * field: both are told in one line.
 */
export function twinsOf(rules: readonly RuleView[]): ReadonlyMap<RuleView, RuleView> {
  const beside = new Map(rules.flatMap((rule) => (rule.from === 'entities' ? [[rule.text, rule]] : [])));
  const twins = new Map<RuleView, RuleView>();
  for (const rule of rules) {
    const twin = rule.from === 'rules' && rule.on.is === 'unstated' ? beside.get(rule.text) : undefined;
    if (twin) twins.set(rule, twin);
  }
  return twins;
}
