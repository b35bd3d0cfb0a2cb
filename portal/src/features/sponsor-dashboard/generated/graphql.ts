// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type MySponsorsQueryVariables = { [key: string]: never; };

export type MySponsorsQuery = { mySponsors: Array<{ id: number, name: string, logoUrl: string | null, campaigns: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, magicToken: string | null }> }> };

export type SponsorSeasonQueryVariables = {
  id: number;
  season: Schema.Season;
  year: number;
};

export type SponsorSeasonQuery = { sponsor: { magicToken: string | null } | null };

export type SponsorHomeQueryVariables = {
  since: string;
};

export type SponsorHomeQuery = { dashboardCampaigns: Array<{ id: number, impressions: number | null, onlyStates: Array<string | null> | null, sponsorFacingGoalImageUrl: string | null, cover: Array<{ id: number, fullSizeUrl: string | null }>, newPhotos: { totalCount: number }, newLeagues: { totalCount: number } }>, dashboardSummaries: Array<{ id: number, leagues: number | null, photos: number | null, target: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, goalDate: string | null }>, dashboardDeliveries: Array<{ campaignId: number | null, id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, proven: number | null, inReview: number | null, notDelivered: number | null, late: number | null, due: number | null, nextDueOn: string | null }> };

export type SponsorBillingQueryVariables = {
  sponsorId: number;
};

export type SponsorBillingQuery = { campaignContracts: Array<{ id: number, campaignId: number, versionNumber: number, status: Schema.ContractStatus, totalSpend: string, startsOn: string, endsOn: string, fullSizeUrl: string | null }>, invoices: Array<{ id: number, number: number, campaignId: number, amount: string, issuedOn: string, dueOn: string, credited: string, paid: string, balance: string, state: Schema.InvoiceState, fullSizeUrl: string | null }>, creditNotes: Array<{ id: number, number: number, invoiceId: number, amount: string, issuedOn: string, fullSizeUrl: string | null }>, billingPayments: Array<{ day: string, invoiceNumber: number | null, reference: string, amount: string }> };

export type DeliveryFragment = { id: number, capabilityName: string | null, contracted: number | null, confirmed: number | null, unconfirmed: number | null, extra: number | null, proven: number | null, inReview: number | null, notDelivered: number | null, late: number | null, due: number | null, nextDueOn: string | null };

export const MySponsorsDocument = { id: '8-Mpg9_QK-', name: 'MySponsors', kind: 'query' } as TypedDocument<MySponsorsQuery, MySponsorsQueryVariables>;
export const SponsorSeasonDocument = { id: 'ydYihmSORw', name: 'SponsorSeason', kind: 'query' } as TypedDocument<SponsorSeasonQuery, SponsorSeasonQueryVariables>;
export const SponsorHomeDocument = { id: 'C2DHd2Xmz3', name: 'SponsorHome', kind: 'query' } as TypedDocument<SponsorHomeQuery, SponsorHomeQueryVariables>;
export const SponsorBillingDocument = { id: '7BY1jFpoLz', name: 'SponsorBilling', kind: 'query' } as TypedDocument<SponsorBillingQuery, SponsorBillingQueryVariables>;
