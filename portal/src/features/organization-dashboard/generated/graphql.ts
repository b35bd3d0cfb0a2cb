// Made by "npm run generate" from the schema and the .graphql files; not to be edited.
import type { TypedDocument } from '../../../../../ui/graphql.ts';
import type * as Schema from '../../../../../ui/generated/schema.ts';

export type MyOrganizationsQueryVariables = { [key: string]: never; };

export type MyOrganizationsQuery = { today: string, myOrganizations: Array<{ id: number, name: string, myRole: Schema.MemberRole | null, ownerNames: string | null, mailingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, shippingAddress: { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null } | null, offers: Array<{ id: number, status: Schema.OfferStatus, value: string | null, confirmedAt: string | null, sponsorableProperty: { name: string } | null, campaign: { name: string, season: Schema.Season, year: number, status: Schema.CampaignStatus, sponsor: { id: number, name: string, logoUrl: string | null } | null } | null, assets: Array<{ quantity: number | null, campaignCapability: { capability: { name: string, digital: boolean } | null } | null }>, verificationDeadlines: Array<{ deadline: string, section: Schema.DeadlineSection }> }> }> };

export type CalendarAddressQueryVariables = {
  id: number;
};

export type CalendarAddressQuery = { organization: { id: number, calendarUrl: string | null } | null };

export type RenewCalendarMutationVariables = {
  input: Schema.RenewCalendarInput;
};

export type RenewCalendarMutation = { renewCalendar: { clientMutationId: string | null } | null };

export type KnownAddressFragment = { name: string, line1: string, line2: string | null, city: string, state: string, zip: string, country: Schema.Country, deliverability: string | null };

export const MyOrganizationsDocument = { id: 'GrcsF25PZn', name: 'MyOrganizations', kind: 'query' } as TypedDocument<MyOrganizationsQuery, MyOrganizationsQueryVariables>;
export const CalendarAddressDocument = { id: '_m_bTzo_7b', name: 'CalendarAddress', kind: 'query' } as TypedDocument<CalendarAddressQuery, CalendarAddressQueryVariables>;
export const RenewCalendarDocument = { id: 'g_OHo82Luw', name: 'RenewCalendar', kind: 'mutation' } as TypedDocument<RenewCalendarMutation, RenewCalendarMutationVariables>;
