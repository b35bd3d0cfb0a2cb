import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeAllStyles } from '../../../test/dom/styles.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { ChecksCard } from './ChecksCard.tsx';

writeAllStyles(); // A test below measures widths.

const person = (name: string) => ({ id: 1, name, email: `${name}@sideline.test` });
const offer = {
  id: 9,
  status: 'confirmed',
  value: '1000.00',
  checkAvailable: '600.00',
  verificationDeadlines: [],
  organization: { id: 4, name: 'Cedar Valley', mailingAddress: null, shippingAddress: null },
  checks: [
    {
      id: 1,
      amount: '400.00',
      withheld: '0.00',
      memo: 'Fall',
      number: 7,
      status: 'approved',
      state: 'approved',
      mailedOn: null,
      returnedOn: null,
      stoppedOn: null,
      clearedOn: null,
      validUntil: null,
      actionReason: null,
      createdAt: '2026-10-01T15:00:00Z',
      estimatedArrivalDate: '2026-10-12',
      createdBy: person('Dana'),
      reviewedBy: person('Sam'),
      voidedBy: null,
    },
  ],
};
beforeEach(() => signIn());

it('[S-332] an approved check shows who created and approved it and when it arrives', () => {
  fakeServer({});
  showPage(<ChecksCard offer={offer as never} />);
  for (const line of ['written by Dana', 'approved by Sam', 'arrives about 10/12/2026'])
    expect(screen.getByText(line)).toBeInTheDocument();
});

it('[S-004] [S-005] shows the number of verified deadlines next to the form without requiring them', () => {
  fakeServer({});
  const verificationDeadlines = [{ verified: true }, { verified: false }, { verified: false }];
  showPage(<ChecksCard offer={{ ...offer, verificationDeadlines } as never} />);
  expect(screen.getByText('1 of 3 deadlines verified')).toBeInTheDocument();
  expect(screen.getByLabelText(/Amount/)).toBeEnabled();
});

it('[S-409] an admin sees whom to contact for voiding; a superadmin can void', async () => {
  fakeServer({});
  const { unmount } = showPage(<ChecksCard offer={offer as never} />);
  expect(await screen.findByText('To void it, please contact a superadmin.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
  unmount();
  signIn('superadmin');
  showPage(<ChecksCard offer={offer as never} />);
  expect(await screen.findByRole('button', { name: 'Void' })).toBeEnabled();
  expect(screen.queryByText(/contact a superadmin/)).toBeNull();
});

it('[T35] a direct deposit is void only before it is sent, and needs no mailing address', async () => {
  signIn('superadmin');
  fakeServer({});
  const shown = (change: object) => ({
    ...offer,
    payoutMethod: 'direct_deposit',
    checks: [{ ...offer.checks[0], number: null, payoutMethod: 'direct_deposit', ...change }],
  });
  const { unmount } = showPage(<ChecksCard offer={shown({}) as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
  expect(await screen.findByRole('dialog', { name: 'Void direct deposit' })).toBeInTheDocument();
  expect(screen.queryByText(/no mailing address/)).toBeNull();
  unmount();
  showPage(<ChecksCard offer={shown({ state: 'mailed', mailedOn: '2026-10-05' }) as never} />);
  expect(await screen.findByText('sent 10/5/2026')).toBeInTheDocument();
  expect(screen.getByText('Direct deposit')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/contact a superadmin/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
});

it('[S-335] the columns of the table add up to twelve units', () => {
  fakeServer({});
  showPage(<ChecksCard offer={offer as never} />);
  const headers = within(screen.getByRole('table', { name: 'Checks for this offer' })).getAllByRole('columnheader');
  const units = headers.map((header) => Number.parseFloat(getComputedStyle(header).width) / (100 / 12));
  for (const unit of units) expect(unit).toBeCloseTo(Math.round(unit), 3);
  expect(units.reduce((sum, unit) => sum + Math.round(unit), 0)).toBe(12);
});

it('[S-325] [S-327] warns about a missing mailing address without blocking', async () => {
  fakeServer({});
  showPage(<ChecksCard offer={offer as never} />);
  expect(
    screen.getByText('This organization has no mailing address. The check cannot be approved until one is set.'),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Amount/), '100');
  await userEvent.type(screen.getByLabelText(/Memo/), 'Winter');
  expect(screen.getByRole('button', { name: 'Write check' })).toBeEnabled();
});

it('[S-245] [S-246] after a check is created, missing addresses are asked for; each can be skipped', async () => {
  fakeServer({
    SameCheck: () => ({ similarChecks: [] }),
    CreateCheck: () => ({ createCheck: { check: { id: 2 } } }),
  });
  showPage(<ChecksCard offer={offer as never} />);
  await userEvent.type(screen.getByLabelText(/Amount/), '100');
  await userEvent.type(screen.getByLabelText(/Memo/), 'Winter');
  await userEvent.click(screen.getByRole('button', { name: 'Write check' }));
  expect(await screen.findByRole('dialog', { name: 'Update Mailing Address' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(await screen.findByRole('dialog', { name: 'Update Shipping Address' })).toBeInTheDocument();
});

it('a check voided by somebody else shows a message and loses its button after a refetch', async () => {
  signIn('superadmin');
  let checks = offer.checks;
  const message = 'This check was voided already by Sam.';
  fakeServer({
    Sponsorship: () => ({ offer: { ...offer, checks } }),
    VoidCheck: () => {
      checks = [{ ...offer.checks[0], status: 'voided', state: 'voided' }] as typeof checks;
      return new Refusal(message, 'SL409');
    },
  });
  const Page = () => {
    const { data } = useOperationQuery('sponsorship', { id: 9 });
    return data?.offer ? <ChecksCard offer={data.offer} /> : null;
  };
  showPage(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Lost in the mail');
  await userEvent.click(screen.getByRole('button', { name: 'Void check' }));
  expect(await screen.findByText(message)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Voided')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Void' })).toBeNull();
});

it('[M6] a check is voided and replaced in one step', async () => {
  signIn('superadmin');
  const sent = fakeServer({ ReissueCheck: () => ({ reissueCheck: { check: { id: 2, status: 'pending' } } }) });
  showPage(<ChecksCard offer={offer as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Lost in the mail');
  await userEvent.click(screen.getByLabelText(/Write a new check/));
  await userEvent.click(screen.getByRole('button', { name: 'Void check' }));
  await waitFor(() =>
    expect(lastOf(sent, 'ReissueCheck')).toEqual({ input: { checkId: 1, reason: 'Lost in the mail', memo: 'Fall' } }),
  );
  expect(lastOf(sent, 'VoidCheck')).toBeUndefined();
});

it('[T35] a check that the bank may still pay is only void here; it is replaced where its stop is asked for', async () => {
  signIn('superadmin');
  fakeServer({});
  const mailed = { state: 'mailed', mailedOn: '2026-10-02', validUntil: '2027-03-31' };
  showPage(<ChecksCard offer={{ ...offer, checks: [{ ...offer.checks[0], ...mailed }] } as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
  expect(await screen.findByLabelText(/^Reason/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/Write a new check/)).toBeNull();
});

it('[M6] a memo that cannot be printed is refused at its field and can be changed there', async () => {
  signIn('superadmin');
  const message = "These letters can't be printed on a check: 😀.";
  const sent = fakeServer({
    ReissueCheck: ({ input }) =>
      (input as { memo: string }).memo === 'Fall'
        ? new Refusal(message, 'SL422', 'memo')
        : { reissueCheck: { check: { id: 2, status: 'pending' } } },
  });
  showPage(<ChecksCard offer={offer as never} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Void' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText(/Memo/)).toBeNull();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Lost in the mail');
  await userEvent.click(dialog.getByLabelText(/Write a new check/));
  await userEvent.click(dialog.getByRole('button', { name: 'Void check' }));
  expect(await dialog.findByText(message)).toBeInTheDocument();
  const memo = dialog.getByLabelText(/Memo/);
  expect(memo).toBeInvalid();
  await userEvent.clear(memo);
  await userEvent.type(memo, 'Autumn');
  await userEvent.click(dialog.getByRole('button', { name: 'Void check' }));
  await waitFor(() => expect(lastOf(sent, 'ReissueCheck')).toMatchObject({ input: { memo: 'Autumn' } }));
});
