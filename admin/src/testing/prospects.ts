/** A campaign with its prospects, and its live report. */

/** An offer in the tables of prospecting. `place`: columns of its program; `more`: of the offer. */
export const prospect = (place: object, more = {}) => ({
  id: 31,
  status: 'prospecting',
  value: null,
  communicatedToLeague: false,
  numberOfOfferViews: 0,
  numberOfSurveyViews: 0,
  surveySentAt: null,
  offerSentAt: null,
  offerOpenedAt: null,
  onboardingEmailSentAt: null,
  removalReason: null,
  recentComment: null,
  fundraiserConflict: null,
  surveyConflict: null,
  verificationProgress: { overdue: 0, total: 0, verified: 0 },
  preQualSurveyResponses: [],
  sponsorableProperty: {
    id: 5,
    name: 'U10',
    numberOfPlayers: 80,
    city: 'Erie',
    state: 'PA',
    organization: { id: 7, name: 'Cedar Valley', canReceiveEmails: true },
    ...place,
  },
  ...more,
});

/** The campaign with these offers. */
export const prospectingCampaign = (offers: object[]) => ({
  id: 4,
  name: 'Fall push',
  season: 'fall',
  year: 2026,
  status: 'active',
  sponsor: { id: 2, name: 'Brightwell' },
  prospectingReportId: 'campaign-4',
  addingRefusal: null,
  addingAllRefusal: null,
  locationFilters: [] as object[],
  offers,
});

/** The report of the campaign, with this number of offers in prospecting. */
export const prospectingReport = (prospecting = 1) => ({
  id: 'campaign-4',
  available: 1,
  conflicting: 0,
  prospecting,
  qualified: 0,
  proposed: 0,
  confirmed: 0,
  target: 3,
  lastTouchpoint: null,
});
