/**
 * `/respond-to-deadline/{token}`: why a deadline cannot be met, or the photo for it; no login (L-244 to L-254).
 * `/forwarded-task/{token}`: the photo alone, for whom it was passed on to; a step of an application has its own page.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { request } from '../../../../ui/graphql.ts';
import { statusKey } from '../../../../ui/status.ts';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { ErrorState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { type Contact, ContactUs } from '../../layout/ContactUs.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { LinkProblem } from '../../layout/LinkProblem.tsx';
import { kindOfLink, linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { useLinkView } from '../../lib/linkView.ts';
import { hasFields } from '../../lib/nullable.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { useOffline } from '../../lib/proofQueue.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AnswerCard } from '../../shared/proof/AnswerCard.tsx';
import { Answered } from '../../shared/proof/Answered.tsx';
import { MoveDate } from '../../shared/proof/MoveDate.tsx';
import { DeadlineFacts } from './DeadlineFacts.tsx';
import {
  DeadlineToRespondToDocument,
  type DeadlineToRespondToQuery,
  MoveLinkedDeadlineDocument,
  RespondToDeadlineDocument,
} from './generated/graphql.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { Thanks } from './Thanks.tsx';
import './deadline.css';

const notFoundText = "We couldn't find a deadline at this link.";
/** Why a forwarded link no longer works, by its task's state. */
const endedTexts: Record<string, string> = {
  revoked: 'This task was taken back or passed on to somebody else.',
  ended: 'This task is done. Thank you!',
  expired: 'This link has expired. Please ask the person who sent it to you.',
};
const isForwarded = (token: string) => kindOfLink(token) === 'forwarded_task';
type Step = 'answer' | 'photo' | 'thanks' | 'sent';

/** The contact person on the page. */
const contactOf = (deadline: DeadlineToRespondToQuery['deadlineToRespondTo'] | undefined): Contact | null =>
  deadline?.contactName && deadline.contactEmail
    ? { name: deadline.contactName, email: deadline.contactEmail, phone: deadline.contactPhone }
    : null;

/** Starts the page's query before it renders. */
export const prefetch = (token: string) =>
  prefetchQuery(DeadlineToRespondToDocument, { forwarded: isForwarded(token) }, { linkToken: token });

export default function RespondToDeadline({ token }: { token: string }) {
  const access = useMemo(() => ({ linkToken: token }), [token]);
  const forwarded = isForwarded(token);
  const { data, error, loading, refetch } = useQuery(
    DeadlineToRespondToDocument,
    { forwarded },
    {
      linkToken: token,
      keepFailures: true,
    },
  );
  // The reminder's "Send the photo" has the same link.
  const [step, setStep] = useState<Step>(() =>
    forwarded || new URLSearchParams(globalThis.location.search).has('photo') ? 'photo' : 'answer',
  );
  const [, navigate] = useLocation();
  const task = data?.taskOfLink?.[0];
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  // the pressed button is gone: scroll to the top of the next step and focus its headline
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    globalThis.scrollTo?.({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  /** The photo step has its own URL: a reload returns to it. */
  const show = (next: Step) => {
    setStep(next);
    const query = new URLSearchParams(globalThis.location.search);
    if (next === 'photo' || next === 'sent') query.set('photo', '1');
    else query.delete('photo');
    const { pathname, hash } = globalThis.location;
    navigate([pathname, String(query)].filter(Boolean).join('?') + hash, { replace: true });
  };
  useTitle(step === 'photo' || step === 'sent' ? t('Send your photo') : t("Can't meet deadline?"));
  setToday(data?.today);
  useLinkView(token, Boolean(task?.id ?? data?.deadlineToRespondTo?.id));
  useOffline(Boolean(data?.deadlineToRespondTo?.id), refetch);
  useEffect(() => {
    if (task?.stepId) navigate(`/forwarded-task/${token}/step`, { replace: true });
  }, [task?.stepId, token, navigate]);

  const content = () => {
    if (loading || task?.stepId) return <PageSkeleton label={t('Loading the deadline')} />;
    const problem = linkProblem(token, forwarded ? 'forwarded_task' : 'deadline', error);
    if (problem)
      return <LinkProblem problem={problem} token={token} unreadableTitle={notFoundText} onRetry={refetch} />;
    const deadline = data?.deadlineToRespondTo;
    if (task && task.state !== 'open')
      return (
        <ErrorState title={t('Nothing left to do here')} picture={<FumblePicture />}>
          <p>{t(endedTexts[task.state] ?? '')}</p>
        </ErrorState>
      );
    if (!hasFields(deadline, 'id'))
      return (
        <ErrorState title={t(notFoundText)} picture={<FumblePicture />}>
          <p>{t('It was probably removed from your sponsorship, so there is nothing to do.')}</p>
          <p className="soft">
            {t('If you believe this is an error, please contact us.')}{' '}
            <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
          </p>
        </ErrorState>
      );
    if (step === 'thanks' || step === 'sent')
      return <Thanks deadline={deadline} isSent={step === 'sent'} heading={heading} onPhoto={() => show('photo')} />;
    return (
      <>
        <DeadlineFacts
          deadline={deadline}
          heading={heading}
          title={step === 'photo' ? t('Send your photo') : t("Can't meet deadline?")}
        />
        {task && (
          <p className="soft">
            {t('{by} asked you, {name}, to send this photo. You see only this deadline.', {
              by: task.forwardedBy,
              name: task.name,
            })}
          </p>
        )}
        {deadline.section && statusKey(deadline.section) === 'missing_creatives' && (
          <Notice tone="prospecting" icon="image">
            {t('Nothing to do yet: waiting for artwork from {sponsor}', { sponsor: deadline.sponsorName ?? '' })}
          </Notice>
        )}
        <Answered at={deadline.answeredAt} answer={deadline.answer} />
        {step === 'answer' && deadline.deadline && (
          <MoveDate
            deadline={deadline.deadline}
            movableUntil={deadline.movableUntil}
            onMove={async (date) => {
              await request(MoveLinkedDeadlineDocument, { input: { deadline: date } }, access);
              await refetch();
            }}
          />
        )}
        {step === 'photo' ? (
          <PhotoCard
            deadline={deadline}
            access={access}
            onUploaded={refetch}
            onAnswer={forwarded ? null : () => show('answer')}
            onDone={() => show('sent')}
          />
        ) : (
          <AnswerCard
            deadline={deadline}
            responses={data?.verificationDeadlineCannedResponses ?? []}
            onSend={async (answer) => void (await request(RespondToDeadlineDocument, { input: answer }, access))}
            onSent={() => {
              show('thanks');
              void refetch();
            }}
            onPhoto={() => show('photo')}
          />
        )}
      </>
    );
  };

  return (
    <Page
      className="deadline-page"
      mainClass="wrap wrap--form"
      end={<ContactUs contact={contactOf(data?.deadlineToRespondTo)} />}
      footer={<Footer wrap="wrap wrap--form" />}
    >
      {content()}
    </Page>
  );
}
