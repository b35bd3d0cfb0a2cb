/** The Upload Verification dialog; it stays open after a photo was sent (L-300, L-302). Closing it during an upload asks first. */
import { type ReactNode, useState } from 'react';
import { formatDateShort } from '../../../../ui/formats.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { t } from '../../i18n/i18n.ts';
import { ProofUpload } from '../../shared/proof/ProofUpload.tsx';
import type { SponsorshipDeadline } from './types.ts';

export function UploadDialog({
  deadline,
  signedReleases,
  next,
  onNext,
  onUploaded,
  onClose,
}: {
  deadline: Pick<SponsorshipDeadline, 'id' | 'name' | 'deadline' | 'capabilityName' | 'releaseStatement'>;
  /** Shown beside the tick for releases. */
  signedReleases: ReactNode;
  /** The photo to send next; undefined if none is left. */
  next: SponsorshipDeadline | undefined;
  onNext: (next: SponsorshipDeadline) => void;
  onUploaded: () => Promise<void>;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const close = () => {
    if (busy && !window.confirm(t('Your photo is still being sent. Stop sending it? The photo stays on this device.')))
      return;
    onClose();
  };
  return (
    <Dialog title={t('Upload Verification')} onClose={close}>
      <p className="soft">
        {t('{deadline}, due {date}', { deadline: t(deadline.name), date: formatDateShort(deadline.deadline) })}
      </p>
      <ProofUpload
        deadlineId={deadline.id}
        capabilityName={deadline.capabilityName ?? ''}
        releaseStatedAt={deadline.releaseStatement?.statedAt ?? null}
        signedReleases={signedReleases}
        onUploaded={onUploaded}
        onBusy={setBusy}
        after={
          <>
            {next && (
              <Button variant="main" onClick={() => onNext(next)}>
                {t('Next photo: {name}', { name: t(next.name) })}
              </Button>
            )}
            <Button variant={next ? 'quiet' : 'main'} onClick={onClose}>
              {t('Done')}
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
