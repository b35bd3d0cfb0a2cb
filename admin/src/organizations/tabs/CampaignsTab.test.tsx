import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, showPage, signIn } from '../../testing/page.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';

describe('Campaigns', () => {
  beforeEach(() => signIn());
  const offer = (id: number, status: string, year: number) => ({
    id,
    status,
    campaign: {
      id,
      name: `Campaign ${id}`,
      season: 'spring',
      year,
      status: 'active',
      sponsor: { id: 9, name: 'Harvest Lane' },
    },
    sponsorableProperty: { id: 1, name: 'Juniors' },
  });

  it('[B-194][B-195][B-197] active offers first, the newest year on top, linked to offer and sponsor', async () => {
    fakeServer({
      OrganizationOffers: () => ({
        organization: {
          id: 3,
          offers: [offer(1, 'confirmed', 2026), offer(2, 'canceled', 2027), offer(4, 'qualified', 2027)],
        },
      }),
    });
    showPage(<CampaignsTab id={3} />);
    expect(await screen.findByRole('heading', { name: 'Active Offers' })).toBeInTheDocument();
    const links = () => screen.getAllByRole('link', { name: /^Campaign/ }).map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/offers/4', '/offers/1']);
    expect(screen.getAllByRole('link', { name: 'Harvest Lane' })[0]).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/9',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(links()).toEqual(['/offers/4', '/offers/2', '/offers/1']);
    expect(screen.getByRole('button', { name: 'Show Active' })).toBeInTheDocument();
  });
});
