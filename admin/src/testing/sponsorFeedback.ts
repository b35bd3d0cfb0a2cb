/** Feedback of a sponsor's user on a campaign's dashboard. */

/** The user. */
export const sam = { id: 3, name: 'Sam Brand', email: 'sam@brand.test' };

/** The photo that it is about. */
export const photo = {
  id: 9,
  thumbnailUrl: '/files/9-small.jpg',
  fullSizeUrl: '/files/9.jpg',
  capabilityName: 'Game Signage',
  offer: { id: 5, organization: { id: 2, name: 'Cedar Valley' } },
};

/** A request about the photo. */
export const request = (id: number, values: object = {}) => ({
  id,
  wish: 'hide',
  reason: 'Our old logo',
  status: 'open',
  answer: null,
  createdAt: '2031-05-01T12:00:00Z',
  answeredAt: null,
  user: sam,
  answeredBy: null,
  verificationImage: photo,
  ...values,
});

/** A comment or a reaction, on a campaign. */
export const comment = (id: number, values: object = {}) => ({
  id,
  section: 'goal',
  reaction: null,
  body: 'A great start',
  reply: null,
  repliedAt: null,
  repliedBy: null,
  createdAt: '2031-05-02T12:00:00Z',
  season: null,
  year: null,
  sponsor: null,
  user: sam,
  campaignNote: null,
  verificationImage: null,
  ...values,
});

/** A comment or a reaction on a whole season. */
export const onSeason = (id: number, values: object = {}) =>
  comment(id, { season: 'fall', year: 2031, sponsor: { id: 6, name: 'Brightwell Dental' }, ...values });

/** The mocked response: open and answered requests, and the other feedback. */
export const feedback = (open: object[], answered: object[] = [], rows: object[] = []) => ({
  CampaignFeedback: () => ({
    reactions: { totalCount: 1 },
    favorites: { totalCount: 4 },
    openRequests: { totalCount: open.length, nodes: open },
    answeredRequests: { totalCount: answered.length, nodes: answered },
    feedback: { totalCount: rows.length, nodes: rows },
  }),
});
