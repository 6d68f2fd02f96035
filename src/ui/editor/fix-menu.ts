import { StateEffect, StateField } from '@codemirror/state';
import { type EditorView, showTooltip, type Tooltip } from '@codemirror/view';
import type { FindingSummary } from '../../engine/summary.ts';
import { allLike } from '../finding/alike.ts';
import { allowing, allowLabel, allowWords, longestReason, type TypedReasons } from '../finding/allowing.ts';

/** Something that can be done with the text at the cursor. */
export interface Offer {
  readonly label: string;
  readonly run: () => void;
}

/** What the menu does about a finding. */
export interface MenuActions extends TypedReasons {
  readonly onFix: (key: string, index: number) => void;
  /** Carries out a fix and those of the same kind that other findings of its check offer. */
  readonly onFixAll: (key: string, index: number) => void;
  /** Allows a finding in the document, for a reason. */
  readonly onAllow: (key: string, reason: string) => void;
}

const setFixes = StateEffect.define<Tooltip | null>();

/** The menu of fixes at the cursor; closed by any edit or movement. */
export const fixMenu = StateField.define<Tooltip | null>({
  create: () => null,
  update(open, transaction) {
    for (const effect of transaction.effects) if (effect.is(setFixes)) return effect.value;
    return transaction.docChanged || transaction.selection ? null : open;
  },
  provide: (field) => showTooltip.from(field),
});

/** Opens the menu at the cursor. */
export const showFixes = (view: EditorView, menu: Tooltip): void =>
  view.dispatch({ effects: setFixes.of(menu) });

const closeMenu = (view: EditorView): void => {
  view.dispatch({ effects: setFixes.of(null) });
  view.focus();
};

/** Moves among the buttons with the arrows, leaves with Escape or Tab. */
function steer(view: EditorView, menu: HTMLElement, event: KeyboardEvent): void {
  const buttons = [...menu.querySelectorAll('button')];
  const index = buttons.indexOf(event.target as HTMLButtonElement);
  const steps: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 };
  const next = steps[event.key];
  if (next !== undefined) buttons.at(next % buttons.length)?.focus();
  else if (event.key === 'Escape' || event.key === 'Tab') closeMenu(view);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Findings with their fixes, and what else can be done at the cursor. */
interface MenuItems {
  readonly findings: readonly FindingSummary[];
  readonly offers: readonly Offer[];
  /** How many findings offer what each fix of a finding does. */
  readonly alikeOf: (finding: FindingSummary) => readonly number[];
}

/** Asks in place of the menu for the reason for which a finding is allowed. */
function askReason(view: EditorView, box: HTMLElement, finding: FindingSummary, options: MenuActions): void {
  const words = allowWords(finding.check);
  const form = document.createElement('form');
  const label = document.createElement('label');
  label.textContent = allowLabel;
  const input = document.createElement('input');
  input.maxLength = longestReason;
  input.value = options.typedReason(finding.key);
  label.append(input);
  const button = document.createElement('button');
  button.textContent = words.write;
  const settle = (): void => {
    button.disabled = input.value.trim() === '';
  };
  settle();
  input.addEventListener('input', () => {
    settle();
    options.onReason(finding.key, input.value);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const reason = input.value.trim();
    if (reason === '') return;
    closeMenu(view);
    options.onAllow(finding.key, reason);
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') closeMenu(view);
    // What is typed here is no text of the document.
    event.stopPropagation();
  });
  form.append(label, button);
  box.replaceChildren(form);
  input.focus();
}

/** Draws what can be done at the cursor as a menu: the fixes under what they mend, then the rest. */
export function drawMenu(
  view: EditorView,
  { findings, offers, alikeOf }: MenuItems,
  options: MenuActions,
): HTMLElement {
  const box = document.createElement('div');
  box.className = 'nf-fixes';
  const menu = document.createElement('div');
  menu.setAttribute('role', 'menu');
  menu.setAttribute('aria-label', 'Fixes');
  const say = (words: string): void => {
    const message = document.createElement('p');
    message.textContent = words;
    menu.append(message);
  };
  const item = (label: string, run: () => void): HTMLButtonElement => {
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('role', 'menuitem');
    button.textContent = label;
    button.addEventListener('click', run);
    menu.append(button);
    return button;
  };
  const add = (label: string, run: () => void): void => {
    item(label, () => {
      closeMenu(view);
      run();
    });
  };
  for (const finding of findings) {
    say(finding.message);
    const alike = alikeOf(finding);
    for (const [index, fix] of finding.fixes.entries()) {
      add(fix.label, () => options.onFix(finding.key, index));
      const count = alike[index] ?? 0;
      if (count > 1) add(`${fix.label}: ${allLike(count)}`, () => options.onFixAll(finding.key, index));
    }
    if (allowing(finding.check) !== 'not') {
      const { ask, name } = allowWords(finding.check);
      const button = item(ask, () => askReason(view, box, finding, options));
      if (name !== undefined) button.setAttribute('aria-label', name);
    }
  }
  const fixes = new Set(findings.flatMap((finding) => finding.fixes.map(({ label }) => label)));
  const others = offers.filter(({ label }) => !fixes.has(label));
  if (others.length > 0 && findings.length > 0) say('Also here');
  for (const { label, run } of others) add(label, run);
  menu.addEventListener('keydown', (event) => steer(view, menu, event));
  box.append(menu);
  return box;
}
