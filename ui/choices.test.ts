import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { choices } from '../db/generated/choices.ts';
import { named } from './choices.ts';

const root = path.resolve(import.meta.dirname, '..');

it('lists the values of an enum in order', () => {
  expect(named(['us', 'ca'], { ca: 'Canada', us: 'United States' })).toEqual([
    { id: 'us', name: 'United States' },
    { id: 'ca', name: 'Canada' },
  ]);
});

/** Uses that offer only some values of an enum on purpose, and lists of something else with the same ids. */
const parts = new Set([
  'admin/src/staff/InviteStaffDialog.tsx userRole',
  'admin/src/visibility/VisibilityPage.tsx webhookEvent', // the tables that it explains
  'portal/src/shared/feedback/reactions.ts dashboardReaction', // a favorite is a button of its own
  'portal/src/features/campaign-dashboard/CampaignDashboard.tsx dashboardSection', // the sections that the page has
  'portal/src/features/tax-form/SigningForm.tsx taxFormKind', // asked as the country
  'portal/src/features/tax-form/SigningForm.tsx tinType', // those of the United States
  'portal/src/features/seasonal-dashboard/seasonTabs.ts dashboardSection', // tabs of the specification (S-207)
]);

it('no component lists the choices of an enum manually, so a value added to the schema appears everywhere', () => {
  const files = globSync('{admin,portal}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const copies = files.flatMap((file) => {
    const listed = new Set(
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/\{ ?(?:id|value): '([\w-]+)', ?(?:name|label):/g)].map(
        ([, value]) => value,
      ),
    );
    return Object.entries(choices)
      .filter(([, values]) => values.filter((value) => listed.has(value)).length > 1)
      .map(([name]) => `${file} ${name}`);
  });
  expect(copies.filter((copy) => !parts.has(copy))).toEqual([]);
});
