/** Campaigns of a sponsor by season and year (S-174 to S-177). */
import { latestSeasonFirst, toSeason } from '../../../../ui/formats.ts';
import { statusKey } from '../../../../ui/status.ts';
import type { SponsorCampaign } from './types.ts';

export interface SeasonGroup {
  season: string;
  year: number;
  campaigns: SponsorCampaign[];
}

/** Only active and complete ones; the latest season first, campaigns by name (S-176, S-177). */
export function seasonGroups(campaigns: readonly SponsorCampaign[]): SeasonGroup[] {
  const groups = new Map<string, SeasonGroup>();
  for (const campaign of campaigns) {
    if (!['active', 'complete'].includes(statusKey(campaign.status))) continue;
    const season = toSeason(campaign.season);
    const key = `${campaign.year}-${season}`;
    const group = groups.get(key) ?? { season, year: campaign.year, campaigns: [] };
    group.campaigns.push(campaign);
    groups.set(key, group);
  }
  for (const group of groups.values()) group.campaigns.sort((a, b) => a.name.localeCompare(b.name));
  return [...groups.values()].sort(latestSeasonFirst);
}
