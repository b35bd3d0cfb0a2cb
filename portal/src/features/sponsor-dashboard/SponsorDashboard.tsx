/** `/sponsor-dashboard`: a sponsor's campaigns by season (S-173 to S-185). */
import { useId, useState } from 'react';
import { recallChoice, rememberChoice, type SessionClaims } from '../../../../ui/session.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Logo } from '../../kit/Logo.tsx';
import { ErrorNotice } from '../../kit/Notice.tsx';
import { PageSkeleton } from '../../kit/Skeleton.tsx';
import { EmptyState } from '../../kit/States.tsx';
import { Page } from '../../layout/Page.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { SponsorNav } from '../../layout/SponsorNav.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { mySponsors, type SponsorEntry } from './documents.ts';
import { seasonGroups } from './groups.ts';
import { Season } from './Season.tsx';
import './sponsor-dashboard.css';

export const noCampaignsText = "This sponsor doesn't have any campaigns right now.";

function Seasons({ sponsor }: { sponsor: SponsorEntry | null }) {
  const groups = seasonGroups(sponsor?.campaigns ?? []);
  if (!sponsor || groups.length === 0) return <EmptyState icon="flag">{noCampaignsText}</EmptyState>;
  return groups.map((group) => <Season key={`${group.season} ${group.year}`} sponsorId={sponsor.id} group={group} />);
}

function Dashboard({ session }: { session: SessionClaims }) {
  useTitle('Sponsor Dashboard');
  const pickId = useId();
  const userId = Number(new URLSearchParams(globalThis.location.search).get('userId')) || null;
  const { data, error, loading } = useQuery(mySponsors, { userId });
  const [remembered, setRemembered] = useState(() => recallChoice('sponsor', session.sub));
  const sponsors = data?.mySponsors ?? [];
  const sponsor = sponsors.find((one) => String(one.id) === remembered) ?? sponsors[0] ?? null;

  return (
    <Page englishOnly className="has-tabs" nav={<SponsorNav />}>
      <div className="org-head">
        <div className="sponsor-head">
          {sponsor && <Logo name={sponsor.name} url={sponsor.logoUrl} size="l" />}
          <div>
            <h1>{sponsor?.name ?? 'Sponsor Dashboard'}</h1>
            {sponsor && <p className="soft">Campaigns by season</p>}
          </div>
        </div>
        {sponsor && sponsors.length > 1 && (
          <div className="org-pick">
            <label className="sr" htmlFor={pickId}>
              Sponsor
            </label>
            <div className="select">
              <select
                className="input"
                id={pickId}
                value={sponsor.id}
                onChange={(event) => {
                  rememberChoice('sponsor', session.sub, event.target.value);
                  setRemembered(event.target.value);
                }}
              >
                {sponsors.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </select>
              <Icon name="down" />
            </div>
          </div>
        )}
      </div>
      {loading && <PageSkeleton label="Loading your campaigns" />}
      {error !== null && !data && (
        <ErrorNotice>Oops! Something went wrong. Please refresh the page and try again.</ErrorNotice>
      )}
      {data && <Seasons sponsor={sponsor} />}
    </Page>
  );
}

export default function SponsorDashboard() {
  return <RoleGate roles={['sponsor', 'admin']}>{(session) => <Dashboard session={session} />}</RoleGate>;
}
