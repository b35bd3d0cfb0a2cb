/** A login by an identity provider in the browser: there, back to the page that was asked for, and out again. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../harness/identityProvider.ts';
import { createSetup, type Setup, until } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let idp: TestIdentityProvider;

beforeAll(async () => {
  idp = await startIdentityProvider();
  const provider = {
    id: 'field',
    label: 'Field ID',
    issuer: idp.issuer,
    clientId: 'field',
    clientSecret: 'field',
    domains: ['sideline.test'],
    passwords: false,
    superadmins: true,
  };
  const settings = { OIDC_ALLOW_HTTP: 'on', OIDC_PROVIDERS: JSON.stringify([provider]) };
  setup = await createSetup(settings, { stepUp: true });
  await idp.serve(setup.server.url, ['field']);
  await idp.people({
    ada: { name: 'Ada Admin', email: 'admin@sideline.test', email_verified: true },
    sue: { name: 'Sue Super', email: 'superadmin@sideline.test', email_verified: true },
  });
}, 120_000);
afterAll(async () => {
  await idp?.stop();
  await setup?.stop();
});

it('[S-361] staff log in at the provider, come back to the page that they asked for, and are logged out by it', () =>
  setup.picturing(async () => {
    const [offer] = await setup.rows<{ id: number }>(
      `select id from app_public.offers where status = 'confirmed' order by id limit 1`,
    );
    const asked = `${setup.server.url}/offers/${offer?.id}`;
    const page = await setup.visitor({ width: 375 });
    await page.goto(asked);
    await page.getByRole('button', { name: 'Log in with Field ID' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    // a password is refused, and the provider named
    await page.getByLabel('Email').fill('admin@sideline.test');
    await page.getByLabel('Password', { exact: true }).fill('Sideline-Demo-1');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByText('Passwords are off for this address. Please log in with Field ID.').waitFor();

    await page.getByRole('button', { name: 'Log in with Field ID' }).click();
    await page.getByRole('link', { name: 'Ada Admin' }).click();
    await page.waitForURL(asked);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const login = await page.evaluate(() => localStorage.getItem('sideline.token'));
    const context = page.context();

    await page.close(); // before the logout: closing a page that leaves for the login page may never end
    const now = Math.floor(Date.now() / 1000);
    const token = await idp.logoutToken({
      iss: idp.issuer,
      aud: 'field',
      sub: 'ada',
      iat: now,
      exp: now + 60,
      jti: `${now}`,
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    });
    const ended = await fetch(`${setup.server.url}/auth/oidc/field/backchannel-logout`, {
      method: 'POST',
      body: new URLSearchParams({ logout_token: token }),
    });
    expect(ended.status).toBe(200);
    await until(async () => {
      const answer = await fetch(`${setup.server.url}/sports`, { headers: { authorization: `Bearer ${login}` } });
      return answer.status === 401;
    });
    const later = await context.newPage();
    await later.goto(asked, { waitUntil: 'commit' });
    await later.getByRole('button', { name: 'Log in with Field ID' }).waitFor();
    expect(page.errors).toEqual([]);
  }));

it('a user without a passkey confirms at the provider that it is them, in another tab, and nothing typed is lost', () =>
  setup.picturing(async () => {
    const page = await setup.visitor();
    await page.goto(`${setup.server.url}/staff`);
    await page.getByRole('button', { name: 'Log in with Field ID' }).click();
    await page.getByRole('link', { name: 'Sue Super' }).click();
    await page.waitForURL('**/staff');
    await page.getByRole('button', { name: 'Add User' }).click();
    const invitation = page.getByRole('dialog', { name: 'Add a staff member' });
    await invitation.getByLabel(/Email/).fill('new.person@sideline.test');
    await setup.db.setClock('+11 minutes');
    await setup.person('league'); // the server knows the time now
    await invitation.getByRole('button', { name: 'Send invitation' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const opened = page.waitForEvent('popup');
    await confirm.getByRole('link', { name: 'Log in again in another tab' }).click();
    const tab = await opened;
    await tab.getByRole('button', { name: 'Log in with Field ID' }).click();
    await tab.getByRole('link', { name: 'Sue Super' }).click(); // the provider asks although it knows
    await tab.waitForURL('**/today');
    await page.getByText('new.person@sideline.test').first().waitFor();
    expect(page.errors).toEqual([]);
  }));
