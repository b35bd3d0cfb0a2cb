/** `/campaign-dashboard/{token}`: the story of a campaign for its sponsor, read-only (S-186 to S-204). */
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import { Mark } from '../../../../ui/brand/mark.tsx';
import { AfterPaint } from '../../components/AfterPaint.tsx';
import { Rich } from '../../components/Rich.tsx';
import { PageSkeleton } from '../../components/Skeleton.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { LinkProblemPage } from '../../layout/LinkProblem.tsx';
import { linkProblem } from '../../layout/linkProblem.ts';
import { Page } from '../../layout/Page.tsx';
import { SponsorBrand } from '../../layout/SponsorBrand.tsx';
import { hasFields } from '../../lib/nullable.ts';
import { pagePicture } from '../../lib/pagePicture.ts';
import { prefetchQuery } from '../../lib/prefetch.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { useDashboardView } from '../../shared/campaign/dashboardView.ts';
import { Results } from '../../shared/campaign/Results.tsx';
import { Timeline } from '../../shared/charts/Timeline.tsx';
import { DeliverySection } from '../../shared/delivery/DeliverySection.tsx';
import { FeedbackSlot, OutcomesSlot } from '../../shared/feedback/FeedbackSlot.tsx';
import { Notes } from '../../shared/notes/Notes.tsx';
import { RecapBar } from '../../shared/recap/RecapBar.tsx';
import { CheckedPhotos } from './CheckedPhotos.tsx';
import { Creative } from './Creative.tsx';
import { Effectiveness } from './Effectiveness.tsx';
import { FeaturedPhotos } from './FeaturedPhotos.tsx';
import { CampaignDashboardDocument, type CampaignDashboardQuery } from './generated/graphql.ts';
import { Hero } from './Hero.tsx';
import { Leagues } from './Leagues.tsx';
import { Testimonials } from './Testimonials.tsx';
import '../../shared/campaign/campaign.css';
import '../../shared/campaign/leagues.css';
import '../../shared/campaign/print.css';

const none = {};

/** The picture of the headline, for a page: the goal's, or the first featured photo. */
const heroOf = ({ dashboardCampaigns, featuredPhotos }: CampaignDashboardQuery): string | null =>
  pagePicture(dashboardCampaigns[0]?.sponsorFacingGoalImageUrl ?? featuredPhotos.nodes[0]?.fullSizeUrl);

/** Starts the page’s query before it renders, and then the picture that it shows first. */
export function prefetch(token: string): void {
  const onData = (data: CampaignDashboardQuery) => {
    const picture = heroOf(data);
    if (picture) preload(picture, { as: 'image', fetchPriority: 'high' });
  };
  prefetchQuery(CampaignDashboardDocument, none, { linkToken: token, onData });
}

export default function CampaignDashboard({ token }: { token: string }) {
  const { data, error, loading, refetch } = useQuery(CampaignDashboardDocument, none, {
    linkToken: token,
    keepFailures: true,
    current: true,
  });
  const found = data?.dashboardCampaigns[0];
  const campaign = hasFields(found, 'name', 'season', 'year', 'sponsorName') ? found : null;
  useTitle(campaign ? `${campaign.name}, ${campaign.sponsorName}` : '');

  useDashboardView(token, campaign !== null);

  if (loading) return <PageSkeleton label="Loading the dashboard" />;
  const problem = linkProblem(token, 'campaign', error) ?? (campaign ? null : 'expired');
  if (problem || !data || !campaign)
    return <LinkProblemPage problem={problem ?? 'failed'} token={token} alwaysExpired onRetry={refetch} />;

  const featured = data.featuredPhotos.nodes;
  const hero = heroOf(data);
  const { dashboardCreativeFiles: files, dashboardCreativeContents: texts } = data;
  const creative = files.length + texts.length > 0;
  const measured = Boolean(campaign.impressions) || Boolean(campaign.lookerUrl);
  const hasLeagues = data.programs.totalCount > 0;
  const campaignIds = [campaign.id];
  const hasNotes = data.notes.nodes.length > 0;
  const feedback = (section: ComponentProps<typeof FeedbackSlot>['section'], name: string) => (
    <FeedbackSlot wide section={section} campaignIds={campaignIds} campaignId={campaign.id} name={name} />
  );
  const sections = [
    hasNotes && { id: 'notes', label: 'Notes' },
    hasLeagues && { id: 'delivery', label: 'Delivered' },
    featured.length > 0 && { id: 'photos', label: 'Photos' },
    measured && { id: 'effect', label: 'Impressions' },
    data.dashboardStatistics.length > 0 && { id: 'results', label: 'Results' },
    hasLeagues && { id: 'leagues', label: 'Leagues' },
    creative && { id: 'creative', label: 'Creative' },
  ].filter((section) => section !== false);

  return (
    <Page
      englishOnly
      mainClass="story"
      brand={<SponsorBrand name={campaign.sponsorName} url={campaign.sponsorLogoUrl} />}
      nav={
        <nav className="jump" aria-label="On this page">
          {sections.map((section) => (
            <a key={section.id} href={`#${section.id}`}>
              {section.label}
            </a>
          ))}
        </nav>
      }
      footer={
        <Footer englishOnly>
          <span className="brand brand--small">
            <Mark size={24} /> Sideline
          </span>
        </Footer>
      }
    >
      <Hero
        campaign={campaign}
        picture={
          hero
            ? { url: hero, alt: `${campaign.sponsorName}: ${campaign.sponsorFacingGoalTitle ?? campaign.name}` }
            : null
        }
        leagues={data.organizationsCount}
        programs={data.programs.totalCount}
        photos={data.photos.totalCount}
        token={token}
      />
      {feedback('goal', 'the goal')}
      {hasNotes && (
        <section className="wrap" id="notes" aria-labelledby="h-notes">
          <div className="story__head">
            <h2 id="h-notes">Notes from our team</h2>
          </div>
          <Notes token={token} first={data.notes} campaignIds={campaignIds} />
        </section>
      )}
      {!campaign.onlyStates && <RecapBar token={token} what="campaign" />}
      <AfterPaint>
        {hasLeagues && (
          <section className="wrap" id="delivery" aria-labelledby="h-delivery">
            <div className="story__head">
              <h2 id="h-delivery">Promised and Delivered</h2>
            </div>
            <DeliverySection token={token} />
          </section>
        )}
        {hasLeagues && feedback('delivery', 'promised and delivered')}
        {hasLeagues && (
          <section className="wrap" id="timeline" aria-labelledby="h-timeline">
            <div className="story__head">
              <h2 id="h-timeline">The season by week</h2>
            </div>
            <Timeline token={token} />
          </section>
        )}
        {featured.length > 0 && <FeaturedPhotos first={data.featuredPhotos} token={token} />}
        {measured && (
          <Effectiveness
            impressions={campaign.impressions}
            enteredAt={campaign.impressionsEnteredAt}
            lookerUrl={campaign.lookerUrl}
            leagues={data.organizationsCount}
            photos={data.photos.totalCount}
            token={token}
          />
        )}
        {measured && feedback('effectiveness', 'impressions')}
        <Testimonials testimonials={data.dashboardTestimonials} />
        {data.dashboardTestimonials.length > 0 && feedback('testimonials', 'testimonials')}
        {data.dashboardStatistics.length > 0 && (
          <Results statistics={data.dashboardStatistics} season={campaign.season} year={campaign.year} />
        )}
        {data.dashboardStatistics.length > 0 && feedback('results', 'results')}
        {hasLeagues && <Leagues leagues={data.organizationsCount} first={data.leaguePhotos} token={token} />}
        {hasLeagues && feedback('leagues', 'sponsored leagues')}
        {data.photos.totalCount > 0 && <CheckedPhotos total={data.photos.totalCount} token={token} />}
        {campaign.sponsorDashboardAdditionalContent && (
          <section className="wrap extra" aria-label="More about this campaign">
            <Rich html={campaign.sponsorDashboardAdditionalContent} />
          </section>
        )}
        {creative && <Creative sponsorName={campaign.sponsorName} files={files} texts={texts} />}
        {creative && feedback('creative', 'creative')}
        <OutcomesSlot campaignIds={campaignIds} />
      </AfterPaint>
    </Page>
  );
}
