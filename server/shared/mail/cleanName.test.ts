import { describe, expect, it } from '@jest/globals';
import { cleanName } from './cleanName.ts';

describe('a name in an email to somebody who may not have asked', () => {
  it.each([
    ['Harbor Hills Youth Soccer', 'Harbor Hills Youth Soccer'],
    ["Niños d'Oro & Friends", "Niños d'Oro & Friends"],
    ['St. Mary F.C.', 'St. Mary F.C.'],
    ['  U10  Lions ', 'U10 Lions'],
  ])('is left as it is: %s', (typed, name) => expect(cleanName(typed)).toBe(name));

  it.each([
    'URGENT: claim your $500 at https://evil.example/x',
    'Call +1 (555) 000-1111 now',
    'write to boss@evil.example today',
    'www.evil.example',
    'see evil．example',
    'go to EVIL.COM/win, quickly',
    '<a href="//evil.example">Lions</a>',
    'Lions\nbcc: all@evil.example',
  ])('[X3] holds no address, number or markup: %s', (typed) =>
    expect(cleanName(typed) ?? '').not.toMatch(/evil|https|@|[<>:/$\n]|\d{4}/i),
  );

  it('[X3] is short, and null if no name is left', () => {
    expect(cleanName('Lions of the North and the South and the East and the West')).toBe(
      'Lions of the North and the South and the',
    );
    expect(cleanName('x'.repeat(200))).toHaveLength(40);
    expect(cleanName('https://evil.example 500')).toBeNull();
  });
});
