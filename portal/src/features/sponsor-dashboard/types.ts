import type { MySponsorsQuery } from './generated/graphql.ts';

export type SponsorEntry = NonNullable<MySponsorsQuery['mySponsors']>[number];
export type SponsorCampaign = SponsorEntry['campaigns'][number];
