import {
  type Answer,
  type Call,
  type CallView,
  type Carried,
  errorCarried,
  type PayloadField,
  viewOf,
} from '../../engine/index.ts';
import { words } from '../text/inline.tsx';
import { Jump } from '../view/lead.tsx';
import { action, condition, handlings } from './condition.tsx';
import { ElementHeading, Facts } from './element-heading.tsx';
import type { Reading } from './reading.ts';
import { Ref, refs } from './reference.tsx';
import { joined, said } from './said.tsx';
import { SpecTable } from './table.tsx';
import { defaultValue, type, typeUse } from './type.tsx';

function carried(reading: Reading, answer: Answer, it: Carried) {
  const error = errorCarried(reading.model, answer, it);
  if (error) return <Ref reading={reading} reference={error} />;
  if (it.is === 'error') return <Ref reading={reading} reference={it.error} />;
  if (it.is === 'type') return type(reading, it.type);
  return (
    <>
      {it.name}: {type(reading, it.type)}
    </>
  );
}

function payloadCells(reading: Reading, field: PayloadField) {
  return [
    field.name,
    field.in,
    said(field.type, (use) => typeUse(reading, use)),
    said(field.required, (required) => (required ? 'yes' : 'no')),
    said(field.default, (value) => defaultValue(reading, value), true),
    words(field.meaning),
  ];
}

function answerCells(reading: Reading, answer: Answer) {
  return [
    answer.status,
    said(answer.when, condition, true),
    said(answer.carries, (list) =>
      joined(
        list.map((it) => carried(reading, answer, it)),
        '; ',
      ),
    ),
    said(answer.handling, (list) => handlings(reading, list), true),
  ];
}

/** What kind of call it is, where it is not one that the product's own screens make. */
function kindOf(call: Call): string {
  if (call.every) return 'every call under it';
  return call.outgoing ? 'to somebody else' : '';
}

interface CallProps {
  readonly reading: Reading;
  readonly call: Call;
  readonly view: CallView | undefined;
}

/** Who makes a call: the screens it names and those that name it, and others; else what is said of them. */
function madeBy({ reading, call, view }: CallProps) {
  if (!view || view.madeBy.length === 0)
    return said(
      call.madeBy,
      (list) =>
        refs(
          reading,
          list.flatMap((maker) => (maker.is === 'screen' ? maker.screen : [])),
        ),
      true,
    );
  return joined(
    view.madeBy.map(({ name, at }) => (
      <Jump key={at.from} lead={reading.lead} at={at}>
        {name}
      </Jump>
    )),
  );
}

/** One call: what it does, what it sends, and every answer to it. */
function CallEntry({ reading, call, view }: CallProps) {
  const payload = call.payload.is === 'shown' ? call.payload.value : [];
  const answers = call.answers.is === 'shown' ? call.answers.value : [];
  return (
    <div>
      <ElementHeading
        reading={reading}
        element={call}
        title={<code>{call.every ? call.path : call.name}</code>}
        note={kindOf(call)}
      />
      <Facts
        facts={[
          [
            'Does',
            said(
              call.does,
              (list) =>
                joined(
                  list.map((it) => action(reading, it)),
                  '; ',
                ),
              call.every,
            ),
          ],
          ['Made by', madeBy({ reading, call, view })],
          ['Allowed to', said(call.allowedTo, (list) => refs(reading, list), true)],
          ['Payload', payload.length > 0 ? null : said(call.payload, () => 'nothing', true)],
          ['Answers', answers.length > 0 ? null : said(call.answers, () => 'nothing', call.every)],
        ]}
      />
      <SpecTable
        reading={reading}
        label={`What ${call.name} sends`}
        columns={['Payload', 'In', 'Type', 'Required', 'Default', 'Meaning']}
        rows={payload.map((element) => ({ element, cells: payloadCells(reading, element) }))}
      />
      <SpecTable
        reading={reading}
        label={`Answers to ${call.name}`}
        columns={['Answer', 'When', 'Carries', 'Handling']}
        rows={answers.map((element) => ({ element, cells: answerCells(reading, element) }))}
      />
    </div>
  );
}

/** Point 7: the calls. */
export function CallsPoint({ reading }: { readonly reading: Reading }) {
  const views = new Map(
    viewOf(reading.model, 'calls')
      .resources.flatMap(({ calls }) => calls)
      .map((view) => [view.at.from, view]),
  );
  return reading.model.calls.calls.map((call) => (
    <CallEntry
      key={reading.anchorOf(call)}
      reading={reading}
      call={call}
      view={views.get(call.nameAt.from)}
    />
  ));
}
