import { useCallback } from 'react';
import css from './workbench.module.css';
import { editorHost } from './editor-session.ts';

/** The editor, wherever its pane stands. */
export function EditorPane() {
  const place = useCallback((pane: HTMLElement | null) => {
    pane?.append(editorHost());
  }, []);
  return <main ref={place} className={css.text} id="pane-text" aria-label="Text" />;
}
