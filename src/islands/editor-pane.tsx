import { useCallback } from 'react';
import { editorHost } from './editor-session.ts';
import css from './workbench.module.css';

/** The editor, wherever its pane stands. */
export function EditorPane() {
  const place = useCallback((pane: HTMLElement | null) => {
    pane?.append(editorHost());
  }, []);
  return <main ref={place} className={css.text} id="pane-text" aria-label="Text" />;
}
