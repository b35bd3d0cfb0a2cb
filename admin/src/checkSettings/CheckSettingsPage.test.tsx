import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CheckSettingsPage } from './CheckSettingsPage.tsx';

const settings = {
  id: 1,
  version: 3,
  checkPosition: 'top',
  firstPerforation: 350,
  secondPerforation: 700,
  offsetRight: 0,
  offsetDown: 0,
  windowLeft: 63,
  windowTop: 213,
  windowWidth: 300,
  windowHeight: 54,
  secondApprovalFrom: null,
  singleSuperadmin: false,
  trackedFrom: null,
  staleAfterDays: 180,
  reminderDays: [45, 90, 150],
};
const deposit = {
  ...{ id: 1, version: 2, enabled: false, bankName: null, bankRoutingNumber: null, companyName: null },
  ...{ originatorId: null, entryClass: 'ccd', entryDescription: 'SPONSOR', prenote: true, settleDays: 5 },
};
const page = {
  CheckSettingsOne: () => ({ record: settings }),
  PositivePayFormatsList: () => listOf(),
  DormancyRulesList: () => listOf(),
  DepositSettingsOne: () => ({ record: deposit }),
};

describe('check settings', () => {
  beforeEach(() => signIn('superadmin'));

  it('[M6][M17] two approvals from an amount in any usual format; an error is shown at its input', async () => {
    const sent = fakeServer({
      ...page,
      CheckSettingsUpdate: () =>
        new Refusal('There are 2 superadmins: let another one approve.', 'SL422', 'singleSuperadmin'),
    });
    showPage(<CheckSettingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change approval' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approval of checks' }));
    const amount = dialog.getByLabelText(/Require two approvals from/);
    await userEvent.type(amount, '0x10');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter dollars and cents, such as 1,234.50')).toBeInTheDocument();
    expect(lastOf(sent, 'CheckSettingsUpdate')).toBeUndefined();
    await userEvent.clear(amount);
    await userEvent.type(amount, '$2,500');
    await userEvent.click(dialog.getByLabelText(/A single superadmin/));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CheckSettingsUpdate')).toEqual({
        input: { id: 1, secondApprovalFrom: '2500.00', singleSuperadmin: true, version: 3 },
      }),
    );
    expect(await dialog.findByText('There are 2 superadmins: let another one approve.')).toBeInTheDocument();
    expect(amount).toHaveValue('$2,500');
  });

  it('[M1] lengths are typed in inches and stored in hundredths', async () => {
    const sent = fakeServer({ ...page, CheckSettingsUpdate: () => ({ result: { changeId: null, record: settings } }) });
    showPage(<CheckSettingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change layout' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Check stock' }));
    const first = dialog.getByLabelText(/First perforation/);
    expect(first).toHaveValue(3.5);
    await userEvent.clear(first);
    await userEvent.type(first, '3.67');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CheckSettingsUpdate')).toEqual({ input: { id: 1, firstPerforation: 367, version: 3 } }),
    );
  });

  it('[M1] a fixed-width format requires column widths', async () => {
    const sent = fakeServer({ ...page, PositivePayFormatsCreate: () => new Refusal('The widths are wrong.', '23514') });
    showPage(<CheckSettingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Add a bank' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a bank' }));
    await userEvent.type(dialog.getByLabelText(/^Bank/), 'First Bank');
    expect(dialog.queryByLabelText(/Column widths/)).toBeNull();
    await userEvent.click(dialog.getByRole('combobox', { name: /Column separator/ }));
    await userEvent.click(await screen.findByRole('option', { name: /fixed-width/ }));
    await userEvent.type(await dialog.findByLabelText(/Column widths/), '12, 10 12,8,1,60');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'PositivePayFormatsCreate')).toMatchObject({
        input: { name: 'First Bank', separator: 'fixed_width', widths: [12, 10, 12, 8, 1, 60], issueCode: 'I' },
      }),
    );
    expect(await dialog.findByText('The widths are wrong.')).toBeInTheDocument();
  });

  it('[T35] our bank for direct deposit is entered in one dialog; an error is shown at its input', async () => {
    const sent = fakeServer({
      ...page,
      DepositSettingsUpdate: () => new Refusal('This is not a routing number.', 'SL422', 'bankRoutingNumber'),
    });
    showPage(<CheckSettingsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change direct deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Direct deposit' }));
    await userEvent.type(dialog.getByLabelText(/^Its routing number/), '123456789');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'DepositSettingsUpdate')).toEqual({
        input: { id: 1, bankRoutingNumber: '123456789', version: 2 },
      }),
    );
    expect(await dialog.findByText('This is not a routing number.')).toBeInTheDocument();
  });

  it('[M1] is for superadmins', async () => {
    signIn('admin');
    const sent = fakeServer({});
    showPage(<CheckSettingsPage />, { at: '/checks/settings', path: '/checks/settings' });
    await waitFor(() => expect(address()).toBe('/organizations'));
    expect(sent.filter(({ name }) => name === 'PositivePayFormatsList')).toEqual([]);
  });
});
