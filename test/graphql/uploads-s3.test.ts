/** Server and worker with their files in a bucket. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { asEnvironment } from '../../db/instance/connections.ts';
import { projectDir } from '../../db/settings.ts';
import { s3Store } from '../../server/shared/files/store/s3.ts';
import { type TestDatabase, testDatabase } from '../harness/database.ts';
import { startS3 } from '../harness/s3.ts';
import { startServer, type TestServer } from '../harness/server.ts';
import { startTestWorker, type TestWorker } from '../jobs/worker.ts';
import { type Fixture, makeFixture, PASSWORD, people } from './fixture.ts';
import { picture, upload } from './upload.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
let database: TestDatabase;
let server: TestServer;
let worker: TestWorker;
let fixture: Fixture;

beforeAll(async () => {
  s3 = await startS3('club-files');
  database = await testDatabase();
  fixture = await makeFixture(database);
  server = await startServer(database, s3.env);
  worker = await startTestWorker(database, 'smtp://127.0.0.1:1', s3.env);
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  await server?.stop();
  await database?.drop();
  await s3?.stop();
}, 60_000);

it('an upload lies in the bucket, is read by its signed address, whole and in part, and gets its thumbnail by the worker', async () => {
  const token = await server.login(people.league, PASSWORD);
  const { status, body } = await upload(server, '/verification_images', token, {
    file: await picture(900, 600).jpeg().toBuffer(),
    fields: { verificationDeadlineId: String(fixture.deadlineId) },
  });
  expect(status).toBe(201);
  const address = new URL(body.fullSizeUrl, server.url);
  const stored = await s3Store(s3.settings).get(address.pathname.slice('/files/'.length));
  expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(stored);
  const part = await fetch(address, { headers: { range: 'bytes=2-5' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(stored?.subarray(2, 6));
  expect((await fetch(address, { method: 'HEAD' })).headers.get('content-length')).toBe(String(stored?.length));
  const query =
    'query ($id: Int!) { verificationDeadline(id: $id) { verificationImages { fullSizeUrl thumbnailUrl } } }';
  let thumbnail: string | null = null;
  for (
    const end = Date.now() + 60_000;
    !thumbnail && Date.now() < end;
    await new Promise((next) => setTimeout(next, 200))
  ) {
    const data = await server.data(query, { id: fixture.deadlineId }, token);
    const [image] = data.verificationDeadline.verificationImages;
    if (image.thumbnailUrl !== image.fullSizeUrl) thumbnail = image.thumbnailUrl;
  }
  const small = await sharp(Buffer.from(await (await fetch(server.url + thumbnail)).arrayBuffer())).metadata();
  expect([small.width, small.height]).toEqual([400, 267]);
}, 120_000);

it.each(['server/main.ts', 'workers/main.ts'])(
  '%s says in one sentence that the bucket is missing, and ends',
  async (program) => {
    const { ownerUrl: owner, authenticatorUrl: authenticator } = database;
    const child = spawn(process.execPath, [path.join(projectDir, program)], {
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        ...asEnvironment({ owner, direct: owner, authenticator }),
        ...s3.env,
        FILES_S3_BUCKET: 'no-such-bucket',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1);
    expect(said.trim()).toBe(
      `There is no bucket "no-such-bucket" at ${s3.settings.endpoint}: create it or correct FILES_S3_BUCKET and FILES_S3_ENDPOINT.`,
    );
  },
  120_000,
);
