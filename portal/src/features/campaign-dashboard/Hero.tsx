/** The headline: sponsor, campaign, goal and the three numbers that link to their proof (S-187). */
import { formatCompact, formatNumber, seasonLabel } from '../../../../ui/formats.ts';
import { EvidenceLink } from '../../components/EvidenceLink.tsx';
import { Rich } from '../../components/Rich.tsx';
import { Turf } from '../../layout/Turf.tsx';
import { OnlyStates } from '../../shared/campaign/OnlyStates.tsx';
import type { DashboardCampaign } from './types.ts';

export function Hero({
  campaign,
  picture,
  leagues,
  programs,
  photos,
  token,
}: {
  campaign: DashboardCampaign;
  picture: { url: string; alt: string } | null;
  /** Number of organizations, and of their sponsored programs. */
  leagues: number;
  programs: number;
  photos: number;
  token: string;
}) {
  return (
    <Turf className={picture ? 'hero' : 'hero hero--plain'}>
      <div className="wrap hero__in">
        <div className="hero__text">
          <div>
            <p className="hero__season">{seasonLabel(campaign.season, campaign.year)}</p>
            <h1>{campaign.name}</h1>
            <OnlyStates states={campaign.onlyStates} />
          </div>
          {campaign.sponsorFacingGoalTitle && <h2 className="hero__goal">{campaign.sponsorFacingGoalTitle}</h2>}
          {campaign.sponsorFacingGoalBody && <Rich html={campaign.sponsorFacingGoalBody} className="soft" />}
          <ul className="hero__nums">
            {Boolean(campaign.impressions) && (
              <li>
                <EvidenceLink token={token} list="impressions">
                  <b>{formatCompact(campaign.impressions ?? 0)}</b> impressions
                </EvidenceLink>
              </li>
            )}
            {leagues > 0 && (
              <li>
                <EvidenceLink token={token} list="leagues">
                  <b>{formatNumber(leagues)}</b> {leagues === 1 ? 'league' : 'leagues'}
                </EvidenceLink>
              </li>
            )}
            {programs > leagues && (
              <li>
                <EvidenceLink token={token} list="leagues">
                  <b>{formatNumber(programs)}</b> programs
                </EvidenceLink>
              </li>
            )}
            {photos > 0 && (
              <li>
                <EvidenceLink token={token} list="photos">
                  <b>{formatNumber(photos)}</b> {photos === 1 ? 'photo' : 'photos'} checked
                </EvidenceLink>
              </li>
            )}
          </ul>
        </div>
        {picture && <img className="pic" src={picture.url} alt={picture.alt} fetchPriority="high" />}
      </div>
    </Turf>
  );
}
