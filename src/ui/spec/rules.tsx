import type { Rule, Subject } from '../../engine/index.ts';
import { Inline, words } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { said } from './said.tsx';
import { Invariants } from './states.tsx';
import { SpecTable } from './table.tsx';
import { constraints } from './type.tsx';

const columns = ['Subject', 'Rule', 'On', 'Message', 'Error'];

/** What a rule is about, leading there where it is declared. */
function subject(reading: Reading, { reference, text }: Subject) {
  return reference ? <Ref reading={reading} reference={reference} /> : words(text);
}

function cells(reading: Reading, rule: Rule) {
  return [
    subject(reading, rule.subject),
    rule.constraints.length > 0
      ? constraints(rule.constraints)
      : said(rule.stated, () => <Inline text={rule.text} />),
    said(rule.on, (list) => refs(reading, list), true),
    said(rule.message, (message) => <Inline text={message} />),
    said(rule.error, (error) => <Ref reading={reading} reference={error} />),
  ];
}

/** Point 5: validation rules, and what always holds. */
export function RulesPoint({ reading }: { readonly reading: Reading }) {
  const { rules, invariants } = reading.model.rules;
  return (
    <>
      <SpecTable
        reading={reading}
        label="Rules"
        columns={columns}
        rows={rules.map((element) => ({ element, cells: cells(reading, element) }))}
      />
      <Invariants reading={reading} list={invariants} />
    </>
  );
}
