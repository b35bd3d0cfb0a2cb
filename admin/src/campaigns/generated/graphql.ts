// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type CampaignStageQueryVariables = {
  id: number;
};

export type CampaignStageQuery = { campaign: { id: number, offers: Array<{ id: number }> } | null };

export type DuplicateCampaignMutationVariables = {
  input: Schema.DuplicateCampaignInput;
};

export type DuplicateCampaignMutation = { duplicateCampaign: { changeId: string | null, campaign: { id: number, sponsorId: number } } };

export type ProposedCampaignNamesQueryVariables = {
  campaignId: number;
  season: Schema.Season;
  year: number;
};

export type ProposedCampaignNamesQuery = { proposedCampaignNames: { name: string, seasonName: string } | null };

export type GetCapabilitiesQueryVariables = {
  campaignScope?: boolean | null | undefined;
};

export type GetCapabilitiesQuery = { capabilities: Array<{ id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }> };

export type GetEmployeesQueryVariables = {
  employee?: boolean | null | undefined;
};

export type GetEmployeesQuery = { users: Array<{ id: number, name: string | null }> };

export type CampaignOffersListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.OfferListItemOrderBy> | Schema.OfferListItemOrderBy | null | undefined;
  filter?: Schema.OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignOffersListQuery = { list: { nodes: Array<{ id: number, sponsorablePropertyName: string, organizationName: string, city: string | null, state: string | null, numberOfPlayers: number | null, value: string | null, status: Schema.OfferStatus }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignOffersTotalQueryVariables = {
  filter?: Schema.OfferListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignOffersTotalQuery = { list: { totalCount: number } };

export type CampaignCapabilitiesCreateMutationVariables = {
  input: Schema.CreateCampaignCapabilityInput;
};

export type CampaignCapabilitiesCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CampaignCapabilitiesUpdateMutationVariables = {
  input: Schema.UpdateCampaignCapabilityInput;
};

export type CampaignCapabilitiesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type CampaignCapabilitiesUpdateManyMutationVariables = {
  input: Schema.UpdateCampaignCapabilitiesInput;
};

export type CampaignCapabilitiesUpdateManyMutation = { result: { changeId: string | null } };

export type CampaignCapabilitiesDeleteMutationVariables = {
  input: Schema.DeleteCampaignCapabilityInput;
};

export type CampaignCapabilitiesDeleteMutation = { result: { changeId: string | null } };

export type DefaultVerificationDeadlinesCreateMutationVariables = {
  input: Schema.CreateDefaultVerificationDeadlineInput;
};

export type DefaultVerificationDeadlinesCreateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type DefaultVerificationDeadlinesUpdateMutationVariables = {
  input: Schema.UpdateDefaultVerificationDeadlineInput;
};

export type DefaultVerificationDeadlinesUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number } } };

export type DefaultVerificationDeadlinesDeleteMutationVariables = {
  input: Schema.DeleteDefaultVerificationDeadlineInput;
};

export type DefaultVerificationDeadlinesDeleteMutation = { result: { changeId: string | null } };

export type CampaignsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CampaignListItemOrderBy> | Schema.CampaignListItemOrderBy | null | undefined;
  filter?: Schema.CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignsListQuery = { list: { nodes: Array<{ id: number, sponsorId: number, sponsorName: string, name: string, season: Schema.Season, year: number, seasonName: string | null, status: Schema.CampaignStatus, strategistName: string | null, prospectingCount: number, qualifiedCount: number, proposedCount: number, confirmedCount: number, targetNumberOfLeagues: number | null, target: number | null, leaguesConfirmedGoalDate: string | null, confirmedPercentage: string | null, totalSpend: number | null, leagueBudget: string | null, confirmedValue: string, spentPercentage: string | null, overdueDeadlinesCount: number, pendingImagesCount: number, nextDate: string | null, startsAt: string | null, endsAt: string | null, updatedAt: string, version: number }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignsTotalQueryVariables = {
  filter?: Schema.CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignsTotalQuery = { list: { totalCount: number } };

export type OrderCampaignRecordsMutationVariables = {
  input: Schema.OrderCampaignRecordsInput;
};

export type OrderCampaignRecordsMutation = { orderCampaignRecords: { changeId: string | null } };

export type CampaignStandingsListQueryVariables = {
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: Array<Schema.CampaignListItemOrderBy> | Schema.CampaignListItemOrderBy | null | undefined;
  filter?: Schema.CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignStandingsListQuery = { list: { nodes: Array<{ id: number, sponsorId: number, sponsorName: string, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, strategistName: string | null, confirmedCount: number, target: number | null, forecastLow: number | null, forecastMedian: number | null, forecastHigh: number | null, targetChancePercentage: number | null, leaguesConfirmedGoalDate: string | null, leagueBudget: string | null, confirmedValue: string, onTimeVerificationPercentage: string | null, overdueDeadlinesCount: number, nextDate: string | null }>, pageInfo: { hasNextPage: boolean, hasPreviousPage: boolean } } };

export type CampaignStandingsTotalQueryVariables = {
  filter?: Schema.CampaignListItemWhere | null | undefined;
  search?: string | null | undefined;
  today?: string | null | undefined;
};

export type CampaignStandingsTotalQuery = { list: { totalCount: number } };

export type CampaignsOneQueryVariables = {
  id: number;
};

export type CampaignsOneQuery = { record: { id: number, version: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, sponsorSeesForecast: boolean, sponsorSeesFairShare: boolean, sponsorSeesBilling: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: Schema.OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> } | null };

export type CampaignsUpdateMutationVariables = {
  input: Schema.UpdateCampaignInput;
};

export type CampaignsUpdateMutation = { result: { changeId: string | null, record: { id: number, version: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, sponsorSeesForecast: boolean, sponsorSeesFairShare: boolean, sponsorSeesBilling: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: Schema.OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> } } };

export type CampaignsUpdateManyMutationVariables = {
  input: Schema.UpdateCampaignsInput;
};

export type CampaignsUpdateManyMutation = { result: { changeId: string | null } };

export type CampaignsManyQueryVariables = {
  ids: Array<number> | number;
};

export type CampaignsManyQuery = { list: Array<{ id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsorId: number }> };

export type CampaignOfferRowFragment = { id: number, sponsorablePropertyName: string, organizationName: string, city: string | null, state: string | null, numberOfPlayers: number | null, value: string | null, status: Schema.OfferStatus };

export type CampaignCapabilityVersionFragment = { id: number, version: number };

export type DefaultDeadlineVersionFragment = { id: number, version: number };

export type CampaignListRowFragment = { id: number, sponsorId: number, sponsorName: string, name: string, season: Schema.Season, year: number, seasonName: string | null, status: Schema.CampaignStatus, strategistName: string | null, prospectingCount: number, qualifiedCount: number, proposedCount: number, confirmedCount: number, targetNumberOfLeagues: number | null, target: number | null, leaguesConfirmedGoalDate: string | null, confirmedPercentage: string | null, totalSpend: number | null, leagueBudget: string | null, confirmedValue: string, spentPercentage: string | null, overdueDeadlinesCount: number, pendingImagesCount: number, nextDate: string | null, startsAt: string | null, endsAt: string | null, updatedAt: string, version: number };

export type CampaignStandingRowFragment = { id: number, sponsorId: number, sponsorName: string, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, strategistName: string | null, confirmedCount: number, target: number | null, forecastLow: number | null, forecastMedian: number | null, forecastHigh: number | null, targetChancePercentage: number | null, leaguesConfirmedGoalDate: string | null, leagueBudget: string | null, confirmedValue: string, onTimeVerificationPercentage: string | null, overdueDeadlinesCount: number, nextDate: string | null };

export type CampaignRecordFragment = { id: number, version: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsorId: number, totalSpend: number | null, leagueSharePercentage: string | null, targetNumberOfLeagues: number | null, leaguesConfirmedGoalDate: string | null, exclusiveBySport: boolean, exclusiveByCategory: boolean, daysBetweenMails: number, sponsorOverview: string | null, sponsorOverviewEs: string | null, goal: string | null, additionalRequirements: string | null, additionalRequirementsEs: string | null, seasonName: string | null, sponsorshipApplicationsSent: string | null, primarySalesContactId: number | null, primaryStrategistContactId: number | null, primaryBdrContactId: number | null, sponsorFacingGoalTitle: string | null, sponsorFacingGoalBody: string | null, sponsorFacingGoalImageUrl: string | null, sponsorDashboardAdditionalContent: string | null, lookerUrl: string | null, impressionsOverride: number | null, sponsorSeesDates: boolean, sponsorSeesMoney: boolean, sponsorSeesOverdue: boolean, sponsorSeesForecast: boolean, sponsorSeesFairShare: boolean, sponsorSeesBilling: boolean, magicToken: string | null, geographicTargetingSummary: Array<string>, demographicTargetingSummary: Array<string>, sponsor: { id: number, name: string }, customQuestions: Array<{ id: number, question: string, sentAt: string | null }>, physicalVerificationProgress: { overdue: number, total: number, verified: number }, digitalVerificationProgress: { overdue: number, total: number, verified: number }, goalReport: { target: number | null, confirmed: number }, budgetReport: { budget: string | null, confirmed: string, proposed: string, remaining: string | null }, offerCountsReport: { prospecting: number, qualified: number, proposed: number, confirmed: number, removed: number }, campaignCapabilities: Array<{ id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: Schema.OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> }> };

export type CampaignCapabilityOptionFragment = { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number };

export type CampaignCapabilityRecordFragment = { id: number, version: number, position: number | null, minimumQuantity: number | null, quantity: number | null, executionExpectations: string | null, inUse: boolean, quantityReport: { contracted: number | null, confirmed: number, verified: number }, capability: { id: number, name: string, createDeadlineBasedOnQuantity: boolean, capabilityVerificationDeadlineCount: number }, defaultVerificationDeadlines: Array<{ id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: Schema.OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null }> };

export type DefaultDeadlineRecordFragment = { id: number, version: number, name: string, deadline: string, offset: number | null, offsetType: Schema.OffsetType | null, requiresCreatives: boolean, leagueMoves: number, leagueMoveDays: number, missingCreatives: boolean, verificationReminderInstructions: string, verificationReminderInstructionsEs: string | null };

export type CampaignReferenceFragment = { id: number, name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsorId: number };

export const CampaignStageDocument = { id: 'HwGVPs5aVa', name: 'CampaignStage', kind: 'query' } as TypedDocument<CampaignStageQuery, CampaignStageQueryVariables>;
export const DuplicateCampaignDocument = { id: 'zeo5I2QkFz', name: 'DuplicateCampaign', kind: 'mutation' } as TypedDocument<DuplicateCampaignMutation, DuplicateCampaignMutationVariables>;
export const ProposedCampaignNamesDocument = { id: 'RCsr6xHEB7', name: 'ProposedCampaignNames', kind: 'query' } as TypedDocument<ProposedCampaignNamesQuery, ProposedCampaignNamesQueryVariables>;
export const GetCapabilitiesDocument = { id: 'aCEvy060A7', name: 'GetCapabilities', kind: 'query' } as TypedDocument<GetCapabilitiesQuery, GetCapabilitiesQueryVariables>;
export const GetEmployeesDocument = { id: 'D6S6GCeOCp', name: 'GetEmployees', kind: 'query' } as TypedDocument<GetEmployeesQuery, GetEmployeesQueryVariables>;
export const CampaignOffersListDocument = { id: 'USpdEv3Lxb', name: 'CampaignOffersList', kind: 'query' } as TypedDocument<CampaignOffersListQuery, CampaignOffersListQueryVariables>;
export const CampaignOffersTotalDocument = { id: 'sHGkvMl-Pe', name: 'CampaignOffersTotal', kind: 'query' } as TypedDocument<CampaignOffersTotalQuery, CampaignOffersTotalQueryVariables>;
export const CampaignCapabilitiesCreateDocument = { id: 'yp9AVO1_bc', name: 'CampaignCapabilitiesCreate', kind: 'mutation' } as TypedDocument<CampaignCapabilitiesCreateMutation, CampaignCapabilitiesCreateMutationVariables>;
export const CampaignCapabilitiesUpdateDocument = { id: 'HsoD-e2ZMA', name: 'CampaignCapabilitiesUpdate', kind: 'mutation' } as TypedDocument<CampaignCapabilitiesUpdateMutation, CampaignCapabilitiesUpdateMutationVariables>;
export const CampaignCapabilitiesUpdateManyDocument = { id: 'YTsH1S17D3', name: 'CampaignCapabilitiesUpdateMany', kind: 'mutation' } as TypedDocument<CampaignCapabilitiesUpdateManyMutation, CampaignCapabilitiesUpdateManyMutationVariables>;
export const CampaignCapabilitiesDeleteDocument = { id: 'm7IifiHrPx', name: 'CampaignCapabilitiesDelete', kind: 'mutation' } as TypedDocument<CampaignCapabilitiesDeleteMutation, CampaignCapabilitiesDeleteMutationVariables>;
export const DefaultVerificationDeadlinesCreateDocument = { id: 'uErbgnrayV', name: 'DefaultVerificationDeadlinesCreate', kind: 'mutation' } as TypedDocument<DefaultVerificationDeadlinesCreateMutation, DefaultVerificationDeadlinesCreateMutationVariables>;
export const DefaultVerificationDeadlinesUpdateDocument = { id: 'pOJsTFYDh5', name: 'DefaultVerificationDeadlinesUpdate', kind: 'mutation' } as TypedDocument<DefaultVerificationDeadlinesUpdateMutation, DefaultVerificationDeadlinesUpdateMutationVariables>;
export const DefaultVerificationDeadlinesDeleteDocument = { id: '7vBcs2-_f1', name: 'DefaultVerificationDeadlinesDelete', kind: 'mutation' } as TypedDocument<DefaultVerificationDeadlinesDeleteMutation, DefaultVerificationDeadlinesDeleteMutationVariables>;
export const CampaignsListDocument = { id: '0WFl5brh6y', name: 'CampaignsList', kind: 'query' } as TypedDocument<CampaignsListQuery, CampaignsListQueryVariables>;
export const CampaignsTotalDocument = { id: 'yqv1FQxD9x', name: 'CampaignsTotal', kind: 'query' } as TypedDocument<CampaignsTotalQuery, CampaignsTotalQueryVariables>;
export const OrderCampaignRecordsDocument = { id: 'qQjMr1M1ze', name: 'OrderCampaignRecords', kind: 'mutation' } as TypedDocument<OrderCampaignRecordsMutation, OrderCampaignRecordsMutationVariables>;
export const CampaignStandingsListDocument = { id: '-ZMOg5ro4E', name: 'CampaignStandingsList', kind: 'query' } as TypedDocument<CampaignStandingsListQuery, CampaignStandingsListQueryVariables>;
export const CampaignStandingsTotalDocument = { id: 'eNuPIQ0yEx', name: 'CampaignStandingsTotal', kind: 'query' } as TypedDocument<CampaignStandingsTotalQuery, CampaignStandingsTotalQueryVariables>;
export const CampaignsOneDocument = { id: '4y2WRt35Pl', name: 'CampaignsOne', kind: 'query' } as TypedDocument<CampaignsOneQuery, CampaignsOneQueryVariables>;
export const CampaignsUpdateDocument = { id: 'frfe5kIOFt', name: 'CampaignsUpdate', kind: 'mutation' } as TypedDocument<CampaignsUpdateMutation, CampaignsUpdateMutationVariables>;
export const CampaignsUpdateManyDocument = { id: 'Aj3MH4FuhV', name: 'CampaignsUpdateMany', kind: 'mutation' } as TypedDocument<CampaignsUpdateManyMutation, CampaignsUpdateManyMutationVariables>;
export const CampaignsManyDocument = { id: 'BS_CETXsT0', name: 'CampaignsMany', kind: 'query' } as TypedDocument<CampaignsManyQuery, CampaignsManyQueryVariables>;
