import { gql } from '../../../ui/graphql.ts';
import type { Preview, PreviewVariables } from '../mails/documents.ts';
import type { Sponsorship } from './types.ts';

const person = '{ id name email }';
const address = '{ id name line1 line2 city state zip country deliverability }';

/** The offer with everything that its page shows (S-234). */
export const SponsorshipDocument = gql<{ offer: Sponsorship | null }, { id: number }>(`
  query Sponsorship($id: Int!) {
    offer(id: $id) {
      id status value seasonStart seasonEnd additionalRequirements customField removalReason leagueRejectionReason
      communicatedToLeague offerSentAt offerOpenedAt numberOfOfferViews surveySentAt numberOfSurveyViews
      sponsorshipApplicationSentAt onboardingEmailSentAt magicToken sponsorshipApplicationMagicToken checkAvailable
      campaign {
        id name season year
        sponsor { id name }
        campaignCapabilities {
          id executionExpectations
          capability { id name createDeadlineBasedOnQuantity capabilityVerificationDeadlines { id name } }
        }
      }
      sponsorableProperty {
        id name season numberOfPlayers minAge maxAge female male startDate endDate city state
        sport { id name }
        competitiveness { id name }
      }
      organization {
        id name contactEmail contactPhone canReceiveEmails websiteUrl emailListSize socialMediaFollowingSize
        mailingAddress ${address}
        shippingAddress ${address}
        primaryPlayLocation { id address }
        sponsorshipInsightReport { averageConfirmedValue confirmedCount onTimeVerificationPercentage }
        offers { id status value campaign { id name season year } sponsorableProperty { id name } }
      }
      assets {
        id campaignCapabilityId quantity reach anyVerifiedDeadlines
        campaignCapability { id capability { id name } }
      }
      verificationDeadlines {
        id name deadline assetId capabilityName requiresCreatives missingCreatives verificationReminderInstructions
        renderedVerificationReminderInstructions verified overdue didNotComplete didNotCompleteReason
        anyPendingVerificationImages verifiedImages pendingImages provedAt
        verificationDeadlineResponses { id comment addressed createdAt cannedResponse { id response } }
      }
      verificationImages {
        id status hidden featured from createdAt createdBy ${person} capabilityName fullSizeUrl thumbnailUrl
        verificationDeadlineId
      }
      checks {
        id amount memo number status actionReason createdAt estimatedArrivalDate
        createdBy ${person}
        reviewedBy ${person}
        voidedBy ${person}
      }
      offerContracts { id versionNumber createdAt fullSizeUrl: contractUrl }
      sponsorshipEvents { id eventType description changeReason createdAt user ${person} }
    }
  }
`);

type OfferId = { offer: { id: number; status: string } };

export type AssetInput = { id?: number; campaignCapabilityId: number; quantity: number | null; reach: number | null };

export const UpdateOfferDocument = gql<
  { updateOffer: OfferId },
  {
    input: {
      id: number;
      additionalRequirements?: string | null;
      assets?: AssetInput[];
      customField?: string | null;
      status?: string;
      value?: string | number | null;
      seasonStart?: string | null;
      seasonEnd?: string | null;
      changeReason?: string;
    };
  }
>(`
  mutation UpdateOffer($input: UpdateOfferInput!) { updateOffer(input: $input) { offer { id status } } }
`);

export const MarkAsQualifiedDocument = gql<
  { markAsQualified: { offers: { id: number; status: string }[] } },
  { input: { offerIds: number[] } }
>(`
  mutation MarkAsQualified($input: MarkAsQualifiedInput!) { markAsQualified(input: $input) { offers { id status } } }
`);

export const MarkAsConfirmedDocument = gql<
  { markAsConfirmed: OfferId },
  { input: { offerId: number; changeReason: string } }
>(`
  mutation MarkAsConfirmed($input: MarkAsConfirmedInput!) { markAsConfirmed(input: $input) { offer { id status } } }
`);

export const CancelOfferDocument = gql<{ cancelOffer: OfferId }, { input: { id: number } }>(`
  mutation CancelOffer($input: CancelOfferInput!) { cancelOffer(input: $input) { offer { id status } } }
`);

export const MoveOfferDocument = gql<
  { moveConfirmedOfferToCampaign: OfferId },
  { input: { offerId: number; campaignId: number } }
>(`
  mutation MoveConfirmedOfferToCampaign($input: MoveConfirmedOfferToCampaignInput!) {
    moveConfirmedOfferToCampaign(input: $input) { offer { id status } }
  }
`);

export type SendResult = {
  sentOfferIds: number[];
  skipped: { offerId: number; organizationName: string; reason: string }[];
  refused: { offerId: number; organizationName: string; reason: string }[];
};

export const SendOfferEmailsDocument = gql<
  { sendOfferEmails: { result: SendResult } },
  { input: { offerIds: number[] } }
>(`
  mutation SendOfferEmails($input: SendOfferEmailsInput!) {
    sendOfferEmails(input: $input) {
      result {
        sentOfferIds
        skipped { offerId organizationName reason }
        refused { offerId organizationName reason }
      }
    }
  }
`);

export const OfferEmailDocument = gql<{ offerEmail: Preview | null }, PreviewVariables>(`
  query OfferEmail($offerId: Int!, $language: Language) {
    offerEmail(offerId: $offerId, language: $language) { subject to skipped { address reason } htmlBody language }
  }
`);

export const CreateDeadlineDocument = gql<
  { createVerificationDeadline: { verificationDeadline: { id: number } } },
  {
    input: {
      assetId: number;
      deadline: string;
      name: string;
      requiresCreatives: boolean;
      verificationReminderInstructions: string;
    };
  }
>(`
  mutation CreateVerificationDeadline($input: CreateVerificationDeadlineInput!) {
    createVerificationDeadline(input: $input) { verificationDeadline { id } }
  }
`);

export const UpdateDeadlineDocument = gql<
  { updateVerificationDeadline: { verificationDeadline: { id: number } } },
  { input: { id: number; changeReason: string } & Record<string, unknown> }
>(`
  mutation UpdateVerificationDeadline($input: UpdateVerificationDeadlineInput!) {
    updateVerificationDeadline(input: $input) { verificationDeadline { id } }
  }
`);

export const RemoveDeadlineDocument = gql<
  { removeVerificationDeadline: { offer: { id: number } } },
  { input: { id: number; changeReason: string } }
>(`
  mutation RemoveVerificationDeadline($input: RemoveVerificationDeadlineInput!) {
    removeVerificationDeadline(input: $input) { offer { id } }
  }
`);

export const DidNotCompleteDocument = gql<
  { markDeadlineAsDidNotComplete: { verificationDeadline: { id: number } } },
  { input: { verificationDeadlineId: number; reason: string | null } }
>(`
  mutation MarkDeadlineAsDidNotComplete($input: MarkDeadlineAsDidNotCompleteInput!) {
    markDeadlineAsDidNotComplete(input: $input) { verificationDeadline { id } }
  }
`);

export const AddressResponseDocument = gql<
  { updateVerificationDeadlineResponse: { clientMutationId: string | null } },
  { input: { id: number; patch: { addressed: boolean } } }
>(`
  mutation UpdateVerificationDeadlineResponse($input: UpdateVerificationDeadlineResponseInput!) {
    updateVerificationDeadlineResponse(input: $input) { clientMutationId }
  }
`);

export const ReviewImageDocument = gql<
  { reviewVerificationImage: { verificationImage: { id: number; status: string } } },
  {
    input: {
      id: number;
      status: 'pending' | 'verified' | 'rejected';
      verificationDeadlineId: number | null;
      hidden: boolean;
      featured: boolean;
    };
  }
>(`
  mutation ReviewVerificationImage($input: ReviewVerificationImageInput!) {
    reviewVerificationImage(input: $input) { verificationImage { id status } }
  }
`);

export const CreateCheckDocument = gql<
  { createCheck: { check: { id: number } } },
  { input: { amount: number; memo: string; offerId: number } }
>(`
  mutation CreateCheck($input: CreateCheckInput!) { createCheck(input: $input) { check { id } } }
`);

export const CancelCheckDocument = gql<{ cancelCheck: { offer: { id: number } } }, { input: { checkId: number } }>(`
  mutation CancelCheck($input: CancelCheckInput!) { cancelCheck(input: $input) { offer { id } } }
`);

export const VoidCheckDocument = gql<
  { voidCheck: { check: { id: number } } },
  { input: { checkId: number; reason: string } }
>(`
  mutation VoidCheck($input: VoidCheckInput!) { voidCheck(input: $input) { check { id } } }
`);

export const CreateLogCommentDocument = gql<
  { createLogComment: { sponsorshipEvent: { id: number } } },
  { input: { offerId: number; description: string } }
>(`
  mutation CreateLogComment($input: CreateLogCommentInput!) {
    createLogComment(input: $input) { sponsorshipEvent { id } }
  }
`);
