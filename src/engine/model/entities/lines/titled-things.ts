import type { Inline, ParagraphBlock } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import { wording } from '../../../syntax/wording.ts';
import type { Context } from '../../blocks/context.ts';
import { headingIn } from '../../blocks/heading-in.ts';
import type { Field } from '../../domain-elements.ts';
import { unwrapped } from '../../words/phrases.ts';
import type { EntityFact } from '../facts.ts';
import { entityOf, headingOver, isFree, namesSeveral, WRITTEN } from '../lists.ts';
import { isThing, thing } from '../sentences/sentences.ts';

/** A paragraph that a name in bold type opens, as it were below a heading. */
export interface TitledThing {
  readonly name: Inline;
  readonly block: ParagraphBlock;
  readonly context: Context;
}

/** A name in bold type that a sign closes, and behind it a sentence. */
const titled = wording`^\*\*(?:\x60(?<code>[\p{L}_][\p{L}\p{N}_]*)\x60|(?<name>\p{Lu}[\p{L}\p{N}_-]*(?: [\p{L}\p{N}_-]+){0,2}))(?:[.:]\*\*|\*\*[.:]|\*\*\s+[–—-](?=\s))\s+(?=\p{Lu}[\p{L}\p{N}]*\s[\s\S]*\.$|\x60)`;

/**
 * What stands behind the title of a paragraph and names something in code, to be read as below a heading that names the same:
 * "**Berth.** A place to moor. It has `depth`." Undefined where the heading above names the thing, and a title may be that of a part.
 */
export function titledThing(block: ParagraphBlock, context: Context): TitledThing | undefined {
  const found = titled.exec(block.text.source);
  const called = found?.groups?.code ?? found?.groups?.name;
  const heading = headingOver(context, block.text);
  if (!found || !called || !isThing(called) || !(isFree(heading) || namesSeveral(heading))) return undefined;
  if (!block.text.source.includes('`', found[0].length)) return undefined;
  const start = block.text.source.indexOf(called);
  const name = slice(block.text, start, start + called.length);
  const text = unwrapped(slice(block.text, found[0].length, block.text.source.length));
  return {
    name,
    block: Object.create(block, { text: { value: text } }) as ParagraphBlock,
    context: { ...context, headings: [...context.headings, headingIn(block, name, undefined, WRITTEN)] },
  };
}

/** Whether a field is named in code in a text. */
const isCoded = ({ name }: Field, { source }: Inline): boolean => source.includes(`\`${name}`);

/** Facts told below a title as those of an entity of that name: of fields those that are named in code. */
export function ofThing({ name, block }: TitledThing, facts: readonly EntityFact[]): readonly EntityFact[] {
  const isOwn = (fact: EntityFact): boolean =>
    (fact.is === 'field' && !fact.of) ||
    (fact.is === 'entity' && thing(fact.entity.name) === thing(name.source));
  const fields = facts.filter(isOwn).flatMap((fact) => {
    if (fact.is === 'entity') return fact.entity.fields;
    return fact.is === 'field' && isCoded(fact.field, block.text) ? [fact.field] : [];
  });
  const others = facts.filter((fact) => !isOwn(fact));
  return fields.length === 0
    ? others
    : [{ is: 'entity', entity: entityOf(name, block.text.at, fields, '') }, ...others];
}
