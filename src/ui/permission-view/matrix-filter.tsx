import type { ReactNode } from 'react';
import { NameOptions } from '../view/choice.tsx';
import css from '../view/view.module.css';

interface MatrixFilterProps {
  readonly roles: readonly string[];
  readonly targets: readonly string[];
  readonly children: ReactNode;
}

const choices = (label: string, all: string, name: string, names: readonly string[]) => (
  <label>
    {label}
    <select data-filter={name}>
      <NameOptions all={all} names={names} />
    </select>
  </label>
);

/** A permission matrix with what narrows it down; that is shown by `livenMatrix`, since it is nothing without a script. */
export function MatrixFilter({ roles, targets, children }: MatrixFilterProps) {
  if (roles.length < 2 && targets.length < 2) return children;
  return (
    <div data-matrix="">
      <div className={css.filters} data-filters="" hidden>
        {roles.length > 1 && choices('Role', 'all roles', 'role', roles)}
        {targets.length > 1 && choices('Acting on', 'anything', 'target', targets)}
      </div>
      {children}
    </div>
  );
}
