/** The upload of a photo for the deadline, directly from the reminder's link. */
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { StaffText } from '../../components/StaffText.tsx';
import { t } from '../../i18n/i18n.ts';
import { verificationEmail } from '../../lib/settings.ts';
import { PassOn } from '../../shared/forwarding/PassOn.tsx';
import { Accepted } from '../../shared/proof/Accepted.tsx';
import { ProofUpload } from '../../shared/proof/ProofUpload.tsx';
import { RejectedPhoto } from '../../shared/proof/RejectedPhoto.tsx';
import type { DeadlineToRespondTo } from './types.ts';

/** Instructions with their two optional placeholders. */
const filled = (text: string, { sponsorName }: DeadlineToRespondTo): string =>
  text
    .replace(/\{\{\s*sponsor_name\s*\}\}/g, () => sponsorName ?? '')
    .replace(/\{\{\s*verification_email_address\s*\}\}/g, verificationEmail);

export function PhotoCard({
  deadline,
  access,
  onUploaded,
  onAnswer,
  onDone,
}: {
  deadline: DeadlineToRespondTo;
  access: RequestOptions;
  onUploaded: () => Promise<void>;
  /** Null for whom the task was passed on to. */
  onAnswer: (() => void) | null;
  onDone: () => void;
}) {
  const waiting = deadline.pendingVerificationImages ?? 0;
  const task = { verificationDeadlineId: deadline.id };
  return (
    <article className="card">
      <div className="card__body deadline__photo">
        {deadline.verified ? (
          <Accepted />
        ) : (
          waiting > 0 && (
            <Notice tone="confirmed" icon="clock">
              {t(
                '{count, plural, one {We have your photo and are reviewing it.} other {We have your # photos and are reviewing them.}}',
                { count: waiting },
              )}
            </Notice>
          )
        )}
        {deadline.rejectedAt && !deadline.verified && waiting === 0 && (
          <RejectedPhoto
            sentAt={deadline.rejectedAt}
            reason={deadline.rejectionReason}
            spanishReason={deadline.rejectionReasonInSpanish}
            note={deadline.rejectionNote}
          />
        )}
        {deadline.acceptsProof && deadline.instructions && (
          <div>
            <h2>{t('What it should show')}</h2>
            <p className="deadline__how">
              <StaffText
                english={filled(deadline.instructions, deadline)}
                spanish={deadline.instructionsEs && filled(deadline.instructionsEs, deadline)}
              />
            </p>
          </div>
        )}
        {deadline.acceptsProof ? (
          <ProofUpload
            deadlineId={deadline.id}
            capabilityName={deadline.capabilityName ?? ''}
            releaseStatedAt={deadline.releaseStatedAt}
            access={access}
            onUploaded={onUploaded}
            after={
              <Button variant="main" onClick={onDone}>
                {t('Done')}
              </Button>
            }
          />
        ) : (
          <Notice tone="inactive" icon="flag">
            {t('This sponsorship has ended: no more photos are needed.')}
          </Notice>
        )}
      </div>
      {onAnswer && !deadline.verified && (
        <div className="card__body deadline__other">
          <p>{t("Can't meet deadline?")}</p>
          <Button onClick={onAnswer}>{t('Tell us what’s getting in the way')}</Button>
          {deadline.section !== 'did_not_complete' && <PassOn task={task} access={access} />}
        </div>
      )}
    </article>
  );
}
