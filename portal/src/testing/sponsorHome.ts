/** A sponsor's campaigns, and the numbers that its home shows of them. */
import type { SponsorHomeQuery } from '../features/sponsor-dashboard/generated/graphql.ts';

const campaign = (id: number, season: 'fall' | 'summer', year: number) => ({
  id,
  name: `Campaign ${id}`,
  season,
  year,
  status: 'active',
  magicToken: `token-${id}`,
});

/** Campaigns of three seasons. */
export const campaigns = [
  campaign(1, 'fall', 2030),
  campaign(2, 'fall', 2030),
  campaign(3, 'summer', 2030),
  campaign(4, 'fall', 2029),
];

/** The numbers of each campaign, and the delivery of the first. */
export const sponsorHome: SponsorHomeQuery = {
  dashboardCampaigns: campaigns.map(({ id }) => ({
    id,
    impressions: id * 1000,
    onlyStates: null,
    sponsorFacingGoalImageUrl: null,
    cover: id === 1 ? [{ id: 5, fullSizeUrl: '/files/5.jpg?e=1' }] : [],
    newPhotos: { totalCount: id === 1 ? 12 : 0 },
    newLeagues: { totalCount: id === 1 ? 1 : 0 },
  })),
  dashboardSummaries: campaigns.map(({ id }) => ({
    id,
    leagues: 40 + id,
    photos: 10 * id,
    target: id === 1 ? 90 : null,
    confirmed: 50 + id,
    unconfirmed: id === 1 ? 39 : 0,
    extra: 0,
    goalDate: id === 1 ? '2030-10-15' : null,
  })),
  dashboardDeliveries: [
    {
      id: 1,
      campaignId: 1,
      capabilityName: 'Banner',
      contracted: 60,
      confirmed: 30,
      unconfirmed: 30,
      extra: 0,
      inReview: 0,
      proven: 10,
      notDelivered: 0,
      late: 4,
      due: 16,
      nextDueOn: '2030-09-09',
    },
    {
      id: 2,
      campaignId: 1,
      capabilityName: 'Survey',
      contracted: null,
      confirmed: 5,
      unconfirmed: 0,
      extra: 0,
      inReview: 0,
      proven: 5,
      notDelivered: 0,
      late: 0,
      due: 0,
      nextDueOn: null,
    },
  ],
};
