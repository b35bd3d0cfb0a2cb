/** One season of a sponsor: its campaigns, and a link to all of them together (S-175, S-183 to S-185). */
import { Link } from 'wouter';
import { seasonLabel } from '../../../../ui/formats.ts';
import { hasRole } from '../../../../ui/session.ts';
import { campaignStatuses, statusStyle } from '../../../../ui/status.ts';
import { Badge } from '../../components/Badge.tsx';
import { ButtonAnchor, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/useQuery.ts';
import { useSession } from '../../lib/useSession.ts';
import { SponsorSeasonDocument } from './generated/graphql.ts';
import type { SeasonGroup } from './groups.ts';

function Campaigns({ campaigns, seasonToken }: { campaigns: SeasonGroup['campaigns']; seasonToken: string | null }) {
  return (
    <ul className="card rows">
      {campaigns.map((campaign) => (
        <li key={campaign.id} className="season__row">
          <b>{campaign.name}</b>
          <Badge status={statusStyle(campaignStatuses, campaign.status)} />
          {campaign.magicToken && (
            <Link className="row-link" to={paths.campaignDashboard(campaign.magicToken)}>
              View<span className="sr"> {campaign.name}</span> <Icon name="right" />
            </Link>
          )}
        </li>
      ))}
      {seasonToken && (
        <li className="season__row season__row--all">
          <Link className="row-link" to={paths.seasonalDashboard(seasonToken)}>
            View All Seasonal Data <Icon name="right" />
          </Link>
        </li>
      )}
    </ul>
  );
}

type Props = { sponsorId: number; group: SeasonGroup };

/** A season with several campaigns has its own dashboard; staff also edit its goal. */
function SharedSeason({ sponsorId, group }: Props) {
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
      <Campaigns campaigns={campaigns} seasonToken={token} />
    </>
  );
}

export function Season({ sponsorId, group }: Props) {
  const label = seasonLabel(group.season, group.year);
  const headingId = `season-${group.season}-${group.year}`;
  return (
    <section className="season" aria-labelledby={headingId}>
      <h2 id={headingId}>{label}</h2>
      {group.campaigns.length > 1 ? (
        <SharedSeason sponsorId={sponsorId} group={group} />
      ) : (
        <Campaigns campaigns={group.campaigns} seasonToken={null} />
      )}
    </section>
  );
}
