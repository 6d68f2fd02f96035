import { useRef, useState } from 'react';
import type { Boundary, ConstantView, MovedConstant } from '../../engine/index.ts';
import { Inline } from '../text/inline.tsx';
import { useIsLive } from '../view/is-live.ts';
import { Jump, type Lead } from '../view/lead.tsx';
import css from '../view/view.module.css';
import own from './constant-view.module.css';

/** What another value of a constant would change; undefined where it cannot be told at the moment. */
export type Move = (constant: string, from: string, to: string) => Promise<MovedConstant | undefined>;

/** What must be known of a constant to move it. */
export type Movable = Pick<ConstantView, 'name' | 'when' | 'amount'>;

interface ConstantMoverProps {
  readonly constants: readonly Movable[];
  readonly move: Move;
  readonly lead: Lead;
}

const chips = (boundaries: readonly Boundary[]) =>
  boundaries.length === 0
    ? 'not known'
    : boundaries.map(({ value, passes }) => `${passes ? '✓' : '×'} ${value}`).join('  ');

type MovedRule = MovedConstant['rules'][number];

/** Rules in the same words about the same, which stand in point 5 and beside the field: the first with the others. */
function together(rules: readonly MovedRule[]): readonly (readonly [MovedRule, ...MovedRule[]])[] {
  const found = new Map<string, [MovedRule, ...MovedRule[]]>();
  for (const rule of rules) {
    const known = found.get(`${rule.subject} ${rule.text}`);
    if (known) known.push(rule);
    else found.set(`${rule.subject} ${rule.text}`, [rule]);
  }
  return [...found.values()];
}

function Moved({ moved, lead }: { readonly moved: MovedConstant; readonly lead: Lead }) {
  const { rules, expressions } = moved;
  if (rules.length + expressions.length === 0)
    return <p className={css.note}>No rule and no expression names it.</p>;
  return (
    <ul className={css.list}>
      {together(rules).map(([{ subject, text, unit, before, after, at }, ...others]) => (
        <li key={`${subject} ${text} ${at.from}`}>
          <Jump lead={lead} at={at}>
            <code>{subject}</code>
          </Jump>
          : <Inline text={text} />
          {others.map((other) => (
            <span key={other.at.from} className={css.blank}>
              {' · '}
              <Jump lead={lead} at={other.at}>
                once more
              </Jump>
            </span>
          ))}
          <span className={own.change}>
            {chips(before)} <span aria-hidden="true">→</span>
            <span className="visually-hidden">becomes</span> {chips(after)} {unit}
          </span>
        </li>
      ))}
      {expressions.map(({ name, source, at }) => (
        <li key={`${name} ${source} ${at.from}`}>
          <Jump lead={lead} at={at}>
            {name}
          </Jump>
          : <code>{source}</code>
        </li>
      ))}
    </ul>
  );
}

/** Moves a constant to see which rules would have another boundary; the text stays as it is. */
export function ConstantMover({ constants, move, lead }: ConstantMoverProps) {
  const [chosen, setChosen] = useState('');
  const [to, setTo] = useState('');
  const [moved, setMoved] = useState<MovedConstant>();
  const [failed, setFailed] = useState(false);
  const isLive = useIsLive();
  const asked = useRef(0);
  const known = constants.filter(({ amount }) => amount !== undefined);
  const constant = known.find(({ name, when }) => `${name} ${when.text}` === chosen);
  const ask = async (of: Movable | undefined, value: string): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    setTo(value);
    const from = of?.amount;
    const isWhole = /^-?\d{1,30}$/.test(value);
    const isAsked = of !== undefined && from !== undefined && isWhole;
    const found = isAsked ? await move(of.name, from, value) : undefined;
    if (mine !== asked.current) return;
    setMoved(found);
    setFailed(isAsked && found === undefined);
  };
  if (known.length === 0) return null;
  const step = (by: bigint): void => {
    if (/^-?\d{1,30}$/.test(to)) void ask(constant, String(BigInt(to) + by));
  };
  return (
    <section aria-label="Move a constant">
      <h3 className={css.caption}>What if it were another value?</h3>
      <div className={css.filters}>
        <label>
          Constant
          <select
            value={constant ? chosen : ''}
            disabled={!isLive}
            onChange={(event) => {
              const { value } = event.currentTarget;
              const next = known.find(({ name, when }) => `${name} ${when.text}` === value);
              setChosen(value);
              void ask(next, next?.amount ?? '');
            }}
          >
            <option value="">choose one</option>
            {known.map(({ name, when }) => (
              <option key={`${name} ${when.text}`} value={`${name} ${when.text}`}>
                {when.text === '' ? name : `${name}, ${when.text}`}
              </option>
            ))}
          </select>
        </label>
        {constant && (
          <label>
            {constant.amount} becomes
            <input
              type="text"
              inputMode="numeric"
              value={to}
              autoComplete="off"
              onChange={(event) => void ask(constant, event.currentTarget.value.trim())}
            />
          </label>
        )}
        {constant && (
          <span className={own.steps}>
            <button type="button" aria-label="One less" onClick={() => step(-1n)}>
              −
            </button>
            <button type="button" aria-label="One more" onClick={() => step(1n)}>
              +
            </button>
          </span>
        )}
      </div>
      {constant && failed && (
        <p className={css.note} role="status">
          It cannot be told at the moment.
        </p>
      )}
      {constant && moved && (
        <div role="status">
          <p className={css.note}>The text stays as it is.</p>
          <Moved moved={moved} lead={lead} />
        </div>
      )}
    </section>
  );
}
