import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import type { FindingSummary } from '../../src/engine/summary.ts';
import { drawMenu } from '../../src/ui/editor/fix-menu.ts';

const finding: FindingSummary = {
  key: 'a',
  check: 'rules/no-message',
  severity: 'gap',
  message: 'What is a?',
  from: 0,
  to: 1,
  point: 'rules',
  related: [],
  fixes: [],
  asks: true,
  group: 'a',
};

test('the menu keeps a reason that was typed when it is left, and goes on with what was typed elsewhere', () => {
  const view = new EditorView({ state: EditorState.create({ doc: 'A rule.' }) });
  const typed = new Map<string, string>();
  const onAllow = vi.fn();
  const ask = (): readonly [HTMLFormElement, HTMLInputElement] => {
    const menu = drawMenu(
      view,
      { findings: [finding], offers: [], alikeOf: () => [] },
      {
        onFix: () => {},
        onFixAll: () => {},
        onAllow,
        typedReason: (key) => typed.get(key) ?? '',
        onReason: (key, reason) => void typed.set(key, reason),
      },
    );
    document.body.replaceChildren(menu);
    menu.querySelector('button')?.click();
    const form = menu.querySelector('form') ?? expect.unreachable('no form');
    return [form, form.querySelector('input') ?? expect.unreachable('no field')];
  };
  const [form, field] = ask();
  expect(field.value).toBe('');
  expect(form.querySelector('button')?.disabled).toBe(true);
  field.value = 'it is meant';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  const [again, same] = ask();
  expect(same.value).toBe('it is meant');
  expect(again.querySelector('button')?.disabled).toBe(false);
  again.requestSubmit();
  expect(onAllow).toHaveBeenCalledWith('a', 'it is meant');
  // What comes of it is not the menu's to know: the reason is kept until someone says that it is in the text.
  expect(typed.get('a')).toBe('it is meant');
  view.destroy();
});
