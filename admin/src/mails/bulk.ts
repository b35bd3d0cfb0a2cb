import type { IrreversibleOperation } from '../access/generated/irreversible.ts';
import type { Operations } from '../dataProvider/operationsOf.ts';

/** An email that staff send about several offers. */
export type BulkMail = {
  kind: 'survey' | 'application' | 'offer' | 'onboarding';
  title: string;
  /** The title for a single offer. */
  titleOfOne?: string;
  /** Singular noun for counts. */
  noun: string;
  /** The effect of sending. */
  effect: string;
  /** A note that the specification requires (B-328). */
  warning?: string;
  /** The preview operation. */
  preview:
    | 'preQualificationSurveyEmail'
    | 'sponsorshipApplicationEmail'
    | 'offerEmail'
    | 'sponsorablePropertyOnboardingEmail';
  /** The send operation. */
  operation: IrreversibleOperation;
  /**
   * Sends the emails, if confirmed also for offers that conflict with other campaigns or whose season is over; returns
   * the ids of the offers that were mailed.
   */
  send: (operations: Operations, offerIds: number[], confirmed: Confirmed) => Promise<number[]>;
};

/** What staff confirmed; absent: not. */
export type Confirmed = { includeConflicts?: true; includeEnded?: true };

const idsOf = (offers: readonly { id: number }[] | null) => (offers ?? []).map(({ id }) => id);

/** Offers per request: each request is a transaction and must finish in time. */
const BATCH_SIZE = 500;

/** Sends in batches. If a batch fails, the previous ones have been sent; sending again does not send duplicates. */
const inBatches =
  (send: BulkMail['send']): BulkMail['send'] =>
  async (operations, offerIds, confirmed) => {
    const sent: number[] = [];
    for (let start = 0; start < offerIds.length; start += BATCH_SIZE)
      sent.push(...(await send(operations, offerIds.slice(start, start + BATCH_SIZE), confirmed)));
    return sent;
  };

export const bulkMails: Record<BulkMail['kind'], BulkMail> = {
  survey: {
    kind: 'survey',
    title: 'Send pre-qualification survey',
    noun: 'survey',
    effect:
      'Leagues get the survey by email, one for all their programs, and are synced as contacts. Syncing takes about 2 minutes for 100 sponsorable properties.',
    preview: 'preQualificationSurveyEmail',
    operation: 'addHubspotCampaignPropertyToContacts',
    send: inBatches(async ({ addHubspotCampaignPropertyToContacts }, offerIds, { includeEnded }) =>
      idsOf(
        (await addHubspotCampaignPropertyToContacts({ input: { offerIds, ...(includeEnded && { includeEnded }) } }))
          .addHubspotCampaignPropertyToContacts.offers,
      ),
    ),
  },
  application: {
    kind: 'application',
    title: 'Send sponsorship application',
    noun: 'application',
    effect: 'Leagues get the link to their sponsorship application by email, one for all their programs.',
    preview: 'sponsorshipApplicationEmail',
    operation: 'sendSponsorshipApplication',
    send: inBatches(async ({ sendSponsorshipApplication }, offerIds, { includeEnded }) =>
      idsOf(
        (await sendSponsorshipApplication({ input: { offerIds, ...(includeEnded && { includeEnded }) } }))
          .sendSponsorshipApplication.offers,
      ),
    ),
  },
  offer: {
    kind: 'offer',
    title: 'Send offer emails',
    titleOfOne: 'Send offer email',
    noun: 'offer email',
    effect: 'Leagues get their offers by email, one for all their programs, and the offers become proposed.',
    preview: 'offerEmail',
    operation: 'sendOfferEmails',
    send: inBatches(async ({ sendOfferEmails }, offerIds, confirmed) => {
      const { result } = (await sendOfferEmails({ input: { offerIds, ...confirmed } })).sendOfferEmails;
      return (result?.sentOfferIds ?? []).filter((id) => id !== null);
    }),
  },
  onboarding: {
    kind: 'onboarding',
    title: 'Send onboarding emails',
    titleOfOne: 'Send onboarding email',
    noun: 'onboarding email',
    effect: 'Leagues get the next steps: their deadlines and a link to check their details.',
    warning: 'Offers without verification deadlines cannot be sent onboarding emails.',
    preview: 'sponsorablePropertyOnboardingEmail',
    operation: 'sendSponsorablePropertyOnboardingEmails',
    send: inBatches(async ({ sendSponsorablePropertyOnboardingEmails }, offerIds) =>
      idsOf(
        (await sendSponsorablePropertyOnboardingEmails({ input: { offerIds } })).sendSponsorablePropertyOnboardingEmails
          .offers,
      ),
    ),
  },
};
