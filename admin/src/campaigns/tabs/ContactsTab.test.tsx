import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign } from '../../testing/campaign.tsx';
import { choose, select } from '../../testing/inputs.ts';
import { lastOf, Refusal, signIn } from '../../testing/page.tsx';

beforeEach(() => signIn());

it('[S-154] a contact who has left is shown as a former member, not as empty', async () => {
  await openCampaign('/primary-contacts', {
    changes: { primaryStrategistContactId: 9 },
    answers: { GetEmployees: () => ({ users: [{ id: 4, name: 'Dana' }] }) },
  });
  expect(await select('Sales contact')).toHaveTextContent('Dana');
  expect(await select('Strategist contact')).toHaveTextContent('Former staff member (user 9)');
  expect(await select('BDR contact')).toHaveTextContent('Nobody');
});

it('[S-152] shows no contact before the list is loaded, or if loading fails', async () => {
  let down = true;
  await openCampaign('/primary-contacts', {
    answers: { GetEmployees: () => (down ? new Refusal('Not now.', 'SL422') : { users: [] }) },
  });
  expect(screen.queryByRole('combobox', { name: 'Sales contact' })).toBeNull();
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await select('Sales contact')).toBeInTheDocument();
});

it('[S-153] saves contacts and clears one', async () => {
  const users = [
    { id: 4, name: 'Dana' },
    { id: 5, name: 'Eli' },
  ];
  const sent = await openCampaign('/primary-contacts', { answers: { GetEmployees: () => ({ users }) } });
  await select('Sales contact');
  await choose('Sales contact', 'Nobody');
  await choose('BDR contact', 'Eli');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'CampaignsUpdate')).toEqual({
      input: { id: 8, version: 3, primarySalesContactId: null, primaryBdrContactId: 5 },
    }),
  );
});
