/** The operations of a deadline's link over HTTP, at the single endpoint for all tokens. */
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  DeadlineToRespondToDocument,
  RespondToDeadlineDocument,
} from '../../portal/src/features/deadline/generated/graphql.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();

describe('a deadline’s link', () => {
  it('[S-422] reads its deadline and the answers, and stores one', async () => {
    const token = linkToken('deadline', fixture.deadlineId);
    const loaded = await server.data(DeadlineToRespondToDocument, {}, token);
    expect(loaded.deadlineToRespondTo).toMatchObject({
      id: fixture.deadlineId,
      sponsorName: 'Acme',
      acceptsProof: true,
    });
    const answer = loaded.verificationDeadlineCannedResponses.find((one: { selectable: boolean }) => one.selectable);
    const input = { comment: 'Next week', verificationDeadlineCannedResponseId: answer.id };
    const { respondToDeadline: stored } = await server.data(RespondToDeadlineDocument, { input }, token);
    const { rows } = await database.owner.query(
      'select verification_deadline_id, comment from app_public.verification_deadline_responses where id = $1',
      [stored.verificationDeadlineResponseId],
    );
    expect(rows).toEqual([{ verification_deadline_id: fixture.deadlineId, comment: 'Next week' }]);
  });

  it.each(['offer', 'application', 'league', 'campaign', 'season'] as const)(
    'one of another kind (%s) reads and stores nothing',
    async (kind) => {
      const token = linkToken(kind, fixture.deadlineId);
      const read = await server.graphql(DeadlineToRespondToDocument, {}, token);
      expect(read.errors?.[0]?.extensions?.code).toBe('SL403');
      const input = { comment: 'x', verificationDeadlineCannedResponseId: 1 };
      const stored = await server.graphql(RespondToDeadlineDocument, { input }, token);
      expect(stored.errors?.[0]?.extensions?.code).toBe('SL403');
    },
  );

  it('sends a photo for its own deadline, once however often it is sent, and for no other', async () => {
    const { data } = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#0b6e4f' } })
      .jpeg()
      .toBuffer({ resolveWithObject: true });
    const send = (deadlineId: number, token: string) => {
      const form = new FormData();
      form.set('verificationDeadlineId', String(deadlineId));
      form.set('image', new File([new Uint8Array(data)], 'banner.jpg', { type: 'image/jpeg' }));
      return fetch(`${server.url}/verification_images`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: form,
      });
    };
    const token = linkToken('deadline', fixture.deadlineId);
    expect((await send(fixture.deadlineId, token)).status).toBe(201);
    expect((await send(fixture.deadlineId, token)).status).toBe(201);
    expect((await send(fixture.deadlineId, linkToken('deadline', 999_999))).status).toBe(404);
    expect((await send(fixture.deadlineId, linkToken('application', fixture.organizationId))).status).toBe(403);
    const { rows } = await database.owner.query(
      'select status::text from app_public.verification_images where verification_deadline_id = $1',
      [fixture.deadlineId],
    );
    expect(rows).toEqual([{ status: 'pending' }]);
  });

  it('[S-421] [B-400] one address serves logins and links alike', async () => {
    const login = await server.login(people.league, PASSWORD);
    for (const token of [login, linkToken('deadline', fixture.deadlineId), linkToken('offer', fixture.offers.proposed)])
      expect((await server.data('{ today }', {}, token)).today).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
