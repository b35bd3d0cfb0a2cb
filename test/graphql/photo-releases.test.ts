/** A photo from the league's upload to the sponsor's dashboard and back: its addresses, copies and downloads. */
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageKey, webpKey } from '../../server/shared/files/store/store.ts';
import { photoReleases } from './photoReleases.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { database, server, fixture } = await apiSetup();
const tokens = await loginTokens(server, 'admin', 'league');
const { admin, league } = tokens;
const photos = photoReleases(server, fixture, tokens);
const { campaign, send, accept, onDashboard, ofStaff, status, copies } = photos;
const face = { left: 0.2, top: 0.2, width: 0.3, height: 0.3 };

it('a photo reaches the sponsor with the league’s statement, not without it', async () => {
  const [unstated, stated] = [await send(), await send({ released: 'true' })];
  const staffs = await send({ released: 'true', status: 'verified' }, admin);
  for (const id of [unstated, stated]) await accept(id);
  expect(await onDashboard(unstated)).toBeUndefined();
  for (const id of [stated, staffs]) expect(await status((await onDashboard(id)).fullSizeUrl)).toBe(200);
  const { verificationDeadline } = await server.data(
    'query ($id: Int!) { verificationDeadline(id: $id) { releaseStatement { statedAt statedByName } } }',
    { id: fixture.deadlineId },
    league,
  );
  expect(verificationDeadline.releaseStatement.statedAt).toEqual(expect.any(String));
});

describe('[K1] without a worker, once a photo is taken down', () => {
  const image = 'verificationImage { release }';
  const ways: [string, string][] = [
    ['withheld', `mutation ($id: Int!) { setPhotoRelease(input: {id: $id, release: withheld}) { ${image} } }`],
    [
      'hidden',
      `mutation ($id: Int!) { reviewVerificationImage(input: {id: $id, status: verified, hidden: true}) { ${image} } }`,
    ],
    ['rejected', `mutation ($id: Int!) { reviewVerificationImage(input: {id: $id, status: rejected}) { ${image} } }`],
  ];
  it.each(ways)('because it is %s, every address of it is dead, and staff still see it', async (_name, change) => {
    const id = await send({ released: 'true' });
    await accept(id);
    const { fullSizeUrl } = await onDashboard(id);
    const { rows } = await database.owner.query(
      `select f.id, f.storage_key as key from app_private.files f join app_public.verification_images i on i.file_id = f.id where i.id = $1`,
      [id],
    );
    const { key } = rows[0];
    const copied = [`thumbnails/${key}`, webpKey(key), pageKey(key)];
    for (const name of copied) {
      mkdirSync(path.dirname(path.join(server.filesDir, name)), { recursive: true });
      copyFileSync(path.join(server.filesDir, key), path.join(server.filesDir, name));
    }
    await database.owner.query(
      'update app_private.files set thumbnail_key = $2, webp_key = $3, page_key = $4 where id = $1',
      [rows[0].id, ...copied],
    );
    const { thumbnailUrl } = await onDashboard(id);
    const addresses = [fullSizeUrl, thumbnailUrl, `${fullSizeUrl}&size=page`];
    for (const url of addresses) expect([url, await status(url)]).toEqual([url, 200]);
    const answer = await fetch(server.url + addresses[2], { headers: { accept: 'image/webp' } });
    expect(answer.headers.get('content-type')).toBe('image/webp');
    await server.data(change, { id }, admin);
    expect(await onDashboard(id)).toBeUndefined();
    for (const url of addresses) expect([url, await status(url)]).toEqual([url, 404]);
    for (const url of Object.values(await urlsOfStaff(id))) expect([url, await status(url)]).toEqual([url, 200]);
  });
  const urlsOfStaff = async (id: number): Promise<Record<string, string>> =>
    (await server.data('query ($id: Int!) { verificationImage(id: $id) { fullSizeUrl thumbnailUrl } }', { id }, admin))
      .verificationImage;
});

it('a blurred copy takes the photo’s place; the clear picture has another address, for staff', async () => {
  const id = await send({ released: 'true' });
  await accept(id);
  const clear = (await onDashboard(id)).fullSizeUrl as string;
  const { version } = await ofStaff(id);
  const made = await copies(id, { version, blur: [face] });
  expect([made.status, made.body]).toEqual([201, { id, version: version + 1, fullSizeUrl: expect.any(String) }]);
  expect(await status(clear)).toBe(404);
  const after = await ofStaff(id);
  expect([await status(after.clearUrl), await status((await onDashboard(id)).fullSizeUrl)]).toEqual([200, 200]);
  expect((await onDashboard(id)).fullSizeUrl).toBe(made.body.fullSizeUrl);
  expect(
    (await server.graphql('query ($id: Int!) { verificationImage(id: $id) { clearUrl } }', { id }, league)).errors,
  ).toBeDefined();
  const restore =
    'mutation ($input: RestoreClearPhotoInput!) { restoreClearPhoto(input: $input) { verificationImage { release clearUrl } } }';
  const { restoreClearPhoto } = await server.data(restore, { input: { id, version: after.version } }, admin);
  expect(restoreClearPhoto.verificationImage).toEqual({ release: 'not_stated', clearUrl: null });
  expect(await onDashboard(id)).toBeUndefined();
});

it('refuses copies by others, of another version, without a rectangle and with wrong ones', async () => {
  const id = await send();
  const { version } = await ofStaff(id);
  expect((await copies(id, { version, blur: [face] }, league)).status).toBe(403);
  expect((await copies(id, { version: version + 1, blur: [face] })).status).toBe(409);
  expect((await copies(2_000_000_000, { version: 1, blur: [face] })).status).toBe(404);
  for (const body of [
    {},
    { blur: 'all' },
    { blur: [{ left: 'x' }] },
    { blur: [{ ...face, left: 1e9 }] },
    { blur: Array(51).fill(face) },
    { crop: { left: 0.999, top: 0, width: 0.001, height: 1 } },
  ])
    expect([body, (await copies(id, { version, ...body })).status]).toEqual([body, 422]);
});

it('staff read who downloaded a photo', async () => {
  const id = await send({ released: 'true' });
  await accept(id);
  const record = 'mutation ($ids: [Int]!) { recordPhotoDownloads(input: {imageIds: $ids, way: zip}) { imageIds } }';
  expect((await server.data(record, { ids: [id, 2_000_000_000] }, campaign)).recordPhotoDownloads.imageIds).toEqual([
    id,
  ]);
  const read =
    'query ($id: Int!) { photoDownloads(filter: {verificationImageId: {equalTo: $id}}) { way linkKind user { id } } }';
  expect((await server.data(read, { id }, admin)).photoDownloads).toEqual([
    { way: 'zip', linkKind: 'campaign', user: null },
  ]);
});
