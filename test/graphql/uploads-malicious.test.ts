/** Uploads of another type than declared, or incomplete: each gets its error message, and none crashes the server. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { heicText } from '../../ui/upload/upload.ts';
import { startServerProcess } from '../harness/server.ts';
import { beginUpload, namedBytes, openBytes, uploadBody } from './interruptedUpload.ts';
import { processSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';
import { pdf, picture, type Upload, upload } from './upload.ts';
import { waitUntil } from './wait.ts';

const temporary = mkdtempSync(path.join(os.tmpdir(), 'sideline-uploading-'));
const { database, server, fixture } = await processSetup({ TMPDIR: temporary });
afterAll(() => rmSync(temporary, { recursive: true, force: true }));
const { admin } = await loginTokens(server, 'admin');

const proof = (given: Upload) =>
  upload(server, '/verification_images', admin, {
    ...given,
    fields: { verificationDeadlineId: String(fixture.deadlineId), ...given.fields },
  });
const creative = (given: Upload) =>
  upload(server, '/creative_files', admin, {
    ...given,
    fields: { verificationDeadlineId: String(fixture.deadlineId), ...given.fields },
  });
const fileCount = async () => (await database.owner.query('select count(*)::int n from app_private.files')).rows[0].n;

/** A PNG whose header declares a size that its few bytes cannot contain. */
async function claiming(width: number, height: number): Promise<Buffer> {
  const png = await picture(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

describe('a client that disconnects', () => {
  it('[S-303] leaves no file behind, wherever the upload was', async () => {
    // disconnects mid-transfer, before the last byte, and right after it
    const sent = [1_000_000, uploadBody.length - 1, ...Array.from({ length: 8 }, () => uploadBody.length)];
    await Promise.all(
      sent.map(
        (bytes) =>
          new Promise<void>((resolve) =>
            beginUpload(server, admin, bytes, (socket) => socket.destroy()).on('close', () => resolve()),
          ),
      ),
    );
    await waitUntil(async () => namedBytes(temporary) === 0 && openBytes(server.pid) === 0);
    expect(server.log()).not.toMatch(/is away|unhandled|request failed/i);
  });

  it('[X4] has its original nowhere by a name, so that a killed server leaves none', async () => {
    const other = await startServerProcess(database, { TMPDIR: temporary });
    const socket = beginUpload(other, admin, 2_000_000, () => {});
    await waitUntil(async () => openBytes(other.pid) > 1_000_000);
    expect(namedBytes(temporary)).toBe(0);
    await other.stop('SIGKILL');
    socket.destroy();
    expect(namedBytes(temporary)).toBe(0);
  });
});

describe('a picture', () => {
  it.each([
    ['a page called .jpg', '<!doctype html><script>alert(1)</script>', 'The file must be a JPEG, PNG or GIF.'],
    [
      'an SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
      'The file must be a JPEG, PNG or GIF.',
    ],
    ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex'), 'The file must be a JPEG, PNG or GIF.'],
    ['a photo as iPhones keep them', Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'), heicText],
    ['a PDF', pdf, 'The file must be a JPEG, PNG or GIF.'],
    ['nothing', '', 'The file is empty.'],
    [
      'the head of a JPEG and then noise',
      Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(400, 7)]),
      'The picture could not be read.',
    ],
    ['the head of a GIF', 'GIF89a', 'The picture could not be read.'],
  ])('[S-306] %s is refused with a message and nothing is kept', async (_what, file, message) => {
    const before = await fileCount();
    const { status, body } = await proof({ file });
    expect({ status, error: body.error, field: body.field }).toEqual({ status: 422, error: message, field: 'image' });
    expect(await fileCount()).toBe(before);
  });

  it('that claims more than 50 megapixels is refused before it is decoded', async () => {
    const { status, body } = await proof({ file: await claiming(60_000, 60_000) });
    expect(status).toBe(422);
    expect(body.error).toBe('The picture is too large: at most 50 megapixels.');
  });

  it('of 40 megapixels is taken, shrunk to what a page can use', async () => {
    const { status, body } = await proof({ file: await picture(7300, 5500).jpeg().toBuffer() });
    expect(status).toBe(201);
    const seen = await sharp(Buffer.from(await (await fetch(server.url + body.fullSizeUrl)).arrayBuffer())).metadata();
    expect([seen.width, seen.height]).toEqual([4096, 3086]);
  });

  it('in the form of an animated GIF stays animated', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { status, body } = await proof({ file: gif, name: 'wave.gif' });
    expect(status).toBe(201);
    const stored = Buffer.from(await (await fetch(server.url + body.fullSizeUrl)).arrayBuffer());
    expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({
      format: 'gif',
      pages: 2,
      pageHeight: 10,
    });
  });
});

describe('a creative', () => {
  it.each([
    ['a page called .pdf', '<html>%PDF-</html>', 'banner.pdf'],
    ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'files.docx'],
    [
      'an installer in an office container',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'setup.msi',
    ],
  ])('[S-319] %s is refused', async (_what, file, name) => {
    const { status, body } = await creative({ file, name });
    expect(status).toBe(422);
    expect(body.error).toBe('The file must be a picture, a PDF or an office document.');
  });

  it('[S-319] of an older office program keeps its kind', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);
    const { status, body } = await creative({ file: old, name: 'Rules.DOC' });
    expect(status).toBe(201);
    const answer = await fetch(server.url + body.fullSizeUrl);
    expect(answer.headers.get('content-type')).toBe('application/msword');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
  });

  it.each([
    ['../../etc/passwd\u0000.pdf', '.._.._etc_passwd_.pdf'],
    ['  Ålesund Fußball 🏆  final.pdf ', 'Ålesund Fußball _ final.pdf'],
    ['=cmd|"/c calc"!A1', '_cmd___c calc__A1'],
  ])('[S-320] the name %j is kept as %j', async (name, kept) => {
    const { status, body } = await creative({ file: pdf, fields: { name } });
    expect(status).toBe(201);
    expect(body.name).toBe(kept);
  });

  it('[S-309] [S-133] of a deadline that does not exist is 404 and keeps nothing', async () => {
    const before = await fileCount();
    for (const [path, field] of [
      ['/creative_files', 'verificationDeadlineId'],
      ['/creative_file_templates', 'defaultVerificationDeadlineId'],
    ] as const) {
      expect((await upload(server, path, admin, { file: pdf, fields: { [field]: '999999' } })).status).toBe(404);
      expect((await upload(server, path, admin, { file: pdf, fields: { [field]: 'x' } })).status).toBe(400);
      expect((await upload(server, path, admin, { file: pdf })).status).toBe(400);
    }
    expect(await fileCount()).toBe(before);
  });
});

describe('a form', () => {
  const post = (body: BodyInit, type: string | null, path = '/verification_images') =>
    fetch(server.url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, ...(type ? { 'content-type': type } : {}) },
      body,
    });
  const part = (name: string, more = '') => `--xx\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n`;

  it.each([
    ['that was cut off', `${part('image', '; filename="a.jpg"')}abc`, 'multipart/form-data; boundary=xx', 400],
    ['without a boundary', 'abc', 'multipart/form-data', 400],
    ['without a file', `${part('verificationDeadlineId')}1\r\n--xx--\r\n`, 'multipart/form-data; boundary=xx', 422],
    [
      'with the file in another field',
      `${part('photo', '; filename="a.jpg"')}abc\r\n--xx--\r\n`,
      'multipart/form-data; boundary=xx',
      422,
    ],
    [
      'with two files',
      `${part('image', '; filename="a.jpg"')}abc\r\n${part('image', '; filename="b.jpg"')}abc\r\n--xx--\r\n`,
      'multipart/form-data; boundary=xx',
      422,
    ],
    ['that is JSON', '{"image":"abc"}', 'application/json', 415],
    ['that is a bare picture', 'abc', 'image/jpeg', 415],
    ['of text', 'abc', 'text/plain', 415],
  ])('%s is refused with a message', async (_what, body, type, status) => {
    const answer = await post(body, type);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { error: string }).error).toMatch(/^[A-Z].*\.$/);
  });

  it('whose file name is not UTF-8 is accepted', async () => {
    const body = Buffer.concat([
      Buffer.from(
        `${part('verificationDeadlineId')}${fixture.deadlineId}\r\n--xx\r\ncontent-disposition: form-data; name="image"; filename="`,
      ),
      Buffer.from([0xff, 0xfe, 0x80, 0xc3, 0x28]),
      Buffer.from('.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'),
      await picture().jpeg().toBuffer(),
      Buffer.from('\r\n--xx--\r\n'),
    ]);
    expect((await post(body, 'multipart/form-data; boundary=xx')).status).toBe(201);
    const creativeBody = Buffer.from(body.toString('latin1'), 'latin1');
    const answer = await post(creativeBody, 'multipart/form-data; boundary=xx', '/creative_files');
    expect(answer.status).toBe(201);
    expect(((await answer.json()) as { name: string }).name).toMatch(/^[_(.]+\.jpg$/);
  });

  it('[S-305] of more than 20 MB says so, and the server goes on', async () => {
    const { status, body } = await proof({ file: new Uint8Array(20_000_001) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: 'File cannot exceed 20MB!', field: 'image' });
    expect((await proof({ file: await picture().jpeg().toBuffer() })).status).toBe(201);
  });
});

it('leaves no temporary file and no error behind', () => {
  expect(server.log()).not.toMatch(/request failed|stays behind/);
});
