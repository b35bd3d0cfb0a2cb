/** Where emails about sponsorships lead: to pages that need no login. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { statusActions, statusPages } from './statusPages.ts';

const reading = { statusLink: async (id: number) => `/status/${id}`, page: (at: string) => at };
const of = (offerId: number, sponsor: string) => ({ offerId, sponsor, program: 'U10' });

it('[V11] leads to the page of each sponsorship, named if there are several', async () => {
  const one = await statusPages(reading, [of(1, 'Northlight'), of(1, 'Northlight')]);
  expect(statusActions(one, 'See it')).toEqual({ action: { label: 'See it', url: '/status/1' }, links: [] });
  const two = statusActions(await statusPages(reading, [of(1, 'Northlight'), of(2, 'Summit')]), 'See it');
  expect(two).toEqual({
    action: { label: 'See it: Northlight, U10', url: '/status/1' },
    links: [{ kind: 'link', text: 'Summit, U10:', label: 'See it', url: '/status/2' }],
  });
});

it('[V11] no email leads to the dashboard, which needs a login, unless the links are revoked', () => {
  const folder = path.join(import.meta.dirname, 'templates');
  const sources = globSync('**/*.ts', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((text) => text.includes('/organization-dashboard'))).toEqual([]);
});
