// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type RollOverPlansQueryVariables = {
  campaigns: Array<Schema.CampaignRollOverInput | null | undefined> | Schema.CampaignRollOverInput;
};

export type RollOverPlansQuery = { rollOverPlans: Array<{ campaignId: number, sponsorName: string, previousName: string, previousTargetNumberOfLeagues: number | null, previousTotalSpend: number | null, previousGoalDate: string | null, name: string, seasonName: string, season: Schema.Season, year: number, targetNumberOfLeagues: number | null, totalSpend: number | null, leaguesConfirmedGoalDate: string | null, reason: string | null, key: string, parts: Array<{ key: string, kind: Schema.RolledOverPartKind, name: string, deadline: string | null, note: string | null, leftOut: boolean, refused: boolean }>, partners: Array<{ offerId: number, organizationId: number, organizationName: string, sponsorablePropertyName: string, createsProperty: boolean, proofsDue: number, proofsOnTime: number, value: string | null, answerDays: number | null, rejectedPhotos: number, seasons: number, reason: string | null, asked: boolean, refused: boolean }> }> };

export type RollOverCampaignsMutationVariables = {
  input: Schema.RollOverCampaignsInput;
};

export type RollOverCampaignsMutation = { rollOverCampaigns: { changeId: string | null, campaigns: Array<{ id: number }> } };

export const RollOverPlansDocument = { id: 'PO1GoyJB_r', name: 'RollOverPlans', kind: 'query' } as TypedDocument<RollOverPlansQuery, RollOverPlansQueryVariables>;
export const RollOverCampaignsDocument = { id: 'WpSmhemnkJ', name: 'RollOverCampaigns', kind: 'mutation' } as TypedDocument<RollOverCampaignsMutation, RollOverCampaignsMutationVariables>;
