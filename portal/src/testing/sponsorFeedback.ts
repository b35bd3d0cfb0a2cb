/** Feedback of a sponsor's users as a dashboard loads it. */
import type { SeasonFeedbackQuery, SponsorFeedbackQuery } from '../shared/feedback/generated/graphql.ts';

/** A reaction or comment on the goal. */
export const feedbackRow = (id: number, values: object = {}) => ({
  id,
  campaignId: 4,
  section: 'goal' as const,
  campaignNoteId: null,
  reaction: null,
  body: null,
  reply: null,
  repliedAt: null,
  createdAt: '2031-05-01T12:00:00Z',
  authorName: 'Kim Brand',
  mine: false,
  ...values,
});

/** A request to hide a photo. */
export const photoRequest = (id: number, values: object = {}) => ({
  id,
  campaignId: 4,
  wish: 'hide' as const,
  reason: null,
  status: 'open' as const,
  answer: null,
  createdAt: '2031-05-01T12:00:00Z',
  answeredAt: null,
  authorName: 'Kim Brand',
  organizationName: 'Cedar Valley',
  ...values,
});

/** What a dashboard loads. `ids`: of its campaigns. */
export const sponsorFeedback = (feedback: object[], requests: object[] = [], ids = [4]) =>
  ({ campaigns: ids.map((id) => ({ id })), feedback, requests }) as SponsorFeedbackQuery;

/** What a season's dashboard loads; `seen`: whether the login sees the whole season. */
export const seasonFeedback = (feedback: object[], seen = true) =>
  ({ seasons: seen ? [{ id: '4:fall:2026' }] : [], feedback }) as SeasonFeedbackQuery;
