/** Mocked responses about sends: one of the queue, the contact budget, and whose turn it is. */

export const send = {
  id: 4,
  kind: 'offer',
  state: 'queued',
  nextOn: '2026-12-01',
  localTime: '09:30:00',
  perDay: 20,
  pauseReason: null,
  campaignId: 2,
  campaign: { id: 2, name: 'Home Field', sponsorId: 1 },
  plannedBy: { id: 7, name: 'Dana', email: 'dana@sideline.test' },
  counts: { waiting: 44, sent: 2, notSent: 5, canceled: 0, failed: 0 },
  createdAt: '2026-11-28T12:00:00Z',
};
export const settings = { id: 1, version: 1, weeklyEmails: 2, followUpDays: 14, firstCampaignIds: [] as number[] };
const turn = {
  campaignId: 2,
  campaignName: 'Home Field',
  sponsorId: 1,
  chancePercent: 21,
  goalDate: null,
  first: false,
  waiting: 44,
};
export const turns = [
  turn,
  { ...turn, campaignId: 3, campaignName: 'Pizza Night', chancePercent: null, goalDate: '2027-01-09' },
];
