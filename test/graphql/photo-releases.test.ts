/** A photo from the league's upload to the sponsor's dashboard and back: its addresses, copies and downloads. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { installationSecret } from '../../db/settings.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { signLink } from '../../server/shared/links/links.ts';
import { openPool, queryOf } from '../../workers/database.ts';
import takeDown from '../../workers/tasks/files__take_down.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';
import { upload } from './upload.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sideline-releases-'));
const { database, server, fixture } = await apiSetup({ FILES_DIR: folder });
const pool = openPool(database.ownerUrl, 2);
afterAll(async () => {
  await pool.end();
  rmSync(folder, { recursive: true, force: true });
});
let admin: string;
let league: string;
const campaign = signLink(
  { kind: 'campaign', id: fixture.campaignId, v: 1 },
  installationSecret(),
  Math.floor(Date.now() / 1000),
);
beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
});

let shade = 20;
const picture = () => {
  shade += 10;
  return sharp({ create: { width: 120, height: 80, channels: 3, background: { r: shade, g: 120, b: 60 } } })
    .jpeg()
    .toBuffer();
};
const send = async (fields: Record<string, string> = {}, token = league) =>
  (
    await upload(server, '/verification_images', token, {
      file: await picture(),
      fields: { verificationDeadlineId: String(fixture.deadlineId), ...fields },
    })
  ).body.id as number;
const accept = (id: number) =>
  server.data(
    'mutation ($id: Int!) { reviewVerificationImage(input: {id: $id, status: verified}) { verificationImage { id } } }',
    { id },
    admin,
  );
/** The photo on the dashboard of the campaign's link; undefined if it is not there. */
const onDashboard = async (id: number) =>
  (await server.data('{ dashboardPhotos { id fullSizeUrl thumbnailUrl } }', {}, campaign)).dashboardPhotos.find(
    (one: { id: number }) => one.id === id,
  );
const ofStaff = async (id: number) =>
  (
    await server.data(
      'query ($id: Int!) { verificationImage(id: $id) { version release fullSizeUrl clearUrl } }',
      { id },
      admin,
    )
  ).verificationImage;
const status = async (url: string) => (await fetch(server.url + url)).status;
/** Runs the jobs that wait to take files down. */
async function work() {
  const { rows } = await database.owner.query(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'files__take_down' returning j.payload`,
  );
  const tools = { query: queryOf(pool), store: folderStore(folder), log: console };
  for (const { payload } of rows) await takeDown(payload, tools as never, {} as never);
  return rows.length;
}
const copies = async (id: number, body: object, token = admin) => {
  const answer = await fetch(`${server.url}/verification_images/${id}/copies`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a copy or an error
  return { status: answer.status, body: (await answer.json()) as any };
};
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

it('once a photo is withheld its old addresses are dead, and staff still see it', async () => {
  const id = await send({ released: 'true' });
  await accept(id);
  const { fullSizeUrl } = await onDashboard(id);
  expect(await status(fullSizeUrl)).toBe(200);
  const { version } = await ofStaff(id);
  const set =
    'mutation ($input: SetPhotoReleaseInput!) { setPhotoRelease(input: $input) { verificationImage { release } } }';
  await server.data(set, { input: { id, release: 'withheld', version } }, admin);
  expect(await onDashboard(id)).toBeUndefined();
  expect(await work()).toBe(1);
  expect(await status(fullSizeUrl)).toBe(404);
  expect(await status((await ofStaff(id)).fullSizeUrl)).toBe(200);
});

it('a blurred copy takes the photo’s place; the clear picture has another address, for staff', async () => {
  const id = await send({ released: 'true' });
  await accept(id);
  const clear = (await onDashboard(id)).fullSizeUrl as string;
  const { version } = await ofStaff(id);
  const made = await copies(id, { version, blur: [face] });
  expect([made.status, made.body]).toEqual([201, { id, version: version + 1, fullSizeUrl: expect.any(String) }]);
  await work();
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
