import type { Inline } from '../../syntax/block.ts';
import { slice } from '../../syntax/inline.ts';
import { rulesOfObjects, rulesOfYaml } from './keyed-rules.ts';
import { rulesOfSql } from './sql-rules.ts';
import type { RuleLine } from './subjects.ts';

/** Where the name of what is ruled and the rule stand in a line of a programme, by the manner of writing it. */
const manners = [
  // A schema of Zod, Yup, Joi, Valibot or TypeBox: `title: z.string().max(80),`
  /^[ \t]*["']?(?<name>[A-Za-z_]\w*)["']?[ \t]*:[ \t]*(?<rule>(?:z|yup|joi|v|t|s)\.\w+\(.*?),?[ \t]*$/dgim,
  // An array of rules by field, as Laravel's requests have it: `'title' => 'required|max:80',`
  /^[ \t]*(?<quote>["'])(?<name>[\w.*[\]-]+)\k<quote>[ \t]*=>[ \t]*(?<rule>\S.*?),?[ \t]*$/dgm,
  // A model of Rails: `validates :title, presence: true, length: { maximum: 80 }`
  /^[ \t]*validates[ \t]+(?<name>:\w+(?:,[ \t]*:\w+)*),[ \t]*(?<rule>[a-z]\w*:.*?)[ \t]*$/dgm,
];

/** The rules that a programme declares, one for each field that a line of it names. */
export function rulesOfFence(language: string, code: Inline): readonly RuleLine[] {
  const sql = rulesOfSql(code);
  if (sql.length > 0) return sql;
  const objects = rulesOfObjects(code);
  const keyed = /^(?:ya?ml|)$/.test(language) ? rulesOfYaml(code) : [];
  return keyed.length > objects.length ? keyed : [...objects, ...declared(code)];
}

/** The rules that calls and lists of a programme are. */
function declared(code: Inline): readonly RuleLine[] {
  return manners.flatMap((manner) =>
    [...code.source.matchAll(manner)].flatMap(({ indices }) => {
      const [names, rule] = [indices?.groups?.name, indices?.groups?.rule];
      if (!names || !rule) return [];
      const named = slice(code, ...names);
      const said = slice(code, ...rule);
      const isQuoted = /^(["']).*\1$/.test(said.source);
      return [...named.source.matchAll(/[\w.*[\]-]+/g)].map(({ 0: name, index }) => ({
        subject: slice(named, index, index + name.length),
        rule: isQuoted ? slice(said, 1, said.source.length - 1) : said,
      }));
    }),
  );
}
