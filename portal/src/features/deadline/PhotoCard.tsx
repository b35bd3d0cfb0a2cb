/** The photo that meets the deadline, straight from the reminder's link. */
import type { RequestOptions } from '../../../../ui/graphql.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { ProofUpload } from '../proof/ProofUpload.tsx';
import { RejectedPhoto } from '../proof/RejectedPhoto.tsx';
import { Accepted } from './Accepted.tsx';
import type { DeadlineToRespondTo } from './types.ts';

export function PhotoCard({
  deadline,
  access,
  onUploaded,
  onAnswer,
}: {
  deadline: DeadlineToRespondTo;
  access: RequestOptions;
  onUploaded: () => Promise<void>;
  onAnswer: () => void;
}) {
  const waiting = deadline.pendingVerificationImages ?? 0;
  return (
    <article className="card">
      <div className="card__body deadline__photo">
        {deadline.verified ? (
          <Accepted />
        ) : (
          waiting > 0 && (
            <Notice tone="confirmed" icon="clock">
              {t(
                '{count, plural, one {We have your photo and are looking at it.} other {We have your # photos and are looking at them.}}',
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
        {deadline.acceptsProof ? (
          <ProofUpload
            deadlineId={deadline.id}
            capabilityName={deadline.capabilityName ?? ''}
            access={access}
            onUploaded={onUploaded}
          />
        ) : (
          <Notice tone="inactive" icon="flag">
            {t('This sponsorship has ended: no more photos are needed.')}
          </Notice>
        )}
      </div>
      {!deadline.verified && (
        <div className="card__body deadline__other">
          <p>{t("Can't meet deadline?")}</p>
          <Button onClick={onAnswer}>{t('Tell us what is in the way')}</Button>
        </div>
      )}
    </article>
  );
}
