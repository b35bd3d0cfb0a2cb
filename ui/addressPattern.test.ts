import { expect, it } from '@jest/globals';
import { matches } from './addressPattern.ts';

it('matches a path with and without optional segments', () => {
  expect(matches('/accept-offer/:token', '/accept-offer/a.b.c')).toBe(true);
  expect(matches('/accept-offer/:token', '/accept-offer')).toBe(false);
  expect(matches('/accept-offer/:token', '/accept-offer/a/b')).toBe(false);
  expect(matches('/organizations/:id/:tab?', '/organizations/3')).toBe(true);
  expect(matches('/organizations/:id/:tab?', '/organizations/3/users/')).toBe(true);
  expect(matches('/organizations/:id/:tab?', '/organizations')).toBe(false);
  expect(matches('/login', '/logout')).toBe(false);
});
