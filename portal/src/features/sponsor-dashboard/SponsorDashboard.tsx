/** `/sponsor-dashboard`: a sponsor's campaigns by season (S-173 to S-185). */
import { useState } from 'react';
import { hasRole, type SessionClaims } from '../../../../ui/session.ts';
import { Logo } from '../../components/Logo.tsx';
import { ErrorNotice } from '../../components/Notice.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { EmptyState } from '../../components/States.tsx';
import { Page } from '../../layout/Page.tsx';
import { Picker, usePick } from '../../layout/Picker.tsx';
import { RoleGate } from '../../layout/RoleGate.tsx';
import { SponsorNav } from '../../layout/SponsorNav.tsx';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { OnlyStates } from '../../shared/campaign/OnlyStates.tsx';
import { Billing } from './Billing.tsx';
import { MySponsorsDocument, SponsorHomeDocument } from './generated/graphql.ts';
import { seasonGroups } from './groups.ts';
import { type CampaignNumbers, comparedSeasons, numbersOf } from './home.ts';
import { lastVisit } from './lastVisit.ts';
import { Season } from './Season.tsx';
import { SeasonComparison } from './SeasonComparison.tsx';
import type { SponsorEntry } from './types.ts';
import '../../shared/delivery/delivery.css';
import './sponsor-dashboard.css';
import { PageParts } from '../../components/PageParts.tsx';

type Numbers = ReadonlyMap<number, CampaignNumbers>;

const none: Numbers = new Map();
const noCampaignsText = "This sponsor doesn't have any campaigns right now.";

function Seasons({ sponsor, numbers }: { sponsor: SponsorEntry | null; numbers: Numbers }) {
  const groups = seasonGroups(sponsor?.campaigns ?? []);
  if (!sponsor || groups.length === 0) return <EmptyState icon="flag">{noCampaignsText}</EmptyState>;
  const compared = comparedSeasons(groups, numbers);
  return (
    <PageParts>
      {numbers.size > 0 && compared.length > 1 && <SeasonComparison sponsorId={sponsor.id} seasons={compared} />}
      {groups.map((group) => (
        <Season key={`${group.season} ${group.year}`} sponsorId={sponsor.id} group={group} numbers={numbers} />
      ))}
    </PageParts>
  );
}

/** A sponsor user's seasons with their numbers, which are shown together; an error only leaves the numbers out. */
function SeasonsInNumbers({
  sponsor,
  loading,
  userId,
}: {
  sponsor: SponsorEntry | null;
  loading: boolean;
  userId: string;
}) {
  const [since] = useState(() => lastVisit(userId));
  const [now] = useState(() => new Date().toISOString());
  const { data, loading: counting } = useQuery(
    SponsorHomeDocument,
    { since: since ?? now }, // on the first visit nothing is new
    { current: true, keepFailures: true },
  );
  if (loading || counting) return <PageSkeleton label="Loading your campaigns" />;
  const own = new Set(sponsor?.campaigns.map(({ id }) => id));
  const states = data?.dashboardCampaigns.find(({ id }) => own.has(id))?.onlyStates ?? null;
  return (
    <>
      <OnlyStates states={states} className="soft limits" />
      <Seasons sponsor={sponsor} numbers={data ? numbersOf(data) : none} />
      {sponsor && <Billing sponsor={sponsor} />}
    </>
  );
}

function Dashboard({ session }: { session: SessionClaims }) {
  useTitle('Sponsor Dashboard');
  const { data, error, loading } = useQuery(MySponsorsDocument, {}, { current: true });
  const staff = hasRole(session.role, ['admin']);
  const sponsors = data?.mySponsors ?? [];
  const [sponsor, pick] = usePick('sponsor', sponsors, session.sub);

  return (
    <Page englishOnly className="has-tabs" nav={<SponsorNav current="page" />}>
      <div className="org-head">
        <div className="sponsor-head">
          {sponsor && <Logo name={sponsor.name} url={sponsor.logoUrl} size="l" />}
          <div>
            <h1>{sponsor?.name ?? 'Sponsor Dashboard'}</h1>
            {sponsor && <p className="soft">Campaigns by season</p>}
          </div>
        </div>
        <Picker label="Sponsor" rows={sponsors} picked={sponsor} onPick={pick} />
      </div>
      {loading && staff && <PageSkeleton label="Loading your campaigns" />}
      {error !== null && !data && (
        <ErrorNotice>Oops! Something went wrong. Please refresh the page and try again.</ErrorNotice>
      )}
      {data && staff && <Seasons sponsor={sponsor} numbers={none} />}
      {(data || loading) && !staff && <SeasonsInNumbers sponsor={sponsor} loading={loading} userId={session.sub} />}
    </Page>
  );
}

export default function SponsorDashboard() {
  return <RoleGate roles={['sponsor', 'admin']}>{(session) => <Dashboard session={session} />}</RoleGate>;
}
