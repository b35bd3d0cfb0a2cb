/** The call of the sponsorship page. */
import { gql } from '../../../../ui/graphql.ts';
import type { DeadlineFlags } from '../../../../ui/status.ts';
import type { KnownAddress } from '../addresses/AddressesDialog.tsx';
import { addressSelection } from '../addresses/documents.ts';

export interface SponsorshipDeadline extends DeadlineFlags {
  id: number;
  name: string;
  deadline: string;
  capabilityName: string | null;
  renderedVerificationReminderInstructions: string | null;
  creativeContents: { id: number; name: string; content: string | null }[];
  creativeFiles: { id: number; name: string; url: string | null }[];
  verificationImages: {
    id: number;
    createdAt: string;
    status: string;
    thumbnailUrl: string | null;
    fullSizeUrl: string;
  }[];
}

export interface SponsorshipCheck {
  id: number;
  amount: string | number;
  number: number | string | null;
  status: string;
  estimatedArrivalDate: string | null;
}

export interface SponsorshipOffer {
  id: number;
  status: string;
  value: string | number | null;
  seasonStart: string | null;
  seasonEnd: string | null;
  confirmedAt: string | null;
  additionalRequirements: string | null;
  campaign: {
    name: string;
    season: string;
    year: number;
    status: string;
    additionalRequirements: string | null;
    sponsor: { id: number; name: string; logoUrl: string | null };
  };
  sponsorableProperty: { id: number; name: string; endDate: string | null };
  organization: {
    id: number;
    name: string;
    mailingAddress: KnownAddress | null;
    shippingAddress: KnownAddress | null;
  };
  assets: { campaignCapability: { capability: { digital: boolean } } }[];
  verificationDeadlines: SponsorshipDeadline[];
  checks: SponsorshipCheck[];
}

/** A sponsorship by the id of its offer (L-291 to L-311). */
export const sponsorshipDocument = gql<
  { offer: SponsorshipOffer | null; today: string },
  { id: number }
>(`query Sponsorship($id: Int!) {
  today
  offer(id: $id) {
    id status value seasonStart seasonEnd confirmedAt additionalRequirements
    campaign { name season year status additionalRequirements sponsor { id name logoUrl: logoThumbnailUrl } }
    sponsorableProperty { id name endDate }
    organization {
      id name
      mailingAddress { ${addressSelection} }
      shippingAddress { ${addressSelection} }
    }
    assets { campaignCapability { capability { digital } } }
    verificationDeadlines {
      id name deadline capabilityName renderedVerificationReminderInstructions
      missingCreatives anyPendingVerificationImages verified didNotComplete overdue
      creativeContents { id name content: renderedContent }
      creativeFiles { id name url: fullSizeUrl }
      verificationImages { id createdAt status thumbnailUrl fullSizeUrl }
    }
    checks { id amount number status estimatedArrivalDate }
  }
}`);
