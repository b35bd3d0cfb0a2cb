import { beforeEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { ContactsTab } from './ContactsTab.tsx';

const campaign = { id: 8, primarySalesContactId: 4, primaryStrategistContactId: 9, primaryBdrContactId: null };
const show = () => showPage(<ContactsTab campaign={campaign as never} />);
beforeEach(() => signIn());

it('[S-154] a contact who has left is named as one, not as nobody', async () => {
  fakeServer({ GetEmployees: () => ({ users: [{ id: 4, name: 'Dana' }] }) });
  show();
  expect(await screen.findByLabelText('Sales contact')).toHaveDisplayValue('Dana');
  expect(screen.getByLabelText('Strategist contact')).toHaveDisplayValue('Former member of staff (user 9)');
  expect(screen.getByLabelText('BDR contact')).toHaveDisplayValue('Nobody');
});

it('[S-152] nobody is shown as contact before the list is here, nor without it', async () => {
  let down = true;
  fakeServer({ GetEmployees: () => (down ? new Refusal('Not now.', 'SL422') : { users: [] }) });
  show();
  expect(screen.queryByLabelText('Sales contact')).toBeNull();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Sales contact')).toBeInTheDocument();
});
