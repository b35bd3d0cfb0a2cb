/** What the home shows of each campaign, and the seasons that it compares. */
import { seasonLabel } from '../../../../ui/formats.ts';
import { pagePicture } from '../../lib/pagePicture.ts';
import { byAsset, type Delivery, sumOf } from '../../shared/delivery/totals.ts';
import type { SponsorHomeQuery } from './generated/graphql.ts';
import type { SeasonGroup } from './groups.ts';

/** A campaign in numbers. Dates YYYY-MM-DD; null where unknown, or where staff do not show them. */
export interface CampaignNumbers {
  leagues: number;
  photos: number;
  impressions: number;
  confirmed: number;
  target: number | null;
  /** Confirmed beyond the target. */
  extra: number;
  goalDate: string | null;
  delivery: Delivery;
  picture: string | null;
  /** Since the last visit. */
  newLeagues: number;
  newPhotos: number;
}

/** The numbers of each campaign by its id. */
export function numbersOf(home: SponsorHomeQuery): Map<number, CampaignNumbers> {
  const deliveriesOf = (id: number) => home.dashboardDeliveries.filter(({ campaignId }) => campaignId === id);
  const summaries = new Map(home.dashboardSummaries.map((row) => [row.id, row]));
  return new Map(
    home.dashboardCampaigns.map((campaign) => {
      const summary = summaries.get(campaign.id);
      return [
        campaign.id,
        {
          leagues: summary?.leagues ?? 0,
          photos: summary?.photos ?? 0,
          impressions: campaign.impressions ?? 0,
          confirmed: summary?.confirmed ?? 0,
          target: summary?.target ?? null,
          extra: summary?.extra ?? 0,
          goalDate: summary?.goalDate ?? null,
          delivery: sumOf('In all', byAsset(deliveriesOf(campaign.id))),
          picture: pagePicture(campaign.sponsorFacingGoalImageUrl ?? campaign.cover[0]?.fullSizeUrl),
          newLeagues: campaign.newLeagues.totalCount,
          newPhotos: campaign.newPhotos.totalCount,
        },
      ];
    }),
  );
}

/** A season's sums over its campaigns. */
export interface SeasonSums {
  label: string;
  group: SeasonGroup;
  sponsorships: number;
  photos: number;
  impressions: number;
  /** Sponsorships planned, and those of them that are confirmed: each campaign counts at most its own target. */
  planned: number;
  reached: number;
}

/** The newest season, beside the sponsor's last one and the same one a year ago, otherwise the one before, if there were any. */
export function comparedSeasons(
  groups: readonly SeasonGroup[],
  numbers: ReadonlyMap<number, CampaignNumbers>,
): SeasonSums[] {
  const newest = groups[0];
  if (!newest) return [];
  const yearAgo = groups.find(({ season, year }) => season === newest.season && year === newest.year - 1);
  const compared = new Set(
    [newest, groups[1], yearAgo !== groups[1] && yearAgo ? yearAgo : groups[2]].filter((group) => group !== undefined),
  );
  return [...compared].map((group) => {
    const rows = group.campaigns.flatMap(({ id }) => numbers.get(id) ?? []);
    const sum = (of: (row: CampaignNumbers) => number) => rows.reduce((total, row) => total + of(row), 0);
    return {
      label: seasonLabel(group.season, group.year),
      group,
      sponsorships: sum(({ confirmed }) => confirmed),
      photos: sum(({ photos }) => photos),
      impressions: sum(({ impressions }) => impressions),
      planned: sum(({ target }) => target ?? 0),
      reached: sum(({ confirmed, target, extra }) => (target === null ? 0 : confirmed - extra)),
    };
  });
}
