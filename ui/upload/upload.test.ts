import { describe, expect, it } from '@jest/globals';
import { imageProblem, tooLargeText, wrongTypeText } from './upload.ts';

describe('image upload', () => {
  it('[L-301] takes JPEG, PNG and GIF only', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif']) expect(imageProblem({ type, size: 10 })).toBeNull();
    expect(imageProblem({ type: 'application/pdf', size: 10 })).toBe(wrongTypeText);
    expect(imageProblem(null)).toBe(wrongTypeText);
  });

  it('[L-305] takes at most 20 MB', () => {
    expect(imageProblem({ type: 'image/png', size: 20_000_000 })).toBeNull();
    expect(imageProblem({ type: 'image/png', size: 20_000_001 })).toBe(tooLargeText);
  });
});
