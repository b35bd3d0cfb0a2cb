/**
 * A native dialog: focus is trapped, Escape and the cross close it; on a phone it is a bottom sheet. Closing it returns
 * the focus to the element that opened it, or to the page if that is gone.
 */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useIgnoredSecondClick } from '../../../ui/doubleClick.ts';
import { t } from '../i18n/i18n.ts';
import { Icon } from './Icon.tsx';

export function Dialog({
  title,
  onClose,
  wide = false,
  children,
}: {
  title: string;
  onClose: () => void;
  wide?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOnVeil = useRef(false);
  const ignoreSecondClick = useIgnoredSecondClick();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus();
      else document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil is a convenience; Escape is the dialog's own
    <dialog
      ref={dialog}
      className={wide ? 'sheet sheet--wide' : 'sheet'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // canceling a file picker fires cancel too, and it bubbles up to here
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
      // a drag that starts in a field (such as selecting its text) and ends on the backdrop is no click on the backdrop
      onPointerDown={(event) => {
        pressedOnVeil.current = event.target === dialog.current;
      }}
      onClickCapture={ignoreSecondClick}
      onClick={(event) => {
        if (event.target === dialog.current && pressedOnVeil.current) onClose();
      }}
    >
      <div className="sheet__in">
        <div className="sheet__head">
          <h2 id={titleId}>{title}</h2>
          <button className="icon-button" type="button" aria-label={t('Close')} onClick={onClose}>
            <Icon name="x" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
