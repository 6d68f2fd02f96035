import {
  type Diagnostic,
  diagnosticCount,
  forEachDiagnostic,
  linter,
  lintGutter,
  setDiagnostics,
} from '@codemirror/lint';
import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';
import type { Severity } from '../../engine/editor.ts';
import type { FindingSummary } from '../../engine/summary.ts';
import { alikeIn, allLike, countFixes } from '../finding/alike.ts';
import { allowing } from '../finding/allowing.ts';
import { drawMenu, fixMenu, type MenuActions, type Offer, showFixes } from './fix-menu.ts';

/** What the marks need besides the findings. */
export interface MarkOptions extends MenuActions {
  /** What else can be done at an offset of the text, though nothing is found there; told once the text is read. */
  readonly offersAt: (at: number) => Promise<readonly Offer[]>;
  /** The newest findings, which may not be drawn yet. */
  readonly findingsNow: () => readonly FindingSummary[];
  /** The menu was asked for, and there is nothing in it. */
  readonly onNothing: () => void;
  /** The address of a check's page. */
  readonly pageOf: (check: string) => string;
  /** Where a place of the findings is in the text now. */
  readonly placeNow: (place: { from: number; to: number }) => { from: number; to: number };
}

const drawnAs: Readonly<Record<Severity, Diagnostic['severity']>> = {
  error: 'error',
  gap: 'info',
  warning: 'warning',
  hint: 'hint',
};

/** The message with a link to the check's page. */
function drawMessage(finding: FindingSummary, pageOf: MarkOptions['pageOf']): Node {
  const message = document.createElement('span');
  message.className = 'nf-message';
  message.textContent = `${finding.message} `;
  const link = document.createElement('a');
  link.className = 'nf-why';
  link.href = pageOf(finding.check);
  link.textContent = `Why: ${finding.check}`;
  message.append(link);
  return message;
}

/** Whether anything can be done about a finding: a fix of it, or allowing it. */
const canBeDone = ({ fixes, check }: FindingSummary): boolean =>
  fixes.length > 0 || allowing(check) !== 'not';

/** Whether two findings offer the same fixes. */
function isSameFixes(one: FindingSummary | undefined, other: FindingSummary | undefined): boolean {
  const [mine, theirs] = [one?.fixes ?? [], other?.fixes ?? []];
  return mine.length === theirs.length && mine.every(({ label }, index) => label === theirs[index]?.label);
}

/** Findings in the text: underlines, a gutter, tooltips, and the fixes at the cursor on Mod-. */
export interface FindingMarks {
  readonly extension: Extension;
  /** Shows these findings; they move along with edits until the next ones come. */
  readonly show: (view: EditorView, findings: readonly FindingSummary[]) => void;
}

/** Makes the marks. Loaded after the editor takes typing. */
export function createFindingMarks(options: MarkOptions): FindingMarks {
  let shown: readonly FindingSummary[] = [];
  let alike: ReturnType<typeof countFixes> | undefined;

  const alikeOf = (finding: FindingSummary): readonly number[] => {
    alike ??= countFixes(shown);
    return alikeIn(alike, finding);
  };

  const fixable = (state: EditorState, among: readonly FindingSummary[]): FindingSummary[] => {
    const { from, to } = state.selection.main;
    const line = state.doc.lineAt(from);
    const touching = (start: number, end: number): FindingSummary[] =>
      among.filter((finding) => {
        const place = options.placeNow(finding);
        return canBeDone(finding) && place.from <= end && place.to >= start;
      });
    const here = touching(from, to);
    return here.length > 0 ? here : touching(line.from, line.to);
  };

  const openMenu = (view: EditorView): boolean => {
    const { state } = view;
    const pos = state.selection.main.from;
    void options.offersAt(pos).then((offers) => {
      // Who went on writing or moved away does not wait for a menu any more; findings may have come meanwhile.
      if (view.state.doc !== state.doc || !view.state.selection.eq(state.selection)) return;
      const all = options.findingsNow();
      const counts = countFixes(all);
      const findings = fixable(state, all).slice(0, 6);
      if (findings.length + offers.length === 0) return options.onNothing();
      const create = () => {
        const dom = drawMenu(
          view,
          { findings, offers, alikeOf: (finding) => alikeIn(counts, finding) },
          options,
        );
        return { dom, mount: () => dom.querySelector('button')?.focus() };
      };
      showFixes(view, { pos, create });
    });
    return true;
  };

  const toDiagnostic = (finding: FindingSummary, length: number): Diagnostic => {
    const place = options.placeNow(finding);
    const from = Math.min(place.from, length);
    return {
      from,
      to: Math.min(Math.max(place.to, from), length),
      severity: drawnAs[finding.severity],
      message: finding.message,
      renderMessage: () => drawMessage(finding, options.pageOf),
      actions: finding.fixes.flatMap((fix, index) => {
        const count = alikeOf(finding)[index] ?? 0;
        const one = { name: fix.label, apply: () => options.onFix(finding.key, index) };
        const all = { name: allLike(count), apply: () => options.onFixAll(finding.key, index) };
        return count > 1 ? [one, all] : [one];
      }),
    };
  };

  let drawn: readonly Diagnostic[] = [];

  /** Whether these are the marks that are there, as they have moved along with the text. */
  const areDrawn = (
    view: EditorView,
    now: readonly Diagnostic[],
    before: readonly FindingSummary[],
  ): boolean => {
    if (now.length !== drawn.length || diagnosticCount(view.state) !== now.length) return false;
    const places = new Map<Diagnostic, { from: number; to: number }>();
    forEachDiagnostic(view.state, (each, from, to) => {
      const known = places.get(each);
      places.set(each, known ? { from: known.from, to } : { from, to });
    });
    return now.every(({ from, to, severity, message }, index) => {
      const old = drawn[index];
      const place = old && places.get(old);
      return (
        place?.from === from &&
        place.to === to &&
        old?.severity === severity &&
        old.message === message &&
        before[index]?.key === shown[index]?.key &&
        isSameFixes(before[index], shown[index])
      );
    });
  };

  return {
    extension: [linter(null), lintGutter(), fixMenu, keymap.of([{ key: 'Mod-.', run: openMenu }])],
    show(view, findings) {
      const before = shown;
      shown = findings;
      alike = undefined;
      if (findings.length === 0 && diagnosticCount(view.state) === 0) return;
      const { length } = view.state.doc;
      const now = findings.map((finding) => toDiagnostic(finding, length));
      // Marks move along by themselves: to draw all of them again costs as much as a key.
      if (areDrawn(view, now, before)) return;
      drawn = now;
      view.dispatch(setDiagnostics(view.state, now));
    },
  };
}
