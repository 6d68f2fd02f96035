import { useId } from 'react';
import type { SubjectView, Trial, TrialInput } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { NameOptions } from '../view/choice.tsx';
import css from '../view/view.module.css';
import own from './rule-list.module.css';
import { twinsOf } from './rule-twins.ts';

interface TrialFieldsProps {
  readonly subject: SubjectView;
  readonly typed: Readonly<Record<string, string>>;
  readonly onType: (name: string, text: string) => void;
}

const hints: Readonly<Record<TrialInput['kind'], string>> = {
  text: '',
  number: '',
  choice: '',
  count: 'how many entries',
  date: 'such as 2026-01-31',
};

/** A field for each value that the rules of a subject need. */
export function TrialFields({ subject, typed, onType }: TrialFieldsProps) {
  const id = useId();
  return (
    <div className={css.filters}>
      {subject.inputs.map(({ name, type, kind, choices }) => (
        <label key={name} htmlFor={`${id}${name}`} title={type}>
          Try {name}
          {kind === 'choice' ? (
            <select
              id={`${id}${name}`}
              value={typed[name] ?? ''}
              onChange={(event) => onType(name, event.currentTarget.value)}
            >
              <NameOptions all="no value" names={choices} />
            </select>
          ) : (
            <input
              id={`${id}${name}`}
              type="text"
              inputMode={kind === 'number' ? 'decimal' : kind === 'count' ? 'numeric' : 'text'}
              value={typed[name] ?? ''}
              placeholder={hints[kind] || type}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => onType(name, event.currentTarget.value)}
            />
          )}
        </label>
      ))}
    </div>
  );
}

const verdicts: Readonly<Record<Trial['is'], string>> = {
  passes: 'Valid: no rule refuses it.',
  refused: 'Refused.',
  unknown: 'Nothing refuses it, but not every rule can be weighed.',
};

interface TrialResultProps {
  readonly subject: SubjectView;
  readonly trial: Trial;
}

/** What became of the values that were tried: valid, or refused with what the specification says then. */
export function TrialResult({ subject, trial }: TrialResultProps) {
  const told = new Set(twinsOf(subject.rules).values());
  return (
    <div className={own.result} role="status" data-is={trial.is}>
      <p>
        <strong>{verdicts[trial.is]}</strong>
      </p>
      <ul>
        {trial.unread.map(({ field, why }) => (
          <li key={field}>
            {field}: {why}
          </li>
        ))}
        {subject.rules.map((rule, index) => {
          const { text, message, at, on } = rule;
          const outcome = trial.outcomes[index];
          if (outcome === undefined || outcome.is === 'passes' || told.has(rule)) return null;
          if (outcome.is === 'refused')
            return (
              <li key={`${text} ${at.from}`}>
                {message.is === 'shown' ? (
                  <>“{message.text}”</>
                ) : (
                  <>
                    <Inline text={text} />: {outcome.why}. No message is stated for it.
                  </>
                )}
                {on.is === 'shown' && <span className={css.blank}> · on {on.text}</span>}
              </li>
            );
          return (
            <li key={`${text} ${at.from}`} className={css.blank}>
              Cannot be told, <Inline text={text} />: {outcome.why}.
            </li>
          );
        })}
      </ul>
    </div>
  );
}
