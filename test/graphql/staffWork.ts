/** The work of staff: the operations for each kind of record that they look after. */
import type { TestDatabase } from '../harness/database.ts';
import { makeDefaultDeadline, makeImage } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';

/** A kind of record, a mutation on one, and valid input for it. */
type Work = [records: string, mutation: string, input: () => Record<string, unknown>];

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Adds a default deadline and a photo to the fixture; returns one mutation for each kind of record. */
export async function makeStaffWork({ owner }: TestDatabase, fixture: Fixture): Promise<Work[]> {
  const defaultDeadlineId = (await makeDefaultDeadline(owner, fixture.campaignCapabilityId)).id;
  const { rows } = await owner.query('select * from app_public.verification_deadlines where id = $1', [
    fixture.deadlineId,
  ]);
  const imageId = (await makeImage(owner, rows[0])).id;
  const campaign = (records: string, patch: () => object): Work => [
    records,
    'updateCampaign',
    () => ({ id: fixture.campaignId, ...patch() }),
  ];
  return [
    ['sponsors', 'updateSponsor', () => ({ id: fixture.sponsorId, name: 'Acme Dental' })],
    campaign('campaigns', () => ({ name: 'Acme again' })),
    [
      'campaign capabilities',
      'updateCampaignCapability',
      () => ({ id: fixture.campaignCapabilityId, minimumQuantity: 2, quantity: 40 }),
    ],
    [
      'default verification deadlines',
      'createDefaultVerificationDeadline',
      () => ({
        campaignCapabilityId: fixture.campaignCapabilityId,
        name: 'Photo',
        deadline: inDays(30),
        verificationReminderInstructions: 'Show it',
        requiresCreatives: false,
      }),
    ],
    [
      'creative templates',
      'createCreativeContentTemplate',
      () => ({ defaultVerificationDeadlineId: defaultDeadlineId, name: 'Letter', content: '<p>Dear league</p>' }),
    ],
    campaign('sponsorship application questions', () => ({ customQuestions: [{ question: 'How many fields?' }] })),
    campaign('primary contacts', () => ({ primaryStrategistContactId: fixture.users.admin })),
    [
      'seasonal goals',
      'createSeasonalGoal',
      () => ({ sponsorId: fixture.sponsorId, season: 'spring', year: 2026, sponsorFacingGoalBody: '<p>Ten</p>' }),
    ],
    [
      'sponsor users',
      'inviteSponsorUser',
      () => ({ sponsorId: fixture.sponsorId, email: `new-${Math.random()}@example.test` }),
    ],
    ['offer emails', 'sendOfferEmails', () => ({ offerIds: [fixture.offers.proposed] })],
    [
      'addresses',
      'upsertAddress',
      () => ({
        organizationId: fixture.organizationId,
        addressType: 'mailing',
        name: 'Bears',
        line1: '1 Main Street',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
      }),
    ],
    ['offers', 'updateOffer', () => ({ id: fixture.offers.proposed, value: '1200' })],
    [
      'deadlines',
      'updateVerificationDeadline',
      () => ({ id: fixture.deadlineId, changeReason: 'Rain', deadline: inDays(12) }),
    ],
    [
      'verification images',
      'reviewVerificationImage',
      () => ({ id: imageId, status: 'verified', verificationDeadlineId: fixture.deadlineId }),
    ],
    [
      'creatives',
      'createCreativeContent',
      () => ({ verificationDeadlineId: fixture.deadlineId, name: 'Letter', content: '<p>Dear league</p>' }),
    ],
    ['checks', 'createCheck', () => ({ offerId: fixture.offers.confirmed, amount: '10', memo: 'Banner' })],
    ['the audit log', 'createLogComment', () => ({ offerId: fixture.offers.confirmed, description: 'Phoned them' })],
  ];
}
