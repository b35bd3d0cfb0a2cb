import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer, fakeToken, leagueToken } from '../testing/fakeServer.ts';
import { address, showPage } from '../testing/page.tsx';
import { App } from './App.tsx';

describe('URLs', () => {
  it('[S-019] shows a page for an unknown URL, never a blank screen', async () => {
    showPage('/nowhere/at-all', <App />);
    expect(await screen.findByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  });

  it('[S-019] shows it inside the navigation of a signed-in user', async () => {
    fakeServer({});
    const view = showPage('/nowhere', <App />, leagueToken);
    expect(await screen.findByRole('link', { name: 'Sponsorships' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'This page is out of bounds.' })).toBeInTheDocument();
    view.unmount();
    showPage('/nowhere', <App />, fakeToken({ role: 'sponsor', sub: '8', email: 's@brand.test' }));
    expect(await screen.findByRole('link', { name: 'Sponsor Dashboard' })).not.toHaveAttribute('aria-current');
  });

  it('[L-255][S-017] redirects legacy league-dashboard paths, including sub-path and query string', async () => {
    fakeServer({});
    showPage('/league-dashboard/sponsorship/6?a=1', <App />);
    await waitFor(() =>
      expect(decodeURIComponent(address())).toBe('/login?redirect=/organization-dashboard/sponsorship/6?a=1'),
    );
  });

  it('[S-016] redirects /sponsor-dashboard/{token} to the campaign dashboard', async () => {
    fakeServer({
      CampaignDashboard: () => new FakeStatus(401, { errors: [{ message: 'x', extensions: { code: 'SL401' } }] }),
    });
    showPage('/sponsor-dashboard/abc', <App />);
    await waitFor(() => expect(address()).toBe('/campaign-dashboard/abc'));
  });
});

describe('the specified URLs', () => {
  const link = (kind: string) => fakeToken({ kind, context: kind, id: 1, v: 1, season: 'fall', year: 2026 });
  const expired = () =>
    new FakeStatus(401, { errors: [{ message: 'no', extensions: { code: 'SL401', link: 'expired' } }] });
  const responses = {
    OfferToAccept: expired,
    LeagueSelfOnboarding: expired,
    DeadlineToRespondTo: expired,
    CampaignDashboard: expired,
    SeasonalDashboard: expired,
    SponsorshipApplicationView: expired,
    SponsorshipApplicationOptions: expired,
    OfferToReview: () => ({ today: '2026-10-07', offer: null }),
    Sponsorship: () => ({ today: '2026-10-07', offer: null }),
    MySponsors: () => ({ mySponsors: [] }),
    MyOrganizations: () => ({ today: '2026-10-07', myOrganizations: [] }),
  };
  const sponsorToken = fakeToken({ role: 'sponsor', sub: '8', email: 's@b.test' });

  const opens = async (at: string, call: string, token?: string) => {
    const calls = fakeServer(responses);
    const { unmount } = showPage(at, <App />, token);
    await waitFor(() => expect(calls.map((one) => one.name)).toContain(call));
    expect(calls.find((one) => one.name === call)?.token).toBe(token ?? at.split('/')[2]);
    expect(screen.queryByText('This page is out of bounds.')).toBeNull();
    unmount();
  };

  it('[L-011] /accept-offer/{token} reviews the offer', () => opens(`/accept-offer/${link('offer')}`, 'OfferToAccept'));
  it('[L-219] /welcome/{token} opens the onboarding', () =>
    opens(`/welcome/${link('league')}`, 'LeagueSelfOnboarding'));
  it('[L-244] /respond-to-deadline/{token} answers a deadline', () =>
    opens(`/respond-to-deadline/${link('deadline')}`, 'DeadlineToRespondTo'));
  it('[L-084] /qualify/{token} opens the application', () =>
    opens(`/qualify/${link('application')}`, 'SponsorshipApplicationView'));
  it('[L-256] /organization-dashboard, with the pages of offers and sponsorships below it', async () => {
    await opens('/organization-dashboard', 'MyOrganizations', leagueToken);
    await opens('/organization-dashboard/offer/5', 'OfferToReview', leagueToken);
    await opens('/organization-dashboard/sponsorship/5', 'Sponsorship', leagueToken);
  });
  it('[S-011] the dashboards of campaigns, seasons and sponsors', async () => {
    await opens(`/campaign-dashboard/${link('campaign')}`, 'CampaignDashboard');
    await opens(`/seasonal-dashboard/${link('season')}`, 'SeasonalDashboard');
    await opens('/sponsor-dashboard', 'MySponsors', sponsorToken);
    await opens('/sponsor-dashboard?userId=3', 'ViewAsUser', fakeToken({ role: 'admin', sub: '1' }));
  });
});

it('[S-364] [S-365] the login at /login/expired-link says that the link has expired', async () => {
  showPage('/login/expired-link', <App />);
  expect(await screen.findByText('Your link has expired, please contact support.')).toBeInTheDocument();
});

describe('the generic failure screen', () => {
  it('[L-079][L-080][L-081] shows both texts, a picture, advice and the support email; retrying loads again', async () => {
    const consoleError = console.error;
    console.error = () => undefined;
    let down = true;
    fakeServer({
      MySponsors: () => (down ? new FakeStatus(503) : { mySponsors: [] }),
    });
    showPage('/sponsor-dashboard', <App />, fakeToken({ role: 'sponsor', sub: '8', email: 's@b.test' }));
    expect(await screen.findByRole('heading', { name: 'Uh oh! Something went wrong.' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, it looks like we fumbled the ball.')).toBeInTheDocument();
    expect(screen.getByRole('img')).toBeInTheDocument();
    expect(screen.getByText(/check your internet connection and refresh the page/)).toBeInTheDocument();
    expect(screen.getByText(/please contact us at/)).toBeInTheDocument();
    down = false;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText("This sponsor doesn't have any campaigns right now.")).toBeInTheDocument();
    console.error = consoleError;
  });
});

describe('a page that cannot be loaded', () => {
  it('[L-008] [L-009] [S-412] shows the failure screen only for a server error or a lost connection', async () => {
    const consoleError = console.error;
    console.error = () => undefined;
    for (const [answer, failure] of [
      [() => new FakeStatus(500), true],
      [() => new FakeStatus(502), true],
      [() => Promise.reject(new TypeError('Failed to fetch')), true],
      [() => new FakeStatus(200, { data: null, errors: [{ message: 'No.', extensions: { code: 'SL403' } }] }), false],
    ] as const) {
      fakeServer({ MyOrganizations: answer });
      const { unmount } = showPage('/organization-dashboard', <App />, leagueToken);
      if (failure) expect(await screen.findByRole('heading', { name: 'Uh oh! Something went wrong.' })).toBeVisible();
      else {
        expect(await screen.findByText(/Please refresh the page and try again/)).toBeInTheDocument();
        expect(screen.queryByRole('heading', { name: 'Uh oh! Something went wrong.' })).toBeNull();
      }
      unmount();
    }
    console.error = consoleError;
  });
});

describe('the header', () => {
  it('[S-398] [S-400] links home for signed-in users, and nowhere on a page opened by link', async () => {
    fakeServer({
      MyOrganizations: () => ({ today: '2026-10-07', myOrganizations: [] }),
      MySponsors: () => ({ mySponsors: [] }),
      OfferToAccept: () => new FakeStatus(401, { errors: [{ message: 'x', extensions: { code: 'SL401' } }] }),
      CampaignDashboard: () => new FakeStatus(401, { errors: [{ message: 'x', extensions: { code: 'SL401' } }] }),
    });
    const sponsor = fakeToken({ role: 'sponsor', sub: '8', email: 's@b.test' });
    for (const [path, token, entry] of [
      ['/organization-dashboard', leagueToken, 'Sponsorships'],
      ['/sponsor-dashboard', sponsor, 'Sponsor Dashboard'],
    ] as const) {
      const { unmount } = showPage(path, <App />, token);
      expect(await screen.findByRole('link', { name: 'Sideline, home' })).toHaveAttribute('href', '/');
      expect(screen.getByRole('link', { name: entry })).toHaveAttribute('href', path);
      unmount();
    }
    for (const path of ['/accept-offer/x', '/campaign-dashboard/x']) {
      const { unmount } = showPage(path, <App />);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('link', { name: 'Sideline, home' })).toBeNull();
      expect(screen.getByRole('banner')).toHaveTextContent('Sideline');
      unmount();
    }
  });
});

describe('settings menu', () => {
  it('[S-395] contains Change Password and Logout', async () => {
    fakeServer({ MyOrganizations: () => ({ today: '2026-10-07', myOrganizations: [] }) });
    showPage('/organization-dashboard', <App />, leagueToken);
    expect(await screen.findByRole('link', { name: 'Change Password', hidden: true })).toHaveAttribute(
      'href',
      '/change-password',
    );
    expect(screen.getByRole('link', { name: 'Logout', hidden: true })).toHaveAttribute('href', '/logout');
  });
});
