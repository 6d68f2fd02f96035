import type { Inline, Item } from '../syntax/block.ts';
import { plain, slice, withoutComments } from '../syntax/inline.ts';
import { codeLines } from './blocks/code-lines.ts';
import { type Context, headingText } from './blocks/context.ts';
import type { Gathering } from './blocks/reading.ts';
import { saidOfNamed, withTold } from './blocks/told-of.ts';
import type { PointReader, RowReading } from './reader.ts';
import { type Answered, answeredParts, eachTold, withRemark } from './rules/answered-parts.ts';
import { rulesOfRemarks } from './rules/commented-names.ts';
import { answersWithBound, rulesSomething } from './rules/demands.ts';
import { rulesOfFence } from './rules/fences.ts';
import { limitBelow, toldBeside } from './rules/limit-lines.ts';
import { lineFact } from './rules/line-fact.ts';
import { aboutFirst, rulesOfLine, rulesOfSentence } from './rules/lines.ts';
import { gatherMessages } from './rules/listed-messages.ts';
import { rulesOfListing } from './rules/listed-rules.ts';
import {
  answered,
  gatherAnswer,
  gatherRule,
  noteTold,
  type RuleFact,
  ruleLabels,
  rulesAnswered,
  silent,
  spaced,
  toldIn,
  toldOf,
  withNested,
} from './rules/messages.ts';
import { saidBelow, titlesBelow, uncommented } from './rules/nested.ts';
import { clauseNumber, requirement as requirementNumber } from './rules/numbers.ts';
import { caseOfLast, pointingBack, whenRefused } from './rules/pointing.ts';
import { isWell, saysNothing } from './rules/remarks.ts';
import {
  demandAbove,
  demandOfAll,
  demandOfNames,
  namesAlone,
  namesOf,
  pointsAtAll,
  refusedBelow,
} from './rules/shared-demands.ts';
import { type RuleLine, splitAtSaying } from './rules/subjects.ts';
import { ruleTables } from './rules/tables.ts';
import { invariantIn } from './states/lines/invariants.ts';
import { says } from './tables/cell-kinds.ts';
import { markedSubject, stated } from './words/markers.ts';
import { messageIn } from './words/names.ts';
import { headOf, isParted } from './words/phrases.ts';

/** Point 5: a table of subjects and rules; bullets ``- `title`: required; at most 60 characters`` do as well. */
export const rulesReader: PointReader<'rules', RuleFact> = {
  tables: {
    ...ruleTables,
    demands: {
      shape: {
        columns: {
          rule: { title: 'Rule', also: ['check', 'constraint', 'requirement', 'validation', 'condition'] },
          message: { title: 'Message', also: ['error message', 'text', 'message shown'] },
          error: {
            title: 'Error',
            also: ['error code', 'code', 'on violation', 'error on violation', 'if broken'],
          },
        },
        needs: [['rule'], ['message', 'error']],
        inOrder: ['rule'],
      },
      row: demandRow,
    },
  },
  fence(block, context, gather) {
    const found = rulesOfFence(block.language, block.code);
    const listed = found.length === 0 ? rulesOfListing(block.code) : [];
    const isPlain = /^(?:text|txt|)$/.test(block.language);
    const isTold = found.length + listed.length > 0;
    for (const line of isTold || !isPlain ? found : codeLines(block.code).flatMap(labelledRules))
      gatherRule(gather, spaced(lineFact(line, line.rule.at, context)));
    for (const line of isTold ? listed : rulesOfRemarks(block.code))
      gatherRule(gather, spaced(lineFact(line, line.rule.at, context, line.told)));
  },
  titledClauses: true,
  item: (item, context, gather, above) =>
    readItem(uncommented(item), context, gather, above.map(uncommented)),
  paragraph(block, _context, gather): void {
    const found = invariantIn(block.text, block.text.at);
    if (found) gather.fact({ is: 'invariant', invariant: found.invariant });
  },
  sentence(whole, context, gather) {
    const sentence = withoutComments(whole);
    // "All of these are mandatory:" is said of what is listed below, and read with that.
    const leads = /:\s*$/.test(sentence.source) && pointsAtAll(sentence);
    if (leads || refers.test(sentence.source)) {
      gather.prose(sentence);
      return true;
    }
    if (gatherMessages(sentence, gather) || gatherAnswer(sentence, gather)) return true;
    if (isWell(sentence.source)) return false;
    const parts = answeredParts(sentence);
    const isFound = parts.map((part, index) => {
      const before = parts.slice(0, index).map(({ rule }) => rule);
      return gatherSentence(sentence, part, before, context, gather);
    });
    return isFound.includes(true);
  },
  tellsInText: 'of them',
  assemble(parts) {
    const facts = parts.flatMap((part) => part.reading.facts);
    return {
      rules: withTold(
        parts.flatMap((part) => rulesAnswered(part.reading.facts)),
        facts.filter((fact) => fact.is === 'told'),
      ),
      invariants: facts.flatMap((fact) => (fact.is === 'invariant' ? fact.invariant : [])),
    };
  },
  stated({ rules, invariants }, count) {
    for (const { stated: what, message } of rules) {
      count(what.is);
      count(message.is);
    }
    for (const _ of invariants) count('shown');
  },
};

/** Takes in the rules of a sentence, or of one of its `parts` that has a message of its own; false where there are none. */
function gatherSentence(
  sentence: Inline,
  part: Answered,
  before: readonly Inline[],
  context: Context,
  gather: Gathering<RuleFact>,
): boolean {
  const { rule, told } = part;
  const found = part.line ? [part.line] : aboutFirst(rulesOfSentence(withoutNumber(rule)), before);
  const opens = gather.ofBlock(
    (block) => block.kind === 'paragraph' && block.text.at.from === sentence.at.from,
  );
  const isAsked = opens && /\?$/.test(headingText(context) || context.lead);
  const lines: readonly RuleLine[] = (
    found.length === 0 && ((isAsked && answersWithBound(rule.source)) || told.message.is === 'shown')
      ? [{ subject: isAsked ? undefined : splitAtSaying(rule).subject, rule, sentence: rule }]
      : found
  ).map((line) => pointingBack(line, rule, gather));
  const isAll = lines.length === 1 && before.length === 0 && !part.more;
  for (const each of eachTold(lines, part))
    gatherRule(
      gather,
      lineFact(
        each.line,
        isAll ? sentence.at : (each.line.sentence ?? each.line.rule).at,
        context,
        each.told,
      ),
    );
  return lines.length > 0;
}

/** The rules of a line of a listing that names its subject: `title: required, at most 80`. */
function labelledRules(line: Inline): readonly RuleLine[] {
  return isParted(headOf(line)) ? rulesOfLine(line) : [];
}

/** A sentence without the number of its clause: "(2) The amount …", "4.2 The amount …". */
function withoutNumber(text: Inline): Inline {
  const found = requirementNumber.exec(text.source);
  const number = found && /[:–—]\s*$/.test(found[0]) ? found : clauseNumber.exec(text.source);
  return slice(text, number?.[0].length ?? 0, text.source.length);
}

/** A row with a rule that names its subject itself, and what is said where it is broken. */
function demandRow({ row, match, cell, gather, context }: RowReading<RuleFact>): void {
  const ruleCell = cell('rule');
  const text = ruleCell && withoutComments(ruleCell);
  if (!text?.source) return;
  const [message, error] = [cell('message'), toldIn(cell('error'))];
  const told = { ...error, message: message?.source ? stated(message, messageIn) : error.message };
  // What stands in a column before it, whatever that is called, is what it is about.
  const [first] = row.cells;
  const before =
    match.extra.includes(0) && says(first) && !/^[\d.#]+$/.test(first.source) ? first : undefined;
  const lines = before ? [{ subject: before, rule: text }] : rulesOfLine(text);
  for (const line of lines)
    gatherRule(
      gather,
      lineFact(line, lines.length === 1 ? row.at : (line.sentence ?? line.rule).at, context, told),
      true,
    );
}

/** Where something was taken from is no rule: "**Note** — Source: `note.ts`", "**Note**: Source: `note.ts`". */
const refers = /(?:^|[:–—-]\s+)(?:source|sources|see|file|ref(?:erence)?|quelle)\b\s*:?\s*`[^`]+`\.?$/i;

/** A title and the files that it is about: "**Shelves** [`src/shelf.ts`, `server/shelf`]". */
const titleWithFiles = /^\*\*[^*]+\*\*:?\s*(?:\[[^[\]]*\]|\([^()]*\))$/;
const namesFile = /`[^`\s]*(?:\/|\.[a-z]{1,5})[^`\s]*`/;
const isTitleWithFiles = ({ source }: Inline): boolean =>
  titleWithFiles.test(source) && namesFile.test(source.slice(source.indexOf('**', 2)));

/** ``- `title`: required, at most 60 characters``, ``- `name` ≤ 100``, `- A new user is refused on a private site`. */
function readItem(
  item: Item,
  context: Context,
  gather: Gathering<RuleFact>,
  above: readonly Item[],
): 'not' | 'itself' {
  const invariant = invariantIn(item.text, item.at);
  if (invariant) {
    gather.fact({ is: 'invariant', invariant: invariant.invariant });
    return 'itself';
  }
  const ofRule = saidOfNamed(item.text, gather, ruleLabels);
  if (ofRule) {
    gather.fact({ is: 'told', ...ofRule });
    return 'itself';
  }
  const around = above.at(-1);
  const nested = around && toldOf(item.text, true);
  if (nested) {
    const [first] = rulesOfLine(answered(around.text).rule);
    if (first) {
      noteTold(nested, plain(first.subject ?? around.text), gather);
      return 'itself';
    }
  }
  const limit = limitBelow(item, around, context.headings.length > 0, gather);
  if (limit) {
    gatherRule(gather, lineFact(limit, item.at, context, withNested(toldBeside(around, gather), item)));
    return 'itself';
  }
  if (toldBeside(around, gather) !== silent && toldOf(item.text, true)) return 'itself';
  if (gatherAnswer(item.text, gather)) return 'itself';
  if (
    /:$/.test(item.text.source) ||
    refers.test(item.text.source) ||
    isTitleWithFiles(item.text) ||
    saysNothing(
      item.text.source,
      Boolean(around ?? (headingText(context) || context.lead)),
      rulesSomething,
    ) ||
    markedSubject(item.text.source)
  )
    return 'not';
  const isTitle = titlesBelow(item.text) || demandOfAll(item.text, context.headings.length > 0) !== undefined;
  const below = item.children.flatMap(({ items }) => items);
  if (isTitle && below.some(({ text }) => !toldOf(text, true))) return 'not';
  const answers = answeredParts(item.text);
  if (answers.length > 1 || answers[0]?.more || answers[0]?.line) {
    const found = answers.flatMap((part, index) => {
      const before = answers.slice(0, index).map((each) => each.rule);
      const own = part.line ?? (part.told.message.is === 'shown' ? whenRefused(part.rule) : undefined);
      return eachTold(own ? [own] : aboutFirst(rulesOfLine(part.rule), before), part);
    });
    for (const { line, told } of found)
      gatherRule(gather, lineFact(line, (line.sentence ?? line.rule).at, context, told));
    return found.length > 0 ? 'itself' : 'not';
  }
  const refused = around ? undefined : refusedBelow(item, context);
  if (refused) {
    gatherRule(gather, lineFact(refused, item.at, context));
    return 'itself';
  }
  const { rule: text, told, whole } = answers[0] ?? { rule: item.text, told: silent, whole: undefined };
  const demand = demandAbove(item, context, around);
  const names = demand ? namesAlone(text) : [];
  const inverse = demandOfNames(text);
  const when = told.message.is === 'shown' ? whenRefused(text) : undefined;
  const own = when
    ? [when]
    : inverse.length > 0
      ? inverse
      : rulesOfLine(text).flatMap((line) => saidBelow(line, text, around?.text));
  const lines = names.length > 0 ? [] : own.map((line) => withRemark(caseOfLast(line, text, gather), whole));
  const within = demand ? { ...context, lead: '', headings: [] } : context;
  for (const line of lines)
    gatherRule(
      gather,
      lineFact(
        line,
        lines.length === 1 ? item.at : (line.sentence ?? line.rule).at,
        within,
        withNested(told, item),
      ),
    );
  const subjects = names.length > 0 ? names : namesOf(lines);
  if (demand)
    for (const subject of subjects)
      gatherRule(
        gather,
        lineFact({ subject, rule: demand }, subjects.length === 1 ? item.at : subject.at, within),
      );
  if (names.length > 0) return 'itself';
  return lines.length > 0 ? 'itself' : 'not';
}
