import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticeFor, storeNotice } from '../../../ui/notice.ts';
import { storeToken } from '../../../ui/session.ts';
import { useDraft } from '../lib/useDraft.ts';
import { fakeToken } from '../testing/fakeServer.ts';
import { address, showPage } from '../testing/page.tsx';
import { Page } from './Page.tsx';
import { RoleGate } from './RoleGate.tsx';

it('[L-332] [S-407] a sponsor that opens a page of leagues sees nothing of it, and gets an explanation at home', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate
  const sponsor = fakeToken({ role: 'sponsor', sub: '8', email: 's@brand.test' });
  showPage(
    '/organization-dashboard',
    <RoleGate roles={['organization', 'admin']}>{() => <p>Secret</p>}</RoleGate>,
    sponsor,
  );
  expect(screen.queryByText('Secret')).toBeNull();
  expect(noticeFor('/sponsor-dashboard')).toBe('That page is for leagues. You are signed in as s@brand.test.');
});

it('[S-361] [L-332] redirects to the login without a session, and afterwards back to the exact requested URL', () => {
  showPage(
    '/organization-dashboard/sponsorship/4?done=1#check',
    <RoleGate roles={['organization', 'admin']}>{() => <p>Secret</p>}</RoleGate>,
  );
  expect(screen.queryByText('Secret')).toBeNull();
  expect(address()).toBe('/login?redirect=%2Forganization-dashboard%2Fsponsorship%2F4%3Fdone%3D1%23check');
});

it('[S-402] the role is read from the stored token', () => {
  for (const [role, open] of [
    ['organization', true],
    ['admin', true],
    ['superadmin', true],
    ['sponsor', false],
  ] as const) {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not navigate
    const { unmount } = showPage(
      '/organization-dashboard',
      <RoleGate roles={['organization', 'admin']}>{(session) => <p>Open for {session.role}</p>}</RoleGate>,
      fakeToken({ role, sub: '8', email: 'a@b.test' }),
    );
    expect(screen.queryByText(`Open for ${role}`) !== null).toBe(open);
    unmount();
  }
});

it('[S-407] the notice is shown only on the page that it was stored for', () => {
  showPage('/sponsor-dashboard', null);
  storeNotice('That page is for leagues.', '/sponsor-dashboard');
  const { unmount } = render(<Page>Home</Page>);
  expect(screen.getByRole('status')).toHaveTextContent('That page is for leagues.');
  unmount();
  globalThis.history.pushState(null, '', '/change-password');
  render(<Page>Password</Page>);
  expect(screen.queryByRole('status')).toBeNull();
});

it('[S-396] every page says that this is not production until the flag is true', () => {
  const flag = Object.assign(document.createElement('meta'), { name: 'sideline:production' });
  document.head.append(flag);
  for (const [content, shown] of [
    ['__PRODUCTION__', true],
    ['false', true],
    ['true', false],
  ] as const) {
    flag.content = content;
    const { unmount } = render(<Page>Home</Page>);
    expect(screen.queryByText('Non-production') !== null).toBe(shown);
    unmount();
  }
  flag.remove();
});

function Note({ who }: { who: string }) {
  const [{ text }, change] = useDraft('note', { text: '' });
  return (
    <Page>
      <p>Of {who}</p>
      <input aria-label="Note" value={text} onChange={(event) => change({ text: event.target.value })} />
    </Page>
  );
}

it('removes one user’s input from the page once another user of the same role has signed in', async () => {
  const user = userEvent.setup();
  const tokenOf = (sub: string) => fakeToken({ role: 'organization', sub, email: `${sub}@league.test` });
  const page = <RoleGate roles={['organization']}>{({ email }) => <Note who={email} />}</RoleGate>;
  const { unmount } = showPage('/organizations/4', page, tokenOf('7'));
  await user.type(screen.getByLabelText('Note'), 'Mine');
  act(() => storeToken(tokenOf('7'))); // a new password creates a new token for the same user
  expect(screen.getByLabelText('Note')).toHaveValue('Mine');
  act(() => storeToken(tokenOf('8')));
  expect(screen.getByText('Of 8@league.test')).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('Someone else has signed in on this browser.');
  unmount();
  render(page);
  expect(screen.getByLabelText('Note')).toHaveValue('');
});
