import { describe, expect, test } from 'vitest';
import { checks } from '../../../src/engine/checks/index.ts';
import { lineChanges } from '../../../src/engine/edits/line-changes.ts';
import { withPlaces } from '../../../src/engine/finding.ts';
import {
  applyChanges,
  type Change,
  changesFor,
  type Finding,
  type Fix,
  mapPosition,
  read,
} from '../../../src/engine/index.ts';
import { addedTo, leadsTo, type Plain, saidBy, wordsIn } from '../said.ts';
import { answered } from './answered.ts';
import { files, pageOf } from './check-files.ts';

const said = (markdown: string): Plain => saidBy(read(markdown).model);

/** What is offered for a finding, carried out: a fix, or the fixes that say one answer in several columns. */
interface Made {
  readonly label: string;
  readonly fixes: readonly Fix[];
  readonly changes: readonly Change[];
  readonly after: string;
}

/** Changes that are made one after the other as one. */
function together(markdown: string, fixes: readonly Fix[]): Made {
  let after = markdown;
  const made: (readonly Change[])[] = [];
  for (const fix of fixes) {
    const offset = (at: number): number => made.reduce((from, changes) => mapPosition(from, changes), at);
    const now = withPlaces(fix, ({ from, to }) => ({ from: offset(from), to: offset(to) }));
    const changes = changesFor(read(after), now);
    made.push(changes);
    after = applyChanges(after, changes);
  }
  const [only, ...others] = made;
  const changes = only && others.length === 0 ? only : lineChanges(markdown, after);
  return { label: fixes.map(({ label }) => label).join(' and '), fixes, changes, after };
}

/** Every fix of some findings in a document, carried out; columns that one finding asks about belong together. */
function fixed(markdown: string, findings: readonly Finding[]): readonly Made[] {
  return findings.flatMap(({ fixes = [] }) => {
    const columns = fixes.filter(({ kind }) => kind === 'column');
    const areOne = columns.length > 1 && columns.length === fixes.length;
    return (areOne ? [columns] : fixes.map((fix) => [fix])).map((each) => together(markdown, each));
  });
}

/** A fix that settles a question. */
interface Settled {
  readonly question: string;
  readonly says: string;
  readonly fix: Fix;
  readonly changes: readonly Change[];
  readonly after: string;
}

/** Every answer to what a document asks in some findings, put into it. */
function settled(markdown: string, findings: readonly Finding[]): readonly Settled[] {
  return findings.flatMap(({ choice }) =>
    (choice?.options ?? []).flatMap(({ says, fix }) => {
      if (!choice || !fix) return [];
      const { changes } = answered(read(markdown), choice.text, says);
      return { question: choice.text, says, fix, changes, after: applyChanges(markdown, changes) };
    }),
  );
}

/** What is found after a change and was not found before it. */
function newlyFound(before: string, after: string): readonly Finding[] {
  const known = new Set(read(before).findings.map(({ check, message }) => `${check} ${message}`));
  return read(after).findings.filter(({ check, message }) => !known.has(`${check} ${message}`));
}

/** Whether a place of the new text lies in what some changes wrote. */
function isWritten(changes: readonly Change[], { from, to }: Finding['at']): boolean {
  return changes.some((change) => {
    const start = mapPosition(change.from, changes);
    return start <= from && to <= start + change.insert.length;
  });
}

const examples = checks.flatMap(({ id }) => {
  if (!files.pages.includes(id)) return [];
  return pageOf(id).bad.map(({ markdown }, index) => {
    const findings = read(markdown).findings.filter(({ check }) => check === id);
    const [made, answers] = [fixed(markdown, findings), settled(markdown, findings)];
    return { id, name: `${id} ${index + 1}`, markdown, findings, made, answers };
  });
});

/** What an example offers: the kinds of its fixes, and what each of its answers does. */
function offersOf(findings: readonly Finding[]): string {
  const fixes = findings.flatMap((finding) => finding.fixes ?? []).map(({ kind }) => kind);
  const answers = findings
    .flatMap(({ choice }) => choice?.options ?? [])
    .map(({ fix }) => fix?.kind ?? 'nothing');
  return [...fixes, ...(answers.length > 0 ? [`asks ${answers.join(' or ')}`] : [])].join(', ');
}

/** What each example offers that offers something. Whoever adds a fix adds an example of it. */
const offered: Readonly<Record<string, string>> = {
  'calls/answer-without-handling 1': 'column',
  'calls/duplicate-call 2': 'remove',
  'calls/error-not-catalogued 1': 'declare',
  'calls/made-by-nobody 1': 'column',
  'calls/misses-required-field 1': 'column, declare',
  'calls/no-answer 1': 'column',
  'calls/open-to-nobody 1': 'column',
  'calls/unknown-path-parameter 1': 'asks replace or nothing',
  'calls/unknown-path-parameter 2': 'replace, asks replace or nothing',
  'calls/unknown-payload-field 1': 'replace, declare, asks replace or declare',
  'constants/duplicate-constant 1': 'asks remove or remove',
  'constants/duplicate-constant 2': 'remove',
  'constants/no-value 1': 'column',
  'constants/unit-differs 1': 'replace, replace, asks replace or replace',
  'constants/unknown-constant 1': 'replace, declare, asks replace or declare',
  'constants/unused-constant 1': 'remove',
  'constants/value-differs 1': 'replace, asks replace or replace',
  'document/duplicate-point 1': 'merge',
  'document/empty-point 1': 'not-shown',
  'document/missing-point 1': 'not-shown',
  'document/number-title-mismatch 1': 'replace',
  'document/point-order 1': 'sort',
  'document/same-fact-twice 1': 'replace, replace, asks replace or replace',
  'document/unclear-setting 1': 'replace',
  'document/unknown-name 1': 'declare',
  'document/unknown-name 2': 'replace',
  'document/unread 3': 'move',
  'document/unused-waiver 1': 'remove',
  'document/unused-waiver 2': 'remove',
  'entities/circular-required 1': 'asks replace or replace',
  'entities/duplicate-entity 2': 'remove',
  'entities/duplicate-field 2': 'remove',
  'entities/empty-enumeration 1': 'replace',
  'entities/field-never-read 1': 'remove',
  'entities/no-key 1': 'asks column or column',
  'entities/not-said 2': 'column, column',
  'entities/unknown-type 1': 'replace, declare, asks replace or declare',
  'entities/unused 1': 'remove',
  'errors/duplicate-error 2': 'remove',
  'errors/never-raised 1': 'remove',
  'errors/no-handling 1': 'column',
  'errors/no-message 1': 'column',
  'errors/status-differs 1': 'replace, replace, asks replace or replace',
  'product/audience-without-role 1': 'declare',
  'product/no-audience 1': 'not-shown',
  'product/no-purpose 1': 'not-shown',
  'product/term-drift 2': 'replace',
  'roles/allowed-and-forbidden 1': 'asks replace or remove',
  'roles/not-said 1': 'column',
  'roles/own-without-owner 2': 'asks column or column',
  'roles/role-without-permission 1': 'column',
  'roles/undeclared-role 1': 'declare',
  'roles/unknown-action 1': 'replace',
  'roles/unused-role 1': 'column, remove',
  'rules/expression-error 1': 'replace, declare, asks replace or declare',
  'rules/no-message 1': 'column',
  'rules/number-is-a-constant 1': 'replace',
  'rules/required-and-optional 1': 'asks replace or replace',
  'rules/unchecked-payload 1': 'declare',
  'rules/unchecked-payload 2': 'column',
  'rules/unknown-subject 1': 'replace, declare, asks replace or declare',
  'screens/not-said 1': 'column',
  'screens/unknown-call 1': 'declare',
  'screens/unknown-entity 1': 'declare',
  'screens/unknown-parameter 1': 'declare',
  'screens/unknown-target 1': 'declare',
  'screens/unreachable 1': 'asks replace or nothing',
  'screens/unreachable 2': 'asks replace or nothing',
  'states/ambiguous-transition 2': 'asks column or nothing',
  'states/dead-end 1': 'asks replace or declare',
  'states/enumeration-differs 1': 'declare',
  'states/no-initial 1': 'column',
  'states/then-unknown-field 1': 'declare',
  'states/transition-for-nobody 1': 'column',
  'states/unguarded-time 1': 'column',
  'states/unknown-state 1': 'replace, declare, asks replace or declare',
};

test('each page shows the fixes and questions that its check offers', () => {
  const found = examples.map(({ name, findings }) => [name, offersOf(findings)] as const);
  expect(Object.fromEntries(found.filter(([, offers]) => offers !== ''))).toEqual(offered);
});

/** Whether what is added to what a document says is one name at most, with nothing said of it. */
function addsNothingButName(markdown: string, fix: Fix, after: string): void {
  expect(fix.kind).toBe('declare');
  if (fix.kind !== 'declare') return;
  const added = addedTo(said(markdown), said(after));
  expect(added).toBeDefined();
  expect(added?.length).toBeLessThanOrEqual(1);
  const about = `${fix.within ?? ''}.${fix.name} ${fix.status ?? ''}`;
  expect(wordsIn(added?.[0] ?? '').filter((word) => !about.includes(word))).toEqual([]);
}

/** Expects that what is found in a text after a change are but questions about what it says is not shown. */
function expectQuestions(before: string, changes: readonly Change[], after: string): void {
  for (const { check, severity, at } of newlyFound(before, after)) {
    expect([check, severity]).toEqual(['document/not-shown', 'gap']);
    expect(isWritten(changes, at)).toBe(true);
  }
}

describe.each(examples.filter(({ made }) => made.length > 0).map((each) => [each.name, each] as const))(
  'bad example %s',
  (_, { id, markdown, made, answers }) => {
    const good = pageOf(id).good.map((example) => said(example.markdown));
    const isGood = (after: string): boolean => good.some((each) => leadsTo(said(after), each));

    test('a fix leads to a good example, where it leaves open at most what is not shown', () => {
      expect([...made, ...answers].filter(({ after }) => isGood(after))).not.toEqual([]);
    });

    test.each(made)('“$label” leads to a good example, or adds nothing but a name', ({ fixes, after }) => {
      expect(after).not.toBe(markdown);
      // Beside a fix that does: whoever wrote the name may have meant it.
      if (!isGood(after)) for (const fix of fixes) addsNothingButName(markdown, fix, after);
    });

    test.each(made)('“$label” takes nothing away that it does not name', ({ fixes, after }) => {
      for (const fix of fixes) {
        const [before, now] = [said(markdown), said(after)];
        if (fix.kind === 'column' || fix.kind === 'not-shown') expect(addedTo(before, now)).toEqual([]);
        if (fix.kind === 'declare') expect(addedTo(before, now)).toBeDefined();
        if (fix.kind === 'remove' && fix.fact)
          expect(addedTo(now, before)).toHaveLength(1 + (fix.also?.length ?? 0));
      }
    });

    test.each(made)(
      '“$label” raises nothing but questions about what it says is not shown',
      ({ changes, after }) => expectQuestions(markdown, changes, after),
    );
  },
);

describe.each(examples.filter(({ answers }) => answers.length > 0).map((each) => [each.name, each] as const))(
  'bad example %s',
  (_, { id, markdown, answers }) => {
    const good = pageOf(id).good.map((example) => said(example.markdown));

    test.each(answers)('“$says” leads to a good example, or adds nothing but a name', ({ fix, after }) => {
      expect(after).not.toBe(markdown);
      if (good.some((each) => leadsTo(said(after), each))) return;
      addsNothingButName(markdown, fix, after);
      // The other answer is that the name was a slip.
      expect(answers.some((each) => good.some((one) => leadsTo(said(each.after), one)))).toBe(true);
    });

    test.each(answers)(
      '“$says” raises nothing but questions about what it says is not shown',
      ({ changes, after }) => expectQuestions(markdown, changes, after),
    );
  },
);
