import { useState } from 'react';
import type { CallView, Place } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

const gap = (is: CallView['payload']) => <Tell told={{ is, text: '' }} />;

interface CallProps {
  readonly call: CallView;
  readonly lead: Lead;
}

function Facts({ call, lead }: CallProps) {
  return (
    <dl className={css.facts}>
      <dt>Stated</dt>
      <dd>
        <Jump lead={lead} at={call.at}>
          in the text
        </Jump>
      </dd>
      <dt>Made by</dt>
      <dd>
        {call.madeBy.length === 0 ? (
          <Tell told={call.makers} />
        ) : (
          joined(
            call.madeBy.map(({ name, at }) => (
              <Jump key={at.from} lead={lead} at={at}>
                {name}
              </Jump>
            )),
          )
        )}
      </dd>
      <dt>Allowed to</dt>
      <dd>
        {call.allowed.length === 0 ? (
          <Tell told={call.allowedTo} />
        ) : (
          joined(
            call.allowed.map(({ role, may, at }) => (
              <Jump key={`${role} ${at.from}`} lead={lead} at={at}>
                {role}
                {may !== '' && <> ({may})</>}
              </Jump>
            )),
          )
        )}
      </dd>
      <dt>Payload</dt>
      <dd>
        {call.fields.length === 0
          ? gap(call.payload)
          : joined(
              call.fields.map((field) => (
                <Jump key={field.at.from} lead={lead} at={field.at}>
                  <code>{field.name}</code> {field.type.is === 'shown' ? field.type.text : ''}
                  {field.required.text === 'no' && ', may be left out'}
                </Jump>
              )),
              '; ',
            )}
      </dd>
    </dl>
  );
}

function Answers({ call, lead }: CallProps) {
  if (call.answers.length === 0) return <p className={css.note}>Answers: {gap(call.answered)}</p>;
  return (
    <ViewTable
      label={`Answers of ${call.name}`}
      columns={['Answer', 'When', 'Carries', 'Leads to']}
      rows={call.answers.map((answer) => ({
        key: `${answer.status} ${answer.when.text} ${answer.carries.text}`,
        cells: [
          <Jump key="status" lead={lead} at={answer.at}>
            {answer.status}
          </Jump>,
          <Tell key="when" told={answer.when} quiet />,
          <Tell key="carries" told={answer.carries} />,
          answer.handling.is === 'unstated' && answer.catalogued ? (
            <span key="handling" className={css.blank}>
              {answer.catalogued}
            </span>
          ) : (
            <Tell key="handling" told={answer.handling} quiet />
          ),
        ],
      }))}
    />
  );
}

/** The places of a call, of its payload and of its answers. */
export const placesOf = ({ at, fields, answers }: CallView): readonly Place[] => [
  at,
  ...fields.map((field) => field.at),
  ...answers.map((answer) => answer.at),
];

/**
 * A call that opens on its payload, its answers and who makes it. What is chosen in it opens it, and who opens it has
 * chosen it. What is closed is not drawn in the workbench.
 */
export function CallEntry({ call, lead }: CallProps) {
  const chosen = placesOf(call).some(({ from }) => from === lead.chosen) ? lead.chosen : undefined;
  const [shown, setShown] = useState({ open: chosen !== undefined, chosen });
  let { open } = shown;
  if (shown.chosen !== chosen) {
    open ||= chosen !== undefined;
    setShown({ open, chosen });
  }
  const turn = (now: boolean): void => {
    // What was opened because it is chosen is chosen already.
    if (now && !open) lead.look?.(call.at);
    setShown({ open: now, chosen });
  };
  const isDrawn = open || lead.change === undefined;
  return (
    <details className={css.item} open={open} onToggle={({ currentTarget }) => turn(currentTarget.open)}>
      <summary>
        <span aria-current={chosen === call.at.from ? 'true' : undefined}>
          {call.every ? call.name : <code>{call.name}</code>}
        </span>{' '}
        <Tell told={call.does} quiet />
      </summary>
      {isDrawn && (
        <>
          <Facts call={call} lead={lead} />
          <Answers call={call} lead={lead} />
        </>
      )}
    </details>
  );
}
