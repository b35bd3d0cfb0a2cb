import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { sponsorshipStatus as status } from '../../testing/sponsorshipStatus.ts';
import SponsorshipStatus from './SponsorshipStatus.tsx';

const open = (answer: unknown) => {
  fakeServer({ 'GET /sponsorship_status/abc': () => answer });
  showPage('/sponsorship-status/abc', <SponsorshipStatus token="abc" />);
};

it('[V11] shows photos with what to do, and checks, and leads to the login for the rest', async () => {
  open(status);
  expect(await screen.findByRole('heading', { level: 1, name: 'Your sponsorship is confirmed' })).toBeInTheDocument();
  expect(screen.getByText('Too dark.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send your photo' })).toHaveAttribute(
    'href',
    '/respond-to-deadline/abc?photo=1#/sponsorship-status/abc',
  );
  expect(screen.getByText('Nothing to do yet: waiting for artwork')).toBeInTheDocument();
  expect(screen.getByText(/Printed, not mailed yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/organization-dashboard/sponsorship/7');
});

it('[V11] shows the artwork: texts to copy, files to download', async () => {
  open(status);
  expect(await screen.findByRole('link', { name: 'banner.pdf' })).toHaveAttribute('href', '/files/ab.pdf?e=1&s=2');
  await userEvent.click(screen.getByRole('button', { name: 'Post' }));
  expect(await screen.findByRole('button', { name: 'Copy text' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('Play fair');
});

it('[V4] says that a check is late, as the dashboard does', async () => {
  open({ ...status, checkLateSince: '2027-03-01' });
  expect((await screen.findByText('Your next check')).parentElement).toHaveTextContent(
    /It was due by 3\/1\/2027 and is late/,
  );
});

it('[M7] names a void check by its number, also beside the one that replaces it', async () => {
  const [check] = status.checks ?? [];
  open({
    ...status,
    checks: [
      { ...check, status: 'voided', state: 'voided' },
      { ...check, id: 4, number: 1002 },
    ],
  });
  const list = await screen.findByRole('region', { name: 'Your checks' });
  expect(list).toHaveTextContent('Check 1001 of $825 is void. Please do not deposit it.');
  expect(list).toHaveTextContent('Check 1002. Printed');
});

it('[T35] says of a direct deposit when it was sent, and of a void one that it never was', async () => {
  const [check] = status.checks ?? [];
  const deposit = { ...check, payoutMethod: 'direct_deposit', number: null, estimatedArrivalDate: '2027-03-24' };
  open({
    ...status,
    checks: [
      { ...deposit, state: 'mailed', mailedOn: '2027-03-19' },
      { ...deposit, id: 4, status: 'voided', state: 'voided' },
    ],
  });
  const list = await screen.findByRole('region', { name: 'Your checks' });
  expect(list).toHaveTextContent('Direct deposit sent on 3/19/2027, usually in your account by 3/24/2027');
  expect(list).toHaveTextContent(
    'A direct deposit of $825 is void. If it reaches your account anyway, please write to us.',
  );
  expect(list).not.toHaveTextContent(/Check \d|Please do not deposit/);
});

it('shows a helper nothing about checks', async () => {
  open({ ...status, checks: null });
  expect(await screen.findByRole('region', { name: 'Photos' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your checks' })).toBeNull();
});

it('[V11] says that a revoked or expired link no longer works', async () => {
  open(new FakeStatus(404));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});
