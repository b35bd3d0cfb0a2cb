/** From proof to check on the league's phone: sign in, take a photo, enter the missing address, and see the status of the check. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { accessibilityViolations } from '../harness/browser.ts';
import { findOverdueDeadline, type OverdueDeadline } from './overdueDeadline.ts';
import {
  bannerPhoto,
  createSetup,
  DEMO_PASSWORD,
  inOrder,
  type Setup,
  sendPhoto,
  until,
  type Visitor,
  waitingCheck,
} from './setup.ts';

jest.setTimeout(240_000);

let setup: Setup;
let phone: Visitor;
let staff: Visitor;
let offer: OverdueDeadline;

beforeAll(async () => {
  setup = await createSetup();
  phone = await setup.visitor({ width: 375, touch: true });
  staff = await setup.person('superadmin');
  offer = await findOverdueDeadline(setup);
  // nothing is paid yet, and there is no mailing address
  await setup.rows(
    'delete from app_public.check_sheets where check_id in (select id from app_public.checks where offer_id = $1)',
    [offer.id],
  );
  await setup.rows('delete from app_public.checks where offer_id = $1', [offer.id]);
  await setup.rows('update app_public.organizations set mailing_address_id = null where id = $1', [
    offer.organization_id,
  ]);
}, 120_000);
afterAll(() => setup?.stop());

const step = inOrder(() => setup);
/** Reloads the sponsorship's page and returns the progress of its check. */
const checkLine = async () => {
  await phone.reload();
  const line = phone.getByRole('region', { name: 'Where is my check?' });
  await line.waitFor();
  return line;
};

it(
  '[L-261][L-273][L-291] somebody signs in on a phone and opens the sponsorship with the overdue photo',
  step(async () => {
    await phone.goto(`${setup.server.url}/organization-dashboard`);
    await phone.waitForURL(/\/login\?redirect=/);
    await phone.getByLabel('Email').fill('league@sideline.test');
    await phone.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await phone.getByRole('button', { name: 'Log in' }).tap();
    await phone.getByRole('heading', { name: 'Current sponsorships' }).waitFor();
    await phone.locator('select').first().selectOption({ label: offer.organization });
    await phone.getByText('We cannot send the sponsorship check until we have a mailing address on file.').waitFor();
    await phone.locator(`a[href$="/sponsorship/${offer.id}"]`).first().tap();
    await phone.getByRole('heading', { level: 1, name: offer.sponsor }).waitFor();
    await phone.getByText('Upload the first photo to start your first payment').waitFor();
    expect(await accessibilityViolations(phone)).toEqual([]);
  }),
);

it(
  'a photo that is chosen and not sent is announced and there again after a reload',
  step(async () => {
    const open = () => phone.getByRole('button', { name: `Upload Verification for ${offer.deadline}` }).tap();
    const sheet = phone.getByRole('dialog', { name: 'Upload Verification' });
    await open();
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'banner.jpg', mimeType: 'image/jpeg', buffer: await bannerPhoto() });
    await sheet.getByAltText('Your photo').waitFor();
    await phone.reload();
    await phone.getByText('You chose a photo that is not sent yet.').waitFor();
    await open();
    await sheet.getByText('The photo that you chose before is back. It is not sent yet.').waitFor();
    await sheet.getByAltText('Your photo').waitFor();
    expect(await sheet.locator('input[type=file]').inputValue()).toContain('banner.jpg');
    expect(await accessibilityViolations(phone)).toEqual([]);
    await sheet.getByRole('button', { name: 'Remove the photo' }).tap();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await phone.getByText('You chose a photo that is not sent yet.').waitFor({ state: 'detached' });
  }),
);

it(
  '[L-301][L-302][L-304] the photo is uploaded manually, the deadline is under review',
  step(async () => {
    await sendPhoto(phone, offer.deadline, 'tap');
  }),
);

it(
  '[L-277][L-280] once the photo is accepted the line asks for the address, and takes it there',
  step(async () => {
    await staff.goto(`${setup.server.url}/offers/${offer.id}`);
    await staff.getByRole('button', { name: `Accept ${offer.deadline}` }).click();
    await until(async () => {
      const [row] = await setup.rows<{ verified: boolean }>(
        'select verified from app_public.verification_deadlines where id = $1',
        [offer.deadline_id],
      );
      return row?.verified;
    });
    const line = await checkLine();
    await line.getByText('First check: needs your address').waitFor();
    await line.getByRole('button', { name: 'Add mailing address' }).tap();
    const sheet = phone.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill(offer.organization);
    await sheet.getByLabel('Address Line 1').fill('PO Box 12');
    await sheet.getByRole('textbox', { name: 'City' }).fill('Austin');
    await sheet.getByLabel('State').selectOption({ label: 'Texas' });
    await sheet.getByRole('textbox', { name: 'Zip' }).fill('78704');
    expect(await accessibilityViolations(phone)).toEqual([]);
    await sheet.getByRole('button', { name: 'Validate Address' }).tap();
    await sheet.getByText('Your address has been validated.').waitFor();
    await sheet.getByRole('button', { name: 'Save address' }).tap();
    await sheet.getByText('PO Box 12').waitFor();
    await (await checkLine())
      .getByText(/Sent by/)
      .first()
      .waitFor();
  }),
);

it(
  '[M1][M6][L-311] a check is written, approved, printed and mailed, and the line says each as it is',
  step(async () => {
    const writer = await setup.person('admin'); // the person who writes a check cannot approve it
    await writer.goto(`${setup.server.url}/offers/${offer.id}`);
    await writer.getByLabel('Amount').fill('150');
    await writer.getByLabel('Memo').fill('Phone proof');
    await writer.getByRole('button', { name: 'Write check' }).click();
    await until(() =>
      setup.rows('select id from app_public.checks where offer_id = $1', [offer.id]).then(([check]) => check),
    );
    const row = await waitingCheck(setup, staff, 'Phone proof');
    await row.getByRole('button', { name: 'Approve $150' }).click();
    const question = staff.getByRole('dialog');
    await question.getByRole('checkbox', { name: /verified the changed contact or mailing address/ }).check(); // the league has just entered it
    await question.getByRole('button', { name: 'Approve $150' }).click();
    const check = () =>
      setup
        .rows<{ id: number; state: string; number: number; run_id: number }>(
          'select id, state, number, run_id from app_public.checks where offer_id = $1',
          [offer.id],
        )
        .then(([check]) => check);
    await until(async () => (await check())?.state === 'approved');
    await (await checkLine()).getByText('First check, $150').waitFor();
    await (await checkLine()).getByText('Approved, will be printed and mailed').waitFor();

    await staff.goto(`${setup.server.url}/checks/runs`);
    await staff.getByRole('button', { name: 'Print approved checks' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Start check run' }).click();
    await staff.waitForURL(/\/checks\/runs\/\d+$/);
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      staff.getByRole('button', { name: 'Download checks' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^checks-\d+-\d+\.pdf$/);
    await staff.getByRole('button', { name: 'Confirm printed' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'All sheets are printed' }).click();
    await until(async () => (await check())?.state === 'printed');
    await (await checkLine()).getByText(`Check ${(await check())?.number}. Printed, not mailed yet`).waitFor();

    await staff.getByRole('button', { name: 'Mark as mailed' }).click();
    await staff.getByRole('dialog').getByRole('button', { name: 'Mark as mailed' }).click();
    await until(async () => (await check())?.state === 'mailed');
    await (await checkLine()).getByText(/^Check \d+\. Mailed .+, expected /).waitFor();
    expect(await accessibilityViolations(staff)).toEqual([]);
    expect([...phone.errors, ...staff.errors]).toEqual([]);
  }),
);
