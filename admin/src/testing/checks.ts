/** A check as its list loads it, and a server that lists checks. */
const mailingAddress = { id: 1, line1: '412 Birch St', line2: null, city: 'Dayton', state: 'OH', zip: '45402' };

export const check = (more = {}) => ({
  id: 4,
  amount: '462.50',
  withheld: '0.00',
  memo: 'Jerseys, first half',
  number: null,
  payoutMethod: 'check',
  status: 'pending',
  state: 'pending',
  payee: 'Cedar Valley YSA',
  createdAt: '2026-11-18T17:00:00Z',
  createdById: 3,
  requestedByName: 'Dana Whitfield',
  firstApprovedById: null,
  firstApprovedByName: null,
  replacesId: null,
  printedAt: null,
  mailedOn: null,
  validUntil: null,
  clearedOn: null,
  runId: null,
  ageDays: 4,
  decidedByName: null,
  decidedAt: null,
  actionReason: null,
  offerId: 20418,
  campaignName: 'First Account',
  sponsorName: 'Summit Bank',
  organizationId: 7,
  organizationName: 'Cedar Valley',
  organization: { id: 7, mailingAddress, taxForms: [] as object[] },
  check: { id: 4, recentPayeeChange: null, similarWrittenAt: null },
  offer: { id: 20418, verificationDeadlines: [{ id: 1, verified: true }] },
  ...more,
});

/** The mocked responses for these checks. */
export const listing = (checks: ReturnType<typeof check>[], totalCount = checks.length) => ({
  ChecksList: () => ({
    list: { nodes: checks, pageInfo: { hasNextPage: totalCount > checks.length, hasPreviousPage: false } },
  }),
  ChecksTotal: () => ({ list: { totalCount } }),
});
