/** The call of the sponsor dashboard. */
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
