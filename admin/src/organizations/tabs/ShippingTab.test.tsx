import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, showVisits, signIn } from '../../testing/page.tsx';
import { ShippingTab } from './ShippingTab.tsx';

const stored = {
  id: 1,
  name: 'Cedar Valley',
  line1: '1 Main St',
  line2: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
  country: 'US',
  deliverability: 'deliverable',
};
const verified = (changes: object = {}) => ({ verifyAddress: { ...stored, line2: '', ...changes } });

/** Opens the tab with a mailing address and no shipping address, then the form of the mailing one. */
async function open(answers: Parameters<typeof fakeServer>[0]) {
  const sent = fakeServer({
    OrganizationAddresses: () => ({
      organization: { id: 3, name: 'Cedar Valley', mailingAddress: stored, shippingAddress: null },
    }),
    OrganizationDepositAccounts: () => ({ depositAccounts: [] }),
    UpsertAddress: () => ({ upsertAddress: { organization: { id: 3 } } }),
    ...answers,
  });
  showPage(<ShippingTab id={3} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Mailing Address' }));
  return { sent, form: within(screen.getByRole('dialog', { name: 'Update Mailing Address' })) };
}
const times = (sent: readonly { name: string }[], name: string) =>
  sent.filter((request) => request.name === name).length;

beforeEach(() => signIn());

it('[B-178] [B-179] [B-180] two blocks, each with a form; a missing address is shown as not set', async () => {
  await open({});
  for (const name of ['Mailing Address', 'Shipping Address'])
    expect(screen.getByRole('heading', { name, hidden: true })).toBeInTheDocument();
  expect(screen.getByText('Shipping Address Not Set')).toBeInTheDocument();
  expect(screen.queryByText('Mailing Address Not Set')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit Shipping Address' }));
  expect(screen.getByRole('dialog', { name: 'Update Shipping Address' })).toBeInTheDocument();
});

it('[B-181] [B-182] [B-183] every field except line 2 is required, listed in form order; a name has at most 40 characters', async () => {
  const { sent, form } = await open({});
  expect(form.getByLabelText('Name')).toHaveAttribute('maxlength', '40');
  for (const label of ['Name', 'Address Line 1', 'City', 'Zip'])
    fireEvent.change(form.getByLabelText(label), { target: { value: ' ' } });
  await userEvent.click(form.getByRole('combobox', { name: 'State' }));
  await userEvent.click(screen.getByRole('option', { name: 'Choose' }));
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  expect(
    form.getByText('The following inputs are required to validate address: Name, Address Line 1, City, State, Zip'),
  ).toBeInTheDocument();
  expect(form.getByRole('combobox', { name: 'Country' })).toHaveTextContent('United States of America');
  expect(times(sent, 'VerifyAddress')).toBe(0);
});

it('[B-184] [B-185] [B-192] is verified first; a result that differs only in case and spaces is saved immediately', async () => {
  const { sent, form } = await open({ VerifyAddress: () => verified({ line1: ' 1 MAIN ST ', city: 'SALEM' }) });
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastOf(sent, 'VerifyAddress')).toMatchObject({ line1: '1 Main St', city: 'Salem', zip: '97301' });
  expect(lastOf(sent, 'UpsertAddress')?.input).toMatchObject({
    organizationId: 3,
    addressType: 'mailing',
    line2: null,
    deliverability: 'deliverable',
  });
});

it('[B-184] [B-186] [S-355] a different result is shown in the form and saved by submitting again', async () => {
  const { sent, form } = await open({ VerifyAddress: () => verified({ line1: '1 Main St SE', zip: '97301-1234' }) });
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  const message = 'Your address has been validated. Check to make sure it looks correct, then review offer details.';
  expect(await form.findByText(message)).toBeVisible();
  expect(form.getByLabelText('Address Line 1')).toHaveValue('1 Main St SE');
  expect(times(sent, 'UpsertAddress')).toBe(0);
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastOf(sent, 'UpsertAddress')?.input).toMatchObject({ line1: '1 Main St SE', zip: '97301-1234' });
});

it('[B-193] [O11] an uncertain result shows a warning before saving, even if it equals the input', async () => {
  const { sent, form } = await open({ VerifyAddress: () => verified({ deliverability: 'no_match' }) });
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  expect(await form.findByText(/may not arrive at this address/)).toBeVisible();
  expect(times(sent, 'UpsertAddress')).toBe(0);
  await userEvent.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(lastOf(sent, 'UpsertAddress')?.input).toMatchObject({ deliverability: 'no_match' }));
});

it('[B-191] a change after verification is verified again', async () => {
  const { sent, form } = await open({ VerifyAddress: () => verified({ line1: '1 Main St SE' }) });
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  await userEvent.type(await form.findByLabelText('Address Line 2'), 'Unit 4');
  expect(form.queryByText(/has been validated/)).toBeNull();
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  await waitFor(() => expect(times(sent, 'VerifyAddress')).toBe(2));
  expect(times(sent, 'UpsertAddress')).toBe(0);
});

it('[B-187] an address that is not located shows an error, and nothing is saved', async () => {
  const { sent, form } = await open({
    VerifyAddress: () => new Refusal('This address could not be located.', 'SL422'),
  });
  await userEvent.click(form.getByRole('button', { name: 'Check address' }));
  expect(await form.findByRole('alert')).toHaveTextContent('This address could not be located.');
  expect(times(sent, 'UpsertAddress')).toBe(0);
});

it('[B-189] addresses are fetched on every visit, never served from the cache', async () => {
  let line1 = '1 Main St';
  let later: Promise<void> | undefined;
  fakeServer({
    OrganizationAddresses: async () => {
      await later;
      const mailingAddress = { ...stored, line1 };
      return { organization: { id: 3, name: 'Cedar Valley', mailingAddress, shippingAddress: null } };
    },
  });
  const visitAgain = showVisits(<ShippingTab id={3} />);
  expect(await screen.findByText(/1 Main St/)).toBeInTheDocument();
  let arrive: () => void = () => undefined;
  later = new Promise((resolve) => (arrive = resolve));
  line1 = '9 Elm St';
  await visitAgain();
  expect(screen.queryByText(/1 Main St/)).toBeNull();
  arrive();
  expect(await screen.findByText(/9 Elm St/)).toBeInTheDocument();
});

it('[B-189] the same address is verified every time, whatever the previous result', async () => {
  const { sent, form } = await open({
    VerifyAddress: () => new Refusal('This address could not be located.', 'SL422'),
  });
  for (const time of [1, 2]) {
    await userEvent.click(form.getByRole('button', { name: 'Check address' }));
    await waitFor(() => expect(times(sent, 'VerifyAddress')).toBe(time));
    expect(await form.findByRole('alert')).toBeInTheDocument();
  }
});

it('[T35] accounts for direct deposit are shown without their numbers, and superadmins end one with a reason', async () => {
  const account = {
    id: 7,
    state: 'waiting',
    holderName: 'Cedar Valley Youth',
    kind: 'checking',
    routingNumber: '021000021',
    endsIn: '6789',
    enteredAt: '2026-05-01T15:00:00Z',
    confirmedAt: '2026-05-01T15:05:00Z',
    usableFrom: '2026-05-04T15:05:00Z',
    endedAt: null,
    endReason: null,
    correctsId: null,
    enteredBy: { id: 2, name: 'Dana Hill', email: 'dana@cedar.test' },
  };
  const sent = fakeServer({
    OrganizationAddresses: () => ({
      organization: { id: 3, name: 'Cedar Valley', mailingAddress: null, shippingAddress: null },
    }),
    OrganizationDepositAccounts: () => ({
      depositAccounts: [
        account,
        { ...account, id: 6, state: 'unconfirmed', endsIn: '11', correctsId: 5, enteredBy: null, confirmedAt: null },
        { ...account, id: 5, state: 'ended', endsIn: '22', endedAt: '2026-05-01T15:05:00Z', endReason: 'Warned' },
      ],
    }),
    EndDepositAccount: () => ({ endDepositAccount: { changeId: '1', organization: { id: 3 } } }),
  });
  signIn('superadmin');
  showPage(<ShippingTab id={3} />);
  expect(await screen.findByText('Confirmed 5/1/2026, used from 5/4/2026 on')).toBeInTheDocument();
  for (const text of ['••6789 (checking)', 'Corrected by the bank, waits to be confirmed', 'Ended 5/1/2026', 'Warned'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'End the account ••6789' }));
  expect(screen.queryByRole('button', { name: 'End the account ••22', hidden: true })).toBeNull();
  const dialog = within(screen.getByRole('dialog', { name: 'End the account ••6789 of Cedar Valley' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' The bank warned us ');
  await userEvent.click(dialog.getByRole('button', { name: 'End account' }));
  await waitFor(() =>
    expect(lastOf(sent, 'EndDepositAccount')).toEqual({ input: { id: 7, reason: 'The bank warned us' } }),
  );
});
