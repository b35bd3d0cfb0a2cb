/** Unusual dates are asked about, never refused (L-039). */
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Notice } from '../../kit/Notice.tsx';

export function ConfirmDatesDialog({
  warnings,
  onConfirm,
  onClose,
}: {
  warnings: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title="Check your season dates" onClose={onClose}>
      {warnings.map((warning) => (
        <Notice key={warning} tone="proposed" icon="calendar">
          {warning}
        </Notice>
      ))}
      <div className="sheet__act">
        <Button onClick={onClose}>Change dates</Button>
        <Button look="main" onClick={onConfirm}>
          Yes, the dates are right
        </Button>
      </div>
    </Dialog>
  );
}
