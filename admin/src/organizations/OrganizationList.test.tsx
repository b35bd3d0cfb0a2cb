import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { OrganizationList } from './OrganizationList.tsx';
import { rememberViewed } from './viewed.ts';

const row = (id: number, name: string) => ({
  id,
  name,
  city: 'Beaverton',
  state: 'OR',
  websiteUrl: 'https://club.example/',
  updatedAt: '2026-11-20T00:00:00Z',
  primaryPlayLocation: { address: '1 Main St' },
  sponsorshipInsightReport: {
    averageConfirmedValue: '1840.00',
    confirmedCount: 12,
    onTimeVerificationPercentage: '94',
  },
});

const answers = {
  OrganizationStats: () => ({ organizationStats: { count: 1284 } }),
  RecentOrganizations: () => ({ recentOrganizations: [row(9, 'Updated Club')] }),
  Organizations: ({ organizationIds }: { organizationIds: number[] }) => ({
    organizations: organizationIds.map((id) => row(id, `Club ${id}`)),
  }),
  SearchedOrganizations: ({ query }: { query: string }) => ({
    searchedOrganizations: query === 'cedar' ? [row(3, 'Cedar Valley')] : [],
  }),
  OrganizationPeek: () => ({ organization: null }),
};

describe('All Organizations', () => {
  beforeEach(() => {
    localStorage.clear();
    signIn();
  });

  it('[B-030][B-031] the heading counts all, with a search box and the add button', async () => {
    fakeServer(answers);
    showPage(<OrganizationList />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Search 1,284 Organizations' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search organizations' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add An Organization' })).toBeInTheDocument();
  });

  it('[B-032][B-033] lists recently viewed ones from this browser, and recently updated ones', async () => {
    rememberViewed(5);
    rememberViewed(4);
    const sent = fakeServer(answers);
    showPage(<OrganizationList />);
    const viewed = await screen.findByRole('table', { name: 'Recently Viewed organizations' });
    expect(
      within(viewed)
        .getAllByRole('link', { name: /Club/ })
        .map((link) => link.textContent),
    ).toEqual(['Club 4', 'Club 5']);
    expect(lastOf(sent, 'Organizations')).toEqual({ organizationIds: [4, 5] });
    expect(await screen.findByText('Updated Club')).toBeInTheDocument();
  });

  it('[B-035][B-037][B-038] a search replaces the recents; a result shows its facts and leads to its page', async () => {
    fakeServer(answers);
    showPage(<OrganizationList />);
    await screen.findByText('Updated Club');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search organizations' }), 'cedar');
    const link = await screen.findByRole('link', { name: 'Cedar Valley' });
    expect(screen.queryByText('Updated Club')).toBeNull();
    const result = within(link.closest('tr') as HTMLElement);
    for (const fact of ['C', '1 Main St', 'club.example', '$1,840', '12', '94%'])
      expect(result.getByText(fact)).toBeInTheDocument();
    await userEvent.click(link);
    await waitFor(() => expect(address()).toBe('/organizations/3'));
  });

  it('[B-036] no result is said in these words', async () => {
    fakeServer(answers);
    showPage(<OrganizationList />, { at: '/?q=zzz' });
    expect(await screen.findByText('No organizations found with your search criteria.')).toBeInTheDocument();
  });

  it('adding an organization and coming back keeps what was searched for', async () => {
    fakeServer(answers);
    showPage(<OrganizationList />, { at: '/organizations?q=cedar' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add An Organization' }));
    expect(address()).toBe('/organizations?q=cedar&add=');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/organizations?q=cedar'));
    expect(screen.getByRole('searchbox', { name: 'Search organizations' })).toHaveValue('cedar');
  });

  it('[B-029] is called All Organizations', async () => {
    fakeServer(answers);
    showPage(<OrganizationList />);
    await screen.findByText('Updated Club');
    expect(document.title).toBe('All Organizations · Sideline');
  });

  it('[B-041] a result’s insight report is the one of its page: average confirmed value, confirmed count, on time', async () => {
    const none = { averageConfirmedValue: null, confirmedCount: 0, onTimeVerificationPercentage: null };
    fakeServer({
      ...answers,
      SearchedOrganizations: () => ({
        searchedOrganizations: [row(3, 'Cedar Valley'), { ...row(4, 'New Club'), sponsorshipInsightReport: none }],
      }),
    });
    showPage(<OrganizationList />, { at: '/?q=c' });
    const table = within(await screen.findByRole('table', { name: 'Results organizations' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Avg. value', 'Confirmed', 'On-time']),
    );
    const report = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .slice(2, 5)
        .map((cell) => cell.textContent);
    expect(report(/Cedar Valley/)).toEqual(['$1,840', '12', '94%']);
    expect(report(/New Club/)).toEqual(['None yet', '0', '–']);
  });
});
