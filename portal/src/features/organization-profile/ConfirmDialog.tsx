/** Asks before something is removed, and says why it could not be (B-113, B-119, B-136, B-138). */
import type { ReactNode } from 'react';
import { ApiError } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ErrorNotice } from '../../kit/Notice.tsx';
import { useAction } from '../../lib/useAction.ts';
import { useSlow } from '../../lib/useSlow.ts';
import { oops } from './texts.ts';

/** The server's first sentence, else the general one (B-112, B-136). */
export const wordsOf = (error: unknown): string =>
  error instanceof ApiError && !error.serverFault && error.message ? error.message : oops;

export function ConfirmDialog({
  title,
  action,
  onConfirm,
  onClose,
  children,
}: {
  title: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const confirm = useAction(onConfirm);
  const slow = useSlow(confirm.busy);
  return (
    <Dialog title={title} onClose={onClose}>
      {confirm.error !== null && <ErrorNotice>{t(wordsOf(confirm.error))}</ErrorNotice>}
      <p>{children}</p>
      <div className="form__act">
        <Button
          look="main"
          busy={confirm.busy}
          busyText={slow ? t('Removing...') : undefined}
          onClick={() => void confirm.run()}
        >
          {action}
        </Button>
        <Button onClick={onClose}>{t('Cancel')}</Button>
      </div>
    </Dialog>
  );
}
