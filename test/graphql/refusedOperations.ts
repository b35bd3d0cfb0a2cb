/** Operations of leagues that are refused for their arguments, with the tokens that may send them. */
import type { Fixture } from './fixture.ts';

/** Who sends an operation: a link of a kind, a user of the fixture or nobody. */
export type Viewer =
  | 'offer'
  | 'application'
  | 'onboarding'
  | 'deadline'
  | 'forwarded_task'
  | 'campaign'
  | 'season'
  | 'league'
  | 'stranger'
  | 'sponsor'
  | 'admin'
  | 'nobody';

/**
 * Operations with arguments that their rules refuse, so that an authorized token gets the reason and nothing changes; and which
 * tokens are authorized, by the list's column. The wizard's saves are tested in application.test.ts.
 */
export const refusedOperations: [operation: string, document: (fixture: Fixture) => string, authorized: Viewer[]][] = [
  ['OfferToAccept', () => '{ offerToAccept { id } }', ['offer']],
  ['HasAccount', () => '{ hasAccount(email: "a@b.test") }', ['offer']],
  [
    'VerifyAddressFromOffer',
    () => '{ verifyAddress(name: "A", line1: "1 St", city: "Austin", state: "TX", zip: "78701") { zip } }',
    ['offer', 'league', 'stranger', 'admin'],
  ],
  [
    'UpsertShippingAddress',
    (fixture) =>
      `mutation { upsertShippingAddress(input: {organizationId: ${fixture.organizationId}, name: "", line1: "1 St", city: "Austin", state: "TX", zip: "78701", addressType: shipping}) { clientMutationId } }`,
    ['offer', 'league', 'admin'],
  ],
  [
    'AcceptOffer',
    () =>
      'mutation { acceptOffer(input: {email: "a@b.test", startDate: "2000-01-01", endDate: "2000-02-01"}) { jwt } }',
    ['offer'],
  ],
  [
    'LeagueRejectOffer',
    () => 'mutation { leagueRejectOffer(input: {email: "a@b.test", leagueRejectionReason: " "}) { clientMutationId } }',
    ['offer'],
  ],
  ['SponsorshipApplicationView', () => '{ sponsorshipApplicationView { organizationId } }', ['application']],
  [
    'sponsorshipApplicationOptionsList',
    () => '{ sponsorshipApplicationOptionsList { interestsList { id } } }',
    ['application', 'forwarded_task'],
  ],
  [
    'trackApplicationEvent',
    () => 'mutation { trackApplicationEvent(input: {event: "step-viewed", stepId: "photos"}) { tracked } }',
    ['application'],
  ],
  [
    'updateLeague',
    (fixture) => `mutation { updateLeague(input: {id: ${fixture.organizationId}, name: " "}) { clientMutationId } }`,
    ['onboarding', 'admin'],
  ],
  ['DeadlineToRespondTo', () => '{ deadlineToRespondTo { id } }', ['deadline']],
  [
    'respondToDeadline',
    () => 'mutation { respondToDeadline(input: {verificationDeadlineCannedResponseId: 0}) { clientMutationId } }',
    ['deadline'],
  ],
  [
    'forwardTask',
    () => 'mutation { forwardTask(input: {name: "", email: ""}) { clientMutationId } }',
    ['deadline', 'application', 'league', 'stranger'], // who own no such deadline
  ],
  [
    'offerForwardedTasks',
    () => '{ offerForwardedTasks { id } }',
    ['deadline', 'application', 'league', 'stranger', 'admin'],
  ],
  ['Offer', (fixture) => `{ offer(id: ${fixture.offers.proposed}) { id } }`, ['offer', 'league', 'admin']],
  [
    'acceptOffer (dashboard)',
    (fixture) =>
      `mutation { acceptOffer(input: {offerId: ${fixture.offers.proposed}, startDate: "2000-01-01", endDate: "2000-02-01"}) { jwt } }`,
    ['offer', 'league', 'admin'], // a link may name its own offer
  ],
  [
    'rejectOffer (dashboard)',
    (fixture) =>
      `mutation { rejectOffer(input: {offerId: ${fixture.offers.proposed}, leagueRejectionReason: ""}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
  [
    'updateOrganization',
    (fixture) =>
      `mutation { updateOrganization(input: {organizationId: ${fixture.organizationId}, name: " "}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
  [
    'inviteOrganizationUser',
    (fixture) =>
      `mutation { inviteOrganizationUser(input: {organizationId: ${fixture.organizationId}, email: "nobody"}) { clientMutationId } }`,
    ['league', 'admin'],
  ],
];
