import { createContext, type ReactNode, useContext, useEffect, useId, useLayoutEffect, useRef } from 'react';
import controls from './controls.module.css';
import css from './dialog.module.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** As wide as the page allows, for texts beside each other. */
  readonly wide?: boolean;
  /** Buttons at the foot; without them a button in the head closes the dialog. */
  readonly actions?: ReactNode;
  /** What the first button at the foot says, which closes the dialog and does nothing else. */
  readonly leave?: string;
  readonly children: ReactNode;
  /** Called however the dialog is left: by its button, by Escape. */
  readonly onClose: () => void;
}

/** Messages that a dialog shows in itself: what stands outside of it cannot be reached while it is open. */
export const Messages = createContext<ReactNode>(null);

/** A modal dialog. What is marked with `data-focus` has the focus first. It takes the focus while it is open and gives it back when it closes. */
export function Dialog(props: DialogProps) {
  const { open, title, wide = false, actions, leave = 'Leave it', children, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useContext(Messages);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) {
      element?.showModal();
      element?.querySelector<HTMLElement>('[data-focus]')?.focus();
    }
    if (!open && element?.open) element.close();
  }, [open]);
  // A dialog that is taken away while it is open would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={css.dialog} data-wide={wide} aria-labelledby={id} onClose={onClose}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        {actions === undefined && (
          <button type="button" className={css.plain} onClick={onClose}>
            Close
          </button>
        )}
      </div>
      {/* A dialog that is only read is scrolled with the keyboard. */}
      <div className={css.body} {...(actions === undefined ? { tabIndex: 0 } : {})}>
        {children}
      </div>
      {messages}
      {actions !== undefined && (
        <div className={`${css.actions} ${controls.controls}`}>
          <button type="button" onClick={onClose}>
            {leave}
          </button>
          {actions}
        </div>
      )}
    </dialog>
  );
}
