import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Typing over selected text is done here and not by the browser: Chromium would keep the look of what was
 * selected with a style attribute, which the page's Content-Security-Policy refuses and reports.
 */
export function typeOver(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, view) {
      const { data, inputType } = event;
      if (inputType !== 'insertText' || !data || view.composing || view.state.selection.main.empty)
        return false;
      view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
      event.preventDefault();
      return true;
    },
  });
}
