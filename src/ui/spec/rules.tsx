import { type Rule, type RuleView, type Subject, viewOf } from '../../engine/index.ts';
import { Boundaries } from '../rule-view/rule-list.tsx';
import { labelledSubjects } from '../rule-view/rule-subjects.ts';
import { RuleTester } from '../rule-view/rule-tester.tsx';
import { Inline, words } from '../text/inline.tsx';
import { LivePart } from '../view/live-part.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { said } from './said.tsx';
import { Invariants } from './states.tsx';
import { SpecTable } from './table.tsx';
import { constraints } from './type.tsx';

const columns = ['Subject', 'Rule', 'At the boundary', 'On', 'Message', 'Error'];

/** What a rule is about, leading there where it is declared. */
function subject(reading: Reading, { reference, text }: Subject) {
  return reference ? <Ref reading={reading} reference={reference} /> : words(text);
}

function cells(reading: Reading, rule: Rule, view: RuleView | undefined) {
  return [
    subject(reading, rule.subject),
    rule.constraints.length > 0
      ? constraints(rule.constraints)
      : said(rule.stated, () => <Inline text={rule.text} />),
    view && view.boundaries.length > 0 ? <Boundaries key="boundaries" rule={view} /> : null,
    said(rule.on, (list) => refs(reading, list), true),
    said(rule.message, (message) => <Inline text={message} />),
    said(rule.error, (error) => <Ref reading={reading} reference={error} />),
  ];
}

/** What the page has before a script takes a part over. */
const nothing = (): Promise<undefined> => Promise.resolve(undefined);

/** Point 5: validation rules, and what always holds. */
export function RulesPoint({ reading }: { readonly reading: Reading }) {
  const { rules, invariants } = reading.model.rules;
  const { subjects } = viewOf(reading.model, 'rules');
  const tried = [...labelledSubjects(subjects)].flatMap(([label, { inputs }]) =>
    inputs.length > 0 ? label : [],
  );
  const views = new Map(
    subjects
      .flatMap((subject) => subject.rules)
      .flatMap((rule) => (rule.from === 'rules' ? [[rule.at.from, rule] as const] : [])),
  );
  return (
    <>
      <SpecTable
        reading={reading}
        label="Rules"
        columns={columns}
        rows={rules.map((element) => ({
          element,
          cells: cells(reading, element, views.get(element.nameAt.from)),
        }))}
      />
      {reading.trials && tried.length > 0 && (
        <LivePart is="rules" given={tried} {...reading.trials}>
          <RuleTester subjects={tried} load={nothing} tryOut={nothing} lead={reading.lead} />
        </LivePart>
      )}
      <Invariants reading={reading} list={invariants} />
    </>
  );
}
