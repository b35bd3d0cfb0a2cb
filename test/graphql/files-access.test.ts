/** Who receives the URL of a file, for every kind of file, and what the URL gives access to. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signFileUrl } from '../../server/shared/files/fileUrls.ts';
import { webpKey } from '../../server/shared/files/store/store.ts';
import { type LinkKind, signLink } from '../../server/shared/links/links.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { pdf, picture, upload } from './upload.ts';

const tokens: Record<string, string> = {};
let defaultDeadlineId: number;

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-files-'));
const { database, server, fixture } = await apiSetup({ FILES_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = () => Math.floor(Date.now() / 1000);
const link = (kind: LinkKind, id: number) => signLink({ kind, id, v: 1 }, installationSecret(), now());

beforeAll(async () => {
  for (const person of ['admin', 'league', 'stranger', 'sponsor'] as const)
    tokens[person] = await server.login(people[person], PASSWORD);
  tokens.offerLink = link('offer', fixture.offers.confirmed);
  tokens.otherOfferLink = link('offer', fixture.offers.proposed);
  tokens.campaignLink = link('campaign', fixture.campaignId);
  tokens.deadlineLink = link('deadline', fixture.deadlineId);
  const one = async (text: string, values: unknown[]) =>
    (await database.owner.query(text, values)).rows[0].id as number;
  defaultDeadlineId = await one(
    `insert into app_public.default_verification_deadlines (campaign_capability_id, name, deadline, verification_reminder_instructions)
     values ($1, 'Photo', app_private.today() + 9, 'Show it') returning id`,
    [fixture.campaignCapabilityId],
  );
  const photo = await picture().jpeg().toBuffer();
  const send = async (path: string, fields: Record<string, number>, file: Uint8Array = photo) => {
    const texts = Object.fromEntries(Object.entries(fields).map(([name, id]) => [name, String(id)]));
    expect(
      (await upload(server, path, tokens.admin as string, { file, fields: { name: 'A file', ...texts } })).status,
    ).toBe(201);
  };
  await send('/verification_images', { verificationDeadlineId: fixture.deadlineId });
  await send('/creative_files', { verificationDeadlineId: fixture.deadlineId }, pdf);
  await send('/creative_file_templates', { defaultVerificationDeadlineId: defaultDeadlineId }, pdf);
  await send('/sponsor_logos', { sponsor_id: fixture.sponsorId });
  await send('/sponsor_facing_goal_images', { campaign_id: fixture.campaignId });
  const contract = await one(
    `insert into app_private.files (storage_key, content_type, byte_size, sha256)
     values ('contracts/1-1-aa.pdf', 'application/pdf', $1, $2) returning id`,
    [pdf.length, createHash('sha256').update(pdf).digest()],
  );
  await database.owner.query(
    `insert into app_public.offer_contracts (offer_id, organization_id, sponsor_id, version_number, file_id)
     select id, organization_id, sponsor_id, 1, $2 from app_public.offers where id = $1`,
    [fixture.offers.confirmed, contract],
  );
});

const offer = () => ({ id: fixture.offers.confirmed });
const kinds: [string, string, () => Record<string, number>, readonly string[]][] = [
  [
    'a verification image',
    'query ($id: Int!) { verificationDeadline(id: $id) { verificationImages { fullSizeUrl thumbnailUrl } } }',
    () => ({ id: fixture.deadlineId }),
    ['admin', 'league', 'offerLink'],
  ],
  [
    'a creative file',
    'query ($id: Int!) { verificationDeadline(id: $id) { creativeFiles { fullSizeUrl thumbnailUrl } } }',
    () => ({ id: fixture.deadlineId }),
    ['admin', 'league', 'offerLink'],
  ],
  [
    'a creative file template',
    'query ($id: Int!) { defaultVerificationDeadline(id: $id) { creativeFileTemplates { fullSizeUrl } } }',
    () => ({ id: defaultDeadlineId }),
    ['admin'],
  ],
  [
    'a goal image',
    'query ($id: Int!) { campaign(id: $id) { sponsorFacingGoalImageUrl } }',
    () => ({ id: fixture.campaignId }),
    ['admin'],
  ],
  [
    'a sponsor’s logo', // leagues see the sponsors of their offers once these are proposed
    'query ($id: Int!) { sponsor(id: $id) { logoFullSizeUrl logoThumbnailUrl } }',
    () => ({ id: fixture.sponsorId }),
    ['admin', 'league', 'sponsor', 'offerLink', 'otherOfferLink'],
  ],
  [
    'a logo on a campaign’s dashboard',
    'query ($id: Int!) { dashboardSponsors(filter: {id: {equalTo: $id}}) { logoThumbnailUrl } }',
    () => ({ id: fixture.sponsorId }),
    ['campaignLink'],
  ],
  ['a contract', 'query ($id: Int!) { offer(id: $id) { offerContracts { contractUrl } } }', offer, ['admin', 'league']],
];

/** Every URL of a file anywhere in a response. */
const urlsIn = (answer: unknown): string[] => JSON.stringify(answer).match(/\/files\/[^"\\]+/g) ?? [];

describe.each(kinds)('%s', (_name, query, variables, readers) => {
  it.each([
    'admin',
    'league',
    'stranger',
    'sponsor',
    'offerLink',
    'otherOfferLink',
    'campaignLink',
    'deadlineLink',
    'nobody',
  ])('[L-331] is given to whom it concerns only: %s', async (who) => {
    const answer = await server.graphql(query, variables(), tokens[who]);
    expect(urlsIn(answer.data).length > 0).toBe(readers.includes(who));
  });
});

describe('a file URL', () => {
  let first: URL;
  let second: URL;
  beforeAll(async () => {
    const answer = await server.data(
      'query ($id: Int!) { verificationDeadline(id: $id) { verificationImages { fullSizeUrl } creativeFiles { fullSizeUrl } } }',
      { id: fixture.deadlineId },
      tokens.admin,
    );
    [first, second] = urlsIn(answer).map((path) => new URL(path, server.url)) as [URL, URL];
  });
  const status = async (url: URL | string, init: RequestInit = {}) => (await fetch(url, init)).status;

  it('opens its own file and no other, as it is and until it ends', async () => {
    expect(await status(first)).toBe(200);
    const swapped = new URL(second.pathname + first.search, server.url);
    expect(await status(swapped)).toBe(404);
    const key = first.pathname.slice('/files/'.length);
    expect(await status(server.url + signFileUrl(key, installationSecret(), now() - 9 * 3600))).toBe(404);
    expect(await status(server.url + signFileUrl(key, 'another secret, 32 characters or more', now()))).toBe(404);
    for (const change of [
      (u: URL) => u.searchParams.delete('s'),
      (u: URL) => u.searchParams.set('s', 'x'),
      (u: URL) => u.searchParams.set('e', '9999999999'),
      (u: URL) => u.searchParams.append('s', 'y'),
      (u: URL) => u.searchParams.set('e', 'NaN'),
    ]) {
      const changed = new URL(first);
      change(changed);
      expect(await status(changed)).toBe(404);
    }
    for (const path of ['/files/..%2f..%2fetc%2fpasswd', '/files/%00', '/files/%ff', '/files//', '/files/a/../b.jpg'])
      expect(await status(server.url + path + first.search)).toBeLessThan(500);
  });

  it('tells a browser to keep a document as long as the address holds, and a picture for half a minute', async () => {
    const document = new URL(signFileUrl('contracts/1-1-aa.pdf', installationSecret(), now()), server.url);
    mkdirSync(path.join(folder, 'contracts'), { recursive: true });
    writeFileSync(path.join(folder, 'contracts/1-1-aa.pdf'), pdf);
    const kept = (await fetch(document)).headers.get('cache-control') ?? '';
    expect(kept).toMatch(/^private, max-age=\d+, immutable$/);
    const age = Number(/max-age=(\d+)/.exec(kept)?.[1]);
    expect(age).toBeGreaterThan(5 * 3600);
    expect(age).toBeLessThanOrEqual(7 * 3600);
    const answer = await fetch(first);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=30, must-revalidate');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
    const etag = answer.headers.get('etag') as string;
    expect(await status(first, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } })).toBe(304);
    expect((await fetch(`${first}1`)).headers.get('cache-control') ?? '').not.toMatch(/max-age/);
  });

  it('[S-307] serves a picture as WebP to a browser that accepts it, and the original upload to anyone who opens its link', async () => {
    const key = first.pathname.slice('/files/'.length);
    const typeFor = async (accept: string) => {
      const answer = await fetch(first, { headers: { accept } });
      return [answer.status, answer.headers.get('content-type'), answer.headers.get('vary')];
    };
    const onPage = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
    const asSent = [200, 'image/jpeg', expect.stringMatching(/Accept/)];
    expect(await typeFor(onPage)).toEqual(asSent); // there is none yet
    const twin = path.join(folder, webpKey(key));
    mkdirSync(path.dirname(twin), { recursive: true });
    writeFileSync(twin, await picture().webp().toBuffer());
    expect(await typeFor(onPage)).toEqual([200, 'image/webp', expect.stringMatching(/Accept/)]);
    expect(await typeFor('image/png,*/*')).toEqual(asSent);
    expect(await typeFor(`text/html,application/xhtml+xml,${onPage}`)).toEqual(asSent);
    const tags = await Promise.all(
      [onPage, '*/*'].map(async (accept) => (await fetch(first, { headers: { accept } })).headers.get('etag')),
    );
    expect(tags[0]).not.toBe(tags[1]);
    rmSync(twin);
  });

  it('answers HEAD and parts of the file', async () => {
    const whole = Buffer.from(await (await fetch(first)).arrayBuffer());
    const head = await fetch(first, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      String(whole.length),
      'bytes',
    ]);
    const part = await fetch(first, { headers: { range: 'bytes=10-19' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20));
    const end = await fetch(first, { headers: { range: 'bytes=-5' } });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-5));
    const beyond = await fetch(first, { headers: { range: 'bytes=99999999-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
    // a refusal reveals nothing about the picture
    expect(beyond.headers.get('content-type')).toMatch(/^application\/json/);
    expect(beyond.headers.get('cache-control')).toBe('no-store');
    expect(await beyond.json()).toEqual({ error: 'The file has no such part.', code: 'SL400' });
    expect(await status(first, { headers: { range: 'bytes=10-19', 'if-range': '"another"' } })).toBe(200);
    expect(await status(first, { headers: { range: 'lines=1-2' } })).toBe(200);
  });
});
