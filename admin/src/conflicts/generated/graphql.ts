// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

export type AddingPlanQueryVariables = {
  campaignId?: number | null | undefined;
  searchFilterId?: number | null | undefined;
  sponsorablePropertyIds?: Array<number | null | undefined> | number | null | undefined;
  organizationId?: number | null | undefined;
  previousPartners?: boolean | null | undefined;
};

export type AddingPlanQuery = { addingPlan: { availableCount: number, conflictingCount: number, conflicts: Array<{ sponsorablePropertyId: number, sponsorablePropertyName: string, organizationName: string, message: string }> } };

export type PlacementConflictsQueryVariables = {
  offerIds: Array<number> | number;
};

export type PlacementConflictsQuery = { placementConflicts: Array<{ sponsorablePropertyId: number, sponsorablePropertyName: string, organizationName: string, message: string }> };

export type PlacementConflictFragment = { sponsorablePropertyId: number, sponsorablePropertyName: string, organizationName: string, message: string };

export const AddingPlanDocument = { id: '7MWAMSB93Q', name: 'AddingPlan', kind: 'query' } as TypedDocument<AddingPlanQuery, AddingPlanQueryVariables>;
export const PlacementConflictsDocument = { id: 'UMrBrhhsqG', name: 'PlacementConflicts', kind: 'query' } as TypedDocument<PlacementConflictsQuery, PlacementConflictsQueryVariables>;
