/** Uploads and the stored files. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { installationSecret } from '../../db/settings.ts';
import { signFileUrl } from '../../server/shared/files/fileUrls.ts';
import { makeCampaignCapability, makeDefaultDeadline } from '../harness/factories.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
let admin: string;
let league: string;

beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
  league = await server.login(people.league, PASSWORD);
});

const picture = (width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background: '#2a6' } });
const photo = () => picture().jpeg().toBuffer();

/** Posts a multipart form with one file. */
async function upload(
  path: string,
  token: string | null,
  file: Uint8Array,
  fields: Record<string, string>,
  name = 'photo.jpg',
) {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set('image', new Blob([new Uint8Array(file)]), name);
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: form,
  });
  // biome-ignore lint/suspicious/noExplicitAny: each operation returns its own shape
  return { status: answer.status, body: (await answer.json()) as any };
}
const proof = (token: string | null, file: Uint8Array, more: Record<string, string> = {}) =>
  upload('/verification_images', token, file, { verificationDeadlineId: String(fixture.deadlineId), ...more });

describe('verification images', () => {
  it('[S-306] [L-330] a league sends proof for its own deadline; it is pending whatever it claims', async () => {
    const { status, body } = await proof(league, await photo(), {
      status: 'verified',
      from: 'Employee',
      hidden: 'true',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ verification_deadline_id: fixture.deadlineId, status: 'pending' });
    const { rows } = await database.owner.query(
      'select hidden, "from" from app_public.verification_images where id = $1',
      [body.id],
    );
    expect(rows[0].hidden).toBe(false);
    expect(rows[0].from).not.toBe('Employee');
  });

  it('[S-303] staff send one that is verified at once', async () => {
    const { status, body } = await proof(admin, await photo(), {
      status: 'verified',
      from: 'Employee',
      hidden: 'false',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: 'verified', from: 'Employee' });
  });

  it('[L-331] another league, a sponsor and nobody are refused, and leave nothing behind', async () => {
    const count = async () =>
      (await database.owner.query('select count(*)::int as n from app_private.files')).rows[0].n;
    const before = await count();
    const stranger = await server.login(people.stranger, PASSWORD);
    const sponsor = await server.login(people.sponsor, PASSWORD);
    expect([403, 404]).toContain((await proof(stranger, await photo())).status);
    expect((await proof(sponsor, await photo())).status).toBe(403);
    expect((await proof(null, await photo())).status).toBe(401);
    expect(await count()).toBe(before);
  });

  it('[S-306] takes the type from the content, never from the name', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expect((await proof(league, page)).status).toBe(422);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
    expect((await proof(league, pdf)).status).toBe(422);
    const cut = (await photo()).subarray(0, 200);
    const { status, body } = await proof(league, cut);
    expect(status).toBe(422);
    expect(body.error).toBe('The picture could not be read.');
  });

  it('[S-305] refuses more than 20,000,000 bytes with its message', async () => {
    const { status, body } = await proof(league, new Uint8Array(20_000_001));
    expect(status).toBe(422);
    expect(body.error).toBe('File cannot exceed 20MB!');
  });

  it('drops the place a photo was taken at, and turns it upright', async () => {
    const taken = await picture(60, 40)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '30/1 16/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { body } = await proof(league, taken);
    const bytes = Buffer.from(await (await fetch(server.url + body.fullSizeUrl)).arrayBuffer());
    const seen = await sharp(bytes).metadata();
    expect(seen.exif).toBeUndefined();
    expect([seen.width, seen.height]).toEqual([40, 60]);
  });
});

describe('files', () => {
  const imageOf = async (token: string) =>
    (
      await server.data(
        'query ($id: Int!) { verificationDeadline(id: $id) { verificationImages { fullSizeUrl thumbnailUrl } } }',
        { id: fixture.deadlineId },
        token,
      )
    ).verificationDeadline.verificationImages[0];

  it('are shown by a signed address that the API gives with the row', async () => {
    const { fullSizeUrl } = await imageOf(league);
    const answer = await fetch(server.url + fullSizeUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('are hidden without a signature, with a changed one, after the expiry, and outside of the folder', async () => {
    const { fullSizeUrl } = await imageOf(admin);
    const address = new URL(fullSizeUrl, server.url);
    const status = async (url: string | URL) => (await fetch(url)).status;
    expect(await status(address)).toBe(200);
    expect(await status(server.url + address.pathname)).toBe(404);
    const later = new URL(address);
    later.searchParams.set('e', String(Number(later.searchParams.get('e')) + 3600));
    expect(await status(later)).toBe(404);
    const key = address.pathname.slice('/files/'.length);
    expect(
      await status(server.url + signFileUrl(key, installationSecret(), Math.floor(Date.now() / 1000) - 9 * 3600)),
    ).toBe(404);
    expect(await status(`${server.url}/files/..%2f..%2fpackage.json${address.search}`)).toBe(404);
  });
});

describe('creatives, logos and goal images', () => {
  it('[S-309] [S-319] [S-320] a creative file may be a PDF; its name is cleaned', async () => {
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
    const { status, body } = await upload(
      '/creative_files',
      admin,
      pdf,
      { verificationDeadlineId: String(fixture.deadlineId), name: 'Banner <2026>: "final"' },
      'banner.pdf',
    );
    expect(status).toBe(201);
    expect(body.name).toBe('Banner _2026__ _final_');
    const file = await fetch(server.url + body.fullSizeUrl);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(file.headers.get('content-type')).toBe('application/pdf');
  });

  it('[S-309] [S-133] the same file sent twice under one name is there once; under another name it is another', async () => {
    const capability = await makeCampaignCapability(database.owner, fixture.campaignId);
    const made = await makeDefaultDeadline(database.owner, capability.id);
    const file = await photo();
    for (const [path, field, id] of [
      ['/creative_files', 'verificationDeadlineId', fixture.deadlineId],
      ['/creative_file_templates', 'defaultVerificationDeadlineId', made.id],
    ]) {
      const send = async (name: string) => (await upload(path, admin, file, { [field]: String(id), name })).body.id;
      const [one, two] = await Promise.all([send('Field.jpg'), send('Field.jpg')]);
      expect(one).toEqual(expect.any(Number));
      expect(two).toBe(one);
      expect(await send('Gate.jpg')).not.toBe(one);
    }
  });

  it('[S-156] [S-048] goal images and logos take pictures only, from staff only', async () => {
    const fields = { campaign_id: String(fixture.campaignId), sponsor_id: String(fixture.sponsorId) };
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n');
    const png = await picture().png().toBuffer();
    for (const path of ['/sponsor_facing_goal_images', '/sponsor_logos']) {
      expect((await upload(path, admin, pdf, fields)).status).toBe(422);
      expect((await upload(path, league, png, fields)).status).toBe(403);
      expect((await upload(path, admin, png, fields)).status).toBe(201);
    }
    const { campaign } = await server.data(
      'query ($id: Int!) { campaign(id: $id) { sponsorFacingGoalImageUrl sponsor { logoFullSizeUrl } } }',
      { id: fixture.campaignId },
      admin,
    );
    expect((await fetch(server.url + campaign.sponsorFacingGoalImageUrl)).headers.get('content-type')).toBe(
      'image/png',
    );
    expect((await fetch(server.url + campaign.sponsor.logoFullSizeUrl)).status).toBe(200);
  });

  it('[S-049] logos and goal images keep to the limit of all images', async () => {
    const fields = { campaign_id: String(fixture.campaignId), sponsor_id: String(fixture.sponsorId) };
    for (const path of ['/sponsor_facing_goal_images', '/sponsor_logos']) {
      const { status, body } = await upload(path, admin, new Uint8Array(20_000_001), fields);
      expect([path, status, body.error]).toEqual([path, 422, 'File cannot exceed 20MB!']);
    }
    for (const [type, name] of [
      ['jpeg', 'jpg'],
      ['png', 'png'],
      ['gif', 'gif'],
    ] as const) {
      const image = await picture().toFormat(type).toBuffer();
      for (const path of ['/sponsor_facing_goal_images', '/sponsor_logos'])
        expect([type, path, (await upload(path, admin, image, fields, `logo.${name}`)).status]).toEqual([
          type,
          path,
          201,
        ]);
    }
  });
});
