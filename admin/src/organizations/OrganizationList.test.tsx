import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { OrganizationList } from './OrganizationList.tsx';
import { rememberViewed } from './viewed.ts';

const row = (id: number, name: string) => ({
  id,
  name,
  city: 'Beaverton',
  state: 'OR',
  websiteUrl: 'https://club.example/',
  engagementStatus: 'active',
  dataConfidence: 'verified',
  language: 'en',
  updatedAt: '2026-11-20T00:00:00Z',
  createdAt: '2026-01-20T00:00:00Z',
  averageConfirmedValue: '1840.00',
  confirmedCount: 12,
  onTimeVerificationPercentage: '94',
  version: 4,
  organization: { primaryPlayLocation: { address: '1 Main St' } },
});
const empty = () => listOf();

const answers = {
  ListViewsList: empty,
  OrganizationStats: () => ({ organizationStats: { count: 1284 } }),
  OrganizationsTotal: () => ({ list: { totalCount: 1 } }),
  OrganizationsList: ({ search }: { search?: string }) =>
    search ? listOf(...(search === 'cedar' ? [row(3, 'Cedar Valley')] : [])) : listOf(row(9, 'Updated Club')),
  OrganizationsMany: ({ ids }: { ids: number[] }) => ({ list: ids.map((id) => row(id, `Club ${id}`)) }),
  OrganizationsUpdateMany: () => ({ result: { changeId: '1' } }),
  OrganizationPeek: () => ({ organization: null }),
  OrganizationTypesList: empty,
  SportsManagementSoftwaresList: empty,
};
const filtered = (filter: object) => `/organizations?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const list = (at = '/organizations') => showPage(<OrganizationList />, { at, path: '/organizations' });

describe('All Organizations', () => {
  beforeEach(() => {
    localStorage.clear();
    signIn();
  });

  it('[B-030][B-031] the heading shows the total, with a search and an add button', async () => {
    fakeServer(answers);
    list();
    expect(await screen.findByRole('heading', { level: 1, name: 'Search 1,284 Organizations' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Name, location, website or email' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add An Organization' })).toBeInTheDocument();
  });

  it('[T6] its export includes the number that imports need, although the column is hidden', async () => {
    Object.assign(URL, { createObjectURL: () => '#export', revokeObjectURL: () => undefined });
    const sent = fakeServer({ ...answers, 'POST /exports/organizations.csv': () => ({}) });
    list();
    await screen.findByText('Updated Club');
    expect(screen.queryByRole('columnheader', { name: 'No.' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV' }));
    const posted = () => sent.find(({ name }) => name === 'POST /exports/organizations.csv');
    await waitFor(() => expect(posted()).toBeDefined());
    expect(posted()?.body).toMatchObject({ columns: expect.arrayContaining([{ source: 'id', label: 'No.' }]) });
  });

  it('[B-032][B-033] lists recently viewed organizations of this browser, and recently updated ones', async () => {
    rememberViewed(5);
    rememberViewed(4);
    const sent = fakeServer(answers);
    list();
    const viewed = within(await screen.findByRole('region', { name: 'Recently Viewed' }));
    expect((await viewed.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/organizations/4',
      '/organizations/5',
    ]);
    expect(lastOf(sent, 'OrganizationsMany')).toEqual({ ids: [4, 5] });
    expect(screen.getByRole('heading', { name: 'Recently Updated' })).toBeInTheDocument();
    expect(lastOf(sent, 'OrganizationsList')?.orderBy).toEqual(['UPDATED_AT_DESC', 'ID_DESC']);
    expect(await screen.findByText('Updated Club')).toBeInTheDocument();
  });

  it('[B-035][B-037][B-038] a search replaces the recents; a result shows its facts and links to its page', async () => {
    fakeServer(answers);
    list();
    await screen.findByText('Updated Club');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Name, location, website or email' }), 'cedar');
    const link = await screen.findByRole('link', { name: 'Cedar Valley' }, { timeout: 15_000 });
    expect(screen.queryByText('Updated Club')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Recently Updated' })).toBeNull();
    const result = within(link.closest('tr') as HTMLElement);
    for (const fact of ['C', '1 Main St', 'club.example', '$1,840', '12', '94%'])
      expect(result.getByText(fact)).toBeInTheDocument();
    await userEvent.click(link);
    await waitFor(() => expect(address()).toBe('/organizations/3'));
  });

  it('[B-036] shows the specified message for no results', async () => {
    fakeServer(answers);
    list(filtered({ q: 'zzz' }));
    expect(await screen.findByText('No organizations found with your search criteria.')).toBeInTheDocument();
  });

  it('adding an organization and returning keeps the search', async () => {
    fakeServer(answers);
    list(filtered({ q: 'cedar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add An Organization' }));
    expect(address()).toBe(`${filtered({ q: 'cedar' })}&add=`);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe(filtered({ q: 'cedar' })));
    expect(screen.getByRole('searchbox', { name: 'Name, location, website or email' })).toHaveValue('cedar');
  });

  it('[B-029] is called All Organizations', async () => {
    fakeServer(answers);
    list();
    await screen.findByText('Updated Club');
    expect(document.title).toBe('All Organizations · Sideline');
  });

  it('[B-041] a result’s insight report matches its page: average confirmed value, confirmed count, on time', async () => {
    const none = { averageConfirmedValue: null, confirmedCount: 0, onTimeVerificationPercentage: null };
    fakeServer({
      ...answers,
      OrganizationsList: () => listOf(row(3, 'Cedar Valley'), { ...row(4, 'New Club'), ...none }),
    });
    list(filtered({ q: 'c' }));
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(['Avg. value', 'Confirmed', 'On-time']),
    );
    const report = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .slice(3, 6)
        .map((cell) => cell.textContent);
    expect(report(/Cedar Valley/)).toEqual(['$1,840', '12', '94%']);
    expect(report(/New Club/)).toEqual(['None yet', '0', '–']);
  });

  it('bulk edits data confidence with a reason', async () => {
    const sent = fakeServer(answers);
    list();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Updated Club' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Data confidence' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Stale' }));
    await userEvent.type(dialog.getByLabelText('Reason for the change'), 'No answer');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrganizationsUpdateMany')).toEqual({
        input: { ids: [9], versions: [4], patch: { dataConfidence: 'stale', dataConfidenceReason: 'No answer' } },
      }),
    );
  });

  it('filters by status and searches on the server', async () => {
    const sent = fakeServer(answers);
    list(filtered({ q: 'cedar', engagementStatus: 'active' }));
    await screen.findByRole('link', { name: 'Cedar Valley' });
    expect(lastOf(sent, 'OrganizationsList')).toMatchObject({
      search: 'cedar',
      filter: { engagementStatus: { equalTo: 'active' } },
    });
  });
});
