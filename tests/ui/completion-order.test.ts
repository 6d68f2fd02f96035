import { currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, it, vi } from 'vitest';
import { completeDirective, read } from '../../src/engine/index.ts';
import { createExtras } from '../../src/ui/editor/extras.ts';

const text = `## 8. The error catalogue

<!-- ninefold: allow  -->

| Error | Status | When | Message | Handling |
| --- | --- | --- | --- | --- |
| gone | 410 | it is gone | | stay |
`;

let view: EditorView | undefined;
afterEach(() => view?.destroy());

/** What the editor lists at an offset, in its order. */
async function listed(complete: Parameters<typeof createExtras>[0], offset: number) {
  const parent = document.body.appendChild(document.createElement('div'));
  view = new EditorView({
    state: EditorState.create({
      doc: text,
      selection: { anchor: offset },
      extensions: createExtras(complete, () => {}),
    }),
    parent,
  });
  const { state } = view;
  startCompletion(view);
  await vi.waitFor(() => expect(currentCompletions(view?.state ?? state)).not.toEqual([]));
  return currentCompletions(view.state).map(({ label }) => label);
}

it('lists in a comment the checks that find something above those that find nothing', async () => {
  const specification = read(text);
  const offset = text.indexOf('allow ') + 'allow '.length;
  const labels = await listed(async (at) => completeDirective(specification, at), offset);
  const finding = new Set(specification.findings.map(({ check }) => check));
  const found = labels.filter((label) => finding.has(label));
  expect(found.length).toBeGreaterThan(1);
  expect(labels.slice(0, found.length).toSorted()).toEqual(found.toSorted());
  expect(labels).toContain('states/dead-end');
});

it('lists names above markers, and what is not declared between them', async () => {
  const options = [
    { label: '?', kind: 'marker' },
    { label: 'later', kind: 'undeclared' },
    { label: 'Zone', kind: 'screen' },
  ] as const;
  const labels = await listed(async (at) => ({ from: at, options: options.map((each) => ({ ...each })) }), 0);
  expect(labels).toEqual(['Zone', 'later', '?']);
});

it('says that nothing can be completed where that was asked for, and not before the text is read', async () => {
  const onNothing = vi.fn();
  const asked = vi.fn(async (from: number) => (from === 0 ? undefined : { from, options: [] }));
  view = new EditorView({
    state: EditorState.create({ doc: text, extensions: createExtras(asked, onNothing) }),
    parent: document.body.appendChild(document.createElement('div')),
  });
  startCompletion(view);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(onNothing).not.toHaveBeenCalled();
  view.dispatch({ selection: { anchor: text.indexOf('\n\n') + 1 } });
  startCompletion(view);
  await vi.waitFor(() => expect(onNothing).toHaveBeenCalledTimes(1));
});
