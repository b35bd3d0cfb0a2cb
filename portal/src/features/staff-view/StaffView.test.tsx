import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { reviewOffer, today } from '../../testing/offers.ts';
import { showPage } from '../../testing/page.tsx';
import { dashboardOffer, dashboardOrganization } from '../../testing/sponsorships.ts';
import OrganizationDashboard from '../organization-dashboard/OrganizationDashboard.tsx';
import OrganizationOffer from '../organization-dashboard/OrganizationOffer.tsx';

const staff = fakeToken({ role: 'admin', sub: '1', email: 'admin@sideline.test' });
const league = dashboardOrganization({
  offers: [dashboardOffer(2, 'proposed', { status: 'active' })],
  mailingAddress: null,
});
const named = { viewAsUser: { user: { id: 42, name: 'Dana Hill', email: 'dana@harborhills.test' } } };

function open(at: string, token: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    MyOrganizations: () => ({ today, myOrganizations: [league] }),
    OfferToReview: () => ({ today, offer: reviewOffer() }),
    ViewAsUser: () => named,
    ...answers,
  });
  showPage(at, at.includes('/offer/') ? <OrganizationOffer offerId="2" /> : <OrganizationDashboard />, token);
  return calls;
}
const banner = /You are viewing this page as Dana Hill \(dana@harborhills.test\)/;

describe('staff at a league’s dashboard', () => {
  it('[L-262] [L-263] are told as whom they look, and the look is written down', async () => {
    const calls = open('/organization-dashboard?userId=42', staff);
    expect(await screen.findByText(banner)).toBeInTheDocument();
    const sent = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
    expect(sent('ViewAsUser')).toEqual([{ input: { userId: 42 } }]);
    expect(sent('MyOrganizations')).toEqual([{ userId: 42 }]);
  });

  it('[L-263] change nothing there: no answer, no address, no calendar; links stay with the person', async () => {
    open('/organization-dashboard?userId=42', staff);
    await screen.findByText(banner);
    const review = await screen.findByRole('link', { name: /^Review the offer of/ });
    expect(review).toHaveAttribute('href', '/organization-dashboard/offer/2?userId=42');
    expect(screen.queryByRole('link', { name: /^Review offer/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /address|calendar/i })).toBeNull();
  });

  it('[L-263] see an offer without its steps', async () => {
    open('/organization-dashboard/offer/2?userId=42', staff);
    await screen.findByText(banner);
    expect(await screen.findByRole('heading', { level: 1, name: 'Review Sponsorship Offer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /accept|reject|validate|review/i })).toBeNull();
  });

  it('[L-262] are told so also where that person has no organization', async () => {
    const calls = open('/organization-dashboard?userId=42', staff, {
      MyOrganizations: () => ({ today, myOrganizations: [] }),
    });
    expect(await screen.findByText(banner)).toBeInTheDocument();
    expect(screen.getByText(/If you expected to see your organization here/)).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toContain('ViewAsUser');
  });

  it('see nothing of somebody who is no league’s', async () => {
    open('/organization-dashboard?userId=1', staff, {
      ViewAsUser: () => refusal('There is no such user of an organization.', 'SL404'),
    });
    expect(await screen.findByText('There is no such user of an organization.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[L-263] a league’s own people look as themselves, whatever the address says', async () => {
    const calls = open('/organization-dashboard?userId=42', leagueToken);
    expect(await screen.findByRole('link', { name: /^Review offer/ })).toBeInTheDocument();
    expect(screen.queryByText(/You are viewing this page as/)).toBeNull();
    expect(calls.map(({ name }) => name)).not.toContain('ViewAsUser');
  });
});
