/** The calls of the sponsor dashboard. */
import { gql } from '../../../../ui/graphql.ts';
import type { SponsorCampaign } from './groups.ts';

export interface SponsorEntry {
  id: number;
  name: string;
  logoUrl: string | null;
  campaigns: SponsorCampaign[];
}

/** The sponsors of a user with their campaigns; `userId` only for admin (S-180, S-181). */
export const mySponsors = gql<
  { mySponsors: SponsorEntry[] | null },
  { userId: number | null }
>(`query MySponsors($userId: Int) {
  mySponsors(userId: $userId) {
    id name logoUrl: logoThumbnailUrl
    campaigns { id name season year status magicToken }
  }
}`);

/** The token of a sponsor's seasonal dashboard (S-183). */
export const sponsorSeason = gql<
  { sponsor: { magicToken: string | null } | null },
  { id: number; season: string; year: number }
>(`query SponsorSeason($id: Int!, $season: Season!, $year: Int!) {
  sponsor(id: $id) { magicToken(season: $season, year: $year) }
}`);
