/** Photo releases over HTTP: the league's page, the link that parents open without an account, and what both refuse. */
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import {
  PhotoReleasesDocument,
  RemoveSignedReleaseDocument,
  RenewPhotoReleaseLinkDocument,
  RevokePhotoReleaseLinkDocument,
} from '../../portal/src/features/photo-releases/generated/graphql.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { signPhotoRelease } from '../../server/shared/links/photoRelease.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
const tokens: Record<string, string> = {};
const subject = { organizationId: fixture.organizationId, season: 'spring' as const, year: 2040 };
const campaignLink = signLink(
  { kind: 'campaign', id: fixture.campaignId, v: 1 },
  installationSecret(),
  Math.floor(Date.now() / 1000),
);
let url = '';

const read = (token: string | undefined = tokens.league) => server.graphql(PhotoReleasesDocument, subject, token);
const path = () => `/photo-releases/${url.split('/').at(-1)}`;
const get = async (at = path()) => {
  const answer = await fetch(server.url + at);
  return { status: answer.status, body: await answer.json(), cache: answer.headers.get('cache-control') };
};
const complete = { signer_name: 'Rosa Diaz', child_names: 'Ana', adult: true, agreed: true };
const post = async (release: unknown, at = path()) => {
  const answer = await fetch(server.url + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof release === 'string' ? release : JSON.stringify({ release }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: nothing or an error
  return { status: answer.status, body: (await answer.json().catch(() => null)) as any };
};

beforeAll(async () => {
  for (const person of ['admin', 'league', 'stranger', 'sponsor'] as const)
    tokens[person] = await server.login(people[person], PASSWORD);
});
beforeEach(async () => {
  await database.owner.query(
    'truncate app_public.signed_releases; truncate app_private.link_versions; truncate app_private.throttle_events',
  );
  url = (await read()).data?.photoReleaseLink.url;
});

describe('the link of a QR code', () => {
  it('shows the league and the season, and signs: once for a double click', async () => {
    expect(url).toMatch(/^http.*\/photo-release\/\d+-spring-2040-1-[2-9a-z]{26}$/);
    expect(await get()).toEqual({
      status: 200,
      body: { state: 'open', organization: 'Bears', season: 'spring', year: 2040 },
      cache: 'no-store',
    });
    const sent = await Promise.all([post(complete), post(complete)]);
    expect(sent.map(({ status }) => status)).toEqual([204, 204]);
    expect(await post({ ...complete, signer_name: 'Ken Ito', child_names: '' })).toEqual({ status: 204, body: null });
    for (const token of [tokens.league, tokens.admin]) {
      const { data } = await read(token);
      expect(data).toMatchObject({
        organization: { name: 'Bears' },
        photoReleaseLink: { signedReleasesCount: 2, expiresOn: '2040-07-30', revokedAt: null },
        signedReleases: [
          { signerName: 'Ken Ito', childNames: '' },
          { signerName: 'Rosa Diaz', childNames: 'Ana', signedAt: expect.any(String) },
        ],
      });
    }
  });

  it.each([
    ['signerName', { signer_name: '' }],
    ['signerName', { signer_name: 7 }],
    ['signerName', { signer_name: 'x'.repeat(201) }],
    ['childNames', { child_names: 'x'.repeat(900_000) }],
    ['adult', { adult: false }],
    ['adult', { adult: undefined }],
    ['agreed', { agreed: 'yes' }],
  ])('refuses a wrong %s and names it', async (field, wrong) => {
    const { status, body } = await post({ ...complete, ...wrong });
    expect([status, body.error?.field ?? body.field, body.error?.code ?? body.code]).toEqual([422, field, 'SL422']);
    expect((await read()).data?.signedReleases).toEqual([]);
  });

  it('refuses what is no form: too large, not JSON, lists, characters that no text has', async () => {
    expect((await post({ ...complete, child_names: 'x'.repeat(2_000_000) })).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    for (const wrong of ['[]', 'null', '{"release": []}', '{"release": {"signer_name": {"a": 1}}}'])
      expect([400, 422]).toContain((await post(wrong)).status);
    expect([400, 422]).toContain((await post({ ...complete, signer_name: 'Ro\u0000sa' })).status);
    expect((await read()).data?.signedReleases).toEqual([]);
  });

  it('ends when the league revokes it, and a new one starts', async () => {
    const old = path();
    await server.data(RevokePhotoReleaseLinkDocument, { input: subject }, tokens.league);
    expect((await get(old)).body).toEqual({ state: 'revoked' });
    expect((await post(complete, old)).status).toBe(404);
    expect((await read()).data?.photoReleaseLink).toMatchObject({ url: null, revokedAt: expect.any(String) });
    await server.data(RenewPhotoReleaseLinkDocument, { input: subject }, tokens.league);
    url = (await read()).data?.photoReleaseLink.url;
    expect(path()).not.toBe(old);
    expect([(await get(old)).body.state, (await get()).body.state]).toEqual(['revoked', 'open']);
    expect((await post(complete)).status).toBe(204);
  });

  it('expires, and says nothing but that', async () => {
    const past = signPhotoRelease({ ...subject, year: 2020, version: 1 }, installationSecret());
    expect((await get(`/photo-releases/${past}`)).body).toEqual({ state: 'expired' });
    expect((await post(complete, `/photo-releases/${past}`)).status).toBe(404);
  });

  it('of another kind, changed on the way or of a league that is gone opens nothing', async () => {
    const gone = signPhotoRelease({ ...subject, organizationId: 999_999, version: 1 }, installationSecret());
    for (const wrong of [campaignLink, path().replace('spring', 'fall').split('/').at(-1), gone, 'x', '%00']) {
      expect((await get(`/photo-releases/${wrong}`)).status).toBe(404);
      expect((await post(complete, `/photo-releases/${wrong}`)).status).toBe(404);
    }
  });

  it('signs at most 200 times in an hour from one address', async () => {
    expect((await post({})).status).toBe(422);
    await database.owner.query(
      'insert into app_private.throttle_events select e.* from app_private.throttle_events e, generate_series(1, 198)',
    );
    expect((await post({})).status).toBe(422);
    expect((await post(complete)).status).toBe(429);
    expect((await get()).status).toBe(200);
    await database.withClock('+61 minutes', async () => expect((await post(complete)).status).toBe(204));
  });
});

describe('what was signed', () => {
  const remove = (id: number, token?: string) =>
    server.graphql(RemoveSignedReleaseDocument, { input: { signedReleaseId: id } }, token);
  const signed = async (): Promise<number> => {
    await post(complete);
    return (await read()).data?.signedReleases[0].id;
  };

  it('is not read by another league, a sponsor, a link or nobody', async () => {
    await signed();
    expect((await read(tokens.stranger)).data).toMatchObject({ photoReleaseLink: null, signedReleases: [] });
    const list = '{ signedReleases { signerName } }';
    const count = '{ verificationDeadlines { signedReleasesCount } }';
    for (const token of [tokens.sponsor, campaignLink, undefined])
      for (const query of [list, count, `{ organizations { signedReleases { signerName } } }`]) {
        const { data, errors } = await server.graphql(query, {}, token);
        expect([query, JSON.stringify(data ?? null)]).toEqual([query, expect.not.stringContaining('Rosa')]);
        expect(errors ?? data).toBeDefined();
      }
    for (const token of [tokens.sponsor, campaignLink])
      expect((await server.graphql(list, {}, token)).errors).toBeDefined();
  });

  it('is removed by its league alone, and staff', async () => {
    const id = await signed();
    for (const token of [tokens.stranger, tokens.sponsor, campaignLink, undefined])
      expect((await remove(id, token)).errors?.[0]?.extensions?.code).toMatch(/SL40[134]/);
    expect((await read()).data?.signedReleases).toHaveLength(1);
    expect((await remove(id, tokens.league)).errors).toBeUndefined();
    expect((await read()).data?.signedReleases).toEqual([]);
  });
});
