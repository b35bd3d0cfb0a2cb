/** Who receives the URL of a file, for every kind of file, and what the URL gives access to. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { signFileUrl } from '../../server/shared/files/fileUrls.ts';
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { makeFileKinds } from './fileKinds.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { pdf, picture } from './upload.ts';

const { database, server, fixture } = await apiSetup();
const folder = server.filesDir;
const tokens: Record<string, string> = {
  ...(await loginTokens(server, 'admin', 'league', 'stranger', 'sponsor')),
  offerLink: linkToken('offer', fixture.offers.confirmed),
  otherOfferLink: linkToken('offer', fixture.offers.proposed),
  campaignLink: linkToken('campaign', fixture.campaignId),
  deadlineLink: linkToken('deadline', fixture.deadlineId),
};
const kinds = await makeFileKinds(database, server, fixture, tokens.admin as string);
const now = () => Math.floor(Date.now() / 1000);

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
  /** Records the WebPs of a file. */
  const copies = (key: string, { webp_key = null, page_key = null }: Record<string, string | null>) =>
    database.owner.query('update app_private.files set webp_key = $2, page_key = $3 where storage_key = $1', [
      key,
      webp_key,
      page_key,
    ]);

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
    await copies(key, { webp_key: webpKey(key) });
    expect(await typeFor(onPage)).toEqual([200, 'image/webp', expect.stringMatching(/Accept/)]);
    expect(await typeFor('image/png,*/*')).toEqual(asSent);
    expect(await typeFor(`text/html,application/xhtml+xml,${onPage}`)).toEqual(asSent);
    const tags = await Promise.all(
      [onPage, '*/*'].map(async (accept) => (await fetch(first, { headers: { accept } })).headers.get('etag')),
    );
    expect(tags[0]).not.toBe(tags[1]);
    rmSync(twin); // lost: the upload itself is sent
    expect(await typeFor(onPage)).toEqual(asSent);
  });

  it('[S-307] serves a page its smaller WebP, which needs no other signature', async () => {
    const key = first.pathname.slice('/files/'.length);
    const stored = (name: string) => path.join(folder, name);
    const [small, twin, original] = [stored(pageKey(key)), stored(webpKey(key)), stored(key)];
    await copies(key, { webp_key: webpKey(key), page_key: pageKey(key) });
    const sentFor = async (size: string) => {
      const url = new URL(first);
      url.searchParams.set('size', size);
      const answer = await fetch(url, { headers: { accept: 'image/webp,*/*' } });
      return [answer.status, Number(answer.headers.get('content-length'))];
    };
    const made = async (name: string, width: number) => {
      mkdirSync(path.dirname(name), { recursive: true });
      writeFileSync(name, await picture().resize(width).webp().toBuffer());
      return [200, readFileSync(name).length];
    };
    const uploaded = [200, readFileSync(original).length];
    expect(await sentFor('page')).toEqual(uploaded); // there is none yet
    const whole = await made(twin, 90);
    expect(await sentFor('page')).toEqual(whole);
    const page = await made(small, 40);
    expect([await sentFor('page'), await sentFor('other')]).toEqual([page, whole]);
    rmSync(small);
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
