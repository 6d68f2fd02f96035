import { useState } from 'react';
import type { CallsView, CallView } from '../../engine/index.ts';
import { joined } from '../spec/said.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import { ViewTable } from '../view/view-table.tsx';

const gap = (is: CallView['payload']) => <Tell told={{ is, text: '' }} />;

function Call({ call, lead }: { readonly call: CallView; readonly lead: Lead }) {
  return (
    <details className={css.item}>
      <summary>
        {call.every ? `every call under ${call.name}` : <code>{call.name}</code>}{' '}
        <Tell told={call.does} quiet />
      </summary>
      <dl className={css.facts}>
        <dt>Stated</dt>
        <dd>
          <Jump lead={lead} at={call.at}>
            in the text
          </Jump>
        </dd>
        <dt>Made by</dt>
        <dd>
          {call.madeBy.length === 0
            ? 'no screen'
            : joined(
                call.madeBy.map(({ name, at }) => (
                  <Jump key={at.from} lead={lead} at={at}>
                    {name}
                  </Jump>
                )),
              )}
        </dd>
        <dt>Allowed to</dt>
        <dd>
          <Tell told={call.allowedTo} />
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
      {call.answers.length === 0 ? (
        <p className={css.note}>Answers: {gap(call.answered)}</p>
      ) : (
        <ViewTable
          label={`Answers of ${call.name}`}
          columns={['Answer', 'When', 'Carries', 'Leads to']}
          rows={call.answers.map((answer) => ({
            key: String(answer.at.from),
            cells: [
              <Jump key="status" lead={lead} at={answer.at}>
                {answer.status}
              </Jump>,
              <Tell key="when" told={answer.when} quiet />,
              <Tell key="carries" told={answer.carries} />,
              <Tell key="handling" told={answer.handling} quiet />,
            ],
          }))}
        />
      )}
    </details>
  );
}

/** The calls by resource, with their payload, answers and who makes them; a field narrows them down. */
export function CallList({ view, lead }: { readonly view: CallsView; readonly lead: Lead }) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const fits = ({ name, does, madeBy }: CallView): boolean =>
    `${name} ${does.text} ${madeBy.map((screen) => screen.name).join(' ')}`.toLowerCase().includes(words);
  const kept = view.resources
    .map(({ name, calls }) => ({ name, calls: calls.filter(fits) }))
    .filter(({ calls }) => calls.length > 0);
  if (view.resources.length === 0) return null;
  return (
    <>
      <label className={css.search}>
        Find a call
        <input type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
      </label>
      {kept.length === 0 && <p className={css.note}>No call has these words.</p>}
      {kept.map(({ name, calls }) => (
        <section key={name}>
          <h3 className={css.caption}>{name}</h3>
          {calls.map((call) => (
            <Call key={call.at.from} call={call} lead={lead} />
          ))}
        </section>
      ))}
    </>
  );
}
