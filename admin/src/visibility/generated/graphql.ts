// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type UserRole =
  | 'admin'
  | 'organization'
  | 'sponsor'
  | 'superadmin';

export type ExplainAccessQueryVariables = Exact<{
  userId: number;
  recordType: string;
  recordId: number;
}>;


export type ExplainAccessQuery = { explainAccess: { visible: boolean, person: string, role: UserRole, record: string, policies: Array<{ name: string, description: string }>, missing: Array<{ code: string, message: string, organizationId: number | null, sponsorId: number | null, campaignId: number | null, offerId: number | null }> } };

export type MissingFactFragment = { code: string, message: string, organizationId: number | null, sponsorId: number | null, campaignId: number | null, offerId: number | null };

export const ExplainAccessDocument = { id: "LJubMan9oR", name: "ExplainAccess", kind: "query" } as TypedDocument<ExplainAccessQuery, ExplainAccessQueryVariables>;
