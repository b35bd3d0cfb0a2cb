import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { resources } from '../dataProvider/generated/resources.ts';
import { neededFor } from './actions.ts';
import { canAccess } from './canAccess.ts';
import { permissions } from './generated/permissions.ts';

const held = new Set<string>([...permissions.staff, ...permissions.superadmin]);
const ACTIONS: Record<string, string> = {
  list: 'list',
  create: 'create',
  update: 'edit',
  updateMany: 'bulkEdit',
  delete: 'delete',
};
const done = Object.entries(resources).flatMap(([resource, { documents }]) =>
  Object.keys(documents).flatMap((method) => (ACTIONS[method] ? [[resource, ACTIONS[method]] as const] : [])),
);
const source = path.resolve(import.meta.dirname, '..');
/** The actions that pages check by name. */
const asked = globSync('**/*.tsx', { cwd: source }).flatMap((file) =>
  [
    ...readFileSync(path.join(source, file), 'utf8').matchAll(
      /(?:useCanAccess\(\{ resource: '(\w+)', action: '(\w+)'|<CanAccess resource="(\w+)" action="(\w+)")/g,
    ),
  ].map(([, resource, action, element, does]) => [resource ?? element, action ?? does] as [string, string]),
);

it.each([...done, ...asked])('maps %s.%s to a permission that a staff role has', (resource, action) => {
  expect(held).toContain(neededFor(resource, action));
});

it('[B-021] [S-394] allows only superadmins to approve checks and invite staff, as granted in the database', () => {
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

it('allows staff to read, change and delete what the tables grant, and nothing else', () => {
  expect(canAccess('admin', 'organizations', 'list')).toBe(true);
  expect(canAccess('admin', 'organizations', 'bulkEdit')).toBe(true);
  expect(canAccess('admin', 'organizations', 'create')).toBe(true);
  expect(canAccess('admin', 'organizations', 'delete')).toBe(true);
  expect(canAccess('admin', 'testimonials', 'delete')).toBe(true);
  expect(canAccess('admin', 'campaignOffers', 'list')).toBe(true); // Has no table of its own.
  expect(canAccess('admin', 'sponsorshipEvents', 'delete')).toBe(false);
});

it('denies other roles and undeclared actions', () => {
  expect(canAccess('organization', 'organizations', 'list')).toBe(false);
  expect(canAccess(undefined, 'organizations', 'list')).toBe(false);
  expect(canAccess('superadmin', 'organizations', 'aprove')).toBe(false);
});
