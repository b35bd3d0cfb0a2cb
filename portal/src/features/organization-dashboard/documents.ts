/** Calls of the organization dashboard. */
import { gql } from '../../../../ui/graphql.ts';
import type { DeadlineFlags } from '../../../../ui/status.ts';
import type { KnownAddress } from '../addresses/AddressesDialog.tsx';
import { addressSelection } from '../addresses/documents.ts';

export interface DashboardOffer {
  id: number;
  status: string;
  value: string | number | null;
  campaign: {
    name: string;
    season: string;
    year: number;
    status: string;
    sponsor: { id: number; name: string; logoUrl: string | null };
  };
  assets: { quantity: number | null; campaignCapability: { capability: { name: string; digital: boolean } } }[];
  confirmedAt: string | null;
  verificationDeadlines: (DeadlineFlags & { deadline: string })[];
}

export interface DashboardOrganization {
  id: number;
  name: string;
  mailingAddress: KnownAddress | null;
  shippingAddress: KnownAddress | null;
  offers: DashboardOffer[];
}

/** The organizations of a user with their offers; `userId` only for admin (L-260, L-263). */
export const myOrganizations = gql<
  { myOrganizations: DashboardOrganization[] | null; today: string },
  { userId: number | null }
>(`query MyOrganizations($userId: Int) {
  today
  myOrganizations(userId: $userId) {
    id name
    mailingAddress { ${addressSelection} }
    shippingAddress { ${addressSelection} }
    offers {
      id status value confirmedAt
      campaign { name season year status sponsor { id name logoUrl: logoThumbnailUrl } }
      assets { quantity campaignCapability { capability { name digital } } }
      verificationDeadlines { deadline missingCreatives anyPendingVerificationImages verified didNotComplete overdue }
    }
  }
}`);

/** The secret address of an organization's calendar (.ics). */
export const calendarAddress = gql<
  { organization: { id: number; calendarUrl: string | null } | null },
  { id: number }
>(`query CalendarAddress($id: Int!) {
  organization(id: $id) { id calendarUrl }
}`);

/** Ends the address and makes a new one. */
export const renewCalendar = gql<
  { renewCalendar: { organization: { id: number } } },
  { input: { organizationId: number } }
>(`mutation RenewCalendar($input: RenewCalendarInput!) {
  renewCalendar(input: $input) { organization { id } }
}`);
