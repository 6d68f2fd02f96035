import { useRef, useState } from 'react';
import type { RulesView, RuleView, SubjectView, Trial } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { InvariantList } from '../view/invariant-list.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Portions } from '../view/portions.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import own from './rule-list.module.css';
import { TrialFields, TrialResult } from './rule-trial.tsx';
import { twinsOf } from './rule-twins.ts';

/** Tries what was typed for the fields of a subject against its rules; undefined where it cannot. */
export type TryOut = (
  subject: Pick<SubjectView, 'name' | 'section'>,
  typed: Readonly<Record<string, string>>,
) => Promise<Trial | undefined>;

interface BoundariesProps {
  readonly rule: RuleView;
  /** Tries the value of a chip; absent where nothing can be tried. */
  readonly onPick?: ((value: string) => void) | undefined;
}

/** The values at a rule's boundaries, each passing or refused. */
export function Boundaries({ rule: { boundaries, unit }, onPick }: BoundariesProps) {
  if (boundaries.length === 0) return null;
  return (
    <span className={own.chips}>
      {boundaries.map(({ value, passes }) => {
        const words = (
          <>
            <span aria-hidden="true">{passes ? '✓' : '×'}</span>{' '}
            <span className="visually-hidden">{passes ? 'passes:' : 'is refused:'}</span>
            {value}
          </>
        );
        return onPick ? (
          <button
            key={value}
            type="button"
            className={own.chip}
            data-passes={passes}
            title="Try it"
            onClick={() => onPick(value)}
          >
            {words}
          </button>
        ) : (
          <span key={value} className={own.chip} data-passes={passes}>
            {words}
          </span>
        );
      })}{' '}
      {unit}
    </span>
  );
}

/** A text of that many characters is not typed out beyond this. */
const longest = 20_000;

/** What is typed for a value at a boundary: a text of so many characters, or the value itself; undefined for what is too long. */
function typedFor(value: string, unit: string): string | undefined {
  if (unit !== 'characters') return value;
  const length = Number(value);
  return length <= longest ? 'x'.repeat(length) : undefined;
}

const marks = { passes: '✓', refused: '×', unknown: '?' } as const;
const markWords = { passes: 'passes', refused: 'refused', unknown: 'cannot be told' } as const;

/** Whether nothing is said of what somebody reads when the rule is broken. */
const isSilent = ({ message, error }: RuleView): boolean =>
  message.is === 'unstated' && error.is === 'unstated';

interface AsideProps {
  readonly rule: RuleView;
  /** The same rule beside the field, where both are told in one line. */
  readonly twin: RuleView | undefined;
  readonly lead: Lead;
  /** Whether no rule has a message, which is then said once. */
  readonly silent: boolean;
  /** The part of point 5 that stands above the subject, and is not said again. */
  readonly section: string;
}

/** Where a rule stands and on what it is checked, and whether nothing is said when it is broken. */
function Aside({ rule, twin, silent, section, lead }: AsideProps) {
  const parts = [
    rule.from === 'entities' && 'beside the field',
    rule.on.is === 'shown' && rule.on.text !== section && `on ${rule.on.text}`,
    rule.section !== section && rule.section !== '' && `in “${rule.section}”`,
    rule.from === 'rules' && !silent && isSilent(rule) && 'no message',
  ].filter((part) => part !== false);
  return (
    <span className={css.blank}>
      {parts.map((part) => ` · ${part}`)}
      {twin && (
        <>
          {' · '}
          <Jump lead={lead} at={twin.at}>
            beside the field
          </Jump>{' '}
          too
        </>
      )}
    </span>
  );
}

interface SubjectProps {
  readonly subject: SubjectView;
  readonly tryOut: TryOut | undefined;
  readonly lead: Lead;
  /** Whether no rule of the document has a message. */
  readonly silent?: boolean;
  /** The part of point 5 in which all its rules stand, where that is told above it. */
  readonly section?: string;
}

/** What rules are about, with its rules, and fields to try values in. */
export function Subject({ subject, tryOut, lead, silent = false, section = '' }: SubjectProps) {
  const { name, inputs, rules } = subject;
  const Title = section === '' ? 'h3' : 'h4';
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [trial, setTrial] = useState<Trial>();
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);
  const first = inputs[0]?.name;
  const twins = twinsOf(rules);
  const told = new Set(twins.values());
  const type = async (field: string, text: string): Promise<void> => {
    const next = { ...typed, [field]: text };
    setTyped(next);
    asked.current += 1;
    const mine = asked.current;
    const found = await tryOut?.(subject, next);
    if (mine !== asked.current) return;
    setTrial(found);
    setFailed(found === undefined);
  };
  const onPick =
    tryOut === undefined || first === undefined
      ? undefined
      : (unit: string) => (value: string) => {
          const text = typedFor(value, unit);
          if (text !== undefined) void type(first, text);
        };
  return (
    <section className={own.subject}>
      <Title className={css.caption}>
        <code>{name}</code>
      </Title>
      <ul className={css.list}>
        {rules.map((rule, index) => {
          const outcome = trial?.outcomes[index];
          if (told.has(rule)) return null;
          return (
            <li key={`${rule.text} ${rule.from} ${rule.section}`}>
              {outcome && (
                <span className={own.mark} data-is={outcome.is}>
                  <span aria-hidden="true">{marks[outcome.is]}</span>
                  <span className="visually-hidden">{markWords[outcome.is]}</span>{' '}
                </span>
              )}
              <Jump lead={lead} at={rule.at}>
                {rule.stated === 'shown' ? (
                  <Inline text={rule.text} />
                ) : (
                  <Tell told={{ is: rule.stated, text: '' }} />
                )}
              </Jump>
              <Aside rule={rule} twin={twins.get(rule)} silent={silent} section={section} lead={lead} />{' '}
              <Boundaries rule={rule} onPick={onPick?.(rule.unit)} />
              {rule.from === 'rules' && !isSilent(rule) && (
                <p className={own.message}>
                  {rule.message.is !== 'shown' && 'message: '}
                  <Tell told={rule.message} />
                  {rule.error.is === 'shown' && (
                    <>
                      {' '}
                      <code>{rule.error.text}</code>
                    </>
                  )}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {tryOut && inputs.length > 0 && (
        <TrialFields subject={subject} typed={typed} onType={(field, text) => void type(field, text)} />
      )}
      {trial && <TrialResult subject={subject} trial={trial} />}
      {failed && (
        <p className={css.note} role="status">
          It cannot be tried at the moment.
        </p>
      )}
    </section>
  );
}

interface RuleListProps {
  readonly view: RulesView;
  readonly lead: Lead;
  /** Absent where nothing can be tried, as on a page without scripts. */
  readonly tryOut?: TryOut;
}

/** Subjects with the title that they stand below, which the first of several has for its heading. */
function inSections(subjects: readonly SubjectView[]) {
  return subjects.map((subject, index) => {
    const isIn = (other: SubjectView | undefined): boolean => other?.section === subject.section;
    const [before, behind] = [isIn(subjects[index - 1]), isIn(subjects[index + 1])];
    // A subject that is called as the title above it, and stands there alone, needs no other.
    const section = subject.section === subject.name && !before && !behind ? '' : subject.section;
    return { subject, section, opens: section !== '' && !before };
  });
}

/** The rules by what they are about, with their message, the values at their boundaries, and fields to try others in. */
export function RuleList({ view, lead, tryOut }: RuleListProps) {
  const rules = view.subjects.flatMap((subject) => subject.rules).filter(({ from }) => from === 'rules');
  const silent = rules.length > 1 && rules.every(isSilent);
  return (
    <>
      {silent && <p className={css.note}>No rule says which message somebody reads who breaks it.</p>}
      <Portions
        items={inSections(view.subjects)}
        keyOf={({ subject: { name, section } }) => `${name} ${section}`}
        placesOf={({ subject }) => subject.rules.map(({ at }) => at)}
        sizeOf={({ subject }) => 8 + 12 * subject.rules.length}
        lead={lead}
      >
        {({ subject, section, opens }) => (
          <>
            {opens && <h3 className={own.section}>{section}</h3>}
            <Subject subject={subject} tryOut={tryOut} lead={lead} silent={silent} section={section} />
          </>
        )}
      </Portions>
      <InvariantList invariants={view.invariants} lead={lead} />
    </>
  );
}
