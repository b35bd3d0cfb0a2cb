/** All work of staff, done over HTTP by an admin and by a superadmin, and refused to all other roles. */
import { describe, expect, it } from '@jest/globals';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { makeStaffWork } from './staffWork.ts';

const { database, server, fixture } = await apiSetup();
const works = await makeStaffWork(database, fixture);

describe('what staff look after', () => {
  it.each(works)('[S-001] %s: an admin and a superadmin work on them, nobody else', async (what, call, input) => {
    const type = `${call.charAt(0).toUpperCase()}${call.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${call}(input: $input) { clientMutationId } }`;
    const refused = async (who: string, token?: string) => {
      const code = (await server.graphql(query, { input: input() }, token)).errors?.[0]?.extensions?.code;
      expect([who, code]).toEqual([who, expect.stringMatching(/^SL40[13]$/)]);
    };
    // an organization keeps its own addresses, too
    if (what !== 'addresses') await refused('league', await server.login(people.league, PASSWORD));
    await refused('sponsor', await server.login(people.sponsor, PASSWORD));
    await refused('campaign link', linkToken('campaign', fixture.campaignId));
    await refused('offer link', linkToken('offer', fixture.offers.proposed));
    await refused('nobody');
    for (const person of ['admin', 'superadmin'] as const) {
      const answer = await server.graphql(query, { input: input() }, await server.login(people[person], PASSWORD));
      expect([person, answer.errors]).toEqual([person, undefined]);
    }
  });
});
