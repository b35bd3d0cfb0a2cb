import { beforeEach, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listOf } from '../testing/lists.ts';
import { address, fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { OfferList } from './OfferList.tsx';
import { offerFilters } from './offerFilters.tsx';

const offer = (id: number, organizationName: string, status: string) => ({
  id,
  organizationName,
  sponsorablePropertyName: 'Rec League',
  campaignName: 'Halftime',
  sponsorName: 'Harvest Lane',
  season: 'spring',
  year: 2027,
  status,
  value: '1500.00',
  numberOfPlayers: 240,
  nextDeadline: '2027-03-01',
  overdueDeadlinesCount: 2,
  updatedAt: '2027-01-05T03:00:00Z',
  version: 1,
});

const answers = {
  OffersTotal: () => ({ list: { totalCount: 2 } }),
  OffersList: () => listOf(offer(5, 'Ames Youth Soccer', 'confirmed'), offer(6, 'Boone Hoops', 'proposed')),
  OffersUpdateMany: () => ({ result: { clientMutationId: null } }),
};

const list = () => showPage(<OfferList />, { at: '/campaign-planner/offers', path: '/campaign-planner/offers' });

beforeEach(() => {
  signIn();
  localStorage.clear();
  signIn();
});

it('lists the offers of all campaigns, with a link to each', async () => {
  fakeServer(answers);
  list();
  const link = await screen.findByRole('link', { name: 'Ames Youth Soccer' });
  expect(link.getAttribute('href')).toBe('/offers/5');
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['Rec League', 'Halftime', 'Harvest Lane', 'Confirmed', '$1,500', '240', '1/4/2027'])
    row.getByText(text);
  expect(row.queryByText('Spring 2027')).toBeNull();
  await screen.findByRole('heading', { name: '2 Offers' });
});

it('filters by overdue proof and keeps the filter in the URL', async () => {
  const sent = fakeServer(answers);
  list();
  await screen.findByText('Ames Youth Soccer');
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Overdue proof' }));
  const added = await screen.findByRole('combobox', { name: 'Overdue proof' });
  await waitFor(() => expect(added).toHaveFocus());
  await userEvent.click(added);
  await userEvent.click(await screen.findByRole('option', { name: 'With overdue proof' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OffersList')).toMatchObject({ filter: { overdueDeadlinesCount: { greaterThan: 0 } } }),
  );
  expect(decodeURIComponent(address())).toContain('"greaterThan":0');
});

it('edits a field of all selected offers at once', async () => {
  const sent = fakeServer(answers);
  list();
  for (const name of ['Ames Youth Soccer', 'Boone Hoops'])
    await userEvent.click(within((await screen.findByText(name)).closest('tr') as HTMLElement).getByRole('checkbox'));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Custom field'), 'Field 3');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(lastOf(sent, 'OffersUpdateMany')).toEqual({
      input: { ids: [5, 6], versions: [1, 1], patch: { customField: 'Field 3' } },
    }),
  );
});

it('has each filter once', () => {
  const sources = offerFilters.map(({ props }) => props.source);
  expect(sources).toEqual([...new Set(sources)]);
});
