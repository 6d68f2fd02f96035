import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LinedFinding } from '../../src/ui/finding-list/finding-card.tsx';
import { FindingList, groupFindings } from '../../src/ui/finding-list/finding-list.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const finding = (key: string, more: Partial<LinedFinding> = {}): LinedFinding => ({
  key,
  check: 'rules/no-message',
  severity: 'gap',
  message: `What is ${key}?`,
  from: 0,
  to: 1,
  line: 7,
  point: 'rules',
  related: [],
  fixes: [],
  asks: true,
  group: key,
  ...more,
});

const counts = { error: 0, gap: 2, warning: 0, hint: 0 };
/** Reasons that are in no text yet. */
const typed = new Map<string, string>();

const acts = {
  onChoose: vi.fn(),
  onFix: vi.fn(),
  onFixAll: vi.fn(),
  onAllow: vi.fn(),
  typedReason: (key: string) => typed.get(key) ?? '',
  onReason: (key: string, reason: string) => void typed.set(key, reason),
  onRelated: vi.fn(),
  onPlace: vi.fn(),
  onToggle: vi.fn(),
  onShowAll: vi.fn(),
  onCopyQuestions: vi.fn(),
  onPasteAnswers: vi.fn(),
  onTakeWaiverAway: vi.fn(),
  pageOf: (check: string) => `/checks/${check}/`,
};

let root = createRoot(document.createElement('div'));
let host = document.createElement('div');

beforeEach(() => {
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
  vi.clearAllMocks();
  typed.clear();
});

function draw(
  findings: readonly LinedFinding[],
  more: Partial<Parameters<typeof FindingList>[0]> = {},
): void {
  const state = {
    counts,
    asking: findings.filter(({ asks }) => asks).length,
    hidden: [],
    chosen: undefined,
    waived: [],
    undecided: [],
    known: 'read' as const,
  };
  act(() => root.render(<FindingList findings={findings} {...state} {...acts} {...more} />));
}

const button = (words: string): HTMLButtonElement =>
  [...host.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(words)) ??
  expect.unreachable(`no button says ${words}`);

test('findings of one cause are folded under the first, in the section of its point', () => {
  const groups = groupFindings([
    finding('b'),
    finding('a', { point: 'screens' }),
    finding('c', { group: 'b', point: 'calls' }),
    finding('d', { point: undefined }),
  ]);
  expect(
    groups.map(([id, causes]) => [
      id,
      causes.map(({ first, following }) => [first, ...following].map(({ key }) => key)),
    ]),
  ).toEqual([
    ['document', [['d']]],
    ['screens', [['a']]],
    ['rules', [['b', 'c']]],
  ]);
});

test('a finding says what, where and why, and is chosen and fixed by its buttons', () => {
  const fixes = [{ kind: 'replace' as const, label: 'Write “draft”', changes: [] }];
  draw([finding('a', { fixes })]);
  act(() => button('line 7').click());
  expect(acts.onChoose).toHaveBeenCalledWith('a');
  act(() => button('Write “draft”').click());
  expect(acts.onFix).toHaveBeenCalledWith('a', 0);
  expect(host.querySelector('a')?.getAttribute('href')).toBe('/checks/rules/no-message/');
});

test('a fix that several findings of a check offer can be applied to all of them', () => {
  const fixes = (label: string) => [{ kind: 'replace' as const, label, changes: [] }];
  draw([
    finding('a', { fixes: fixes('Write “x”') }),
    finding('b', { fixes: fixes('Write “y”') }),
    finding('c', { check: 'rules/wrong-type', fixes: fixes('Write “z”') }),
  ]);
  const all = [...host.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'all 2 like it',
  );
  expect(all).toHaveLength(2);
  act(() => all[1]?.click());
  expect(acts.onFixAll).toHaveBeenCalledWith('b', 0);
});

test('a finding that offers two fixes of a kind asks a person, and is fixed with no others', () => {
  const fixes = ['Write 50', 'Write 100'].map((label) => ({ kind: 'replace' as const, label, changes: [] }));
  draw([finding('a', { fixes }), finding('b', { fixes }), finding('c', { fixes: fixes.slice(1) })]);
  expect([...host.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
    'all 2 like it',
  );
});

test('a finding is allowed for a reason, and not without one', () => {
  draw([finding('a'), finding('b', { check: 'document/unused-waiver' })]);
  expect(host.querySelectorAll('[aria-label^="Waive"]')).toHaveLength(1);
  act(() => button('Waive this finding…').click());
  const field = host.querySelector('textarea');
  act(() => button('Waive it').click());
  expect(acts.onAllow).not.toHaveBeenCalled();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'it is meant');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => host.querySelector('form')?.requestSubmit());
  expect(acts.onAllow).toHaveBeenCalledWith('a', 'it is meant');
});

test('a reason is seen in more than one line, and is one: Enter writes it', () => {
  draw([finding('a')]);
  act(() => button('Waive this finding…').click());
  const field = host.querySelector('textarea');
  expect(field?.getAttribute('rows')).toBe('2');
  const press = (): KeyboardEvent => {
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void field?.dispatchEvent(key));
    return key;
  };
  expect(press().defaultPrevented).toBe(true);
  expect(acts.onAllow).not.toHaveBeenCalled();
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'it is meant');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  press();
  expect(acts.onAllow).toHaveBeenCalledWith('a', 'it is meant');
});

test('Escape in the field of a reason closes that, and nothing beyond it', () => {
  draw([finding('a')]);
  act(() => button('Waive this finding…').click());
  const field = host.querySelector('textarea');
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void field?.dispatchEvent(key));
  expect(key.defaultPrevented).toBe(true);
  expect(host.querySelector('textarea')).toBeNull();
});

test('the button that asked for a reason has the focus again when that is given or left', () => {
  const [a, b] = [finding('a'), finding('b')];
  draw([a, b]);
  const asks = 'Waive this finding…';
  act(() => button(asks).click());
  expect(document.activeElement).toBe(host.querySelector('textarea'));
  const type = (words: string): void => {
    const field = host.querySelector('textarea');
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  act(() => type('it is meant'));
  const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  act(() => void host.querySelector('textarea')?.dispatchEvent(key));
  expect(document.activeElement).toBe(button(asks));
  act(() => button(asks).click());
  expect(host.querySelector('textarea')?.value).toBe('it is meant');
  act(() => host.querySelector('form')?.requestSubmit());
  expect(document.activeElement).toBe(button(asks));
  // What came into no text is not typed again.
  act(() => button(asks).click());
  expect(host.querySelector('textarea')?.value).toBe('it is meant');
  act(() => host.querySelector('form')?.requestSubmit());
  expect(document.activeElement).toBe(button(asks));
  // It may have been typed elsewhere too, or have come into the text.
  typed.set('a', 'typed at the cursor');
  act(() => button(asks).click());
  expect(host.querySelector('textarea')?.value).toBe('typed at the cursor');
  act(() => void host.querySelector('textarea')?.dispatchEvent(key));
  typed.clear();
  act(() => button(asks).click());
  expect(host.querySelector('textarea')?.value).toBe('');
  act(() => void host.querySelector('textarea')?.dispatchEvent(key));
  draw([b]);
  expect(document.activeElement?.getAttribute('data-finding')).toBe('b');
});

test('the second place a finding speaks of can be gone to', () => {
  draw([finding('a', { related: [{ message: 'It is declared here.', from: 3, to: 4, line: 2 }] })]);
  act(() => button('It is declared here.').click());
  expect(acts.onRelated).toHaveBeenCalledWith('a', 0);
});

test('two places of which the same is said are told apart by their lines', () => {
  const here = { message: 'It is spoken of here.', from: 3, to: 4 };
  draw([
    finding('a', {
      related: [
        { ...here, line: 2 },
        { ...here, line: 5 },
      ],
    }),
  ]);
  const places = [...host.querySelectorAll('article button')].map(({ textContent }) => textContent);
  expect(places).toContain('It is spoken of here. line 2');
  expect(places).toContain('It is spoken of here. line 5');
});

test('of very many places the first three are shown, and all can be gone to', () => {
  const related = Array.from({ length: 9 }, (_, index) => ({
    message: `Place ${index}.`,
    from: 3,
    to: 4,
    line: index,
  }));
  draw([finding('a', { related })]);
  const places = host.querySelector('article details');
  expect(places?.textContent).toContain('6 more places');
  expect(host.querySelectorAll('article details button')).toHaveLength(6);
  act(() => button('Place 8.').click());
  expect(acts.onRelated).toHaveBeenCalledWith('a', 8);
});

test('what could not be decided is one folded line at the end, each place of it leading to its line', () => {
  draw([finding('a')]);
  expect(host.querySelector('details')).toBeNull();
  const place = {
    check: 'rules/empty-range',
    what: 'whether any “Cart” keeps this',
    why: '“MOST” has no value',
  };
  draw([finding('a')], {
    undecided: [
      { ...place, from: 3, to: 9, line: 2 },
      { ...place, from: 13, to: 19, line: 5 },
    ],
  });
  const folded = host.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe(
    'In 2 places it could not be decided whether something is wrong',
  );
  expect(folded?.previousElementSibling?.tagName).toBe('SECTION');
  act(() => button('Line 5: whether any “Cart” keeps this: “MOST” has no value').click());
  expect(acts.onPlace).toHaveBeenCalledWith(expect.objectContaining({ from: 13, to: 19 }));
  expect(host.querySelectorAll('article')).toHaveLength(1);
});

test('what is waived is one folded line, with each place, the reason, and a way to take the waiver away', () => {
  draw([finding('a')]);
  expect(host.textContent).not.toContain('waived');
  const waiver = (key: string, reason: string, lines: readonly number[]) => ({
    key,
    check: 'rules/no-message',
    reason,
    findings: lines.map((line) => ({ message: 'Which message?', from: line * 10, to: line * 10 + 4, line })),
    fix: { kind: 'remove' as const, label: 'Take the waiver away', changes: [] },
  });
  const waived = [waiver('k', 'the client has `its own`', [2, 5]), waiver('bare', '', [7])];
  draw([finding('a')], { waived });
  const folded = host.querySelector('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('summary')?.textContent).toBe('3 waived in the document');
  expect([...(folded?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Waived because the client has its own',
    'Waived without a reason.',
  ]);
  act(() => button('Which message? line 5').click());
  expect(acts.onPlace).toHaveBeenCalledWith(expect.objectContaining({ from: 50, to: 54 }));
  act(() => button('Take the waiver away').click());
  expect(acts.onTakeWaiverAway).toHaveBeenCalledWith('k');
  expect(host.querySelectorAll('article')).toHaveLength(1);
  act(() => button('Take the waiver away').focus());
  draw([finding('a')], { waived: waived.slice(1) });
  expect(document.activeElement?.textContent).toBe('1 waived in the document');
  draw([finding('a')]);
  expect(document.activeElement).toBe(host.querySelector('[tabindex="-1"]'));
});

test('after a fix the focus is on the next finding, not lost; a fix that is left leaves it where it was', () => {
  const fixes = [{ kind: 'replace' as const, label: 'Fix it', changes: [] }];
  const [a, b, c] = [finding('a'), finding('b', { fixes }), finding('c')];
  const focused = (): string | null | undefined => document.activeElement?.getAttribute('data-finding');
  draw([a, b, c]);
  act(() => button('Fix it').focus());
  act(() => button('Fix it').click());
  expect(document.activeElement).toBe(button('Fix it'));
  draw([a, c]);
  expect(focused()).toBe('c');
  draw([a]);
  expect(focused()).toBe('a');
  // What follows from a cause and is folded away cannot have the focus.
  draw([finding('d', { group: 'd' }), finding('e', { group: 'd' })]);
  expect(focused()).toBe('d');
  draw([]);
  expect(document.activeElement?.textContent).toContain('Nothing to ask');
});

test('who is elsewhere keeps the focus there when findings go', () => {
  draw([finding('a'), finding('b')]);
  act(() => host.querySelector<HTMLElement>('[data-finding]')?.focus());
  act(() => host.querySelector<HTMLElement>('[data-finding]')?.blur());
  draw([finding('b')]);
  expect(document.activeElement).toBe(document.body);
});

test('a point with very many causes shows the first ones, and always the chosen one', () => {
  const many = Array.from({ length: 100 }, (_, index) => finding(`f${index}`));
  draw(many);
  expect(host.querySelectorAll('article')).toHaveLength(60);
  draw(many, { chosen: 'f80' });
  expect(host.querySelectorAll('article')).toHaveLength(81);
  act(() => button('Show 19 more').click());
  expect(host.querySelectorAll('article')).toHaveLength(100);
});

test('in each point contradictions come before questions, and questions before warnings', () => {
  const sections = groupFindings([
    finding('warns', { severity: 'warning' }),
    finding('asks'),
    finding('contradicts', { severity: 'error' }),
    finding('asks too'),
    finding('of an earlier point', { severity: 'hint', point: 'screens' }),
  ]);
  expect(sections.map(([id, causes]) => [id, causes.map(({ first }) => first.key)])).toEqual([
    ['screens', ['of an earlier point']],
    ['rules', ['contradicts', 'asks', 'asks too', 'warns']],
  ]);
});

test('what is hidden keeps its count in sight, and one press shows it', () => {
  const left = { error: 0, gap: 0, warning: 0, hint: 3 };
  draw([], { counts: left, hidden: ['hint'] });
  expect(host.textContent).toContain('Nothing to ask');
  expect(host.textContent).toContain('Hints are hidden.');
  const toggle = host.querySelector('button[data-severity=hint]');
  expect(toggle?.textContent).toBe('3 hints, hidden');
  expect(toggle?.getAttribute('aria-pressed')).toBe('false');
  draw([], { counts: { ...left, hint: 0 }, hidden: ['hint'] });
  expect(host.textContent).not.toContain('Hints are hidden.');
});

test('an empty list says why it is empty', () => {
  draw([], { counts: { ...counts, gap: 0 } });
  expect(host.textContent).toContain('Nothing to ask');
  expect(button('Copy the questions').disabled).toBe(true);
  draw([], { hidden: ['gap'] });
  act(() => button('Show all').click());
  expect(acts.onShowAll).toHaveBeenCalled();
  draw([], { known: 'reading' });
  expect(host.textContent).toContain('being read');
});

test('what is code in a message is set as code', () => {
  draw([finding('a', { message: 'Which message says that it must match `YYYY-MM`?' })]);
  expect(host.querySelector('[data-finding] code')?.textContent).toBe('YYYY-MM');
  expect(host.querySelector('[data-finding]')?.textContent).not.toContain('`');
});

test('the questions can be copied where a contradiction alone asks one', () => {
  const none = { error: 1, gap: 0, warning: 0, hint: 0 };
  draw([finding('a', { severity: 'error' })], { counts: none });
  expect(button('Copy the questions').disabled).toBe(false);
  draw([finding('a', { severity: 'error', asks: false })], { counts: none });
  expect(button('Copy the questions').disabled).toBe(true);
});

test('an empty list does not say that all is told where of some points nothing was read', () => {
  draw([], { untold: 7 });
  expect(host.textContent).toContain(
    'Nothing to ask about what was read. 7 of the nine points were not found in this text.',
  );
  expect(host.textContent).not.toContain('contradicts itself');
});

test('a text without any of the nine points is told what to do, and not praised', () => {
  draw([], { untold: 9 });
  expect(host.textContent).toContain('None of the nine points was found in this text.');
  expect(host.textContent).not.toContain('Nothing to ask');
});
