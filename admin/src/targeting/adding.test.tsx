import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf } from '../testing/page.tsx';
import { answers, open, property, startTargeting } from '../testing/targeting.tsx';

beforeEach(startTargeting);

it('[B-259] [B-265] selected cards can be added, or removed through the dialog', async () => {
  const prospect = { id: 90, status: 'prospecting', communicatedToLeague: false };
  const sent = fakeServer({
    ...answers({}, [property(1), property(2), property(3, prospect)]),
    AddSponsorablePropertiesToCampaign: () => ({ addSponsorablePropertiesToCampaign: { offers: [{ id: 1 }] } }),
    RemoveSponsorablePropertiesFromCampaign: () => ({
      removeSponsorablePropertiesFromCampaign: { clientMutationId: null },
    }),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Program 2, Cedar Valley' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add selected (1)' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toEqual({
      input: { campaignId: 8, sponsorablePropertyIds: [2] },
    }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Program 3, Cedar Valley' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove (1)' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove 1 sponsorship from campaign' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove from campaign' }));
  await waitFor(() =>
    expect(lastOf(sent, 'RemoveSponsorablePropertiesFromCampaign')?.input).toMatchObject({ offerIds: [90] }),
  );
});

it('[B-265] all available properties are added at once after confirmation', async () => {
  const sent = fakeServer({
    ...answers(),
    AddAllAvailableSponsorablePropertiesToCampaign: () => ({
      addAllAvailableSponsorablePropertiesToCampaign: { clientMutationId: null },
    }),
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add All Available (12)' }));
  expect(lastOf(sent, 'AddAllAvailableSponsorablePropertiesToCampaign')).toBeUndefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Add 12' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddAllAvailableSponsorablePropertiesToCampaign')).toEqual({ input: { campaignId: 8 } }),
  );
  expect(address()).toBe('/campaign-targeting/8');
});

const conflict = {
  sponsorablePropertyId: 2,
  sponsorablePropertyName: 'Program 2',
  organizationName: 'Cedar Valley',
  message: 'Confirmed in Other Season (Acme): the same sport.',
};
const conflicting = (availableCount: number) => () => ({
  addingPlan: { availableCount, conflictingCount: 1, conflicts: [conflict] },
});

it('[T1] the page shows how many available properties conflict, and nothing if none do', async () => {
  for (const [conflicting, said] of [
    [0, /12 available$/],
    [3, /12 available, 3 in conflict$/],
  ] as const) {
    fakeServer({
      ...answers(),
      TargetingSummary: () => ({
        targetingSummary: { count: 40, medianNumberOfPlayers: 100, withOffer: 0 },
        prospectingReport: { id: 'campaign-8', available: 12, conflicting },
      }),
    });
    const { unmount } = open();
    expect(await screen.findByText(/12 available/)).toHaveTextContent(said);
    unmount();
  }
});

it('[T1] adding all lists conflicts with other campaigns and skips them unless included', async () => {
  const sent = fakeServer({
    ...answers(),
    AddingPlan: conflicting(12),
    AddAllAvailableSponsorablePropertiesToCampaign: () => ({
      addAllAvailableSponsorablePropertiesToCampaign: { changeId: null },
    }),
  });
  open();
  const all = 'AddAllAvailableSponsorablePropertiesToCampaign';
  const start = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add All Available (12)' }));
    return within(await screen.findByRole('dialog'));
  };
  let dialog = await start();
  expect(await dialog.findByText(/Confirmed in Other Season \(Acme\)/)).toHaveTextContent('Cedar Valley, Program 2');
  expect(dialog.getByRole('alert')).toHaveTextContent('1 conflict with other campaigns, left out');
  await userEvent.click(dialog.getByRole('button', { name: 'Add 11' }));
  await waitFor(() => expect(lastOf(sent, all)).toEqual({ input: { campaignId: 8 } }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await start();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Include it anyway/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add 12' }));
  await waitFor(() => expect(lastOf(sent, all)).toEqual({ input: { campaignId: 8, includeConflicts: true } }));
});

it('[T1] adding selected properties is confirmed first if some conflict', async () => {
  const sent = fakeServer({
    ...answers({}, [property(1), property(2)]),
    AddingPlan: conflicting(2),
    AddSponsorablePropertiesToCampaign: () => ({ addSponsorablePropertiesToCampaign: { changeId: null, offers: [] } }),
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all properties' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add selected (2)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add selected' }));
  expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toBeUndefined();
  await userEvent.click(await dialog.findByRole('button', { name: 'Add 1' }));
  await waitFor(() =>
    expect(lastOf(sent, 'AddSponsorablePropertiesToCampaign')).toEqual({
      input: { campaignId: 8, sponsorablePropertyIds: [1, 2] },
    }),
  );
});

it('[T2] a closed campaign says so and offers no adding', async () => {
  const refusal = 'This campaign is complete: no programs can be added to it.';
  fakeServer(answers({ status: 'complete', addingRefusal: refusal, addingAllRefusal: refusal }));
  open();
  expect(await screen.findByText(refusal)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add All Available' })).toBeDisabled();
  await screen.findByRole('link', { name: 'Program 2' });
  expect(screen.queryByRole('button', { name: /^Add selected/ })).toBeNull();
});

it('[T11] without a filter, adding all is disabled and shows no number', async () => {
  fakeServer(answers({ searchFilters: [], addingAllRefusal: 'Add a filter first.' }));
  open();
  expect(await screen.findByRole('button', { name: 'Add All Available' })).toBeDisabled();
  expect(screen.getByLabelText('Add a filter first.')).toBeInTheDocument();
});
