import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { endSession, setNavigator } from '../../../ui/graphql.ts';
import { noticeFor } from '../../../ui/notice.ts';
import { storeToken } from '../../../ui/session.ts';
import { LogInAgain } from '../auth/LogInAgain.tsx';
import { useSessionWatch } from '../auth/useSessionWatch.ts';
import { useOperationQuery } from '../dataProvider/useOperation.ts';
import { isUnsaved, useUnsaved } from '../form/unsaved.ts';
import { address, fakeServer, showPage, signIn } from '../testing/page.tsx';
import { ConsoleLayout } from './ConsoleLayout.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './Problem.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const visited: string[] = [];
const reload = jest.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  visited.length = 0;
  reload.mockClear();
  setNavigator((path) => visited.push(path));
  signIn('admin');
});

describe('the navigation bar', () => {
  it('[S-396] [B-026] marks a non-production installation until the production flag is set', async () => {
    let production = false;
    fakeServer({ ConsoleStart: () => ({ today: '2026-10-07', production }) });
    const { unmount } = showPage(<ConsoleLayout>Page</ConsoleLayout>);
    await screen.findByText('Page');
    expect(screen.getByText(/Non-production/)).toBeInTheDocument();
    unmount();
    production = true;
    showPage(<ConsoleLayout>Page</ConsoleLayout>);
    await screen.findByText('Page');
    expect(screen.queryByText(/Non-production/)).toBeNull();
  });

  it('[C9] ? lists the shortcuts of the page and of all pages, but not while typing', async () => {
    fakeServer({ ConsoleStart: () => ({ today: '2026-10-07', production: false }) });
    showPage(
      <ConsoleLayout>
        <input aria-label="Name" />
        <Shortcuts shortcuts={[{ keys: ['n'], label: 'Add A Thing', run: () => undefined }]} />
      </ConsoleLayout>,
    );
    await userEvent.type(await screen.findByLabelText('Name'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('?');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const label of ['Add A Thing', 'Find anything']) expect(sheet).toHaveTextContent(label);
  });

  it('refetches once per image when a signed URL has expired', async () => {
    const sent = fakeServer({
      ConsoleStart: () => ({ today: '2026-10-07', production: false }),
      WaitingChecks: () => ({ waiting: { totalCount: 1 } }),
    });
    const Pictures = () => {
      useOperationQuery('waitingChecks', {});
      return (
        <>
          <img src="/files/ab/ab.jpg?e=1" alt="Proof" />
          <img src="/elsewhere.jpg" alt="Other" />
        </>
      );
    };
    showPage(
      <ConsoleLayout>
        <Pictures />
      </ConsoleLayout>,
    );
    const starts = () => sent.filter(({ name }) => name === 'WaitingChecks').length;
    await waitFor(() => expect(starts()).toBe(1));
    fireEvent.error(screen.getByAltText('Other'));
    for (let times = 0; times < 2; times += 1) fireEvent.error(screen.getByAltText('Proof'));
    await waitFor(() => expect(starts()).toBe(2));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(starts()).toBe(2);
  });

  it('[S-397] logs out when the token is removed, also in another tab', () => {
    const Bar = () => {
      useSessionWatch(reload);
      return null;
    };
    render(<Bar />);
    localStorage.removeItem('sideline.token');
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'sideline.token' })));
    expect(visited).toEqual(['/login?redirect=%2F']);
    expect(noticeFor('/login')).toBe('Your session has ended. Please log in again.');
  });

  it('[S-410] asks for the password on the page if there is unsaved input, and continues', async () => {
    const jwt = localStorage.getItem('sideline.token');
    const sent = fakeServer({
      ConsoleStart: () => ({ today: '2026-10-07', production: false }),
      'POST /user_token': ({ auth }) => {
        if (auth.password !== 'Right-1-Word') throw new TypeError('Failed to fetch');
        return { jwt };
      },
    });
    const Typed = () => {
      const [text, setText] = useState('');
      useUnsaved(text !== '', true); // The request is pending when the session ends.
      return <input aria-label="Note" value={text} onChange={(event) => setText(event.target.value)} />;
    };
    showPage(
      <ConsoleLayout>
        <Typed />
      </ConsoleLayout>,
    );
    await userEvent.type(await screen.findByLabelText('Note'), 'An hour of typing');
    act(() => endSession());
    expect(visited).toEqual([]);
    expect(localStorage.getItem('sideline.token')).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Your session has ended' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}'); // An accidental click does not close it.
    await userEvent.type(screen.getByLabelText('Password'), 'Right-1{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The connection was lost.');
    expect(localStorage.getItem('sideline.token')).toBeNull();
    await userEvent.type(screen.getByLabelText('Password'), '-Word{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.at(-1)?.body).toEqual({ auth: { email: 'dana@sideline.test', password: 'Right-1-Word' } });
    expect(localStorage.getItem('sideline.token')).toBe(jwt);
    expect(screen.getByLabelText('Note')).toHaveValue('An hour of typing');
    act(() => endSession());
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(visited).toEqual(['/login?redirect=%2F']);
  });

  it('reloads when another user has signed in, but not for the same user', () => {
    const Bar = () => {
      useSessionWatch(reload);
      return null;
    };
    const login = (sub: string) =>
      storeToken(
        `e30.${Buffer.from(JSON.stringify({ role: 'admin', sub, email: 'a@b.test' })).toString('base64url')}.x`,
      );
    render(<Bar />);
    act(() => login('7'));
    expect(reload).not.toHaveBeenCalled();
    act(() => login('8'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[S-410] keeps unsaved input when another user signs in, and does not end their session', async () => {
    fakeServer({});
    const Bar = () => {
      useUnsaved(true);
      const interrupted = useSessionWatch(reload);
      return interrupted ? <LogInAgain {...interrupted} /> : null;
    };
    render(<Bar />);
    const another = `e30.${Buffer.from('{"role":"admin","sub":"8","email":"eve@b.test"}').toString('base64url')}.x`;
    act(() => storeToken(another));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'eve@b.test has signed in on this browser. Log in again as dana@sideline.test to continue.',
    );
    expect(isUnsaved()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(isUnsaved()).toBe(false); // Asks only once.
    expect(reload).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('sideline.token')).toBe(another);
    expect(visited).toEqual([]);
  });

  it('[S-395] its settings menu has Change Password and Logout', async () => {
    fakeServer({ ConsoleStart: () => ({ today: '2026-10-07', production: false }) });
    showPage(<ConsoleLayout>Page</ConsoleLayout>);
    await userEvent.click(screen.getByRole('button', { name: /settings of Dana Whitfield/ }));
    expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveAttribute('href', '/change-password');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeInTheDocument();
  });

  it('the logo links staff to their home page', async () => {
    fakeServer({ ConsoleStart: () => ({ today: '2026-10-07', production: false }) });
    showPage(<ConsoleLayout>Page</ConsoleLayout>);
    await screen.findByText('Page');
    expect(screen.getByRole('link', { name: 'Sideline' })).toHaveAttribute('href', '/organizations');
  });
});

const Here = () => <output>{useLocation().pathname}</output>;

describe('going back', () => {
  it('[S-399] returns to the previous page', async () => {
    fakeServer({});
    render(
      <MemoryRouter initialEntries={['/verifications', '/nowhere']} initialIndex={1}>
        <NotFound />
        <Here />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/verifications'));
  });

  it('[S-399] uses the fallback after half a second if there is no previous page', () => {
    fakeServer({});
    showPage(<NotFound />, { at: '/nowhere', path: '/nowhere' });
    jest.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Go back' }).click());
    act(() => jest.advanceTimersByTime(499));
    expect(address()).toBe('/nowhere');
    act(() => jest.advanceTimersByTime(1));
    expect(address()).toBe('/organizations');
    jest.useRealTimers();
  });
});

it('[S-411] [S-413] a page error without a message shows the generic alert', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error as well.
  const Broken = () => {
    throw new Error('x is undefined');
  };
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Oops! Something went wrong. Please refresh the page and try again.')).toBeInTheDocument();
  expect(screen.queryByText(/undefined/)).toBeNull();
});

it('[S-412] an error on one page does not affect the next, and tabs of the same page stay mounted', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let mounts = 0;
  const Page = ({ broken }: { broken: boolean }) => {
    useState(() => (mounts += 1));
    if (broken) throw new Error('broken');
    return <p>The page</p>;
  };
  const frame = (at: string, broken: boolean) => (
    <ErrorBoundary at={at}>
      <Page broken={broken} />
    </ErrorBoundary>
  );
  const { rerender } = render(frame('/organizations/5', false));
  rerender(frame('/organizations/5/users', false));
  expect(mounts).toBe(1);
  rerender(frame('/organizations/5/users', true));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(frame('/organizations', false));
  expect(screen.getByText('The page')).toBeInTheDocument();
});
