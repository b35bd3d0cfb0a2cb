/** The page of offer 5 in a test. */
import { screen } from '@testing-library/react';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { OfferDetail } from '../offers/OfferDetail.tsx';
import { fakeServer, showPage } from './page.tsx';

const capability = (id: number, name: string, standard: string[]) => ({
  id,
  name,
  createDeadlineBasedOnQuantity: false,
  capabilityVerificationDeadlines: standard.map((deadline, index) => ({ id: id * 10 + index, name: deadline })),
});
const signage = capability(1, 'Game Signage', ['Banner hung', 'Banner down']);
const mails = capability(2, 'Emails', ['Mail sent']);
const asset = (id: number, of: { id: number; name: string }) => ({
  id,
  campaignCapabilityId: 20 + of.id,
  quantity: 1,
  reach: null,
  anyVerifiedDeadlines: false,
  campaignCapability: { id: 20 + of.id, capability: { id: of.id, name: of.name } },
});
export const deadline = {
  id: 31,
  name: 'Banner hung',
  deadline: '2026-06-01',
  assetId: 41,
  capabilityName: 'Game Signage',
  requiresCreatives: false,
  missingCreatives: false,
  verificationReminderInstructions: 'Hang it',
  verificationReminderInstructionsEs: null,
  renderedVerificationReminderInstructions: 'Hang it',
  verified: false,
  overdue: false,
  didNotComplete: false,
  didNotCompleteReason: null,
  anyPendingVerificationImages: false,
  verifiedImages: 0,
  pendingImages: 0,
  provedAt: null,
  verificationDeadlineResponses: [
    {
      id: 51,
      comment: 'It rained.',
      addressed: false,
      createdAt: '2026-06-02T15:00:00Z',
      cannedResponse: { id: 2, response: 'Other' },
    },
    {
      id: 52,
      comment: null,
      addressed: true,
      createdAt: '2026-06-03T15:00:00Z',
      cannedResponse: { id: 1, response: 'I need more time' },
    },
  ],
};
export const offer = {
  id: 5,
  status: 'confirmed',
  value: '1000.00',
  seasonStart: '2026-03-01',
  seasonEnd: '2026-06-30',
  additionalRequirements: null,
  additionalRequirementsEs: null,
  customField: null,
  removalReason: null,
  leagueRejectionReason: null,
  communicatedToLeague: false,
  offerSentAt: null,
  offerOpenedAt: null,
  numberOfOfferViews: 0,
  surveySentAt: null,
  numberOfSurveyViews: 0,
  sponsorshipApplicationSentAt: null,
  onboardingEmailSentAt: null,
  magicToken: null,
  sponsorshipApplicationMagicToken: null,
  checkAvailable: '1000.00',
  campaign: {
    id: 4,
    name: 'Halftime',
    season: 'spring',
    year: 2026,
    sponsor: { id: 3, name: 'Harvest Lane' },
    campaignCapabilities: [
      { id: 21, executionExpectations: 'Hang it', capability: signage },
      { id: 22, executionExpectations: 'Send it', capability: mails },
    ],
  },
  sponsorableProperty: { id: 1, name: 'Juniors', season: 'spring', female: true, male: true },
  organization: { id: 7, name: 'Cedar Valley', canReceiveEmails: true, offers: [] },
  assets: [asset(41, signage), asset(42, mails)],
  verificationDeadlines: [deadline],
  verificationImages: [],
  checks: [],
  offerContracts: [],
  sponsorshipEvents: [],
};
type Answers = Parameters<typeof fakeServer>[0];

/** Opens the page of offer 5. */
export async function open(more: object = {}, answers: Answers = {}) {
  const sent = fakeServer({
    Mails: () => ({ mails: [] }),
    MailSuppressions: () => ({ mailSuppressions: [] }),
    ForwardedTasks: () => ({ offerForwardedTasks: [] }),
    LinkState: () => ({ linkState: null }),
    Sponsorship: () => ({ offer: { ...offer, ...more } }),
    ...answers,
  });
  showPage(<OfferDetail />, { at: '/offers/5', path: '/offers/:id', queryClient: makeQueryClient() });
  await screen.findByRole('heading', { level: 1, name: 'Cedar Valley' });
  return sent;
}
