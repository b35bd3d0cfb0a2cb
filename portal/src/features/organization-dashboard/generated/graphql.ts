// Made by "npm run generate" from the schema and the .graphql files beside it; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CampaignStatus =
  | 'active'
  | 'complete'
  | 'contracted'
  | 'proposed'
  | 'rejected';

export type Country =
  | 'CA'
  | 'US';

export type DeadlineSection =
  | 'completed'
  | 'did_not_complete'
  | 'missing_creatives'
  | 'overdue'
  | 'under_review'
  | 'upcoming';

export type OfferStatus =
  | 'canceled'
  | 'confirmed'
  | 'proposed'
  | 'prospecting'
  | 'qualified'
  | 'rejected'
  | 'rejected_by_league'
  | 'rejected_by_organization'
  | 'unqualified';

/** All input for the `renewCalendar` mutation. */
export type RenewCalendarInput = {
  /**
   * An arbitrary string value with no semantic meaning. Will be included in the
   * payload verbatim. May be used to track mutations by the client.
   */
  clientMutationId?: string | null | undefined;
  organizationId?: number | null | undefined;
};

export type Season =
  | 'fall'
  | 'spring'
  | 'summer'
  | 'winter';

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null };

export type MyOrganizationsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyOrganizationsQuery = { today: string, myOrganizations: Array<{ id: number, name: string, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Country, deliverability: string | null } | null, offers: Array<{ id: number, status: OfferStatus, value: string | null, confirmedAt: string | null, sponsorableProperty: { name: string } | null, campaign: { name: string, season: Season, year: number, status: CampaignStatus, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, assets: Array<{ quantity: number | null, campaignCapability: { capability: { name: string, digital: boolean } | null } | null }>, verificationDeadlines: Array<{ deadline: string, section: DeadlineSection }> }> }> };

export type CalendarAddressQueryVariables = Exact<{
  id: number;
}>;


export type CalendarAddressQuery = { organization: { id: number, calendarUrl: string | null } | null };

export type RenewCalendarMutationVariables = Exact<{
  input: RenewCalendarInput;
}>;


export type RenewCalendarMutation = { renewCalendar: { organization: { id: number } | null } | null };

export const MyOrganizationsDocument = { id: "Rr2BulN7yo", name: "MyOrganizations", kind: "query" } as TypedDocument<MyOrganizationsQuery, MyOrganizationsQueryVariables>;
export const CalendarAddressDocument = { id: "_m_bTzo_7b", name: "CalendarAddress", kind: "query" } as TypedDocument<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const RenewCalendarDocument = { id: "9LbdlJ17wk", name: "RenewCalendar", kind: "mutation" } as TypedDocument<RenewCalendarMutation, RenewCalendarMutationVariables>;
