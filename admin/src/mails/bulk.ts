import type { TypedDocument } from '../../../ui/graphql.ts';
import { request } from '../../../ui/graphql.ts';
import { OfferEmailDocument, SendOfferEmailsDocument } from '../offers/documents.ts';
import {
  OnboardingEmailDocument,
  PreQualificationSurveyEmailDocument,
  type Preview,
  type PreviewVariables,
  SendOnboardingEmailsDocument,
  SendSponsorshipApplicationDocument,
  SendSurveyDocument,
  SponsorshipApplicationEmailDocument,
} from './documents.ts';

/** A mail that staff send about several offers. */
export type BulkMail = {
  kind: 'survey' | 'application' | 'offer' | 'onboarding';
  title: string;
  /** The same for one offer. */
  titleOfOne?: string;
  /** One of them, for counts. */
  noun: string;
  /** What sending does, for the confirm dialog. */
  effect: string;
  /** A rule that the specification wants to be read (B-328). */
  warning?: string;
  preview: TypedDocument<Record<string, Preview | null>, PreviewVariables>;
  /** Sends it; the offers that were mailed. */
  send: (offerIds: number[]) => Promise<number[]>;
};

const ids = (offers: readonly { id: number }[]) => offers.map(({ id }) => id);

/** Offers of one call: each call is one transaction, which must end in time. */
const AT_ONCE = 500;

/** Sends part after part; a part that fails leaves those before it sent, and asking again mails nobody twice. */
const inParts =
  (send: (offerIds: number[]) => Promise<number[]>) =>
  async (offerIds: number[]): Promise<number[]> => {
    const sent: number[] = [];
    for (let start = 0; start < offerIds.length; start += AT_ONCE)
      sent.push(...(await send(offerIds.slice(start, start + AT_ONCE))));
    return sent;
  };

export const bulkMails: Record<BulkMail['kind'], BulkMail> = {
  survey: {
    kind: 'survey',
    title: 'Send pre-qualification survey',
    noun: 'survey',
    effect:
      'Leagues get the survey by e-mail, one for all their programs, and are synced as contacts. Syncing takes about 2 minutes for 100 sponsorable properties.',
    preview: PreQualificationSurveyEmailDocument,
    send: inParts(async (offerIds) =>
      ids((await request(SendSurveyDocument, { input: { offerIds } })).addHubspotCampaignPropertyToContacts.offers),
    ),
  },
  application: {
    kind: 'application',
    title: 'Send sponsorship application',
    noun: 'application',
    effect: 'Leagues get the link to their sponsorship application by e-mail, one for all their programs.',
    preview: SponsorshipApplicationEmailDocument,
    send: inParts(async (offerIds) =>
      ids(
        (await request(SendSponsorshipApplicationDocument, { input: { offerIds } })).sendSponsorshipApplication.offers,
      ),
    ),
  },
  offer: {
    kind: 'offer',
    title: 'Send offer emails',
    titleOfOne: 'Send offer email',
    noun: 'offer email',
    effect: 'Leagues get the offer by e-mail, and the offer becomes proposed.',
    preview: OfferEmailDocument,
    send: inParts(
      async (offerIds) =>
        (await request(SendOfferEmailsDocument, { input: { offerIds } })).sendOfferEmails.result.sentOfferIds,
    ),
  },
  onboarding: {
    kind: 'onboarding',
    title: 'Send onboarding emails',
    titleOfOne: 'Send onboarding email',
    noun: 'onboarding email',
    effect: 'Leagues are told what comes next: their deadlines, and a link to check their details.',
    warning: 'Offers without verification deadlines cannot be sent onboarding emails.',
    preview: OnboardingEmailDocument,
    send: inParts(async (offerIds) =>
      ids(
        (await request(SendOnboardingEmailsDocument, { input: { offerIds } })).sendSponsorablePropertyOnboardingEmails
          .offers,
      ),
    ),
  },
};
