/** All work of staff, done over HTTP by an admin and by a superadmin, and refused to all other roles. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { makeDefaultDeadline, makeImage } from '../harness/factories.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let defaultDeadlineId: number;
let imageId: number;

beforeAll(async () => {
  defaultDeadlineId = (await makeDefaultDeadline(database.owner, fixture.campaignCapabilityId)).id;
  const { rows } = await database.owner.query('select * from app_public.verification_deadlines where id = $1', [
    fixture.deadlineId,
  ]);
  imageId = (await makeImage(database.owner, rows[0])).id;
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
type Work = [what: string, call: string, input: () => Record<string, unknown>];
const campaign = (what: string, patch: () => object): Work => [
  what,
  'updateCampaign',
  () => ({ id: fixture.campaignId, ...patch() }),
];

const works: Work[] = [
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

describe('what staff look after', () => {
  it.each(works)('[S-001] %s: an admin and a superadmin work on them, nobody else', async (what, call, input) => {
    const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${call}(input: $input) { clientMutationId } }`;
    const seconds = Math.floor(Date.now() / 1000);
    const link = (kind: 'offer' | 'campaign', id: number) =>
      signLink({ kind, id, v: 1, context: kind }, installationSecret(), seconds);
    const refused = async (who: string, token?: string) => {
      const code = (await server.graphql(query, { input: input() }, token)).errors?.[0]?.extensions?.code;
      expect([who, code]).toEqual([who, expect.stringMatching(/^SL40[13]$/)]);
    };
    // an organization keeps its own addresses, too
    if (what !== 'addresses') await refused('league', await server.login(people.league, PASSWORD));
    await refused('sponsor', await server.login(people.sponsor, PASSWORD));
    await refused('campaign link', link('campaign', fixture.campaignId));
    await refused('offer link', link('offer', fixture.offers.proposed));
    await refused('nobody');
    for (const person of ['admin', 'superadmin'] as const) {
      const answer = await server.graphql(query, { input: input() }, await server.login(people[person], PASSWORD));
      expect([person, answer.errors]).toEqual([person, undefined]);
    }
  });
});
