import type { RulesView, RuleView } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { Jump, type Lead } from '../view/lead.tsx';
import { Tell } from '../view/told.tsx';
import css from '../view/view.module.css';
import own from './rule-list.module.css';

/** The values at a rule's boundaries, each passing or refused. */
export function Boundaries({ rule: { boundaries, unit } }: { readonly rule: RuleView }) {
  if (boundaries.length === 0) return null;
  return (
    <span className={own.chips}>
      {boundaries.map(({ value, passes }) => (
        <span key={value} className={own.chip} data-passes={passes}>
          <span aria-hidden="true">{passes ? '✓' : '×'}</span>{' '}
          <span className="visually-hidden">{passes ? 'passes:' : 'is refused:'}</span>
          {value}
        </span>
      ))}{' '}
      {unit}
    </span>
  );
}

/** The rules by what they are about, with their message, and the values at their boundaries. */
export function RuleList({ view, lead }: { readonly view: RulesView; readonly lead: Lead }) {
  return (
    <>
      {view.subjects.map(({ name, rules }) => (
        <section key={name} className={own.subject}>
          <h3 className={css.caption}>
            <code>{name}</code>
          </h3>
          <ul className={css.list}>
            {rules.map((rule) => (
              <li key={`${rule.at.from} ${rule.from}`}>
                <Jump lead={lead} at={rule.at}>
                  <Inline text={rule.text} />
                </Jump>
                {rule.from === 'entities' && <span className={css.blank}> beside the field</span>}
                {rule.on.is === 'shown' && <span className={css.blank}> on {rule.on.text}</span>}{' '}
                <Boundaries rule={rule} />
                {rule.from === 'rules' && (
                  <p className={own.message}>
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
            ))}
          </ul>
        </section>
      ))}
      {view.invariants.length > 0 && (
        <>
          <p className={css.caption}>What always holds</p>
          <ul className={css.list}>
            {view.invariants.map(({ subject, condition, at }) => (
              <li key={at.from}>
                <Jump lead={lead} at={at}>
                  {subject}
                </Jump>
                : <code>{condition}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
