import { expect, it } from '@jest/globals';
import { canAccess } from './canAccess.ts';

it('[B-021] [S-394] lets superadmins alone approve checks and invite staff, as the database grants it', () => {
  for (const [resource, action] of [
    ['checks', 'list'],
    ['checks', 'approve'],
    ['staff', 'create'],
    ['leagueImport', 'list'],
  ] as const) {
    expect(canAccess('superadmin', resource, action)).toBe(true);
    expect(canAccess('admin', resource, action)).toBe(false);
  }
});

it('lets staff read, change and delete what the tables grant, and nothing that they do not', () => {
  expect(canAccess('admin', 'organizations', 'list')).toBe(true);
  expect(canAccess('admin', 'organizations', 'bulkEdit')).toBe(true);
  expect(canAccess('admin', 'testimonials', 'delete')).toBe(true);
  expect(canAccess('admin', 'campaignOffers', 'list')).toBe(true); // no table of its own
  expect(canAccess('admin', 'sponsorshipEvents', 'delete')).toBe(false);
});

it('refuses other roles and actions that nothing declares', () => {
  expect(canAccess('organization', 'organizations', 'list')).toBe(false);
  expect(canAccess(undefined, 'organizations', 'list')).toBe(false);
  expect(canAccess('superadmin', 'organizations', 'aprove')).toBe(false);
});
