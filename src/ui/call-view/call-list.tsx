import { useState } from 'react';
import type { CallsView, CallView } from '../../engine/index.ts';
import { Choice } from '../view/choice.tsx';
import type { Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import css from '../view/view.module.css';
import { CallEntry, placesOf } from './call-entry.tsx';

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** With more calls than this the resources are closed until they are opened or something is sought. */
const many = 80;

interface ResourceProps {
  readonly name: string;
  readonly calls: readonly CallView[];
  /** Closed until it is opened, unless what is chosen lies in it. */
  readonly closed: boolean;
  readonly lead: Lead;
}

function Resource({ name, calls, closed, lead }: ResourceProps) {
  const [wanted, setWanted] = useState(false);
  const isChosen = closed && calls.some((call) => placesOf(call).some(({ from }) => from === lead.chosen));
  const entries = (
    <Portions items={calls} keyOf={(call, index) => `${call.name} ${index}`} placesOf={placesOf} lead={lead}>
      {(call) => <CallEntry call={call} lead={lead} />}
    </Portions>
  );
  if (!closed)
    return (
      <section>
        <h3 className={css.caption}>{name}</h3>
        {entries}
      </section>
    );
  const open = wanted || isChosen;
  return (
    <details open={open} className={css.group} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>
        {name} <span className={css.blank}>{calls.length === 1 ? '1 call' : `${calls.length} calls`}</span>
      </summary>
      {open && entries}
    </details>
  );
}

const namesIn = (lists: readonly (readonly string[])[]): readonly string[] =>
  [...new Set(lists.flat())].sort();

/** The calls by resource, with their payload, answers and who makes them; words, screens and roles narrow them down. */
export function CallList({ view, lead }: { readonly view: CallsView; readonly lead: Lead }) {
  const [sought, setSought] = useState('');
  const [screen, setScreen] = useState('');
  const [role, setRole] = useState('');
  const all = view.resources.flatMap(({ calls }) => calls);
  const words = sought.trim().toLowerCase();
  const fits = (call: CallView): boolean =>
    (screen === '' || call.madeBy.some(({ name }) => name === screen)) &&
    (role === '' || call.allowed.some((each) => each.role === role)) &&
    [
      call.name,
      call.does.text,
      ...call.madeBy.map(({ name }) => name),
      ...call.fields.map(({ name }) => name),
      ...call.answers.map(({ status, carries }) => `${status} ${carries.text}`),
    ]
      .join(' ')
      .toLowerCase()
      .includes(words);
  const isNarrowed = words !== '' || screen !== '' || role !== '';
  const kept = view.resources
    .map(({ name, calls }) => ({ name, calls: isNarrowed ? calls.filter(fits) : calls }))
    .filter(({ calls }) => calls.length > 0);
  const count = kept.reduce((sum, { calls }) => sum + calls.length, 0);
  if (all.length === 0) return null;
  return (
    <>
      <div className={css.filters}>
        <label>
          Find a call
          <input type="search" value={sought} onChange={(event) => setSought(event.currentTarget.value)} />
        </label>
        <Choice
          label="Made by"
          all="anything"
          names={namesIn(all.map(({ madeBy }) => madeBy.map(({ name }) => name)))}
          chosen={screen}
          onChoose={setScreen}
        />
        <Choice
          label="Allowed to"
          all="anyone"
          names={namesIn(all.map(({ allowed }) => allowed.map((each) => each.role)))}
          chosen={role}
          onChoose={setRole}
        />
      </div>
      <p className={css.note} role="status">
        {isNarrowed
          ? `${count} of ${all.length} calls`
          : `${counted(all.length, 'call')}, ${counted(kept.length, 'resource')}`}
      </p>
      <Portions
        items={kept}
        keyOf={({ name }) => name}
        placesOf={({ calls }) => calls.flatMap(placesOf)}
        lead={lead}
      >
        {({ name, calls }) => (
          <Resource
            name={name}
            calls={calls}
            closed={lead.change !== undefined && count > many}
            lead={lead}
          />
        )}
      </Portions>
    </>
  );
}
