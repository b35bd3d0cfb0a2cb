// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';
import type * as Schema from '../../../../ui/generated/schema.ts';

export type ExplainAccessQueryVariables = {
  userId: number;
  recordType: string;
  recordId: number;
};

export type ExplainAccessQuery = { explainAccess: { visible: boolean, person: string, role: Schema.UserRole, record: string, policies: Array<{ name: string, description: string }>, missing: Array<{ code: string, message: string, organizationId: number | null, sponsorId: number | null, campaignId: number | null, offerId: number | null }> } };

export type MissingFactFragment = { code: string, message: string, organizationId: number | null, sponsorId: number | null, campaignId: number | null, offerId: number | null };

export const ExplainAccessDocument = { id: 'LJubMan9oR', name: 'ExplainAccess', kind: 'query' } as TypedDocument<ExplainAccessQuery, ExplainAccessQueryVariables>;
