import type { Rule } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { said } from './said.tsx';
import { Invariants } from './states.tsx';
import { SpecTable } from './table.tsx';
import { constraints } from './type.tsx';

const columns = ['Subject', 'Rule', 'On', 'Message', 'Error'];

function cells(reading: Reading, rule: Rule) {
  const { reference, text } = rule.subject;
  return [
    reference ? <Ref reading={reading} reference={reference} /> : <Inline text={text} />,
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
        label="Validation rules"
        columns={columns}
        rows={rules.map((element) => ({ element, cells: cells(reading, element) }))}
      />
      <Invariants reading={reading} list={invariants} />
    </>
  );
}
