/** An application as the API returns it. */
import type { ApplicationView } from '../features/application/types.ts';

const always = [
  'interests',
  'community-impact',
  'primary-contact',
  'programs',
  'play-locations',
  'social-and-email',
  'non-profit-status',
  'tournament-information',
  'rewarded-add-ons',
];

export const program = {
  id: 11,
  name: 'Rec',
  competitivenessId: 1,
  sportId: 1,
  numberOfPlayers: 80,
  gender: 'coed',
  minAge: 6,
  maxAge: 10,
  startDate: '2027-03-01',
  endDate: '2027-06-01',
  season: 'spring',
  removable: false,
};

/** `done`: completed steps; `assets`: chosen interests. */
export function applicationView(
  done: string[] = [],
  assets: string[] = [],
  more: Partial<ApplicationView> = {},
): ApplicationView {
  const steps = [...always.slice(0, 8), ...assets, 'rewarded-add-ons'];
  return {
    organizationId: 3,
    organizationName: 'Harbor Hills Youth Soccer',
    season: 'spring',
    year: 2027,
    campaignId: 5,
    campaignName: 'Spring 2027',
    sponsorName: 'Copperleaf Bakery',
    offerId: 9,
    offerGuid: '0d6f1d0e-9a51-4a60-b0a3-7d3b2f9d8c11',
    sponsorshipApplicationId: done.length > 0 ? 21 : null,
    completionPercentage: Math.round((100 * done.length) / steps.length),
    applicationProgress: {
      introduction: true,
      ...Object.fromEntries(steps.map((step) => [step, done.includes(step)])),
    },
    notInterested: false,
    submittedAt: null,
    savedStepId: null,
    savedFormData: null,
    stamps: Object.fromEntries(steps.map((step) => [step, `stamp-${step}`])),
    renewal: null,
    savedIds: null,
    ...more,
    answers: {
      interests: { interests: assets, notInterested: false },
      'community-impact': { additionalInformation: null },
      'primary-contact': {
        primaryContactFirstName: null,
        primaryContactLastName: null,
        primaryContactPhone: null,
        primaryContactEmail: null,
      },
      programs: { programs: [program] },
      'play-locations': { playLocations: [] },
      'social-and-email': { socialMediaFollowingSize: null, emailListSize: null, emailOpenRate: null },
      'non-profit-status': { organizationTypeId: null },
      'custom-questions': { customResponses: [] },
      'tournament-information': { hostTournament: true },
      'rewarded-add-ons': { interestedInHundredX: null },
      ...more.answers,
    },
  };
}
