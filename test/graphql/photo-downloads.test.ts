/** Photos of a dashboard to take along: a zip with captions and a CSV, or one photo, over HTTP. */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { makeDeadline, makeOfferFixture } from '../harness/factories.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { postJson } from '../harness/postJson.ts';
import { PASSWORD, people } from './fixture.ts';
import { photoFiles } from './photoFiles.ts';
import { apiSetup } from './setup.ts';
import { zipEntries } from './zip.ts';

const { database, server, fixture } = await apiSetup();
const { owner } = database;
const folder = server.filesDir;
const photoOf = photoFiles(owner, folder);
const rows = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows;
const campaignLink = () => linkToken('campaign', fixture.campaignId);
const seasonLink = () => linkToken('season', fixture.sponsorId, { season: 'spring', year: 2026 });

const photos: number[] = [];
let foreign: number;

beforeAll(async () => {
  const [deadline] = await rows('select * from app_public.verification_deadlines where id = $1', [fixture.deadlineId]);
  for (const content of ['first', 'second', 'third']) photos.push(await photoOf(deadline, Buffer.from(content)));
  await photoOf(deadline, Buffer.from('hidden'), { hidden: true });
  await photoOf(deadline, Buffer.from('no release'), { release: 'not_stated' });
  const other = await makeOfferFixture(owner, { offer: { status: 'confirmed' } });
  foreign = await photoOf(await makeDeadline(owner, other.asset), Buffer.from('of another sponsor'));
});

const ask = (path: string, fields: Record<string, unknown>, token: string | null) =>
  postJson(`${server.url}${path}`, fields, token);
const zipOf = async (response: Response) => {
  expect(response.status).toBe(200);
  return zipEntries(Buffer.from(await response.arrayBuffer()));
};
const listed = (entries: Map<string, Buffer>) =>
  parse(entries.get('photos.csv') ?? '', { bom: true, columns: true }) as Record<string, string>[];
const downloads = () =>
  rows('select verification_image_id as photo, user_id, link_kind, way from app_public.photo_downloads order by id');

describe('the zip', () => {
  it('has every photo that is shown, named by its caption, and a CSV of them', async () => {
    const response = await ask('/dashboard_photos.zip', {}, campaignLink());
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="?photos-\d{4}-\d\d-\d\d\.zip"?$/,
    );
    const entries = await zipOf(response);
    const names = [...entries.keys()];
    expect(names).toHaveLength(4);
    expect(names[0]).toMatch(/^Bears - .+ - \d{4}-\d\d-\d\d\.jpg$/);
    expect(names[1]).toMatch(/ \(2\)\.jpg$/);
    expect(names[3]).toBe('photos.csv');
    expect([...entries.values()].slice(0, 3).map(String)).toEqual(['first', 'second', 'third']);
    expect(listed(entries).map(({ File, League, Program, Note }) => [File, League, Program, Note])).toEqual(
      names.slice(0, 3).map((name) => [name, 'Bears', 'Bears U12', '']),
    );
  });

  it('is recorded for each photo, with who took it', async () => {
    await owner.query('delete from app_public.photo_downloads');
    await zipOf(await ask('/dashboard_photos.zip', {}, campaignLink()));
    const sponsor = await server.login(people.sponsor, PASSWORD);
    await zipOf(await ask('/dashboard_photos.zip', { ids: [photos[0]] }, sponsor));
    expect(await downloads()).toEqual([
      ...photos.map((photo) => ({ photo, user_id: null, link_kind: 'campaign', way: 'zip' })),
      { photo: photos[0], user_id: fixture.users.sponsor, link_kind: null, way: 'zip' },
    ]);
  });

  it('has the chosen photos, or those that the filters select; a form works as well', async () => {
    const count = async (fields: Record<string, unknown>) => {
      const response = await ask('/dashboard_photos.zip', fields, seasonLink());
      return response.status === 200 ? listed(await zipOf(response)).length : response.status;
    };
    expect(await count({ ids: photos.slice(1).join() })).toBe(2);
    expect(await count({ campaign: fixture.campaignId, league: fixture.offers.confirmed })).toBe(3);
    expect(await count({ asset: 'Nothing' })).toBe(404);
    expect(await count({ state: 'OH' })).toBe(404);
    expect(await count({ from: '2000-01-01', to: '2100-01-01' })).toBe(3);
    expect(await count({ to: '2000-01-01' })).toBe(404);
    expect(await count({ favorites: '1' })).toBe(404);
    await owner.query(
      `insert into app_public.sponsor_feedback (campaign_id, section, verification_image_id, reaction, user_id) values ($1, 'photo', $2, 'favorite', $3)`,
      [fixture.campaignId, photos[1], fixture.users.sponsor],
    );
    expect(await count({ favorites: '1' })).toBe(1); // [W7]
    const form = await fetch(`${server.url}/dashboard_photos.zip`, {
      method: 'POST',
      body: new URLSearchParams({ token: campaignLink(), ids: String(photos[2]) }),
    });
    expect([...(await zipOf(form)).values()][0]?.toString()).toBe('third');
  });

  it('leaves out a photo that is taken down while it downloads, and says so', async () => {
    const [deadline] = await rows('select * from app_public.verification_deadlines where id = $1', [
      fixture.deadlineId,
    ]);
    const large = [1, 2, 3].map((value) => Buffer.alloc(30_000_000, value));
    const ids: number[] = [];
    for (const content of large) ids.push(await photoOf(deadline, content));
    const response = await ask('/dashboard_photos.zip', { ids }, campaignLink());
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const chunks = [Buffer.from((await reader.read()).value as Uint8Array)];
    await owner.query('update app_public.verification_images set hidden = true where id = $1', [ids[2]]);
    await wait(400); // answers of the database are used for a quarter of a second
    for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(Buffer.from(part.value));
    const entries = zipEntries(Buffer.concat(chunks));
    expect([...entries.keys()].map((name) => name.replace(/^.* - .*(\.jpg)$/, '$1'))).toEqual([
      '.jpg',
      '.jpg',
      'photos.csv',
      'NOT INCLUDED.txt',
    ]);
    expect([...entries.values()][1]?.equals(large[1] as Buffer)).toBe(true);
    expect(listed(entries).map(({ File, Note }) => [File !== '', Note])).toEqual([
      [true, ''],
      [true, ''],
      [false, 'removed'],
    ]);
    expect(String(entries.get('NOT INCLUDED.txt'))).toContain('1 of 3 photos are not in this download');
    await owner.query('update app_public.verification_images set hidden = true where id = any ($1)', [ids]);
  });

  it('names a photo whose file is missing, and the server logs it', async () => {
    const [{ key }] = await rows(
      `select f.storage_key as key from app_public.verification_images i join app_private.files f on f.id = i.file_id where i.id = $1`,
      [photos[1]],
    );
    rmSync(path.join(folder, key));
    const entries = await zipOf(await ask('/dashboard_photos.zip', {}, campaignLink()));
    expect([...entries.keys()]).toHaveLength(4);
    expect(listed(entries).map(({ Note }) => Note)).toEqual(['', expect.stringMatching(/^missing/), '']);
    expect(String(entries.get('NOT INCLUDED.txt'))).toContain('could not be found: 1');
    expect(server.log()).toContain('the file of a photo is missing');
    writeFileSync(path.join(folder, key), 'second');
  });

  it('ends without looking complete if its link is revoked while it downloads', async () => {
    const [deadline] = await rows('select * from app_public.verification_deadlines where id = $1', [
      fixture.deadlineId,
    ]);
    const ids: number[] = [];
    for (const value of [1, 2, 3]) ids.push(await photoOf(deadline, Buffer.alloc(30_000_000, value)));
    const record = `${fixture.sponsorId}:spring:2026`;
    const response = await ask('/dashboard_photos.zip', { ids }, seasonLink());
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await owner.query(`select app_private.raise_link_version('season', $1)`, [record]);
    await wait(400);
    const rest = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    };
    await expect(rest()).rejects.toThrow();
    expect((await ask('/dashboard_photos.zip', {}, seasonLink())).status).toBe(401);
    await owner.query('update app_public.verification_images set hidden = true where id = any ($1)', [ids]);
  });
});

describe('one photo', () => {
  it('is saved under its caption and recorded', async () => {
    await owner.query('delete from app_public.photo_downloads');
    const response = await ask(`/dashboard_photos/${photos[0]}`, {}, campaignLink());
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="Bears - .+\.jpg"$/);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await response.text()).toBe('first');
    expect(await downloads()).toEqual([{ photo: photos[0], user_id: null, link_kind: 'campaign', way: 'single' }]);
  });
});

describe('who may download', () => {
  it.each([
    ['a photo of another sponsor', () => ({ ids: [foreign] })],
    ['a hidden one', () => ({ ids: [Number(photos[2]) + 1] })],
    ['one without a release', () => ({ ids: [Number(photos[2]) + 2] })],
    ['photos of another campaign', () => ({ campaign: fixture.otherCampaignId })],
  ])('nobody gets %s', async (_what, fields) => {
    for (const token of [campaignLink(), await server.login(people.sponsor, PASSWORD)])
      expect((await ask('/dashboard_photos.zip', fields(), token)).status).toBe(404);
  });

  it('a single photo of another sponsor is not found, and not recorded', async () => {
    await owner.query('delete from app_public.photo_downloads');
    expect((await ask(`/dashboard_photos/${foreign}`, {}, campaignLink())).status).toBe(404);
    expect(await downloads()).toEqual([]);
  });

  it('others are refused', async () => {
    const league = await server.login(people.league, PASSWORD);
    const expired = linkToken('campaign', fixture.campaignId, { exp: Math.floor(Date.now() / 1000) - 10 });
    for (const [token, status] of [
      [null, 401],
      ['nothing', 401],
      [league, 403],
      [linkToken('offer', fixture.offers.confirmed), 403],
      [linkToken('deadline', fixture.deadlineId), 403],
      [linkToken('campaign', fixture.campaignId, { v: 7 }), 401],
      [expired, 401],
    ] as const) {
      expect((await ask('/dashboard_photos.zip', {}, token)).status).toBe(status);
      expect((await ask(`/dashboard_photos/${photos[0]}`, {}, token)).status).toBe(status);
    }
  });

  it('staff name the campaign', async () => {
    const admin = await server.login(people.admin, PASSWORD);
    expect((await ask('/dashboard_photos.zip', {}, admin)).status).toBe(400);
    expect(
      listed(await zipOf(await ask('/dashboard_photos.zip', { campaign: fixture.campaignId }, admin))),
    ).toHaveLength(3);
  });

  it.each([
    [{ ids: 'x' }, 400],
    [{ ids: Array(20_001).fill(1) }, 422],
    [{ from: 'yesterday' }, 422],
    [{ league: -1 }, 400],
    [{ state: `'; drop table x; --` }, 404],
  ])('refuses %j', async (fields, status) => {
    expect((await ask('/dashboard_photos.zip', fields, campaignLink())).status).toBe(status);
  });
});
