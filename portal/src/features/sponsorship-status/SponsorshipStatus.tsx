/** `/sponsorship-status/{token}`: how a sponsorship stands, with its artwork, for a league without a login [V11]. Nothing is changed here. */
import { useState } from 'react';
import { setToday } from '../../../../ui/clock.ts';
import { formatDate, formatMoney } from '../../../../ui/formats.ts';
import { deadlineSections, statusKey } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../components/Button.tsx';
import { Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { ErrorState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { ContactUs } from '../../layout/ContactUs.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { Page } from '../../layout/Page.tsx';
import { Turf } from '../../layout/Turf.tsx';
import { seasonText, statusText } from '../../lib/labels.ts';
import { paths } from '../../lib/paths.ts';
import { useRestQuery } from '../../lib/useRestQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { checkText, lateText, voidAdvice, voidText } from '../../shared/checks/checks.ts';
import { Artwork } from '../../shared/proof/Artwork.tsx';
import { deadlineSection } from '../../shared/proof/deadlines.ts';
import { RejectedPhoto } from '../../shared/proof/RejectedPhoto.tsx';
import './sponsorship-status.css';

interface Deadline {
  id: number;
  name: string;
  /** YYYY-MM-DD. */
  deadline: string;
  /** Where it is listed (app_public.deadline_section). */
  section: string;
  rejection: { sentAt: string; reason: string | null; spanishReason: string | null; note: string | null } | null;
  texts: { id: number; name: string; content: string }[];
  files: { id: number; name: string; url: string }[];
  /** The page that takes its photo; null if there is nothing to send, or its link was revoked. */
  url: string | null;
}

interface Check {
  id: number;
  amount: string;
  withheld: string;
  number: number | null;
  payoutMethod: string;
  status: string;
  state: string;
  mailedOn: string | null;
  estimatedArrivalDate: string | null;
  validUntil: string | null;
  clearedOn: string | null;
  actionReason: string | null;
}

/** The response of GET /sponsorship_status/{token}. */
export interface Status {
  today: string;
  offerId: number;
  status: string;
  sponsor: string;
  organization: string;
  program: string;
  season: string;
  year: number;
  reason: string | null;
  /** The day by which a check was due that is late; null if none is. */
  checkLateSince: string | null;
  deadlines: Deadline[];
  /** Null for a helper, who sees no money. */
  checks: Check[] | null;
}

const headlines: Record<string, string> = {
  confirmed: 'Your sponsorship is confirmed',
  proposed: 'An offer is waiting for your answer',
  rejected_by_league: 'Your league rejected this offer',
  canceled: 'This sponsorship is canceled',
  rejected: 'This offer was withdrawn',
};

function Photos({ deadlines }: { deadlines: readonly Deadline[] }) {
  return (
    <section className="card card__body" aria-labelledby="photos">
      <h2 id="photos">{t('Photos')}</h2>
      <ul className="status-list">
        {deadlines.map((deadline) => {
          const section = deadlineSection(deadline);
          const open = section === 'overdue' || section === 'upcoming';
          return (
            <li key={deadline.id}>
              <div>
                <b>{t(deadline.name)}</b>
                <p className="small soft">
                  {section === 'missing_creatives'
                    ? t('Nothing to do yet: waiting for artwork')
                    : t('Due {date}', { date: formatDate(deadline.deadline) })}
                </p>
              </div>
              {section !== 'missing_creatives' && <Badge status={statusText(deadlineSections[section])} />}
              {open && deadline.rejection && <RejectedPhoto {...deadline.rejection} />}
              <Artwork {...deadline} />
              {open && deadline.url && (
                <ButtonAnchor small href={`${deadline.url}?photo=1#${globalThis.location.pathname}`}>
                  {t('Send your photo')}
                </ButtonAnchor>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Checks({ checks, checkLateSince, deadlines, today }: Status & { checks: Check[] }) {
  return (
    <section className="card card__body" aria-labelledby="checks">
      <h2 id="checks">{t('Your checks')}</h2>
      {checkLateSince && (
        <Notice tone="proposed" icon="clock">
          <b>{t('Your next check')}</b>: {lateText(checkLateSince, t('Our team'))}
        </Notice>
      )}
      {checks.length === 0 && !checkLateSince && (
        <p>
          {deadlines.some((deadline) => deadlineSection(deadline) === 'completed')
            ? t('No check is approved yet.')
            : t('No check is approved yet. The first one follows your first accepted photo.')}
        </p>
      )}
      <ul className="status-list">
        {checks.map((check) => (
          <li key={check.id}>
            <div>
              <b>{formatMoney(check.amount)}</b>
              <p className="small soft">
                {statusKey(check.status) === 'voided'
                  ? `${voidText(check)} ${voidAdvice(check)}`
                  : checkText(check, today)}{' '}
                {check.actionReason}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shown({ status }: { status: Status }) {
  const key = statusKey(status.status);
  return (
    <>
      <Turf as="header" className="status-head">
        <h1>{t(headlines[key] ?? 'Your sponsorship')}</h1>
        <p className="status-head__sponsor">{status.sponsor}</p>
        <p>
          {status.organization}, {status.program}, {seasonText(status.season, status.year)}
        </p>
        {status.reason && <p>{status.reason}</p>}
      </Turf>
      {key === 'proposed' && <p>{t('Please open the link in the email with the offer to answer it.')}</p>}
      {status.deadlines.length > 0 && <Photos deadlines={status.deadlines} />}
      {status.checks && (key === 'confirmed' || status.checks.length > 0) && (
        <Checks {...status} checks={status.checks} />
      )}
      {key === 'confirmed' && (
        <section className="card card__body">
          <p>{t('Addresses, payments and users can be changed after you log in.')}</p>
          <ButtonLink small to={paths.sponsorship(status.offerId)}>
            {t('Log in')}
          </ButtonLink>
        </section>
      )}
    </>
  );
}

export default function SponsorshipStatus({ token }: { token: string }) {
  useTitle(t('Sponsorship status'));
  const [attempt, setAttempt] = useState(0);
  const loaded = useRestQuery<Status>(`/sponsorship_status/${encodeURIComponent(token)}`, attempt);
  if (loaded.kind === 'ready') setToday(loaded.answer.today);
  return (
    <Page
      className="status-page"
      mainClass="wrap wrap--form"
      end={<ContactUs />}
      footer={<Footer wrap="wrap wrap--form" />}
    >
      {loaded.kind === 'loading' && <PageSkeleton label={t('Loading the sponsorship')} />}
      {loaded.kind === 'failed' && (
        <ErrorState title={t('The sponsorship could not be loaded')} picture={<FumblePicture />}>
          <Button onClick={() => setAttempt(attempt + 1)}>{t('Try again')}</Button>
        </ErrorState>
      )}
      {loaded.kind === 'not-found' && (
        <ErrorState title={t('This link no longer works')} picture={<FumblePicture />}>
          <p>{t('Log in to see your sponsorships, or open the newest email about this one.')}</p>
          <ButtonLink to={paths.organizationDashboard}>{t('Log in')}</ButtonLink>
        </ErrorState>
      )}
      {loaded.kind === 'ready' && <Shown status={loaded.answer} />}
    </Page>
  );
}
