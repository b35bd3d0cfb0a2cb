import { describe, expect, it } from '@jest/globals';
import { creativeProblem } from './files.ts';
import { heicText, imageAccept, imageProblem, tooLargeText, wrongTypeText } from './upload.ts';

describe('image upload', () => {
  it('[L-301] takes JPEG, PNG and GIF only', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif']) expect(imageProblem({ type, size: 10 })).toBeNull();
    expect(imageProblem({ type: 'application/pdf', size: 10 })).toBe(wrongTypeText);
    expect(imageProblem(null)).toBe(wrongTypeText);
  });

  it('tells the owner of an iPhone how to send a HEIC photo, by its type or, where there is none, its name', () => {
    const size = 10;
    expect(imageProblem({ type: 'image/heic', size })).toBe(heicText);
    expect(imageProblem({ type: '', name: 'IMG_0042.HEIC', size })).toBe(heicText);
    expect(creativeProblem({ type: '', name: 'IMG_0042.heif', size })).toBe(heicText);
    expect(imageProblem({ type: 'image/jpeg', name: 'IMG_0042.jpg', size })).toBeNull();
    expect(imageAccept).not.toMatch(/hei[cf]|\*/); // iPhones send a JPEG only where it is not asked for
  });

  it('[L-305] takes at most 20 MB', () => {
    expect(imageProblem({ type: 'image/png', size: 20_000_000 })).toBeNull();
    expect(imageProblem({ type: 'image/png', size: 20_000_001 })).toBe(tooLargeText);
  });
});
