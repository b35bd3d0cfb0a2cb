/** One season of a sponsor: its campaigns, and a link to all of them together (S-175, S-183 to S-185). */
import { Link } from 'wouter';
import { seasonLabel } from '../../../../ui/formats.ts';
import { hasRole } from '../../../../ui/session.ts';
import { ButtonAnchor, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useSession } from '../../lib/useSession.ts';
import { CampaignCard } from './CampaignCard.tsx';
import { SponsorSeasonDocument } from './generated/graphql.ts';
import type { SeasonGroup } from './groups.ts';
import type { CampaignNumbers } from './home.ts';

type Numbers = ReadonlyMap<number, CampaignNumbers>;

function Campaigns({
  campaigns,
  numbers,
  seasonToken,
}: {
  campaigns: SeasonGroup['campaigns'];
  numbers: Numbers;
  seasonToken: string | null;
}) {
  return (
    <ul className="card rows">
      {campaigns.map((campaign) => (
        <CampaignCard key={campaign.id} campaign={campaign} numbers={numbers.get(campaign.id) ?? null} />
      ))}
      {seasonToken && (
        <li className="season__row--all">
          <Link className="row-link" to={paths.seasonalDashboard(seasonToken)}>
            View All Seasonal Data <Icon name="right" />
          </Link>
        </li>
      )}
    </ul>
  );
}

type Props = { sponsorId: number; group: SeasonGroup; numbers: Numbers };

/** A season with several campaigns has its own dashboard; staff also edit its goal. */
function SharedSeason({ sponsorId, group, numbers }: Props) {
  const { season, year, campaigns } = group;
  const staff = hasRole(useSession()?.role, ['admin']);
  // an error here only hides these links
  const { data } = useQuery(
    SponsorSeasonDocument,
    { id: sponsorId, season, year },
    { keepFailures: true, current: true },
  );
  const token = data?.sponsor?.magicToken ?? null;
  return (
    <>
      <div className="season__acts">
        {token && (
          <ButtonLink small to={paths.seasonalDashboard(token)}>
            View Seasonal Dashboard
          </ButtonLink>
        )}
        {staff && (
          <ButtonAnchor small href={paths.seasonalGoal(sponsorId, season, year)}>
            Edit Seasonal Dashboard
          </ButtonAnchor>
        )}
      </div>
      <Campaigns campaigns={campaigns} numbers={numbers} seasonToken={token} />
    </>
  );
}

export function Season({ sponsorId, group, numbers }: Props) {
  const label = seasonLabel(group.season, group.year);
  const headingId = `season-${group.season}-${group.year}`;
  return (
    <section className="season" aria-labelledby={headingId}>
      <h2 id={headingId}>{label}</h2>
      {group.campaigns.length > 1 ? (
        <SharedSeason sponsorId={sponsorId} group={group} numbers={numbers} />
      ) : (
        <Campaigns campaigns={group.campaigns} numbers={numbers} seasonToken={null} />
      )}
    </section>
  );
}
