import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { blockLoginRedirect } from '../../../ui/graphql.ts';
import { noticeFor, storeNotice } from '../../../ui/notice.ts';
import { RedirectNotice } from '../layout/RedirectNotice.tsx';
import { freshPage, signIn } from '../testing/page.tsx';
import { authProvider } from './authProvider.ts';

beforeEach(freshPage);

it('[B-018] [S-407] a league that opens a staff page sees why on its own home page, still signed in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not implement navigation.
  signIn('organization' as never);
  await expect(authProvider.checkAuth({})).rejects.toThrow('Not for this role');
  expect(noticeFor('/organization-dashboard')).toBe(
    'That page is for Sideline staff. You are signed in as dana@sideline.test.',
  );
  expect(localStorage.getItem('sideline.token')).not.toBeNull();
});

it('[S-407] a visitor who opens a staff page without a session is not told that one has ended', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not implement navigation.
  await expect(authProvider.checkAuth({})).rejects.toThrow('Signed out');
  expect(noticeFor('/login')).toBeNull();
});

it.each([
  ['a league', () => signIn('organization' as never)],
  ['a visitor without a session', () => undefined],
])('[B-018] %s leaves a staff page once, however often access is checked', async (_who, prepare) => {
  const navigations = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not implement them.
  navigations.mockClear();
  prepare();
  for (let checks = 0; checks < 3; checks += 1) await expect(authProvider.checkAuth({})).rejects.toThrow();
  expect(navigations).toHaveBeenCalledTimes(1);
});

it('[S-410] a page that was kept for its unsaved input is left once that is gone', async () => {
  const navigations = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom does not implement them.
  navigations.mockClear();
  const release = blockLoginRedirect(() => true);
  await expect(authProvider.checkAuth({})).rejects.toThrow('Signed out');
  expect(navigations).not.toHaveBeenCalled();
  release();
  await expect(authProvider.checkAuth({})).rejects.toThrow('Signed out');
  expect(navigations).toHaveBeenCalledTimes(1);
});

it('[S-407] staff pass without a message', async () => {
  signIn('admin');
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(sessionStorage.getItem('sideline.notice')).toBeNull();
});

it('[S-407] the console shows a notice on the page it was stored for', () => {
  storeNotice('That page is for superadmins.', '/organizations');
  render(
    <MemoryRouter initialEntries={['/organizations']}>
      <RedirectNotice />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('That page is for superadmins.');
});
