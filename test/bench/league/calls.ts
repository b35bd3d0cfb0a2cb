/** The operations of a league: every read of its pages and the repeatable saves of its forms, each with its viewer. */

/** A viewer with the values that its operations need; the statement that finds it returns columns of these names. */
export interface Subject {
  token: string;
  id: number;
  organizationId: number;
  offerId: number | null;
  programId: number | null;
  packageId: number | null;
}
export type Visitor = 'offer' | 'application' | 'league' | 'deadline' | 'login';

export interface LeagueCall {
  title: string;
  who: Visitor;
  /** The name of the operation, as the portal sends it. */
  operation: string;
  variables(subject: Subject, n: number): Record<string, unknown>;
}

const none = () => ({});
const organization = ({ organizationId }: Subject) => ({ id: organizationId });
const input = (of: (subject: Subject, n: number) => object) => (subject: Subject, n: number) => ({
  input: of(subject, n),
});

export const CALLS: readonly LeagueCall[] = [
  { title: 'Offer review by link', who: 'offer', operation: 'OfferToAccept', variables: none },
  { title: 'Counting a view of the link', who: 'offer', operation: 'RecordLinkView', variables: none },
  { title: 'Application by link', who: 'application', operation: 'SponsorshipApplicationView', variables: none },
  {
    title: 'Choices of the application',
    who: 'application',
    operation: 'SponsorshipApplicationOptions',
    variables: none,
  },
  {
    title: 'Application: save the contact, show the next step',
    who: 'application',
    operation: 'UpsertPrimaryContact',
    variables: input(({ organizationId }, n) => ({
      organizationId,
      primaryContactFirstName: 'José',
      primaryContactLastName: `O'Brien ${n % 2 === 0 ? 'Senior' : 'Junior'}`,
      primaryContactEmail: 'jose+club@example.test',
      primaryContactPhone: '512-555-0142',
    })),
  },
  {
    title: 'Application: save reach, show the next step',
    who: 'application',
    operation: 'UpdateOrganizationInSponsorshipApplication',
    variables: input(({ organizationId }, n) => ({
      organizationId,
      socialMediaFollowingSize: 1200 + (n % 7),
      emailListSize: 800,
      emailOpenRate: 41.5,
    })),
  },
  {
    title: 'Application: Save and Exit',
    who: 'application',
    operation: 'SaveApplicationStepData',
    variables: input((_subject, n) => ({
      stepId: 'primary-contact',
      formData: { primaryContactFirstName: `José ${n}` },
    })),
  },
  {
    title: 'Application: an event of its use',
    who: 'application',
    operation: 'TrackApplicationEvent',
    variables: input(() => ({ event: 'step-viewed', stepId: 'introduction', completionPercentage: 10 })),
  },
  { title: 'Onboarding by link', who: 'league', operation: 'LeagueSelfOnboarding', variables: organization },
  {
    title: 'Onboarding: save an answer, show the next',
    who: 'league',
    operation: 'UpdateLeague',
    variables: input(({ organizationId }, n) => ({ id: organizationId, numberOfPlayers: 200 + (n % 9) })),
  },
  { title: 'Deadline by link', who: 'deadline', operation: 'DeadlineToRespondTo', variables: none },
  { title: 'Dashboard', who: 'login', operation: 'MyOrganizations', variables: () => ({ userId: null }) },
  {
    title: 'Sponsorship',
    who: 'login',
    operation: 'Sponsorship',
    variables: ({ offerId }) => ({ id: offerId, isMember: true }),
  },
  {
    title: 'Offer on the dashboard',
    who: 'login',
    operation: 'OfferToReview',
    variables: ({ offerId }) => ({ id: offerId }),
  },
  { title: 'Profile: head', who: 'login', operation: 'MyOrganizationProfile', variables: organization },
  { title: 'Profile: overview', who: 'login', operation: 'MyOrganizationOverview', variables: organization },
  { title: 'Profile: play locations', who: 'login', operation: 'MyOrganizationPlaces', variables: organization },
  { title: 'Profile: programs', who: 'login', operation: 'MyOrganizationPrograms', variables: organization },
  { title: 'Profile: users', who: 'login', operation: 'MyOrganizationUsers', variables: organization },
  {
    title: 'Profile: save the overview',
    who: 'login',
    operation: 'UpdateMyOrganization',
    variables: input(({ organizationId }, n) => ({ organizationId, socialMediaFollowingSize: 900 + (n % 7) })),
  },
  {
    title: 'Profile: save a program',
    who: 'login',
    operation: 'UpdateMyProgram',
    variables: input(({ organizationId, programId }, n) => ({
      id: programId,
      organizationId,
      numberOfPlayers: 90 + (n % 7),
    })),
  },
  { title: 'Calendar address', who: 'login', operation: 'CalendarAddress', variables: organization },
  { title: 'Packages', who: 'login', operation: 'LeaguePackages', variables: none },
  { title: 'Package', who: 'login', operation: 'LeaguePackage', variables: ({ packageId }) => ({ id: packageId }) },
  {
    title: 'Package: save',
    who: 'login',
    operation: 'UpdateLeaguePackage',
    variables: input(({ packageId }, n) => ({ id: packageId, packageDescription: `Banners at every field, ${n % 7}` })),
  },
  { title: 'Capability form', who: 'login', operation: 'CapabilityForm', variables: organization },
];
