import { describe, expect, it } from '@jest/globals';
import { creativeProblem } from './files.ts';
import { heicText, imageAccept, imageProblem, tooLargeText, wrongTypeText } from './upload.ts';

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

  it('[L-305] accepts at most 20 MB', () => {
    expect(imageProblem({ type: 'image/png', size: 20_000_000 })).toBeNull();
    expect(imageProblem({ type: 'image/png', size: 20_000_001 })).toBe(tooLargeText);
  });
});
