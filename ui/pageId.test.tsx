import { expect, it } from '@jest/globals';
import { pageId } from './pageId.ts';

it('[S-019] accepts only possible record ids', () => {
  expect([pageId('1'), pageId('2147483647')]).toEqual([1, 2147483647]);
  for (const text of ['0', '2147483648', '99999999999', '-1', '1.5', '1e3', 'add', '', undefined])
    expect(pageId(text)).toBeNaN();
});
