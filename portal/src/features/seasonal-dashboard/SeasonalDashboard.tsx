/** `/seasonal-dashboard/{token}?tab=`: a sponsor's season in seven tabs, read-only and without login (S-205 to S-225). */
import { Link, useSearch } from 'wouter';
import { Mark } from '../../../../ui/brand/mark.tsx';
import { formatCompact, formatNumber, seasonLabel, seasons, toSeason } from '../../../../ui/formats.ts';
import { isFailure } from '../../../../ui/graphql.ts';
import { decodeToken, type LinkClaims } from '../../../../ui/session.ts';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { LinkProblemPage } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { SponsorBrand } from '../../layout/SponsorBrand.tsx';
import { Turf } from '../../layout/Turf.tsx';
import type { EvidenceList } from '../../lib/evidence.ts';
import { paths } from '../../lib/paths.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { showTab } from '../../lib/showTab.ts';
import { usePageLoader, usePages } from '../../lib/usePages.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useDashboardView } from '../../shared/campaign/dashboardView.ts';
import { OnlyStates } from '../../shared/campaign/OnlyStates.tsx';
import { OutcomesSlot } from '../../shared/feedback/FeedbackSlot.tsx';
import type { SeasonKey } from '../../shared/feedback/feedbackStore.ts';
import { RecapBar } from '../../shared/recap/RecapBar.tsx';
import { FeaturedPhotos } from './FeaturedPhotos.tsx';
import { SeasonalCampaignsDocument, SeasonalDashboardDocument } from './generated/graphql.ts';
import { Creative, Goals, Impressions, Results, Testimonials } from './panels.tsx';
import { type SeasonTab, seasonTabs, tabOf } from './seasonTabs.ts';
import type { SeasonalDashboardData, SeasonCampaign, SeasonVariables } from './types.ts';
import { VerificationMap } from './VerificationMap.tsx';
import '../../shared/campaign/campaign.css';
import '../../shared/campaign/leagues.css';
import '../../shared/campaign/print.css';
import './seasonal-dashboard.css';

/** Season and year in the token; an invalid season has no data. */
function seasonOfLink(token: string): SeasonVariables {
  const claims = decodeToken<LinkClaims>(token);
  const season = toSeason(claims?.season ?? '');
  return { season: seasons.includes(season) ? season : 'winter', year: Number(claims?.year) || 0 };
}

function Panel({
  tab,
  goal,
  campaigns,
  photos,
  token,
  season,
}: {
  tab: SeasonTab;
  goal: string | null;
  campaigns: readonly SeasonCampaign[];
  /** Number of verified photos. */
  photos: number;
  token: string;
  season: SeasonKey;
}) {
  switch (tab) {
    case 'featured-photos':
      return <FeaturedPhotos token={token} total={photos} />;
    case 'verification-map':
      return <VerificationMap token={token} season={season.season} year={season.year} />;
    case 'impressions':
      return <Impressions campaigns={campaigns} token={token} season={season} />;
    case 'results':
      return <Results campaigns={campaigns} />;
    case 'testimonials':
      return <Testimonials campaigns={campaigns} />;
    case 'creative':
      return <Creative campaigns={campaigns} />;
    default:
      return <Goals goal={goal} campaigns={campaigns} token={token} season={season} />;
  }
}

/** Campaigns load ten at a time, until all are loaded (S-437). */
function Season({
  token,
  season,
  data,
  sponsor,
}: {
  token: string;
  season: SeasonVariables;
  data: SeasonalDashboardData;
  sponsor: SeasonalDashboardData['sponsors'][number];
}) {
  const label = seasonLabel(season.season, season.year);
  const tab = tabOf(new URLSearchParams(useSearch()).get('tab'));
  const load = usePageLoader(
    SeasonalCampaignsDocument,
    { season: season.season, year: season.year },
    token,
    (data) => data.campaignsConnection,
  );
  const { rows, more, error } = usePages(load, true, data.campaigns);
  if (error !== null) throw error; // the global error screen (S-224)
  const campaigns = rows ?? [];
  const impressions = more ? 0 : campaigns.reduce((sum, campaign) => sum + Number(campaign.impressions ?? 0), 0);
  const { totalCount } = data.campaigns;
  const counted = (count: number, singular: string, many: string) =>
    [formatNumber(count), count === 1 ? singular : many] as const;
  const programs = data.programs.totalCount;
  const evidence = (list: EvidenceList) => paths.evidence(token, list);
  const numbers: readonly (readonly [number: string, word: string, to: string])[] = [
    [...counted(totalCount, 'campaign', 'campaigns'), paths.seasonalDashboard(token)],
    [...counted(data.organizationsCount, 'league', 'leagues'), evidence('leagues')],
    ...(programs > data.organizationsCount
      ? ([[...counted(programs, 'program', 'programs'), evidence('leagues')]] as const)
      : []),
    [...counted(data.photos.totalCount, 'photo checked', 'photos checked'), evidence('photos')],
    [formatCompact(impressions), 'impressions', evidence('impressions')],
  ];
  return (
    <Page
      englishOnly
      mainClass="season-page"
      brand={<SponsorBrand name={sponsor.name} url={sponsor.logoUrl} />}
      footer={
        <Footer englishOnly>
          <span className="brand brand--small">
            <Mark size={24} /> Sideline
          </span>
        </Footer>
      }
    >
      <Turf as="header" className="seasonhead">
        <div className="wrap">
          <p className="hero__season">{sponsor.name}</p>
          <h1>{label}</h1>
          <OnlyStates states={campaigns[0]?.onlyStates ?? null} />
          <ul className="hero__nums">
            {numbers
              .filter(([number]) => number !== '0')
              .map(([number, word, to]) => (
                <li key={word}>
                  <Link to={to}>
                    <b>{number}</b> {word}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      </Turf>
      <nav className="seasontabs" aria-label="Seasonal dashboard">
        <ul className="wrap">
          {seasonTabs.map(({ id, label: name }) => (
            <li key={id}>
              <Link
                to={paths.seasonalDashboard(token, id === 'goals' ? null : id)}
                aria-current={id === tab ? 'page' : undefined}
                ref={id === tab ? showTab : undefined}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!campaigns[0]?.onlyStates && <RecapBar token={token} what="season" />}
      <section className="wrap seasonpanel" aria-labelledby="season-tab">
        <h2 id="season-tab">{seasonTabs.find(({ id }) => id === tab)?.label}</h2>
        <Panel
          key={tab}
          tab={tab}
          goal={data.seasonalGoal}
          campaigns={campaigns}
          photos={data.photos.totalCount}
          token={token}
          season={{ sponsorId: sponsor.id, ...season }}
        />
        {tab === 'featured-photos' && <OutcomesSlot campaignIds={campaigns.map(({ id }) => id)} />}
        {more && (
          <p className="soft" role="status">
            Loading more campaigns...
          </p>
        )}
      </section>
    </Page>
  );
}

/** Starts the page’s query before it renders. */
export function prefetch(token: string): void {
  prefetchQuery(SeasonalDashboardDocument, seasonOfLink(token), { linkToken: token });
}

export default function SeasonalDashboard({ token }: { token: string }) {
  const season = seasonOfLink(token);
  const { data, error, loading, refetch } = useQuery(SeasonalDashboardDocument, season, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const sponsor = data?.sponsors[0] ?? null;
  useTitle(sponsor ? `${seasonLabel(season.season, season.year)}, ${sponsor.name}` : '');
  useDashboardView(token, sponsor !== null);

  if (loading) return <PageSkeleton label="Loading the dashboard" />;
  const problem = linkProblem(token, 'season', error);
  if (problem === 'failed' && isFailure(error)) throw error; // the global error screen (S-224)
  if (problem || !data || !sponsor)
    return <LinkProblemPage problem={problem ?? 'expired'} token={token} alwaysExpired onRetry={refetch} />;
  return <Season token={token} season={season} data={data} sponsor={sponsor} />;
}
