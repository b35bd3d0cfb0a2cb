import { describe, expect, it } from '@jest/globals';
import { creativeProblem } from './files.ts';
import { heicText, imageAccept, imageProblem, tooLargeText, typedByContent, wrongTypeText } from './upload.ts';

describe('image upload', () => {
  it('[L-301] accepts only JPEG, PNG and GIF', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif']) expect(imageProblem({ type, size: 10 })).toBeNull();
    expect(imageProblem({ type: 'application/pdf', size: 10 })).toBe(wrongTypeText);
    expect(imageProblem(null)).toBe(wrongTypeText);
  });

  it('explains how to send a HEIC photo from an iPhone, by its type or, if empty, its name', () => {
    const size = 10;
    expect(imageProblem({ type: 'image/heic', size })).toBe(heicText);
    expect(imageProblem({ type: '', name: 'IMG_0042.HEIC', size })).toBe(heicText);
    expect(creativeProblem({ type: '', name: 'IMG_0042.heif', size })).toBe(heicText);
    expect(imageProblem({ type: 'image/jpeg', name: 'IMG_0042.jpg', size })).toBeNull();
    expect(imageAccept).not.toMatch(/hei[cf]|\*/); // iPhones convert to JPEG only if HEIC is not in the list.
  });

  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['image/gif', [...'GIF89a'].map((letter) => letter.charCodeAt(0))],
  ])('[R10] takes the type from the content, whatever the name says: %s', async (type, bytes) => {
    for (const [name, given] of [
      ['IMG_0042.HEIC', 'image/heic'],
      ['IMG_0042.HEIC', ''],
      ['scan', ''],
      ['scan.webp', 'image/webp'],
    ] as const) {
      const file = new File([new Uint8Array(bytes)], name, { type: given });
      expect([imageProblem(file), creativeProblem(file)]).not.toContain(null);
      const typed = await typedByContent(file);
      expect([typed.type, typed.name, imageProblem(typed), creativeProblem(typed)]).toEqual([type, name, null, null]);
    }
  });

  it('[R10] leaves other files as they are', async () => {
    const heic = new File(['\0\0\0 ftypheic'], 'IMG_0042.HEIC', { type: 'image/heic' });
    expect(await typedByContent(heic)).toBe(heic);
    expect(await typedByContent(undefined)).toBeUndefined();
  });

  it('[L-305] accepts at most 20 MB', () => {
    expect(imageProblem({ type: 'image/png', size: 20_000_000 })).toBeNull();
    expect(imageProblem({ type: 'image/png', size: 20_000_001 })).toBe(tooLargeText);
  });
});
