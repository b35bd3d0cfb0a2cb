import { beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { leaveNotice, noticeFor } from '../../../ui/notice.ts';
import { ArrivalNotice } from '../layout/ArrivalNotice.tsx';
import { signIn } from '../testing/page.tsx';
import { authProvider } from './authProvider.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('[B-018] [S-407] a league that opens a staff page is told so on its own home page, still signed in', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom leaves no page
  signIn('organization' as never);
  await expect(authProvider.checkAuth({})).rejects.toThrow('Not for this role');
  expect(noticeFor('/organization-dashboard')).toBe(
    'That page is for Sideline staff. You are signed in as dana@sideline.test.',
  );
  expect(localStorage.getItem('sideline.token')).not.toBeNull();
});

it('[S-407] somebody who opens a staff page without a session is not told that one has ended', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom leaves no page
  await expect(authProvider.checkAuth({})).rejects.toThrow('Signed out');
  expect(noticeFor('/login')).toBeNull();
});

it('[S-407] staff pass without a word', async () => {
  signIn('admin');
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  expect(sessionStorage.getItem('sideline.notice')).toBeNull();
});

it('[S-407] the console shows the notice on the page that it was left for', () => {
  leaveNotice('That page is for superadmins.', '/organizations');
  render(
    <MemoryRouter initialEntries={['/organizations']}>
      <ArrivalNotice />
    </MemoryRouter>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('That page is for superadmins.');
});
