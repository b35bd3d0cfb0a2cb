/** `/organization-dashboard`: the sponsorships of an organization (L-255 to L-280). */

import { useEffect, useState } from 'react';
import { setToday } from '../../../../ui/clock.ts';
import { formatMoney } from '../../../../ui/formats.ts';
import { currentClaims, isLimited, type SessionClaims } from '../../../../ui/session.ts';
import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { ErrorNotice, Notice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { t } from '../../i18n/i18n.ts';
import { T } from '../../i18n/T.tsx';
import { OrganizationNav } from '../../layout/OrganizationNav.tsx';
import { Page } from '../../layout/Page.tsx';
import { Picker, usePick } from '../../layout/Picker.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { StaffView } from '../../layout/StaffView.tsx';
import { Turf } from '../../layout/Turf.tsx';
import { seasonText } from '../../lib/labels.ts';
import { isOwner, seesMoney } from '../../lib/memberRole.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { isReadOnly } from '../../lib/readOnly.ts';
import { supportEmail } from '../../lib/settings.ts';
import { useOneTimeParam } from '../../lib/useOneTimeParam.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { AddressBanners } from '../../shared/addresses/AddressBanners.tsx';
import { AddressesDialog } from '../../shared/addresses/AddressesDialog.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';
import { MyOrganizationsDocument } from './generated/graphql.ts';
import { SponsorshipsTable } from './SponsorshipsTable.tsx';
import {
  addressWarnings,
  assetLine,
  rowNeed,
  type SponsorshipRow,
  sponsorOf,
  sponsorshipRows,
} from './sponsorships.ts';
import type { DashboardOrganization } from './types.ts';
import './organization-dashboard.css';

export const emptyText =
  "This league doesn't have any active sponsorships right now. Keep an eye on your inbox for sponsorship offers!";

function Sponsorships({
  rows,
  readOnly,
  organization,
}: {
  rows: SponsorshipRow[];
  readOnly: boolean;
  organization: DashboardOrganization;
}) {
  const [all, setAll] = useState(false);
  const mayAnswer = isOwner(organization.myRole);
  const completed = rows.some((row) => row.status === 'complete');
  const shown = all ? rows : rows.filter((row) => row.status !== 'complete');
  const proposed = rows.filter((row) => row.status === 'proposed');
  const call = proposed[0]?.offer;
  // overdue proof delays a check for an accepted offer: it is shown first [L14]
  const late = rows.find((row) => row.status === 'active' && rowNeed(row).tone === 'danger');
  return (
    <>
      {late && !readOnly && (
        <Turf as="section" className="call" label={t('Overdue photos')}>
          <p className="call__n">
            <Icon name="camera" />
          </p>
          <div className="call__text">
            <h2>{t('{overdue} for {sponsor}', { overdue: rowNeed(late).text, sponsor: sponsorOf(late) })}</h2>
            <p className="soft">{t('A photo from your phone is all you need. Your check depends on it.')}</p>
          </div>
          <ButtonLink to={paths.sponsorship(late.offer.id)} variant="main">
            {t('Send it now')} <Icon name="right" />
          </ButtonLink>
        </Turf>
      )}
      {call && !late && !readOnly && (
        <Turf as="section" className="call" label={t('Offer waiting for your answer')}>
          <p className="call__n">{call.value === null ? <Icon name="list" /> : formatMoney(call.value)}</p>
          <div className="call__text">
            <h2>
              {t('{sponsor} wants to sponsor {season}', {
                sponsor: call.campaign.sponsor?.name,
                season: seasonText(call.campaign.season, call.campaign.year),
              })}
            </h2>
            <p className="soft">
              {mayAnswer
                ? t('{assets}. It takes about 5 minutes to answer.', { assets: assetLine(call) })
                : t('{assets}. Only an owner can answer. Please ask {owners}.', {
                    assets: assetLine(call),
                    owners: organization.ownerNames,
                  })}
            </p>
          </div>
          {mayAnswer && (
            <ButtonLink to={paths.organizationOffer(call.id)} variant="main">
              {t('Review offer')} <Icon name="right" />
            </ButtonLink>
          )}
        </Turf>
      )}
      <section aria-labelledby="h-list">
        <div className="list-head">
          <h2 id="h-list">{all ? t('All sponsorships') : t('Current sponsorships')}</h2>
          {completed && (
            <Button variant="text" small onClick={() => setAll(!all)}>
              {all ? t('Show Current') : t('Show All')}
            </Button>
          )}
        </div>
        {shown.length > 0 ? (
          <SponsorshipsTable rows={shown} mayAnswer={mayAnswer} />
        ) : (
          <EmptyState icon="flag">{t(emptyText)}</EmptyState>
        )}
      </section>
    </>
  );
}

/** Starts the page's query before it renders, for organization users only; staff rarely open it. */
export function prefetch(): void {
  if (currentClaims()?.role === 'organization') prefetchQuery(MyOrganizationsDocument, {});
}

function Dashboard({ session }: { session: SessionClaims }) {
  useTitle(t('Sponsorships'));
  const readOnly = isReadOnly(session);
  const { data, error, loading, refetch } = useQuery(MyOrganizationsDocument, {}, { current: true });
  const [addresses, setAddresses] = useState<'mailing' | 'shipping' | 'both' | null>(null);
  const [calendar, setCalendar] = useState(false);
  useEffect(() => setToday(data?.today), [data]);

  const organizations = data?.myOrganizations ?? [];
  const [organization, pick] = usePick('organization', organizations, session.sub);
  const rows = organization ? sponsorshipRows(organization.offers) : [];
  const pays = seesMoney(organization?.myRole);
  const warnings = organization && (pays ? addressWarnings(organization, rows) : { mailing: false, shipping: false });
  const rejected = useOneTimeParam('rejected');

  return (
    <Page
      className="has-tabs"
      nav={
        <OrganizationNav
          current="page"
          organizationId={organization?.id}
          role={organization?.myRole}
          onAddresses={organization && !readOnly && pays ? () => setAddresses('both') : undefined}
        />
      }
    >
      <div className="org-head">
        <div>
          <h1>{t('Sponsorships')}</h1>
          {organization && organizations.length === 1 && <p className="soft">{organization.name}</p>}
        </div>
        <Picker label={t('Organization')} rows={organizations} picked={organization} onPick={pick} />
      </div>
      {rejected && (
        <div className="banners">
          <Notice tone="confirmed" icon="check">
            {t('The offer is rejected. Thank you for telling us why.')}
          </Notice>
        </div>
      )}
      {loading && <PageSkeleton label={t('Loading your sponsorships')} />}
      {error !== null && !data && (
        <ErrorNotice>{t('Oops! Something went wrong. Please refresh the page and try again.')}</ErrorNotice>
      )}
      {data && (
        <StaffView session={session}>
          {organization && warnings ? (
            <>
              {rows.length > 0 && <AddressBanners {...warnings} onAdd={readOnly ? undefined : setAddresses} />}
              <Sponsorships rows={rows} readOnly={readOnly} organization={organization} />
              {rows.length === 0 && warnings.mailing && (
                <section className="org-ready" aria-labelledby="h-ready">
                  <h2 id="h-ready">{t('Get ready for a sponsor')}</h2>
                  <AddressBanners {...warnings} early onAdd={readOnly ? undefined : setAddresses} />
                </section>
              )}
              {rows.length > 0 && !readOnly && (
                <p className="org-calendar">
                  <Button onClick={() => setCalendar(true)}>
                    <Icon name="calendar" /> {t('Deadlines in your calendar')}
                  </Button>
                </p>
              )}
              {calendar && <CalendarDialog organizationId={organization.id} onClose={() => setCalendar(false)} />}
              {addresses && (
                <AddressesDialog
                  owner={organization}
                  start={addresses === 'both' ? null : addresses}
                  onChanged={refetch}
                  onClose={() => setAddresses(null)}
                />
              )}
            </>
          ) : (
            <EmptyState
              icon="flag"
              action={
                <p className="small">
                  <T
                    id="If you expected to see your organization here, please contact us at <a>{email}</a>."
                    values={{ email: supportEmail() }}
                    components={{ a: <a href={`mailto:${supportEmail()}`}>{supportEmail()}</a> }}
                  />
                </p>
              }
            >
              {t(emptyText)}
            </EmptyState>
          )}
        </StaffView>
      )}
    </Page>
  );
}

/** The page for a session from accepting through a link: how to get full access, and its one sponsorship (L-043). */
function LimitedDashboard({ session }: { session: SessionClaims }) {
  useTitle(t('Sponsorships'));
  return (
    <Page className="has-tabs" nav={<OrganizationNav current="page" />}>
      <div className="org-head">
        <h1>{t('Sponsorships')}</h1>
      </div>
      <EmptyState
        icon="lock"
        action={
          session.offer_id && (
            <ButtonLink to={paths.sponsorship(session.offer_id)} variant="main">
              {t('View your sponsorship')}
            </ButtonLink>
          )
        }
      >
        {t(
          'We emailed you a link to set your password. If you’re new to us, one of your league’s contacts also needs to confirm you. After that, log in again to see all of your organization’s sponsorships.',
        )}
      </EmptyState>
    </Page>
  );
}

export default function OrganizationDashboard() {
  return (
    <RoleGate roles={['organization', 'admin']}>
      {(session) => (isLimited(session) ? <LimitedDashboard session={session} /> : <Dashboard session={session} />)}
    </RoleGate>
  );
}
