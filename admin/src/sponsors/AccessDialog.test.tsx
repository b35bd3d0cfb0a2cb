import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { accessText } from './access.ts';
import { SponsorUsers } from './SponsorUsers.tsx';

const user = { id: 8, email: 'zoe@harvest.test', name: 'Zoe', status: 'active', lastLogin: null };
const campaign = (id: number, name: string) => ({ id, name, season: 'fall', year: 2026, status: 'active' });

const open = async (limits: { states: string[] | null; campaignIds: number[] | null }, answer?: () => unknown) => {
  const sent = fakeServer({ LimitSponsorUser: answer ?? (() => ({ limitSponsorUser: { clientMutationId: null } })) });
  const sponsor = {
    id: 3,
    name: 'Harvest Lane',
    campaigns: [campaign(1, 'Snacks'), campaign(2, 'Fruit')],
    sponsorUsers: [{ ...limits, user }],
  };
  showPage(
    <RecordContextProvider value={sponsor}>
      <SponsorUsers />
    </RecordContextProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Change what zoe@harvest.test sees/ }));
  return sent;
};
const dialog = () => within(screen.getByRole('dialog', { name: 'What zoe@harvest.test sees' }));
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save access' }));
const choose = async (list: string, choice: string) => {
  await userEvent.type(dialog().getByRole('combobox', { name: list }), choice.slice(0, 3));
  await userEvent.click(await screen.findByRole('option', { name: choice }));
};

describe('what a user of a sponsor sees', () => {
  beforeEach(() => signIn());

  it('is limited to campaigns and states', async () => {
    const sent = await open({ states: null, campaignIds: null });
    await userEvent.click(dialog().getAllByRole('radio', { name: 'Only these' })[0] as HTMLElement);
    await choose('Campaigns to see', 'Fruit, Fall 2026');
    await userEvent.click(dialog().getByRole('radio', { name: 'Only leagues of these states' }));
    await choose('States to see', 'Texas');
    await save();
    await waitFor(() =>
      expect(lastOf(sent, 'LimitSponsorUser')).toEqual({
        input: { sponsorId: 3, userId: 8, campaignIds: [2], states: ['TX'] },
      }),
    );
  });

  it('is everything again without limits', async () => {
    const sent = await open({ states: ['OH', 'TX'], campaignIds: [1] });
    await userEvent.click(dialog().getByRole('radio', { name: 'All campaigns, also later ones' }));
    await userEvent.click(dialog().getByRole('radio', { name: 'Leagues of all states' }));
    await save();
    await waitFor(() =>
      expect(lastOf(sent, 'LimitSponsorUser')).toEqual({
        input: { sponsorId: 3, userId: 8, campaignIds: null, states: null },
      }),
    );
  });

  it('needs at least one state, said beside the field; a refusal is shown and nothing is lost', async () => {
    const sent = await open(
      { states: null, campaignIds: null },
      () => new Refusal('Choose states from the list.', 'SL422', 'states'),
    );
    await userEvent.click(dialog().getByRole('radio', { name: 'Only leagues of these states' }));
    await save();
    expect(await dialog().findByText('Choose at least one state.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await choose('States to see', 'Ohio');
    await save();
    expect(await dialog().findByText('Choose states from the list.')).toBeInTheDocument();
    expect(dialog().getByText('Ohio')).toBeInTheDocument();
  });

  it.each([
    [null, null, 'Everything'],
    [['TX', 'OH'], null, 'All campaigns in Texas and Ohio'],
    [null, [1], '1 campaign'],
    [['TX'], [1, 2], '2 campaigns in Texas'],
    [['TX', 'OH', 'AZ', 'CA'], null, 'All campaigns in 4 states'],
    [[], null, 'Nothing'],
    [null, [], 'Nothing'],
  ])('states %j and campaigns %j are described as "%s"', (states, campaignIds, text) => {
    expect(accessText({ states, campaignIds })).toBe(text);
  });
});
