export type Conflict = {
  conflict: boolean | null;
  conflictingOfferStatus: string | null;
  conflictingOfferId: number | null;
};

export type Prospect = {
  id: number;
  status: string;
  value: string | null;
  communicatedToLeague: boolean;
  numberOfOfferViews: number;
  numberOfSurveyViews: number;
  surveySentAt: string | null;
  offerSentAt: string | null;
  offerOpenedAt: string | null;
  onboardingEmailSentAt: string | null;
  removalReason: string | null;
  recentComment: { createdAt: string; description: string } | null;
  fundraiserConflict: Conflict | null;
  surveyConflict: Conflict | null;
  preQualSurveyResponses: { id: number; booleanResponse: boolean | null }[];
  sponsorableProperty: {
    id: number;
    name: string;
    numberOfPlayers: number | null;
    city: string | null;
    state: string | null;
    /** Only when they were asked for. */
    lat?: number | null;
    lon?: number | null;
    organization: { id: number; name: string; canReceiveEmails: boolean | null };
  };
};

export type Report = {
  id: string;
  available: number | null;
  prospecting: number | null;
  qualified: number | null;
  proposed: number | null;
  confirmed: number | null;
  target: number | null;
  lastTouchpoint: string | null;
};
