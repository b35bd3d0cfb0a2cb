/** Recaps over the API and as files: by a dashboard's link, signed in, and by a link that was shared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { CampaignRecapsDocument } from '../../admin/src/recaps/generated/graphql.ts';
import {
  MakeRecapDocument,
  RecapSharesDocument,
  RecapsDocument,
  RevokeRecapShareDocument,
  ScheduleRecapDocument,
  ShareRecapDocument,
} from '../../portal/src/shared/recap/generated/graphql.ts';
import { makeImage, makeSponsor, makeSponsorUser } from '../harness/factories.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { sheetCells } from '../harness/officeFile.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const { owner } = database;
const folder = server.filesDir;
const campaignLink = linkToken('campaign', fixture.campaignId);
const tokens = await loginTokens(server, 'admin', 'league', 'sponsor');
let photo = 0;
let recapId = 0;
let published = 0;

/** Publishes a recap as the worker does, with one photo in it. */
async function publish(id: number, bytes = '%PDF-1.7 recap'): Promise<void> {
  published += 1;
  const key = `recaps/test-${published}.pdf`;
  mkdirSync(path.join(folder, 'recaps'), { recursive: true });
  writeFileSync(path.join(folder, key), bytes);
  const { rows } = await owner.query('select * from app_private.start_recap($1)', [id]);
  const file = await owner.query('select file_id from app_public.verification_images where id = $1', [photo]);
  const done = await owner.query(
    `select app_private.publish_recap($1, $2, $3, $4, 'application/pdf', $5, '\\x00', array[$6::int], array[$7::int]) as state`,
    [id, rows[0].run, rows[0].fingerprint, key, bytes.length, photo, file.rows[0].file_id],
  );
  expect(done.rows).toEqual([{ state: 'published' }]);
}
const download = (at: string, token?: string) =>
  fetch(server.url + at, token ? { headers: { authorization: `Bearer ${token}` } } : {});

beforeEach(async () => {
  const { rows } = await owner.query('select * from app_public.verification_deadlines where id = $1', [
    fixture.deadlineId,
  ]);
  photo = (await makeImage(owner, rows[0], { status: 'verified' })).id;
  recapId = (await server.data(MakeRecapDocument, { format: 'pdf' }, campaignLink)).makeRecap.recap.id;
  await publish(recapId);
});

describe('a recap', () => {
  it('is listed for its link, its sponsor and staff, and for no other', async () => {
    const other = await makeSponsor(owner);
    await makeSponsorUser(owner, other.id, { email: 'rival@example.test' });
    const listed = async (token: string) => (await server.data(RecapsDocument, { ofSeason: false }, token)).recaps;
    for (const token of [campaignLink, tokens.sponsor, tokens.admin])
      expect(await listed(token)).toMatchObject([{ id: recapId, status: 'ready', outdated: false }]);
    expect(await listed(linkToken('season', other.id, { season: 'spring', year: 2027 }))).toEqual([]);
    expect((await server.graphql(RecapsDocument, { ofSeason: false }, tokens.league)).errors).toBeDefined();
  });

  it('tells staff who asked last for it, and nobody else', async () => {
    const requestedBy = async (token: string) =>
      (await server.data(CampaignRecapsDocument, { campaignId: fixture.campaignId }, token)).recaps[0].requestedBy;
    expect(await requestedBy(tokens.admin)).toBeNull(); // by the dashboard's link
    await owner.query(`update app_private.recap_runs set fingerprint = 'old' where recap_id = $1`, [recapId]);
    const { rows } = await owner.query('select coalesce(name, email) as name from app_public.users where id = $1', [
      fixture.users.sponsor,
    ]);
    const ofUser = linkToken('campaign', fixture.campaignId, { user_id: fixture.users.sponsor });
    await server.data(MakeRecapDocument, { format: 'pdf' }, ofUser);
    expect(await requestedBy(tokens.admin)).toBe(rows[0].name);
    for (const token of [campaignLink, tokens.sponsor])
      expect(
        (await server.graphql(CampaignRecapsDocument, { campaignId: fixture.campaignId }, token)).errors,
      ).toBeDefined();
  });

  it('is downloaded by those who see it, and staff read who downloaded its photos', async () => {
    const at = `/recaps/${recapId}/file`;
    for (const token of [campaignLink, tokens.sponsor, tokens.admin]) {
      const answer = await download(at, token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename=".+ recap \d{4}-\d\d-\d\d\.pdf"/);
      expect(await answer.text()).toBe('%PDF-1.7 recap');
    }
    const { rows } = await owner.query(
      `select coalesce(link_kind, 'user') as who from app_public.photo_downloads where verification_image_id = $1 and way = 'recap' order by 1`,
      [photo],
    );
    expect(rows.map(({ who }) => who)).toEqual(['campaign', 'user', 'user']);
    expect((await download(at)).status).toBe(401);
    expect((await download(at, linkToken('campaign', 999_999))).status).toBe(404);
    expect((await download(`/recaps/${recapId + 1000}/file`, campaignLink)).status).toBe(404);
    expect([403, 404, 500]).toContain((await download(at, tokens.league)).status);
  });

  it('ends with a photo that is taken down, at every address', async () => {
    const { shareRecap } = await server.data(ShareRecapDocument, { recapId }, tokens.sponsor);
    const { recapShares } = await server.data(RecapSharesDocument, { recapIds: [recapId] }, tokens.sponsor);
    const token = recapShares
      .find((share: { id: number }) => share.id === shareRecap.recapShare.id)
      .url.split('/')
      .at(-1);
    expect((await download(`/recap-shares/${token}/file`)).status).toBe(200);
    await owner.query('update app_public.verification_images set hidden = true where id = $1', [photo]);
    expect((await download(`/recaps/${recapId}/file`, campaignLink)).status).toBe(404);
    expect((await download(`/recap-shares/${token}/file`)).status).toBe(404);
    expect(await (await download(`/recap-shares/${token}`)).json()).toMatchObject({ state: 'open', madeAt: null });
  });
});

describe('a link to a recap', () => {
  const shared = async (): Promise<{ id: number; token: string }> => {
    const { shareRecap } = await server.data(ShareRecapDocument, { recapId }, tokens.sponsor);
    const { id } = shareRecap.recapShare;
    const { recapShares } = await server.data(RecapSharesDocument, { recapIds: [recapId] }, tokens.sponsor);
    const { url } = recapShares.find((share: { id: number }) => share.id === id);
    expect(url).toMatch(/^http.*\/shared-recap\/[\w.-]+$/);
    return { id, token: url.split('/').at(-1) };
  };
  const listed = async (id: number) =>
    (await server.data(RecapSharesDocument, { recapIds: [recapId] }, tokens.admin)).recapShares.find(
      (share: { id: number }) => share.id === id,
    );
  const viewsOf = async (id: number) => (await listed(id))?.views;

  it('[S-199] has a list of leagues for whoever opens the recap, with what their dashboard shows', async () => {
    const { id: shareId, token: shareToken } = await shared();
    const share = `/recap-shares/${shareToken}/leagues.xlsx`;
    const own = `/recaps/${recapId}/leagues.xlsx`;
    const cellsOf = async (answer: Response) => {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(answer.headers.get('content-disposition')).toMatch(/ leagues \d{4}-\d\d-\d\d\.xlsx"/);
      return sheetCells(Buffer.from(await answer.arrayBuffer()));
    };
    const lists = [await cellsOf(await download(share))];
    for (const token of [campaignLink, tokens.sponsor, tokens.admin])
      lists.push(await cellsOf(await download(own, token)));
    for (const cells of lists) {
      expect(cells.get('G1')).toBe('Checked photos');
      expect(cells.get('G2')).not.toMatch(/None yet|Hidden/);
      expect(cells).toEqual(lists[0]);
    }
    await owner.query(`update app_public.sponsor_users set states = '{OH}'`);
    expect((await download(own, tokens.sponsor)).status).toBe(404);
    await owner.query('update app_public.sponsor_users set states = null');
    expect((await download(own)).status).toBe(401);
    expect((await download(own, linkToken('campaign', 999_999))).status).toBe(404);
    await server.data(RevokeRecapShareDocument, { recapShareId: shareId }, tokens.sponsor);
    expect((await download(share)).status).toBe(404);
    await owner.query('update app_public.verification_images set hidden = true where id = $1', [photo]);
    expect((await download(own, campaignLink)).status).toBe(404); // withdrawn with its recap
  });

  it('opens without an account, counts each person once a day, and ends when it is revoked', async () => {
    const { id, token } = await shared();
    const at = `/recap-shares/${token}`;
    expect(await (await download(at)).json()).toMatchObject({ state: 'open', format: 'pdf', byteSize: 14 });
    expect(await viewsOf(id)).toBe(0); // fetching is no view: mail scanners fetch
    for (const agent of ['Mozilla/5.0 one', 'Mozilla/5.0 one', 'Mozilla/5.0 two', 'curl/8'])
      await fetch(`${server.url}${at}/views`, { method: 'POST', headers: { 'user-agent': agent } });
    expect(await viewsOf(id)).toBe(2);
    expect(await (await download(`${at}/file`)).text()).toBe('%PDF-1.7 recap');
    await server.data(RevokeRecapShareDocument, { recapShareId: id }, tokens.sponsor);
    expect(await (await download(at)).json()).toEqual({ state: 'revoked', expiresAt: expect.any(String) });
    expect((await download(`${at}/file`)).status).toBe(404);
  });

  it('expires, and shows nothing but that', async () => {
    const { id, token } = await shared();
    expect(await listed(id)).toMatchObject({ open: true });
    await database.withClock('+31 days', async () => {
      expect(await (await download(`/recap-shares/${token}`)).json()).toEqual({
        state: 'expired',
        expiresAt: expect.any(String),
      });
      expect((await download(`/recap-shares/${token}/file`)).status).toBe(404);
      // the login has ended, too
      const { rows } = await database.owner.query(
        'select app_public.recap_shares_open(s) as open from app_public.recap_shares s where id = $1',
        [id],
      );
      expect(rows).toEqual([{ open: false }]);
    });
  });

  it('of another kind, or changed on the way, opens nothing', async () => {
    const { token } = await shared();
    for (const wrong of [campaignLink, `${token.slice(0, -2)}aa`, 'x'])
      expect((await download(`/recap-shares/${wrong}`)).status).toBe(404);
    expect((await download(`/recaps/${recapId}/file`, token)).status).toBe(401);
  });

  it('is made by the sponsor and staff, not by somebody with the dashboard’s link', async () => {
    expect((await server.graphql(ShareRecapDocument, { recapId }, campaignLink)).errors).toBeDefined();
    expect((await server.graphql(RecapSharesDocument, { recapIds: [recapId] }, campaignLink)).errors).toBeDefined();
    expect(
      (await server.graphql(ScheduleRecapDocument, { recapId, on: '2031-01-01', monthly: true }, campaignLink)).errors,
    ).toBeDefined();
  });
});

describe('what may be shared', () => {
  const viewAs = async (userId: number): Promise<string> =>
    (
      await server.data(
        'mutation ($id: Int!) { viewAsUser(input: {userId: $id}) { jwt } }',
        { id: userId },
        tokens.admin as string,
      )
    ).viewAsUser.jwt;

  it('can be shared by its sponsor and staff, not by another sponsor who opened the dashboard by link', async () => {
    const rival = await makeSponsorUser(owner, (await makeSponsor(owner)).id, { email: 'other@example.test' });
    const shareable = async (token: string) =>
      (await server.data(RecapSharesDocument, { recapIds: [recapId] }, token)).recaps;
    for (const token of [tokens.sponsor as string, tokens.admin as string])
      expect(await shareable(token)).toEqual([{ id: recapId }]);
    expect(await shareable(await viewAs(rival.id))).toEqual([]);
  });
});

describe('a user who is limited', () => {
  it('to some states neither makes nor sees the recap of the whole campaign', async () => {
    await owner.query(`update app_public.sponsor_users set states = '{OH}'`);
    expect(await server.graphql(RecapsDocument, { ofSeason: false }, tokens.sponsor)).toEqual({ data: { recaps: [] } });
    expect((await download(`/recaps/${recapId}/file`, tokens.sponsor)).status).toBe(404);
    for (const asked of [
      server.graphql(
        'mutation ($id: Int!) { makeRecap(input: { format: pdf, campaignId: $id }) { recap { id } } }',
        { id: fixture.campaignId },
        tokens.sponsor,
      ),
      server.graphql(ShareRecapDocument, { recapId }, tokens.sponsor),
    ])
      expect((await asked).errors?.[0]?.extensions?.code).toMatch(/SL40[34]/);
    await owner.query('update app_public.sponsor_users set states = null');
  });
});
