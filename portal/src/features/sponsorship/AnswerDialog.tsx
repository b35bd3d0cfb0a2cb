/** "Can't meet deadline?" on the sponsorship's page: the same answers as by a reminder's link [L13]. */
import { useState } from 'react';
import { formatDateShort } from '../../../../ui/formats.ts';
import { request } from '../../../../ui/graphql.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { t } from '../../i18n/i18n.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { AnswerCard } from '../../shared/proof/AnswerCard.tsx';
import { Answered } from '../../shared/proof/Answered.tsx';
import { MoveDate } from '../../shared/proof/MoveDate.tsx';
import { AnswerDeadlineDocument, DeadlineAnswersDocument, MoveDeadlineDocument } from './generated/graphql.ts';
import type { SponsorshipDeadline } from './types.ts';

export function AnswerDialog({
  deadline,
  onChanged,
  onClose,
}: {
  deadline: SponsorshipDeadline;
  /** Loads the sponsorship again. */
  onChanged: () => Promise<void>;
  onClose: () => void;
}) {
  const answered = deadline.verificationDeadlineResponses?.at(-1);
  const { data } = useQuery(DeadlineAnswersDocument, {});
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={t("Can't meet deadline?")} onClose={onClose}>
      <p className="soft">
        {t('{deadline}, due {date}', { deadline: t(deadline.name), date: formatDateShort(deadline.deadline) })}
      </p>
      {!sent && (
        <>
          <Answered at={answered?.createdAt} answer={answered?.cannedResponse?.response} />
          <MoveDate
            deadline={deadline.deadline}
            movableUntil={deadline.movableUntil ?? null}
            onMove={async (date) => {
              await request(MoveDeadlineDocument, { input: { verificationDeadlineId: deadline.id, deadline: date } });
              await onChanged();
            }}
          />
        </>
      )}
      {sent ? (
        <>
          <Notice tone="confirmed" icon="check">
            {t(
              'We have your answer about {name} and will write back within two business days if we need anything else.',
              {
                name: t(deadline.name),
              },
            )}
          </Notice>
          <Button onClick={onClose}>{t('Done')}</Button>
        </>
      ) : data ? (
        <AnswerCard
          deadline={{ id: deadline.id, verified: deadline.verified, acceptsProof: false }}
          responses={data.verificationDeadlineCannedResponses}
          onSend={async (answer) =>
            void (await request(AnswerDeadlineDocument, { input: { ...answer, verificationDeadlineId: deadline.id } }))
          }
          onSent={() => {
            setSent(true);
            void onChanged();
          }}
        />
      ) : (
        <PageSkeleton label={t('Loading the deadline')} />
      )}
    </Dialog>
  );
}
