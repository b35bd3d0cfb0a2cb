import { describe, expect, it } from '@jest/globals';
import { readPhotoRelease, signPhotoRelease } from './photoRelease.ts';

const secret = 'a secret of at least 32 characters, this one';
const link = { organizationId: 412, season: 'spring', year: 2027, version: 3 };
const token = signPhotoRelease(link, secret);

describe('the token of a link for photo releases', () => {
  it('is short, the same each time, and can be typed in capitals', () => {
    expect(token).toMatch(/^412-spring-2027-3-[2-9a-hj-km-np-z]{26}$/);
    expect(signPhotoRelease(link, secret)).toBe(token);
    expect(readPhotoRelease(token, [secret])).toEqual(link);
    expect(readPhotoRelease(token.toUpperCase(), [secret])).toEqual(link);
  });

  it('is valid for either secret during a rotation', () => {
    expect(readPhotoRelease(token, ['the next secret, also of 32 characters', secret])).toEqual(link);
    expect(readPhotoRelease(token, ['the next secret, also of 32 characters'])).toBeNull();
  });

  it.each([
    ['another organization', token.replace('412', '413')],
    ['another season', token.replace('spring', 'fall')],
    ['another year', token.replace('2027', '2028')],
    ['another version', token.replace('-3-', '-4-')],
    ['a changed signature', `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`],
    ['a signature that is cut off', token.slice(0, -1)],
    ['no season', '412-autumn-2027-3-aaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['nothing', ''],
    ['a very long text', '4'.repeat(100_000)],
  ])('with %s is not ours', (_, text) => {
    expect(readPhotoRelease(text, [secret])).toBeNull();
  });
});
