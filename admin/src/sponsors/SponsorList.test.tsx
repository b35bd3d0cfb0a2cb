import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { ErrorBoundary } from '../layout/ErrorBoundary.tsx';
import { field } from '../testing/inputs.ts';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { SponsorCreate } from './SponsorCreate.tsx';
import { SponsorList } from './SponsorList.tsx';

const sponsor = (id: number, name: string) => ({
  id,
  name,
  sortName: name.toLowerCase(),
  logoThumbnailUrl: null,
  activeCampaignsCount: 1,
  campaignsCount: 2,
  confirmedValue: '0',
  createdAt: '2026-01-20T00:00:00Z',
  updatedAt: '2026-01-20T00:00:00Z',
});
const answers = (...nodes: object[]) => ({
  ListViewsList: () => listOf(),
  SponsorsTotal: () => ({ list: { totalCount: nodes.length } }),
  SponsorsList: () => listOf(...nodes),
});
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

  it('[S-025][S-026][S-027] starts with sponsors that have active campaigns or none, sorted ignoring case, and toggles to all', async () => {
    const sent = fakeServer(answers(sponsor(2, 'Apple'), sponsor(3, 'bank')));
    showPage(<SponsorList />);
    await screen.findByText('Apple');
    const order = { orderBy: ['SORT_NAME_ASC', 'ID_ASC'] };
    const current = { or: [{ activeCampaignsCount: { greaterThan: 0 } }, { campaignsCount: { equalTo: 0 } }] };
    expect(lastOf(sent, 'SponsorsList')).toMatchObject({ ...order, filter: current });
    await userEvent.click(screen.getByRole('button', { name: 'Sponsors with Active Campaigns' }));
    expect(await screen.findByRole('button', { name: 'All Sponsors' })).toBeInTheDocument();
    await waitFor(() => expect(lastOf(sent, 'SponsorsList')).toMatchObject(order));
    await waitFor(() => expect(lastOf(sent, 'SponsorsList')).not.toHaveProperty('filter'));
  });

  it('[S-021][S-023][S-024] finds campaigns, marks inactive ones and opens the selected one', async () => {
    const sent = fakeServer({
      ...answers(),
      SearchCampaigns: () => ({
        searchCampaigns: [campaign(8, 'Halftime', 'active'), campaign(9, 'Old one', 'complete')],
      }),
    });
    showPage(<SponsorList />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Sponsor or campaign' }), 'half');
    const options = await screen.findAllByRole('option');
    expect(lastOf(sent, 'SearchCampaigns')).toEqual({ query: 'half' });
    expect(within(options[0] as HTMLElement).queryByText('Inactive')).toBeNull();
    expect(within(options[1] as HTMLElement).getByText('Inactive')).toBeInTheDocument();
    await waitFor(() => expect(lastOf(sent, 'SponsorsList')).toMatchObject({ search: 'half' }));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/^\/campaign-planner\/sponsors\/3\/campaigns\/9\b/));
  });

  it('[S-028] [S-029] each links to its page, and there is an add button', async () => {
    fakeServer(answers(sponsor(3, 'Apple')));
    showPage(<SponsorList />);
    expect(await screen.findByRole('link', { name: 'Apple' })).toHaveAttribute('href', '/campaign-planner/sponsors/3');
    expect(screen.getByRole('link', { name: 'Add A Sponsor' })).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/add',
    );
  });

  it('[S-022] the search is sent after 200 ms without typing', async () => {
    const sent = fakeServer({ ...answers(), SearchCampaigns: () => ({ searchCampaigns: [] }) });
    showPage(<SponsorList />);
    const searches = () => sent.filter(({ name }) => name === 'SearchCampaigns').length;
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sponsor or campaign' }), { target: { value: 'half' } });
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(searches()).toBe(0);
    await act(() => jest.advanceTimersByTimeAsync(1));
    jest.useRealTimers();
    await waitFor(() => expect(searches()).toBe(1));
  });

  it('[S-022] a search that the address changes is shown, and typing the former one searches again', async () => {
    const sent = fakeServer({ ...answers(), SearchCampaigns: () => ({ searchCampaigns: [] }) });
    const at = (q: string) => `/sponsors?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    showPage(
      <>
        <Link to={at('bank')}>Bank</Link>
        <SponsorList />
      </>,
      { at: '/sponsors' },
    );
    const box = screen.getByRole('combobox', { name: 'Sponsor or campaign' });
    const searched = (search: string) => waitFor(() => expect(lastOf(sent, 'SponsorsList')).toMatchObject({ search }));
    await userEvent.type(box, 'half');
    await searched('half');
    await userEvent.click(screen.getByRole('link', { name: 'Bank' }));
    await waitFor(() => expect(box).toHaveValue('bank'));
    await searched('bank');
    await userEvent.clear(box);
    await userEvent.type(box, 'half');
    await searched('half');
    expect(box).toHaveValue('half');
  });

  it('[S-030] the error of a failed list is shown by the global error handling', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error as well.
    fakeServer({ ...answers(), SponsorsList: () => new Refusal('x', 'SL403') });
    showPage(
      <ErrorBoundary>
        <SponsorList />
      </ErrorBoundary>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Oops! Something went wrong.');
  });

  it('[S-031] shows an empty state', async () => {
    fakeServer({ ...answers(), SearchCampaigns: () => ({ searchCampaigns: [] }) });
    showPage(<SponsorList />);
    expect(await screen.findByText('No sponsors yet!')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Sponsor or campaign' }), 'zz');
    expect(await screen.findByText('No campaigns found.')).toBeInTheDocument();
  });
});

describe('add a sponsor', () => {
  beforeEach(() => signIn());

  it('[S-033][S-035] a name of spaces counts as empty: the button stays disabled', async () => {
    fakeServer({});
    showPage(<SponsorCreate />);
    const button = screen.getByRole('button', { name: 'Add Sponsor' });
    expect(button).toBeDisabled();
    await userEvent.type(field('Name'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(field('Name'), 'Harvest Lane');
    expect(button).toBeEnabled();
  });

  it('[S-034] posts the name and opens the new sponsor', async () => {
    const sent = fakeServer({ 'POST /sponsors': () => ({ id: 12, name: 'Harvest Lane' }) });
    showPage(<SponsorCreate />);
    await userEvent.type(field('Name'), ' Harvest Lane ');
    await userEvent.click(screen.getByRole('button', { name: 'Add Sponsor' }));
    await waitFor(() => expect(address()).toBe('/campaign-planner/sponsors/12'));
    expect(sent.find(({ name }) => name === 'POST /sponsors')?.body).toEqual({ name: 'Harvest Lane' });
  });
});
