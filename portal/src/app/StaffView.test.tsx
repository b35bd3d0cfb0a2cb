import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import OrganizationOffer from '../features/offer-review/OrganizationOffer.tsx';
import OrganizationDashboard from '../features/organization-dashboard/OrganizationDashboard.tsx';
import { fakeServer, fakeToken, leagueToken } from '../testing/fakeServer.ts';
import { reviewOffer, today } from '../testing/offers.ts';
import { showPage } from '../testing/page.tsx';
import { dashboardOffer, dashboardOrganization } from '../testing/sponsorships.ts';

const staff = fakeToken({ role: 'admin', sub: '1', email: 'admin@sideline.test' });
const league = dashboardOrganization({ offers: [dashboardOffer(2, 'proposed', { status: 'active' })] });

function open(at: string, token: string) {
  fakeServer({
    MyOrganizations: () => ({ today, myOrganizations: [league] }),
    OfferToReview: () => ({ today, offer: reviewOffer() }),
  });
  showPage(at, at.includes('/offer/') ? <OrganizationOffer offerId="2" /> : <OrganizationDashboard />, token);
}
const banner = 'This page is for leagues. You can look around, but you can’t change anything.';

describe('staff on a league’s page as themselves', () => {
  it('[L-263] shows staff that the page belongs to leagues, and lets them change nothing', async () => {
    open('/organization-dashboard', staff);
    expect(await screen.findByText(banner)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Review offer/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /address|calendar/i })).toBeNull();
  });

  it('[L-263] shows staff an offer without its steps', async () => {
    open('/organization-dashboard/offer/2', staff);
    expect(await screen.findByText(banner)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Sponsorship Offer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /accept|reject|validate|review/i })).toBeNull();
  });

  it('shows no notice to the league itself', async () => {
    open('/organization-dashboard', leagueToken);
    expect(await screen.findByRole('link', { name: /^Review offer/ })).toBeInTheDocument();
    expect(screen.queryByText(banner)).toBeNull();
  });
});
