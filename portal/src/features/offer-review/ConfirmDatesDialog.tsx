/** Asks about unusual dates, which are never rejected (L-039). */

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';

export function ConfirmDatesDialog({
  warnings,
  busy,
  onConfirm,
  onClose,
}: {
  warnings: readonly string[];
  /** The offer is being accepted: the dialog stays open, so that a second click does not hit the page behind it. */
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={t('Check your season dates')} onClose={() => !busy && onClose()}>
      {warnings.map((warning) => (
        <Notice key={warning} tone="proposed" icon="calendar">
          {warning}
        </Notice>
      ))}
      <div className="sheet__act">
        <Button disabled={busy} onClick={onClose}>
          {t('Change dates')}
        </Button>
        <Button variant="main" busy={busy} busyText={t('Accepting...')} onClick={onConfirm}>
          {t('Yes, the dates are right')}
        </Button>
      </div>
    </Dialog>
  );
}
