import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { request, setNavigator } from '../../../../ui/graphql.ts';
import { clearToken, readToken, tokenKey } from '../../../../ui/session.ts';
import { isViewing, startView, viewKey } from '../../../../ui/viewing.ts';
import { App } from '../../app/App.tsx';
import { SetLanguageDocument } from '../../i18n/generated/graphql.ts';
import { storeDraft } from '../../lib/drafts.ts';
import { saveLanguage } from '../../lib/saveLanguage.ts';
import { fakeServer, fakeToken, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { today } from '../../testing/offers.ts';
import { showPage } from '../../testing/page.tsx';
import { dashboardOrganization } from '../../testing/sponsorships.ts';
import BeginView from './BeginView.tsx';
import ViewBanner from './ViewBanner.tsx';

const staff = fakeToken({ role: 'admin', sub: '1', email: 'admin@sideline.test' });
const view = fakeToken({
  role: 'organization',
  sub: '42',
  email: 'dana@harborhills.test',
  name: 'Dana Hill',
  view_id: 9,
});
const sponsorView = fakeToken({ role: 'sponsor', sub: '8', email: 'zoe@acme.test', view_id: 10 });
const logged = (calls: { name: string; token: string | null }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ token }) => token);

beforeEach(() => sessionStorage.clear());

describe('starting to view as another user', () => {
  const begin = (at: string, answer: () => unknown, token = staff) => {
    const calls = fakeServer({ ViewAsUser: answer });
    const loaded: string[] = [];
    showPage(at, <BeginView userId={42} load={(path) => loaded.push(path)} />, token);
    return { calls, loaded };
  };

  it('[L-262] stores the view’s token for this tab and leaves the browser’s login unchanged', async () => {
    const { calls, loaded } = begin('/organization-dashboard/sponsorship/3?userId=42', () => ({
      viewAsUser: { jwt: view },
    }));
    await waitFor(() => expect(loaded).toEqual(['/organization-dashboard/sponsorship/3']));
    expect(calls.map(({ name, body, token }) => [name, body, token])).toEqual([
      ['ViewAsUser', { input: { userId: 42 } }, staff],
    ]);
    expect(readToken()).toBe(view);
    expect(sessionStorage.getItem(viewKey)).toBe(view);
    expect(localStorage.getItem(tokenKey)).toBe(staff);
  });

  it('opens the home of the user’s role from any other page', async () => {
    const { loaded } = begin('/organization-dashboard?userId=8', () => ({ viewAsUser: { jwt: sponsorView } }));
    await waitFor(() => expect(loaded).toEqual(['/sponsor-dashboard']));
  });

  it('shows the error, and starts no view', async () => {
    const { loaded } = begin('/sponsor-dashboard?userId=42', () => refusal('This account is not active.', 'SL409'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This account is not active.');
    expect(screen.getByRole('link', { name: 'Go to the console' })).toHaveAttribute('href', '/');
    expect(isViewing()).toBe(false);
    expect(loaded).toEqual([]);
  });

  it('[L-263] is for staff: a league’s own users see the page as themselves, whatever the URL says', async () => {
    const calls = fakeServer({ MyOrganizations: () => ({ today, myOrganizations: [dashboardOrganization()] }) });
    showPage('/organization-dashboard?userId=42', <App />, leagueToken);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sponsorships' })).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).not.toContain('ViewAsUser');
  });

  it('[L-262] starts from the URL for staff', async () => {
    const calls = fakeServer({ ViewAsUser: () => refusal('There is no such user.', 'SL404') });
    showPage('/organization-dashboard?userId=42', <App />, staff);
    expect(await screen.findByText('There is no such user.')).toBeInTheDocument();
    expect(calls.map(({ name }) => name)).toEqual(['ViewAsUser']);
  });
});

describe('a view', () => {
  const open = (answers: Parameters<typeof fakeServer>[0] = {}) => {
    const calls = fakeServer({
      MyOrganizations: () => ({ today, myOrganizations: [dashboardOrganization()] }),
      Logout: () => ({ logout: { ended: true } }),
      ...answers,
    });
    const rendered = showPage('/privacy', null, staff);
    rendered.unmount();
    startView(view);
    return calls;
  };

  it('[L-262] shows the viewed user on every page, marks the title, and sends the view’s token', async () => {
    const calls = open();
    navigate('/organization-dashboard');
    render(<App />);
    const banner = await screen.findByRole('complementary', { name: 'View as' });
    expect(banner).toHaveTextContent('You are viewing Sideline as Dana Hill (read-only)');
    await screen.findByRole('heading', { level: 1, name: 'Sponsorships' });
    expect(document.title).toBe('Viewing as Dana Hill: Sponsorships · Sideline');
    expect(logged(calls, 'MyOrganizations')).toEqual([view]);
  });

  it('ends on the server and in this tab with a click; the login is kept', async () => {
    const calls = open();
    const loaded: string[] = [];
    render(<ViewBanner load={(path) => loaded.push(path)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(loaded).toEqual(['/']));
    expect(logged(calls, 'Logout')).toEqual([view]);
    expect(isViewing()).toBe(false);
    expect(readToken()).toBe(staff);
  });

  it('ends in this tab even without a connection', async () => {
    open({
      Logout: () => {
        throw new Error('offline');
      },
    });
    const loaded: string[] = [];
    render(<ViewBanner load={(path) => loaded.push(path)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(loaded).toEqual(['/']));
    expect(isViewing()).toBe(false);
  });

  it('keeps the login if the connection of the view is closed before the answer', async () => {
    open({
      Logout: () => {
        clearToken(); // as a connection does that the server closes
        return { logout: { ended: true } };
      },
    });
    const loaded: string[] = [];
    render(<ViewBanner load={(path) => loaded.push(path)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Stop viewing' }));
    await waitFor(() => expect(loaded).toEqual(['/']));
    expect(readToken()).toBe(staff);
  });

  it('[L-263] says in the banner that a change was refused', async () => {
    open({ SetLanguage: () => refusal('You are viewing as somebody else, so nothing was changed.', 'SL403') });
    render(<ViewBanner />);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await act(() => request(SetLanguageDocument, { input: { language: 'es' } } as never).catch(() => undefined));
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  });

  it('[L-263] says so, too, if the change was refused before the banner was loaded', async () => {
    open({ SetLanguage: () => refusal('You are viewing as somebody else, so nothing was changed.', 'SL403') });
    await request(SetLanguageDocument, { input: { language: 'es' } } as never).catch(() => undefined);
    render(<ViewBanner />);
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed.');
  });

  it('returns to the still valid staff login once it has expired', async () => {
    open({ MyOrganizations: () => refusal('Your view has ended.', 'SL401') });
    const gone: string[] = [];
    setNavigator((path) => gone.push(path));
    await request({ id: 'x', name: 'MyOrganizations', kind: 'query' }, {}).catch(() => undefined);
    expect(isViewing()).toBe(false);
    expect(readToken()).toBe(staff);
    expect(gone).toEqual(['/']);
  });

  it('stores nothing on the device, and does not change the user’s language', async () => {
    const calls = open();
    const before = { ...localStorage };
    expect(storeDraft('sideline.draft.x', { draft: { name: 'typed' } })).toBe(false);
    await saveLanguage('es' as never);
    expect({ ...localStorage }).toEqual(before);
    expect(calls).toEqual([]);
  });
});
