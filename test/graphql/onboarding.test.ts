/** The operations of the onboarding page over HTTP, with the right and the wrong link. */
import { describe, expect, it } from '@jest/globals';
import {
  LeagueSelfOnboardingDocument,
  UpdateLeagueDocument,
} from '../../portal/src/features/onboarding/generated/graphql.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { apiSetup } from './setup.ts';

const { server, fixture } = await apiSetup();

describe('the onboarding link', () => {
  it('[L-221] [L-225] [L-355] reads the lists and its league, and saves a step in one call', async () => {
    const token = linkToken('league', fixture.organizationId);
    const id = fixture.organizationId;
    const loaded = await server.data(LeagueSelfOnboardingDocument, { id }, token);
    expect(loaded.league.id).toBe(id);
    expect(loaded.sports.length).toBeGreaterThan(5);
    expect(loaded.competitivenesses.length).toBeGreaterThan(2);
    const playLocation = { address: 'Columbus, OH 43215', nickname: 'Default Nickname' };
    const input = { id, numberOfPlayers: 320, springGames: true, sportIds: [1], playLocation };
    expect((await server.data(UpdateLeagueDocument, { input }, token)).updateLeague.league).toMatchObject({
      numberOfPlayers: 320,
      springGames: true,
      sportIds: [1],
    });
    expect((await server.data(LeagueSelfOnboardingDocument, { id }, token)).playLocation.address).toBe(
      playLocation.address,
    );
  });

  it.each(['offer', 'application', 'deadline', 'campaign', 'season'] as const)(
    '[L-010] a link of another kind (%s) saves nothing and reads no profile',
    async (kind) => {
      const token = linkToken(kind, fixture.organizationId);
      const input = { id: fixture.organizationId, name: 'Taken over' };
      const saved = await server.graphql(UpdateLeagueDocument, { input }, token);
      expect(saved.errors?.[0]?.extensions?.code).toBe('SL403');
      const answer = await server.graphql(LeagueSelfOnboardingDocument, { id: fixture.organizationId }, token);
      expect([kind, answer.data?.league ?? null, answer.errors?.[0]?.extensions?.code]).toEqual([kind, null, 'SL403']);
    },
  );
});
