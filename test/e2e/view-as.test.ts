/** Staff view the portal as a league and as a sponsor, in a tab beside the console, and ask why somebody cannot see a record. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessibilityViolations, type Page } from '../harness/browser.ts';
import { createSetup, type Setup, until, type Visitor } from './setup.ts';

let setup: Setup;
let staff: Visitor;
beforeAll(async () => {
  setup = await createSetup();
  staff = await setup.person('admin');
});
afterAll(() => setup?.stop());

const one = async (query: string) => (await setup.db.owner.query(query)).rows[0];
const emailOf = (role: string) => `${role === 'organization' ? 'league' : 'sponsor'}@sideline.test`;
const memberOf = (role: 'organization' | 'sponsor') =>
  one(`select u.id, u.name, m.${role}_id as owner from app_public.users u join app_public.${role}_users m on m.user_id = u.id
    where u.email = '${emailOf(role)}' order by m.${role}_id limit 1`);
const entries = async (userId: number) =>
  (
    await setup.db.owner.query(
      `select distinct op from app_private.audit_log where table_name = 'user_views' and row_id = $1 order by op`,
      [String(userId)],
    )
  ).rows.map(({ op }) => op);

/** Opens the view from the user list of an organization or sponsor; returns the new tab once its page is shown. */
async function view(path: string, email: string, item = true): Promise<Page> {
  await staff.goto(setup.server.url + path);
  const opened = staff.waitForEvent('popup');
  if (item) {
    await staff.getByRole('button', { name: `More for ${email}` }).click();
    await staff.getByRole('menuitem', { name: 'View as' }).click();
  } else
    await staff
      .getByRole('row', { name: new RegExp(email) })
      .getByRole('link', { name: 'Dashboard' })
      .click();
  const tab = await opened;
  await tab.getByRole('complementary', { name: 'View as' }).waitFor();
  return tab;
}

describe('staff', () => {
  it('[L-262] [L-263] view the portal as a league: its pages, read-only, in a tab of their own', () =>
    setup.picturing(async () => {
      const { id, name, owner } = await memberOf('organization');
      const tab = await view(`/organizations/${owner}/users`, emailOf('organization'), false);
      await tab.getByRole('heading', { level: 1, name: 'Sponsorships' }).waitFor();
      const banner = tab.getByRole('complementary', { name: 'View as' });
      expect(await banner.innerText()).toContain(`You are viewing Sideline as ${name} (read-only)`);
      expect(await tab.title()).toMatch(new RegExp(`^Viewing as ${name}: `));
      expect(new URL(tab.url()).search).toBe('');
      expect(await accessibilityViolations(tab)).toEqual([]);
      // the league's own profile (not the console's page with the same path), and a change to it
      await tab.goto(`${setup.server.url}/organizations/${owner}`);
      await banner.waitFor();
      const refused = await tab.evaluate(async () => {
        const token = sessionStorage.getItem('sideline.view');
        const { sub } = JSON.parse(atob((token as string).split('.')[1] as string));
        const answer = await fetch('/verification_images', {
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
        });
        return { status: answer.status, sub, own: localStorage.getItem('sideline.token') !== null };
      });
      expect(refused).toEqual({ status: 403, sub: String(id), own: true });
      // the console in the other tab is unaffected
      await staff.reload();
      await staff.getByRole('heading', { name: /^Users/ }).waitFor();
      await banner.getByRole('button', { name: 'Stop viewing' }).click();
      await until(async () => tab.url().endsWith('/today'));
      expect(await entries(id)).toEqual(['I', 'U']);
      expect(staff.errors).toEqual([]);
    }));

  it('[L-263] are shown that a change was refused, whatever the page reports', () =>
    setup.picturing(async () => {
      const { id, owner } = await memberOf('organization');
      const tab = await view(`/organizations/${owner}/users`, emailOf('organization'));
      await tab.goto(`${setup.server.url}/organizations/${owner}/users`);
      const before = await one('select count(*)::int as n from app_public.users');
      await tab.getByRole('button', { name: 'Add User' }).click();
      const dialog = tab.getByRole('dialog', { name: 'Add a user' });
      await dialog.getByLabel('Email').fill('new@example.test');
      await dialog.getByRole('button', { name: 'Send invitation' }).click();
      await dialog.getByRole('alert').waitFor();
      expect(await tab.locator('.view-banner').innerText()).toContain('Nothing was changed.');
      expect(await one('select count(*)::int as n from app_public.users')).toEqual(before);
      await tab.setViewportSize({ width: 375, height: 812 });
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      expect(await accessibilityViolations(tab)).toEqual([]);
      await tab.close();
      expect(await entries(id)).toContain('I');
    }));

  it('view it as a sponsor, and no link’s secret is there', () =>
    setup.picturing(async () => {
      const { id, owner } = await memberOf('sponsor');
      const tab = await view(`/campaign-planner/sponsors/${owner}/users`, emailOf('sponsor'));
      await tab.waitForURL(/\/sponsor-dashboard$/);
      await tab.locator('.season').first().waitFor();
      expect(await tab.locator('.season .campaign').count()).toBeGreaterThan(0);
      expect(await accessibilityViolations(tab)).toEqual([]);
      await tab.getByRole('button', { name: 'Stop viewing' }).click();
      await until(async () => tab.url().endsWith('/today'));
      expect(await entries(id)).toEqual(['I', 'U']);
    }));

  it('ask why a person cannot see an offer', () =>
    setup.picturing(async () => {
      const { id, owner } = await memberOf('organization');
      const offer = await one(
        `select id, organization_id from app_public.offers where organization_id <> ${owner} and status = 'qualified' limit 1`,
      );
      await staff.goto(`${setup.server.url}/offers/${offer.id}`);
      await staff.getByRole('link', { name: 'Why can’t somebody see this?' }).click();
      const person = staff.getByRole('combobox', { name: 'Person' });
      await person.fill(emailOf('organization'));
      await staff.getByRole('option', { name: new RegExp(emailOf('organization')) }).click();
      await staff.getByRole('button', { name: 'Explain' }).click();
      const facts = staff.getByRole('list', { name: 'What is missing' });
      await facts.waitFor();
      expect(await facts.innerText()).toMatch(/Not a member of [\s\S]*still at qualified/);
      expect(await facts.getByRole('link', { name: 'Invite this person' }).getAttribute('href')).toBe(
        `/organizations/${offer.organization_id}/users`,
      );
      expect(staff.url()).toContain(`userId=${id}`);
      expect(await accessibilityViolations(staff)).toEqual([]);
    }));
});
