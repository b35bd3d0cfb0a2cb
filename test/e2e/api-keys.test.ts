/** Staff make a key, run an example with it, rotate and revoke it; a saved view becomes a feed, until a role is taken away. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, until, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let staff: Visitor;
let secret = '';
let feed = '';

beforeAll(async () => {
  setup = await createSetup();
  staff = await setup.person('admin');
  await staff.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
const ask = async (key: string) =>
  (
    await fetch(`${setup.server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ query: '{ offers(first: 1) { id } }' }),
    })
  ).status;

it(
  'a key is made with one scope and shown once',
  step(async () => {
    await staff.goto(`${setup.server.url}/api-keys`);
    await staff.getByRole('button', { name: 'Create a key' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Create a key' });
    await dialog.getByRole('textbox', { name: /^What it is for/ }).fill('Nightly report');
    await dialog
      .getByRole('group', { name: 'It may read' })
      .getByRole('checkbox', { name: 'Offers', exact: true })
      .check();
    await lookAtScreen(staff, 'console-create-key');
    await dialog.getByRole('button', { name: 'Create' }).click();
    secret = await staff.getByRole('textbox', { name: 'Key' }).inputValue();
    expect(secret).toMatch(/^sideline_sk_[0-9a-f]{72}$/);
    await staff.getByRole('button', { name: 'Done' }).click();
    await staff.getByRole('cell', { name: 'Nightly report', exact: true }).waitFor();
  }),
);

it(
  'runs the example of the reference, and the list knows of its use',
  step(async () => {
    await staff.goto(`${setup.server.url}/api-reference?resource=offers`);
    await staff.getByLabel('Your key, to run examples').fill(secret);
    await staff.getByRole('button', { name: 'Run' }).click();
    await staff.getByLabel('Response').getByText('"offers"').waitFor();
    await lookAtScreen(staff, 'console-api-reference');
    await staff.goto(`${setup.server.url}/api-keys`);
    const row = staff.getByRole('row').filter({ hasText: 'Nightly report' });
    await row.waitFor();
    expect(await row.getByText('Never').count()).toBe(0);
    await lookAtScreen(staff, 'console-api-keys');
  }),
);

it(
  'is rotated with an overlap, and revoked: the next call gets 401',
  step(async () => {
    await staff.getByRole('button', { name: 'Rotate Nightly report' }).click();
    await staff.getByRole('button', { name: 'Rotate', exact: true }).click();
    const next = await staff.getByRole('textbox', { name: 'Key' }).inputValue();
    expect([await ask(secret), await ask(next)]).toEqual([200, 200]);
    await staff.getByRole('button', { name: 'Done' }).click();
    await staff.getByRole('button', { name: 'Revoke Nightly report' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await staff.getByText('Revoked', { exact: true }).waitFor();
    expect([await ask(secret), await ask(next)]).toEqual([401, 401]);
  }),
);

it(
  'a saved view is read as a feed: twice, unchanged the second time',
  step(async () => {
    await staff.goto(`${setup.server.url}/campaign-planner/offers`);
    await staff.getByRole('button', { name: /^Views/ }).click();
    await staff.getByRole('menuitem', { name: 'Save this view' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('For the report');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await staff.getByRole('button', { name: 'Views (1)' }).click();
    await staff.getByRole('menuitem', { name: 'Copy feed address of the view For the report' }).click();
    await staff.getByText(/^Address copied/).waitFor();
    feed = await staff.evaluate(() => navigator.clipboard.readText());
    const first = await fetch(feed);
    expect([first.status, (await first.text()).split('\r\n').length > 2]).toEqual([200, true]);
    const second = await fetch(feed, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(second.status).toBe(304);
    await staff.goto(`${setup.server.url}/api-keys`);
    await staff
      .getByRole('row')
      .filter({ hasText: 'For the report' })
      .getByRole('button', { name: /^Copy CSV/ })
      .waitFor();
  }),
);

it(
  'which ends with the role of its owner',
  step(async () => {
    await setup.db.owner.query(`update app_public.users set role = 'organization' where email = 'admin@sideline.test'`);
    await until(async () => (await fetch(feed)).status === 404);
  }),
);
