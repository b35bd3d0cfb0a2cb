import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { SponsorAdd } from './SponsorAdd.tsx';
import { SponsorList } from './SponsorList.tsx';

const sponsor = (id: number, name: string) => ({ id, name, logoThumbnailUrl: null, campaigns: [] });
const campaign = (id: number, name: string, status: string) => ({
  id,
  name,
  status,
  season: 'spring',
  year: 2027,
  leagueBudget: null,
  sponsor: { id: 3, name: 'Harvest Lane' },
});

describe('sponsors', () => {
  beforeEach(() => signIn());

  it('[S-025][S-026][S-027] starts with active campaigns, sorted without regard to case, and toggles to all', async () => {
    const sent = fakeServer({
      Sponsors: () => ({ sponsors: [sponsor(1, 'zebra'), sponsor(2, 'Apple'), sponsor(3, 'bank')] }),
    });
    showPage(<SponsorList />);
    await screen.findByText('Apple');
    expect(
      screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').querySelector('b')?.textContent),
    ).toEqual(['Apple', 'bank', 'zebra']);
    expect(lastOf(sent, 'Sponsors')).toEqual({ withActiveOrNoCampaigns: true });
    await userEvent.click(screen.getByRole('button', { name: 'Sponsors with Active Campaigns' }));
    expect(await screen.findByRole('button', { name: 'All Sponsors' })).toBeInTheDocument();
    await waitFor(() => expect(lastOf(sent, 'Sponsors')).toEqual({ withActiveOrNoCampaigns: false }));
  });

  it('[S-021][S-023][S-024] finds campaigns, marks inactive ones and goes to the chosen one', async () => {
    const sent = fakeServer({
      Sponsors: () => ({ sponsors: [] }),
      SearchCampaigns: () => ({
        searchCampaigns: [campaign(8, 'Halftime', 'active'), campaign(9, 'Old one', 'complete')],
      }),
    });
    showPage(<SponsorList />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Search campaigns' }), 'half');
    const options = await screen.findAllByRole('option');
    expect(lastOf(sent, 'SearchCampaigns')).toEqual({ query: 'half' });
    expect(within(options[0] as HTMLElement).queryByText('Inactive')).toBeNull();
    expect(within(options[1] as HTMLElement).getByText('Inactive')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/3/campaigns/9'));
  });

  it('[S-031] says when there is nothing', async () => {
    fakeServer({ Sponsors: () => ({ sponsors: [] }), SearchCampaigns: () => ({ searchCampaigns: [] }) });
    showPage(<SponsorList />);
    expect(await screen.findByText('No sponsors yet!')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search campaigns' }), 'zz');
    expect(await screen.findByText('No campaigns found.')).toBeInTheDocument();
  });
});

describe('add a sponsor', () => {
  beforeEach(() => signIn());

  it('[S-033][S-035] a name of spaces is empty: the button stays off', async () => {
    fakeServer({});
    showPage(<SponsorAdd />);
    const button = screen.getByRole('button', { name: 'Add Sponsor' });
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Name'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Name'), 'Harvest Lane');
    expect(button).toBeEnabled();
  });

  it('[S-034] posts the name and opens the new sponsor', async () => {
    const sent = fakeServer({ 'POST /sponsors': () => ({ id: 12, name: 'Harvest Lane' }) });
    showPage(<SponsorAdd />);
    await userEvent.type(screen.getByLabelText('Name'), ' Harvest Lane ');
    await userEvent.click(screen.getByRole('button', { name: 'Add Sponsor' }));
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/12'));
    expect(sent.find(({ name }) => name === 'POST /sponsors')?.body).toEqual({ name: 'Harvest Lane' });
  });
});
