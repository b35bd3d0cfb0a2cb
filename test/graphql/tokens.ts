/** Tokens of the small fixture: its users' logins and a link of each kind. */
import type { PageLinkKind } from '../../server/shared/links/links.ts';
import { linkToken } from '../harness/linkTokens.ts';
import type { TestServer } from '../harness/server.ts';
import { type Fixture, PASSWORD, type Person, people } from './fixture.ts';

/** Signs these users of the fixture in; returns their tokens by name. */
export async function loginTokens<Name extends Person>(
  server: Pick<TestServer, 'login'>,
  ...names: Name[]
): Promise<Record<Name, string>> {
  const tokens = names.map(async (name) => [name, await server.login(people[name], PASSWORD)] as const);
  return Object.fromEntries(await Promise.all(tokens)) as Record<Name, string>;
}

/** One link token of each kind that opens a page: to the proposed offer, its league and its campaign. */
export function linkTokens({
  organizationId,
  sponsorId,
  campaignId,
  offers,
  deadlineId,
}: Fixture): Record<PageLinkKind, string> {
  const season = { season: 'spring', year: 2026 };
  const application = { organization_id: organizationId, offer_id: offers.proposed, campaign_id: campaignId };
  return {
    offer: linkToken('offer', offers.proposed),
    application: linkToken('application', organizationId, { ...application, ...season }),
    league: linkToken('league', organizationId),
    deadline: linkToken('deadline', deadlineId),
    forwarded_task: linkToken('forwarded_task', 1),
    campaign: linkToken('campaign', campaignId),
    season: linkToken('season', sponsorId, season),
  };
}
