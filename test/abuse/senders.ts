/** Who sends operations on records of others: nobody, users and links of the fixture. */
import type { Setup } from './setup.ts';

/** A sender's name in titles, and its token; undefined for nobody. */
export type Sender = [title: string, token: () => Promise<string | undefined>];

/** One sender of each kind except staff. */
export const sendersOf = (at: Setup): Sender[] => [
  ['nobody', async () => undefined],
  ['a league', async () => at.tokens.league],
  ['a sponsor', async () => at.tokens.sponsor],
  ['an offer link', () => at.link('offer', at.fixture.offers.proposed)],
  ['an application link', () => at.link('application', at.fixture.offers.proposed)],
  ['an onboarding link', () => at.link('league', at.fixture.organizationId)],
  ['a deadline link', () => at.link('deadline', at.fixture.deadlineId)],
  ['a campaign dashboard', () => at.link('campaign', at.fixture.campaignId)],
];
