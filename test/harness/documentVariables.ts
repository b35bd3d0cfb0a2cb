/** Variables for every query of both apps, from a few records of a database. */

/** The records that the queries read. */
export interface DocumentSubjects {
  organizationId: number;
  otherOrganizationId: number;
  sponsorId: number;
  campaignId: number;
  proposedOfferId: number;
  confirmedOfferId: number;
  /** A verification deadline. */
  deadlineId: number;
  /** A league contact and their address. */
  userId: number;
  email: string;
  /** A change that can be undone. */
  changeId: string;
}

/** Values for the variables that an app's document declares, chosen by their names. `name`: the operation's name. */
export function variablesOf(name: string, text: string, subjects: DocumentSubjects): Record<string, unknown> {
  const { organizationId, otherOrganizationId, sponsorId, campaignId, proposedOfferId, confirmedOfferId } = subjects;
  const { deadlineId, userId, email, changeId } = subjects;
  const ids: [RegExp, number][] = [
    [/^(My)?Organization|^LeagueSelfOnboarding|^CalendarAddress/, organizationId],
    [/^Sponsor(One)?$/, sponsorId],
    [/^Sponsorship$|^Offer/, confirmedOfferId],
    [/^Campaign(?!.*One)|^CampaignOne|^TargetingCampaign/, campaignId],
  ];
  const known: Record<string, unknown> = {
    id: ids.find(([pattern]) => pattern.test(name))?.[1] ?? 1,
    campaignId,
    campaignIds: [campaignId],
    campaigns: [{ campaignId }],
    photoId: 1,
    sponsorablePropertyId: 1,
    sendId: 1,
    webhookId: 1,
    firstRows: 10,
    sponsorId,
    offerId: proposedOfferId,
    reportId: `campaign-${campaignId}`,
    organizationIds: [organizationId],
    ids: [organizationId],
    query: 'bears',
    search: 'bears',
    today: { UnreadMentions: 'mentions', OpenPhotoRequests: 'photo_requests' }[name] ?? null,
    day: '2026-01-01',
    since: '2026-01-01T00:00:00Z',
    survivorId: organizationId,
    mergedId: otherOrganizationId,
    changeId,
    ofSeason: false,
    isMember: true,
    recapIds: [1],
    email,
    season: 'spring',
    year: 2026,
    month: '2026-03-01',
    nextMonth: '2026-04-01',
    // the first page: a number for the specification's own paging, nothing for a connection
    cursor: /^(CheckedPhotos|DashboardNotes|FeaturedPhotos|SeasonalCampaignVerifications|SeasonalCampaigns)$/.test(name)
      ? null
      : '*',
    campaignScope: true,
    employee: true,
    withLatLon: true,
    withActiveOrNoCampaigns: true,
    first: 10,
    after: /List$/.test(name) ? null : 0,
    name: 'Bears',
    line1: '1 Main Street',
    zip: '78701',
    city: 'Austin',
    state: 'TX',
    zoom: 4,
    kind: name === 'PlanMarkMove' ? 'goal_date' : 'offer',
    from: '2026-01-01',
    to: '2026-06-30',
    toDate: '2026-06-30',
    recordId: ['LinkState', 'LinkGains'].includes(name)
      ? String(proposedOfferId)
      : name === 'PlanMarkMove'
        ? campaignId
        : proposedOfferId,
    recordType: name === 'ExplainAccess' ? 'offers' : name === 'DeletedRecords' ? 'organization' : 'offer',
    ...(name === 'TodayLines' ? {} : { userId }), // without it: the whole team
    offerIds: [proposedOfferId],
    terms: { valueRule: 'fixed', amount: '2000', replaceExisting: true },
    organizationId,
    verificationDeadlineId: deadlineId,
    message: 'Please send another photo.',
    country: 'US',
    amount: '100',
    memo: 'First half',
    where: {},
    ...(name.startsWith('Evidence') && { filter: {}, orderBy: ['CREATED_AT_DESC', 'ID_DESC'], cursor: null }),
  };
  const declared = [...text.matchAll(/\$(\w+)\s*:/g)].map(([, variable]) => variable as string);
  const values = Object.fromEntries(
    declared.filter((variable) => variable in known).map((variable) => [variable, known[variable]]),
  );
  return name === 'ProspectingReport' ? { id: `campaign-${campaignId}` } : values;
}
