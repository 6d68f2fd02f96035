import type { FenceBlock, Inline } from '../../../syntax/block.ts';
import { slice } from '../../../syntax/inline.ts';
import type { Field } from '../../domain-elements.ts';
import { shown } from '../../stated.ts';
import { nameOf } from '../../words/names.ts';
import { type EntityFact, field } from '../facts.ts';
import { entityOf } from '../lists.ts';
import {
  aliases,
  classesInBrackets,
  declarations,
  member,
  nameFirst,
  typeFirst,
} from './brace-declarations.ts';
import { classesOfPython, type Shape, tablesOfRuby, tablesOfSql } from './code-declarations.ts';
import { shapesOfJson, shapesOfYaml } from './key-shapes.ts';
import { shapesInLines, tablesInLines } from './one-line-shapes.ts';
import { relatedIn } from './relations.ts';

const declaring = new Set(['ts', 'typescript', 'prisma', 'graphql', 'gql', 'proto', 'protobuf', 'dbml']);

/** Whether a fence in a language declares what is kept; in others it is somebody's program. */
export function isDeclaring(language: string): boolean {
  return declaring.has(language);
}

/**
 * The facts of a fence that declares shapes: Mermaid's `erDiagram`, declarations in braces as TypeScript, Rust, Go,
 * Java, Prisma and GraphQL write them, tables of SQL and Ruby, classes of Python and Kotlin, schemas in YAML and JSON,
 * and an example in JSON. A shape without a name is that of the heading above it.
 */
export function shapesOfFence({
  language,
  code,
}: Pick<FenceBlock, 'language' | 'code'>): readonly EntityFact[] {
  const isExample = language.startsWith('json') || /^\s*[{[]\s*(?:"|\n)/.test(code.source);
  const shapes = /^\s*erDiagram\b/.test(code.source)
    ? declarations(code, typeFirst)
    : /^\s*classDiagram\b/.test(code.source)
      ? declarations(code, member)
      : isExample
        ? schemaOrExample(code)
        : /^ya?ml$/.test(language)
          ? shapesOfYaml(code)
          : [
              ...aliases(code),
              ...declarations(code, nameFirst),
              ...shapesInLines(code),
              ...(/^(?:|te?xt|sql|dbml|plain)$/.test(language) ? tablesInLines(code) : []),
              ...classesInBrackets(code),
              ...tablesOfSql(code),
              ...tablesOfRuby(code),
              ...classesOfPython(code, language, nameFirst),
            ];
  const declared = new Set(shapes.map(({ name }) => name?.source));
  return [
    ...shapes.flatMap((shape) => factsOf(shape, isExample)),
    ...relatedIn(code)
      .filter(({ name }) => !declared.has(nameOf(name).name))
      .map(
        ({ name, relations }): EntityFact => ({
          is: 'drawn',
          entity: entityOf(name, name.at, [], relations.join('; ')),
        }),
      ),
  ];
}

function factsOf({ name, base, fields, values }: Shape, isExample: boolean): readonly EntityFact[] {
  if (fields.length + values.length === 0) return [];
  if (!name)
    return [
      ...fields.map((each): EntityFact => ({ is: 'field', field: each, example: isExample })),
      ...values.map((value): EntityFact => ({ is: 'value', value })),
    ];
  const enumeration = values.length > 0;
  return [
    {
      is: 'entity',
      entity: {
        name: name.source,
        at: name.at,
        nameAt: name.at,
        how: 'tolerant',
        is: enumeration ? 'enumeration' : 'entity',
        ...(base ? { base } : {}),
        fields: enumeration ? [] : fields,
        values,
        stated: shown(true, name.at),
        description: '',
      },
    },
  ];
}

function schemaOrExample(code: Inline): readonly Shape[] {
  const schemas = shapesOfJson(code);
  return schemas.length > 0 ? schemas : example(code);
}

/** The keys of the object that a JSON example is, or of the first object of a list. Types are not told by examples. */
function example(code: Inline): readonly Shape[] {
  const fields: Field[] = [];
  let depth = 0;
  const inner = /^\s*\[/.test(code.source) ? 2 : 1;
  for (const match of code.source.matchAll(/"((?:[^"\\\n]|\\.)*)"(\s*:)?|[{}[\]]/g)) {
    const [all, key, colon] = match;
    if (all === '{' || all === '[') depth++;
    else if (all === '}' || all === ']') depth--;
    else if (colon && depth === inner && key && !fields.some((each) => each.name === key)) {
      const name = slice(code, match.index + 1, match.index + 1 + key.length);
      fields.push(field(name, name.at, 'tolerant', {}));
    }
  }
  return [{ fields, values: [] }];
}
