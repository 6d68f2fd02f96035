import { useState } from 'react';
import type { RulesView } from '../../engine/index.ts';
import { Choice } from '../view/choice.tsx';
import type { Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import { Subject, type TryOut } from './rule-list.tsx';
import { labelledSubjects } from './rule-subjects.ts';

interface RuleTesterProps {
  /** What rules are about and values can be tried for. */
  readonly subjects: readonly string[];
  /** Gives the rules when they are first needed; undefined where they cannot be had at the moment. */
  readonly load: () => Promise<RulesView | undefined>;
  readonly tryOut: TryOut;
  readonly lead: Lead;
}

/** Tries values against the rules of a published page: one subject at a time, the one that is chosen. */
export function RuleTester({ subjects, load, tryOut, lead }: RuleTesterProps) {
  const [chosen, setChosen] = useState('');
  const [view, setView] = useState<RulesView | 'loading' | 'failed'>('loading');
  const isRead = typeof view === 'object';
  const choose = async (name: string): Promise<void> => {
    setChosen(name);
    if (name === '' || isRead) return;
    setView('loading');
    setView((await load()) ?? 'failed');
  };
  const subject = isRead ? labelledSubjects(view.subjects).get(chosen) : undefined;
  return (
    <section aria-label="Try a value">
      <h3 className={css.caption}>What would the rules say?</h3>
      <div className={css.filters}>
        <Choice
          label="Try a value for"
          all="choose one"
          names={subjects}
          chosen={chosen}
          onChoose={(name) => void choose(name)}
        />
      </div>
      {chosen !== '' && !isRead && (
        <p className={css.note} role="status">
          {view === 'loading' ? 'The rules are being read …' : 'They cannot be read at the moment.'}
        </p>
      )}
      {subject && <Subject key={chosen} subject={subject} tryOut={tryOut} lead={lead} />}
    </section>
  );
}
