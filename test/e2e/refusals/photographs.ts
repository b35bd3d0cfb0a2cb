/** Photo uploads that are refused: not an image, too large, for others' records. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { id, link, login, rows, server } from './setup.ts';

describe('photographs', () => {
  let deadline = 0;
  let photo: Buffer;
  const upload = async (
    token: string | undefined,
    bytes: Buffer | null,
    fields: Record<string, string> = {},
    name = 'photo.jpg',
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ verificationDeadlineId: String(deadline), ...fields }))
      form.append(key, value);
    if (bytes) form.append('image', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name);
    const answer = await fetch(`${server.url}/verification_images`, {
      method: 'POST',
      body: form,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { error, field } = (await answer.json()) as { error?: string; field?: string };
    return { status: answer.status, error, field };
  };
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3a5' }, limitInputPixels: false });
  beforeAll(async () => {
    deadline = await id(
      `select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
       join app_public.organization_users m on m.organization_id = o.organization_id join app_public.users u on u.id = m.user_id
       where u.email = 'league@sideline.test' and o.status = 'confirmed' order by d.id limit 1`,
    );
    photo = await plain(800, 600).jpeg().toBuffer();
  });

  it('[S-305] [L-305] are refused with a message when they are no image, cut off or too large', async () => {
    const none = 'The file must be a JPEG, PNG or GIF.';
    const html = Buffer.from('<html><script>1</script></html>');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    for (const bytes of [Buffer.from('only words '.repeat(50)), html, svg])
      expect(await upload(login.league, bytes)).toMatchObject({ status: 422, error: none, field: 'image' });
    expect(await upload(login.league, null)).toMatchObject({ status: 422, error: 'Please choose a file.' });
    expect(await upload(login.league, photo.subarray(0, photo.length / 2))).toMatchObject({
      status: 422,
      error: 'The picture could not be read.',
    });
    expect(await upload(login.league, Buffer.concat([photo, Buffer.alloc(25_000_000)]))).toMatchObject({
      status: 422,
      error: 'File cannot exceed 20MB!',
    });
    const bomb = await plain(10_000, 9_000).png().toBuffer();
    expect(await upload(login.league, bomb)).toMatchObject({
      status: 422,
      error: 'The picture is too large: at most 50 megapixels.',
    });
  });

  it('a large one of a telephone is taken', async () => {
    expect(await upload(login.league, await plain(8000, 5000).jpeg().toBuffer())).toMatchObject({
      status: 201,
      error: undefined,
    });
  });

  it('[S-306] of others, or by others, are refused; a league cannot accept its own', async () => {
    const foreign =
      await id(`select d.id from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id
      where o.status = 'confirmed' and o.organization_id not in (select organization_id from app_public.organization_users) order by d.id limit 1`);
    expect((await upload(login.league, photo, { verificationDeadlineId: String(foreign) })).status).toBe(404);
    expect((await upload(login.sponsor, photo)).status).toBe(403);
    // a deadline's own link is accepted, that of another deadline is not
    expect((await upload(await link('deadline', Number(foreign)), photo)).status).toBe(404);
    expect((await upload(undefined, photo)).status).toBe(401);
    expect(await upload(login.league, photo, { status: 'verified', from: 'Employee' })).toMatchObject({ status: 201 });
    const [last] = await rows('select status from app_public.verification_images order by id desc limit 1');
    expect(last).toEqual({ status: 'pending' });
  });

  it('an upload that was cut off is no internal error', async () => {
    const answer = await fetch(`${server.url}/verification_images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${login.league}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nhalf a pict',
    });
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
      400,
      'The upload could not be read. Please send it again.',
    ]);
  });
});
