/** A volunteer leaves: the successor is invited by email, takes the league over on a phone, and staff undo it. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { OWN_PASSWORD } from './flows/newcomer.ts';
import { lookAtScreen } from './screens.ts';
import { createSetup, inOrder, type Setup, type Visitor } from './setup.ts';

jest.setTimeout(240_000);

const HEIR = 'next.president@known.test';
let setup: Setup;
let leaving: Visitor;
let users: string;

beforeAll(async () => {
  setup = await createSetup();
  leaving = await setup.person('league', { width: 375 });
  const [membership] = await setup.rows<{ id: number }>(
    `select m.organization_id as id from app_public.organization_users m join app_public.users u on u.id = m.user_id
     where u.email = 'league@sideline.test' order by 1 limit 1`,
  );
  users = `${setup.server.url}/organizations/${membership?.id}/users`;
}, 180_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);

it(
  'an owner names somebody by email, who is told',
  step(async () => {
    await leaving.goto(users);
    await leaving.getByRole('button', { name: 'I am leaving' }).click();
    const dialog = leaving.getByRole('dialog', { name: 'I am leaving' });
    await dialog.getByLabel("Successor's email").fill(HEIR);
    await dialog.getByRole('button', { name: 'Send the request' }).dblclick();
    await leaving.getByRole('link', { name: 'See the handover' }).click();
    await leaving.getByRole('button', { name: 'Cancel the handover' }).waitFor();
    await lookAtScreen(leaving, 'handover-pending');
    expect(leaving.errors).toEqual([]);
  }),
);

it(
  'the successor chooses a password, takes over, and the other person is out',
  step(async () => {
    const [mail] = await setup.mails.waitFor(1, { to: HEIR, subject: 'hands' });
    const heir = await setup.visitor({ width: 375 });
    await heir.goto(mail?.link('/invitation/') ?? '');
    await heir.getByLabel('Full name').fill('Alex Reyes');
    await heir.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await heir.getByLabel('Confirm password', { exact: true }).fill(OWN_PASSWORD);
    await heir.getByRole('button', { name: 'Create account' }).click();
    await heir.waitForURL(/\/login\?/);
    await heir.getByLabel('Password', { exact: true }).fill(OWN_PASSWORD);
    await heir.getByRole('button', { name: 'Log in' }).click();
    await heir.getByRole('button', { name: 'Take over' }).dblclick();
    await heir.getByRole('link', { name: 'Open your league' }).waitFor();
    await lookAtScreen(heir, 'handover-done');
    await heir.getByRole('link', { name: 'Open your league' }).click();
    await heir.waitForURL('**/organization-dashboard');
    await heir.goto(users);
    await heir.getByRole('button', { name: 'Add User' }).waitFor();
    await leaving.goto(users);
    await leaving.waitForURL(/\/login/);
    expect(heir.errors).toEqual([]);
  }),
);

it(
  'staff undo it',
  step(async () => {
    const staff = await setup.person('admin');
    await staff.goto(users);
    await staff.getByRole('button', { name: 'Undo handover' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Undo handover' }).click();
    await staff.getByRole('cell', { name: 'Undone' }).waitFor();
    await lookAtScreen(staff, 'console-handover');
    await setup.mails.waitFor(1, { to: 'league@sideline.test', subject: 'undone' });
    expect(staff.errors).toEqual([]);
  }),
);
