/** Programs are let in, in the browser: by the code that a command line shows, and by a listener that an assistant opens. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import * as oidc from 'openid-client';
import { lookAtScreen } from './screens.ts';
import { createSetup, DEMO_PASSWORD, inOrder, type Setup } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
/** Where the program's listener was sent to. */
const visits: URL[] = [];
const listener = createServer((req, res) => {
  visits.push(new URL(req.url ?? '', origin()));
  res.setHeader('content-type', 'text/html').end('<title>Assistant</title><h1>Signed in</h1>');
});
const origin = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;

beforeAll(async () => {
  setup = await createSetup({}, { stepUp: true });
  await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
}, 180_000);
afterAll(async () => {
  await setup?.stop();
  listener.close();
  listener.closeAllConnections();
});

const step = inOrder(() => setup);
const byHttp: oidc.DynamicClientRegistrationRequestOptions = {
  execute: [oidc.allowInsecureRequests],
  algorithm: 'oauth2',
};
const discovered = async (clientId: string) =>
  oidc.discovery(new URL(setup.server.url), clientId, undefined, oidc.None(), byHttp);
const ask = async (key: string, query: string) =>
  (await setup.server.graphql(query, {}, key)).errors?.[0]?.extensions?.code ?? 'answered';

it(
  'a league types the code of the command line, confirms who they are and lets it in',
  step(async () => {
    const page = await setup.person('league');
    await page.goto(`${setup.server.url}/security`);
    await page.getByText('This one').waitFor();
    await setup.db.setClock('+11 minutes');
    await setup.person('league'); // returns once the server knows
    const config = await discovered('sideline-cli');
    const device = await oidc.initiateDeviceAuthorization(config, { scope: 'offers:read offers:write' });
    await page.goto(`${setup.server.url}/device`);
    await page.getByLabel(/^The code/).fill('bbbb bbbb');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/^No program shows this code now/).waitFor();
    await page.getByLabel(/^The code/).fill(device.user_code.toLowerCase());
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Sideline command line').waitFor();
    await lookAtScreen(page, 'authorize-device');
    const changes = page.getByRole('group', { name: /^It may change/ }).getByRole('checkbox', { name: 'Offers' });
    expect(await changes.isChecked()).toBe(false);
    await changes.check();
    await page.getByRole('button', { name: 'Allow' }).click();
    const confirm = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await confirm.getByLabel(/Password/).fill(DEMO_PASSWORD);
    const allowed = oidc.pollDeviceAuthorizationGrant(config, device); // asks for the first time after five seconds
    await confirm.locator('button[type=submit]').click();
    await page.getByText(/^Allowed\./).waitFor();
    const { access_token: key, scope } = await allowed;
    expect([scope, await ask(key, '{ offers { id } }'), await ask(key, '{ campaigns { id } }')]).toEqual([
      'offers:read offers:write',
      'answered',
      'SL403',
    ]);
    await page.goto(`${setup.server.url}/my-api-keys`);
    await page.getByText('Sideline command line').waitFor();
    expect(page.errors).toEqual([]);
  }),
);

it(
  'staff log in on the way, let an assistant in, and revoke it; a refusal reaches it, too',
  step(async () => {
    const redirect_uri = `${origin()}/callback`;
    const metadata = { client_name: 'Assistant', redirect_uris: ['http://127.0.0.1/callback'] };
    const config = await oidc.dynamicClientRegistration(new URL(setup.server.url), metadata, oidc.None(), byHttp);
    const start = async (verifier: string, state: string) =>
      oidc.buildAuthorizationUrl(config, {
        redirect_uri,
        state,
        scope: 'offers:read campaigns:read campaigns:write',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }).href;
    const [verifier, state] = [oidc.randomPKCECodeVerifier(), oidc.randomState()];
    const page = await setup.visitor();
    await page.goto(await start(verifier, state));
    await page.getByLabel('Email').fill('admin@sideline.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByText(new URL(redirect_uri).host).waitFor();
    await lookAtScreen(page, 'authorize');
    await page.getByRole('checkbox', { name: 'Offers' }).uncheck();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByRole('heading', { name: 'Signed in' }).waitFor();
    const checks = { pkceCodeVerifier: verifier, expectedState: state };
    const back = visits.find(({ pathname }) => pathname === '/callback') as URL;
    const { access_token: key, scope } = await oidc.authorizationCodeGrant(config, back, checks);
    expect([scope, await ask(key, '{ campaigns { id } }')]).toEqual(['campaigns:read', 'answered']);
    await page.goto(`${setup.server.url}/api-keys`);
    await page.getByRole('button', { name: 'Revoke Assistant' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect(await ask(key, '{ campaigns { id } }')).toBe('SL401');

    visits.length = 0;
    await page.goto(await start(verifier, state));
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByRole('heading', { name: 'Signed in' }).waitFor();
    const refused = visits.find(({ pathname }) => pathname === '/callback') as URL;
    expect(Object.fromEntries(refused.searchParams)).toEqual({ error: 'access_denied', state, iss: setup.server.url });
    expect(page.errors).toEqual([]);
  }),
);
