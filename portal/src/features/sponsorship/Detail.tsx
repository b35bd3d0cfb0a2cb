/** The content of a sponsorship's page: its header, the deadlines, and beside them check, proof and requirements. */

import type { ReactNode } from 'react';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { RequirementList, requirementsOf } from '../../components/Requirements.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { ContactUs } from '../../layout/ContactUs.tsx';
import { verificationEmail } from '../../lib/settings.ts';
import { groupDeadlines, type ProofCount, passedBeforeAcceptance, proofCount } from '../../shared/proof/deadlines.ts';
import { CheckLine } from './CheckLine.tsx';
import { checkGlance, checkLine } from './checkLine.ts';
import { Deadlines } from './Deadlines.tsx';
import { Deal } from './Deal.tsx';
import type { SponsorshipDeadline, SponsorshipOffer } from './types.ts';
import { VoidChecks } from './VoidChecks.tsx';

/** On a phone, where the rest is further down: what is overdue or left to do, and the state of the payments. */
function Glance({
  overdue,
  onUpload,
  proof,
  money,
}: {
  overdue: number;
  /** Opens the upload of an overdue deadline, which is further down than a phone shows [L14]. */
  onUpload: (() => void) | undefined;
  proof: ProofCount;
  /** Undefined for helpers, who see no money. */
  money: ReturnType<typeof checkGlance> | undefined;
}) {
  const { left, sent } = proof;
  return (
    <div className="card glance">
      {overdue > 0 ? (
        <a href="#overdue" className="is-danger">
          <p className="stat__n glance__late">{overdue}</p>
          <p className="stat__t">
            {t('{count, plural, one {photo overdue} other {photos overdue}}', { count: overdue })}
          </p>
        </a>
      ) : (
        <a href="#deadlines">
          <p className="stat__n">{left > 0 ? left : sent}</p>
          <p className="stat__t">
            {left > 0 || sent === 0
              ? t('{count, plural, one {photo to go} other {photos to go}}', { count: left })
              : t('{count, plural, one {photo under review} other {photos under review}}', { count: sent })}
          </p>
        </a>
      )}
      {money && (
        <a href="#check">
          <p className="stat__n">{money.amount}</p>
          <p className="stat__t">{money.text}</p>
        </a>
      )}
      {onUpload && (
        <Button variant="main" wide className="glance__act" onClick={onUpload}>
          <Icon name="camera" /> {t('Send the overdue photo')}
        </Button>
      )}
    </div>
  );
}

export function Detail({
  offer,
  today,
  money,
  photosWaiting,
  signedReleases,
  onUpload,
  onAnswer,
  onAddress,
}: {
  offer: SponsorshipOffer;
  today: string;
  /** Whether the viewer sees checks: helpers do not. */
  money: boolean;
  /** Deadlines whose photo was chosen on this device and not sent yet. */
  photosWaiting: ReadonlySet<number>;
  /** How many photo releases were signed, and where they are collected. */
  signedReleases: ReactNode;
  /** Undefined for staff, who have read-only access. */
  onUpload: ((deadline: SponsorshipDeadline) => void) | undefined;
  onAnswer: ((deadline: SponsorshipDeadline) => void) | undefined;
  onAddress: (() => void) | undefined;
}) {
  const groups = groupDeadlines(offer.verificationDeadlines);
  const missed = (groups.find(({ section }) => section === 'overdue')?.deadlines ?? []).filter(
    ({ deadline }) => !passedBeforeAcceptance(deadline, offer.confirmedAt),
  );
  const proof = proofCount(offer.verificationDeadlines);
  const stops = checkLine(offer, today);
  const requirements = requirementsOf(offer);
  return (
    <>
      <Deal offer={offer} proof={proof} />
      <div className="split">
        <div>
          <Glance
            overdue={missed.length}
            onUpload={onUpload && missed[0] && (() => onUpload(missed[0] as SponsorshipDeadline))}
            proof={proof}
            money={
              money
                ? checkGlance(
                    offer,
                    stops.find((stop) => stop.state === 'now'),
                  )
                : undefined
            }
          />
          <Deadlines
            groups={groups}
            today={today}
            confirmedAt={offer.confirmedAt}
            sponsorName={offer.campaign.sponsor?.name ?? ''}
            photosWaiting={photosWaiting}
            onUpload={onUpload}
            onAnswer={onAnswer}
          />
        </div>

        <aside className="side" aria-label={t('Check, proof and requirements')}>
          {money && (
            <section className="card card__body" aria-labelledby="check">
              <h2 id="check">
                {offer.payoutMethod === 'direct_deposit' ? t('Where is my payment?') : t('Where is my check?')}
              </h2>
              <CheckLine stops={stops} onAddress={onAddress} />
              <VoidChecks checks={offer.checks} />
            </section>
          )}
          <section className="card card__body" aria-labelledby="how">
            <h2 id="how">{t('Send proof your way')}</h2>
            <p>
              <T
                id="Use Upload Verification, or email the picture to <a>{email}</a>. One picture at a time: JPEG, PNG or GIF."
                values={{ email: verificationEmail() }}
                components={{ a: <a href={`mailto:${verificationEmail()}`}>{verificationEmail()}</a> }}
              />
            </p>
            {signedReleases}
            <p className="sponsorship__ask">
              <ContactUs contact={offer.contact} />
            </p>
          </section>
          {requirements.length > 0 && (
            <section className="card card__body" aria-labelledby="req">
              <h2 id="req">{t('Additional requirements')}</h2>
              <RequirementList requirements={requirements} />
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
