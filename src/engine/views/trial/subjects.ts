import { fieldOfRule } from '../../model/derived/bounds.ts';
import { indexOf } from '../../model/derived/element-index.ts';
import { scopeOfEntity } from '../../model/derived/expression-scopes.ts';
import { groupedBy } from '../../model/derived/grouped-by.ts';
import { find } from '../../model/derived/resolve.ts';
import type { Entity, Field, Rule } from '../../model/domain-elements.ts';
import type { Constraint } from '../../model/entities/words/field-type.ts';
import { checkExpression } from '../../model/expressions/check.ts';
import { schemaOf } from '../../model/expressions/schema.ts';
import type { Scope } from '../../model/expressions/types.ts';
import type { Model } from '../../model/model.ts';
import { listOf } from '../../model/stated.ts';
import type { Place } from '../../place.ts';
import { unescapePipes } from '../../syntax/inline.ts';
import { sectionTitles } from '../section-titles.ts';
import { tellNames } from '../told.ts';

/** A rule of point 5, or a phrase beside a field in point 3. */
export interface RuleEntry {
  readonly text: string;
  readonly constraints: readonly Constraint[];
  readonly at: Place;
  /** Absent for a phrase beside a field. */
  readonly rule?: Rule;
}

/** What rules are about, and those rules in the order of the text, point 5 first. */
export interface RuledSubject {
  readonly name: string;
  /** The title that all its rules of point 5 stand below, such as that of a form; empty where there is none, or several. */
  readonly section: string;
  /** The entity that it is, or whose field it is, where the document declares one. */
  readonly entity?: Entity;
  readonly field?: Field;
  readonly entries: readonly RuleEntry[];
}

/** What bounds or shapes a value; `key`, `owner`, `immutable` and what is computed say what a field is. */
const isRule = ({ is }: Constraint): boolean => !/^(?:key|owner|immutable|computed)$/.test(is);

/**
 * The title that each rule of point 5 stands below: that of the part it stands in, or a line above it that says on what
 * it is checked.
 */
function titlesAbove(model: Model): ReadonlyMap<Rule, string> {
  const { rules } = model.rules;
  const sections = sectionTitles(
    model,
    'rules',
    rules.map(({ nameAt }) => nameAt),
  );
  return new Map(
    rules.map((rule) => {
      const [on] = listOf(rule.on);
      const isAbove = on !== undefined && (on.at.to <= rule.at.from || on.at.from >= rule.at.to);
      return [rule, isAbove ? tellNames(rule.on).text : (sections.get(rule.nameAt) ?? '')];
    }),
  );
}

/**
 * Everything that rules are about, each once: a declared thing, `Entity.field`, or what is called so below one title. A
 * bare name may be another thing in every form.
 */
export function ruledSubjects(model: Model): readonly RuledSubject[] {
  const titles = titlesAbove(model);
  const said = model.rules.rules.map((rule) => {
    const field = fieldOfRule(model, rule);
    const { reference, text } = rule.subject;
    const entity = field
      ? indexOf(model).entityOf(field)
      : reference?.kind === 'entity'
        ? find(model, 'entity', reference)
        : undefined;
    const entry: RuleEntry = {
      text: unescapePipes(rule.text).text,
      constraints: rule.constraints,
      at: rule.nameAt,
      rule,
    };
    const name = reference?.name ?? text;
    const isWhole = reference?.kind === 'entity' || name.includes('.');
    const title = titles.get(rule) ?? '';
    return { name, title, key: isWhole ? name : `${name}\n${title}`, entity, field, entry };
  });
  const beside = model.entities.entities.flatMap((entity) =>
    entity.fields.flatMap((field) =>
      field.rules.filter(isRule).map((constraint) => {
        const entry: RuleEntry = {
          text: unescapePipes(constraint.text).text,
          constraints: [constraint],
          at: constraint.at,
        };
        const name = `${entity.name}.${field.name}`;
        return { name, title: undefined, key: name, entity, field, entry };
      }),
    ),
  );
  return [...groupedBy([...said, ...beside], ({ key }) => key).values()].map((group) => {
    const known = group.find(({ entity }) => entity !== undefined);
    const sections = new Set(group.flatMap(({ title }) => title ?? []));
    return {
      name: group[0]?.name ?? '',
      section: sections.size === 1 ? ([...sections][0] ?? '') : '',
      ...(known?.entity ? { entity: known.entity } : {}),
      ...(known?.field ? { field: known.field } : {}),
      entries: group.map(({ entry }) => entry),
    };
  });
}

/** What the rules of a subject may name. */
export function scopeOfSubject(model: Model, { entity }: RuledSubject): Scope | undefined {
  return entity ? { ...scopeOfEntity(model, entity), old: true } : undefined;
}

function sourcesOf({ constraints }: RuleEntry): readonly string[] {
  return constraints.flatMap((each) => {
    if (each.is === 'compare') return [each.operand.source];
    return each.is === 'expression' || each.is === 'required-when' ? [each.expression.source] : [];
  });
}

/** The fields of the subject's entity that must be known to weigh its rules, its own first. */
export function fieldsWeighed(model: Model, subject: RuledSubject): readonly Field[] {
  const { entity, field, entries } = subject;
  const scope = scopeOfSubject(model, subject);
  if (entity === undefined || scope === undefined) return [];
  const named = entries
    .flatMap(sourcesOf)
    .flatMap((source) => checkExpression(source, scope, schemaOf(model)).references)
    .filter(({ kind, of }) => kind === 'field' && of === entity.name)
    .map(({ name }) => entity.fields.find((each) => each.name === name));
  return [...new Set([field, ...named])].filter((each) => each !== undefined);
}
