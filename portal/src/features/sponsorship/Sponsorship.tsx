/** `/organization-dashboard/sponsorship/{offerId}`: proofs and checks of one sponsorship (L-291 to L-311). */

import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { setToday } from '../../../../ui/clock.ts';
import { formatMoney } from '../../../../ui/formats.ts';
import { pageId } from '../../../../ui/pageId.ts';
import { isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { deadlineSections, sponsorshipStatuses, statusKey } from '../../../../ui/status.ts';
import { paths } from '../../app/paths.ts';
import { supportEmail, verificationEmail } from '../../app/settings.ts';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { Badge, StatusGlyph } from '../../kit/Badge.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Progress } from '../../kit/Progress.tsx';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/States.tsx';
import { FumblePicture } from '../../layout/FumblePicture.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { seasonText, statusText } from '../../lib/words.ts';
import { AddressesDialog } from '../addresses/AddressesDialog.tsx';
import { StaffView } from '../staff-view/StaffView.tsx';
import { asViewed, onlyLooks } from '../staff-view/viewed.ts';
import { CheckLine } from './CheckLine.tsx';
import { checkGlance, checkLine } from './checkLine.ts';
import { DeadlineItem } from './DeadlineItem.tsx';
import { groupDeadlines, proofCount } from './deadlines.ts';
import { type SponsorshipDeadline, type SponsorshipOffer, sponsorshipDocument } from './documents.ts';
import { invalidSponsorshipText } from './texts.ts';
import { UploadDialog } from './UploadDialog.tsx';
import './sponsorship.css';

function Invalid() {
  return (
    <ErrorState title={t('Sponsorship not found')} picture={<FumblePicture />}>
      <p>{t(invalidSponsorshipText)}</p>
      <p className="soft">
        <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a>
      </p>
      <div className="oops__act">
        <ButtonLink to={paths.organizationDashboard}>{t('Go to your dashboard')}</ButtonLink>
      </div>
    </ErrorState>
  );
}

function Detail({
  offer,
  today,
  onUpload,
  onAddress,
}: {
  offer: SponsorshipOffer;
  today: string;
  onUpload: ((deadline: SponsorshipDeadline) => void) | undefined;
  onAddress?: () => void;
}) {
  const { campaign } = offer;
  const groups = groupDeadlines(offer.verificationDeadlines);
  const { done, of } = proofCount(offer.verificationDeadlines);
  const overdue = groups.find((group) => group.section === 'overdue')?.deadlines.length ?? 0;
  const mainSection = overdue > 0 ? 'overdue' : 'upcoming';
  const mainId = groups.find((group) => group.section === mainSection)?.deadlines[0]?.id;
  const stops = checkLine(offer);
  const now = stops.find((stop) => stop.state === 'now');
  const requirements = [
    campaign.additionalRequirements,
    offer.additionalRequirements &&
      t('For {organization}: {requirements}', {
        organization: offer.organization.name,
        requirements: offer.additionalRequirements,
      }),
  ].filter((text): text is string => Boolean(text));
  const status = statusKey(campaign.status) === 'complete' ? 'complete' : 'active';

  return (
    <>
      <div className="deal">
        <Logo name={campaign.sponsor.name} url={campaign.sponsor.logoUrl} size="l" />
        <div>
          <h1>{campaign.sponsor.name}</h1>
          <p className="soft deal__meta">
            <span>
              {seasonText(campaign.season, campaign.year)}
              {offer.value !== null && `, ${formatMoney(offer.value)}`}
            </span>
            <Badge look={statusText(sponsorshipStatuses[status])} />
          </p>
        </div>
        {of > 0 && (
          <Progress
            className="deal__progress"
            done={done}
            of={of}
            label={t('Photos accepted')}
            text={t('{done} of {of, plural, one {# photo accepted} other {# photos accepted}}', { done, of })}
            rest={of > done ? t('{count} to go', { count: of - done }) : t('All done')}
          />
        )}
      </div>

      <div className="split">
        <div>
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
                <p className="stat__n">{of - done}</p>
                <p className="stat__t">
                  {t('{count, plural, one {photo to go} other {photos to go}}', { count: of - done })}
                </p>
              </a>
            )}
            <a href="#check">
              <p className="stat__n">{formatMoney(offer.value)}</p>
              <p className="stat__t">{checkGlance(now)}</p>
            </a>
          </div>

          <div id="deadlines">
            {groups.length === 0 && (
              <EmptyState icon="camera">
                {t('There are no deadlines yet. We will e-mail you when the first photo is needed.')}
              </EmptyState>
            )}
            {groups.map(({ section, deadlines }) => (
              <section
                key={section}
                id={section === 'overdue' ? 'overdue' : undefined}
                className={`group is-${section === 'upcoming' ? 'next' : deadlineSections[section].tone}`}
                aria-labelledby={`h-${section}`}
              >
                <h2 id={`h-${section}`}>
                  <StatusGlyph glyph={deadlineSections[section].glyph} /> {t(deadlineSections[section].label)}{' '}
                  <small>{deadlines.length}</small>
                </h2>
                <div className={section === 'overdue' ? 'card rows card--late' : 'card rows'}>
                  {deadlines.map((deadline) => (
                    <DeadlineItem
                      key={deadline.id}
                      deadline={deadline}
                      section={section}
                      today={today}
                      sponsorName={campaign.sponsor.name}
                      main={deadline.id === mainId}
                      onUpload={onUpload && (() => onUpload(deadline))}
                    />
                  ))}
                </div>
              </section>
            ))}
          </div>
        </div>

        <aside className="side" aria-label={t('Check, proof and requirements')}>
          <section className="card card__body" aria-labelledby="check">
            <h2 id="check">{t('Where is my check?')}</h2>
            <CheckLine stops={stops} onAddress={onAddress} />
          </section>
          <section className="card card__body" aria-labelledby="how">
            <h2 id="how">{t('Send proof your way')}</h2>
            <p>
              <T
                id="Use Upload Verification, or e-mail the picture to <a>{email}</a>. One picture at a time: JPEG, PNG or GIF."
                values={{ email: verificationEmail() }}
                components={{ a: <a href={`mailto:${verificationEmail()}`}>{verificationEmail()}</a> }}
              />
            </p>
          </section>
          {requirements.length > 0 && (
            <section className="card card__body" aria-labelledby="req">
              <h2 id="req">{t('Additional requirements')}</h2>
              <ul className="ticks">
                {requirements.map((text) => (
                  <li key={text}>
                    <Icon name="flag" />
                    <span>{text}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}

function SponsorshipPage({ offerId, session }: { offerId: number; session: SessionClaims }) {
  const { data, loading, refetch } = useQuery(sponsorshipDocument, { id: offerId });
  const [uploadTo, setUploadTo] = useState<SponsorshipDeadline | null>(null);
  const [addresses, setAddresses] = useState<'mailing' | 'both' | null>(null);
  const accepted = new URLSearchParams(globalThis.location.search).has('accepted');
  const limited = isLimited(session);
  const looking = onlyLooks(session);
  const offer = data?.offer ?? null;
  const valid = offer && statusKey(offer.status) === 'confirmed' ? offer : null;
  useTitle(valid ? `${valid.campaign.sponsor.name}, ${seasonText(valid.campaign.season, valid.campaign.year)}` : '');
  useEffect(() => setToday(data?.today), [data]);

  return (
    <Page
      className="has-tabs"
      nav={
        <OrganizationNav
          current="true"
          onAddresses={valid && !limited && !looking ? () => setAddresses('both') : undefined}
        />
      }
    >
      <Link className="back" to={asViewed(paths.organizationDashboard)}>
        <Icon name="left" /> {t('Sponsorships')}
      </Link>
      {valid && (accepted || limited) && (
        <div className="banners">
          {accepted && (
            <Notice tone="confirmed" icon="check">
              {t('Offer accepted. Your dates are saved, and your first photo is below.')}
            </Notice>
          )}
          {limited && (
            <Notice tone="prospecting" icon="lock">
              {t('We e-mailed you a link to set your password. Until you use it, this page is all that opens here.')}
            </Notice>
          )}
        </div>
      )}
      {loading && <PageSkeleton label={t('Loading the sponsorship')} />}
      {(valid || !loading) && (
        <StaffView session={session}>
          {valid && data ? (
            <Detail
              offer={valid}
              today={data.today}
              onUpload={looking ? undefined : setUploadTo}
              onAddress={limited || looking ? undefined : () => setAddresses('mailing')}
            />
          ) : (
            <Invalid />
          )}
        </StaffView>
      )}
      {uploadTo && <UploadDialog deadline={uploadTo} onUploaded={refetch} onClose={() => setUploadTo(null)} />}
      {addresses && valid && (
        <AddressesDialog
          owner={valid.organization}
          start={addresses === 'mailing' ? 'mailing' : null}
          onChanged={refetch}
          onClose={() => setAddresses(null)}
        />
      )}
    </Page>
  );
}

export default function Sponsorship({ offerId }: { offerId: string }) {
  const id = pageId(offerId);
  if (Number.isNaN(id)) return <NotFound />;
  return (
    <RoleGate roles={['organization', 'admin']}>
      {(session) => <SponsorshipPage offerId={id} session={session} />}
    </RoleGate>
  );
}
