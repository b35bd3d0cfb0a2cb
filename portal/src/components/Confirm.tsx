/** Asks for confirmation before something is removed. Says what will happen; an error message stays visible. */
import type { ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { refusalOr } from '../lib/refusalOr.ts';
import { useAction } from '../lib/useAction.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorNotice } from './Notice.tsx';

export function Confirm({
  title,
  action,
  onConfirm,
  onClose,
  busyText = t('One moment...'),
  failure = 'That did not work. Please try again.',
  children,
}: {
  title: string;
  /** The label of the confirming button. */
  action: string;
  /** Performs the action, and closes the dialog or leaves the page itself. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Shown on the button while the action takes long. */
  busyText?: string;
  /** Shown if the action failed without a message from the server; untranslated. */
  failure?: string;
  children: ReactNode;
}) {
  const confirm = useAction(onConfirm);
  return (
    <Dialog title={title} onClose={onClose}>
      {children}
      {confirm.error !== null && <ErrorNotice>{t(refusalOr(confirm.error, failure))}</ErrorNotice>}
      <div className="sheet__act">
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="main" busy={confirm.busy} busyText={busyText} onClick={() => void confirm.run()}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
}
