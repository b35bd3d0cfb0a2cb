/** The limit of a picture's pixels, tested on both sides with pictures of one color, whose files have only a few thousand bytes. */
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { encodeAgain } from './picture.ts';

const plain = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0a5' } })
    .png({ palette: true })
    .toBuffer();

describe('a picture', () => {
  it('of exactly 50 megapixels is taken', async () => {
    const { width, height, bytes } = await encodeAgain(await plain(10_000, 5_000), 'image/png');
    expect([width, height]).toEqual([4096, 2048]);
    expect(bytes.length).toBeGreaterThan(0);
  });

  it('[R12] that moves says that its frames count together', async () => {
    const raw = Buffer.alloc(1000 * 1000 * 3 * 51);
    for (let frame = 0; frame < 51; frame += 1) raw.fill(frame * 5, frame * 3_000_000, (frame + 1) * 3_000_000);
    const gif = await sharp(raw, { raw: { width: 1000, height: 51_000, channels: 3, pageHeight: 1000 } })
      .gif()
      .toBuffer();
    await expect(encodeAgain(gif, 'image/gif')).rejects.toMatchObject({
      status: 422,
      message: expect.stringMatching(/frames/),
      field: 'image',
    });
  });

  it('of 16 pixels more is refused', async () => {
    await expect(encodeAgain(await plain(6_182, 8_088), 'image/png')).rejects.toMatchObject({
      status: 422,
      message: 'The picture is too large: at most 50 megapixels.',
      field: 'image',
    });
  });
});
