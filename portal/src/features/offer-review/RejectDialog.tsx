/** Rejecting requires a reason (L-056 to L-060). */

import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { TextArea } from '../../components/Field.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { t } from '../../i18n/i18n.ts';
import { useAction } from '../../lib/useAction.ts';
import { rejectFailedText } from './offer.ts';

export function RejectDialog({
  sponsorName,
  reason,
  onReason,
  onReject,
  onClose,
}: {
  sponsorName: string;
  reason: string;
  onReason: (reason: string) => void;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}) {
  const reject = useAction(() => onReject(reason.trim()));
  return (
    <Dialog title={t('Reject this offer?')} onClose={onClose}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (reason.trim() !== '') void reject.run();
        }}
      >
        {reject.error !== null && <ErrorNotice>{t(rejectFailedText)}</ErrorNotice>}
        <TextArea
          label={t('Reason')}
          hint={t('Required. It helps {sponsor} make a better offer next season.', { sponsor: sponsorName })}
          required
          value={reason}
          onChange={onReason}
        />
        <Button type="submit" wide disabled={reason.trim() === ''} busy={reject.busy} busyText={t('Rejecting...')}>
          {t('Reject Offer')}
        </Button>
      </form>
    </Dialog>
  );
}
