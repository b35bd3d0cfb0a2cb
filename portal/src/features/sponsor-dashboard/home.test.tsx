/** The sponsor's home in numbers: cards, comparison, what is new. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeStatus, fakeServer, loginToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { campaigns, sponsorHome } from '../../testing/sponsorHome.ts';
import { lastVisit } from './lastVisit.ts';
import SponsorDashboard from './SponsorDashboard.tsx';

async function open(role: 'sponsor' | 'admin' = 'sponsor', answer: () => unknown = () => sponsorHome) {
  const calls = fakeServer({
    MySponsors: () => ({ mySponsors: [{ id: 3, name: 'Brightwell Dental', logoUrl: null, campaigns }] }),
    SponsorSeason: () => ({ sponsor: { magicToken: 'fall-token' } }),
    SponsorHome: answer,
    SponsorBilling: () => ({ campaignContracts: [], invoices: [], creditNotes: [], billingPayments: [] }),
  });
  showPage('/sponsor-dashboard', <SponsorDashboard />, loginToken(role));
  await screen.findByRole('link', { name: 'View Campaign 1' });
  return calls;
}
const card = (id: number) => screen.getByRole('link', { name: `View Campaign ${id}` }).closest('li') as HTMLElement;

beforeEach(() => localStorage.clear());

describe('the home of a sponsor user', () => {
  it('[M15] a card shows leagues, photos, impressions, proof, what is new, the goal and the next date', async () => {
    await open();
    await screen.findByText('1 league and 12 photos', { exact: false });
    expect(card(1)).toHaveTextContent(/41 leagues.*10 photos checked.*1,000 impressions/);
    expect(card(1)).toHaveTextContent('15 of 35 confirmed assets proven, 16 due, 4 late');
    expect(card(1)).toHaveTextContent('51 of 90 sponsorships confirmed, goal 10/15/2030');
    expect(card(1)).toHaveTextContent('Next photo due 9/9/2030');
    expect(card(1).querySelector('img')).toHaveAttribute('src', '/files/5.jpg?e=1&size=page');
    expect(card(2)).not.toHaveTextContent(/New since|sponsorships confirmed|due/);
    const opened = within(card(1))
      .getAllByRole('link')

      .map((link) => [link.textContent?.trim(), link.getAttribute('href')?.replace('/campaign-dashboard/token-1', '')]);
    expect(opened).toEqual([
      ['41 leagues', '/evidence/leagues'],
      ['10 photos checked', '/evidence/photos'],
      ['1,000 impressions', '/evidence/impressions'],
      ['15', '/evidence/assets?status=proven'],
      ['35', '/evidence/assets'],
      ['16 due', '/evidence/assets?status=due'],
      ['4 late', '/evidence/assets?status=late'],
      ['51', '/evidence/leagues'],
      ['View Campaign 1', ''],
    ]);
  });

  it('[M15] the newest season is beside the last one and the same one a year ago', async () => {
    await open();
    const table = within(await screen.findByRole('table', { name: 'Seasons compared' }));
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Fall 2030',
      'Summer 2030',
      'Fall 2029',
    ]);
    const numbers = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(name) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(numbers('Goal')).toEqual(['51 of 90', '–', '–']);
    expect(numbers('Sponsorships')).toEqual(['103', '53', '54']);
    expect(numbers('Photos')).toEqual(['30', '30', '40']);
    expect(numbers('Impressions')).toEqual(['3,000', '3,000', '4,000']);
    const links = () => within(table.getByRole('row', { name: /Photos/ })).getAllByRole('link');
    await waitFor(() => expect(links()).toHaveLength(3));
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/campaign-dashboard/fall-token/evidence/photos',
      '/campaign-dashboard/token-3/evidence/photos',
      '/campaign-dashboard/token-4/evidence/photos',
    ]);
  });

  it('without the numbers, the list is as usable; staff do not ask for them', async () => {
    await open('sponsor', () => new FakeStatus(500));
    expect(screen.getAllByRole('link', { name: /^View Campaign/ })).toHaveLength(4);
    document.body.replaceChildren();
    const calls = await open('admin');
    expect(calls.map(({ name }) => name)).not.toContain('SponsorHome');
  });
});

describe('the last visit', () => {
  it('[M15] is the one before this one; loading the page again keeps it', () => {
    const at = (time: string) => lastVisit('8', new Date(time));
    expect(at('2030-03-01T10:00:00Z')).toBeNull();
    expect(at('2030-03-01T11:00:00Z')).toBeNull();
    expect(at('2030-03-04T09:00:00Z')).toBe('2030-03-01T11:00:00.000Z');
    expect(at('2030-03-04T09:30:00Z')).toBe('2030-03-01T11:00:00.000Z');
    expect(at('2030-03-05T09:00:00Z')).toBe('2030-03-04T09:30:00.000Z');
    expect(lastVisit('9', new Date('2030-03-05T09:00:00Z'))).toBeNull();
    localStorage.setItem('sideline.seen.8', 'nonsense');
    expect(at('2030-03-06T09:00:00Z')).toBeNull();
  });
});
