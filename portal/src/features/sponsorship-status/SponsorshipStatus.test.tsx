import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FakeStatus, fakeServer } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import SponsorshipStatus, { type Status } from './SponsorshipStatus.tsx';

const flags = {
  verified: false,
  didNotComplete: false,
  missingCreatives: false,
  anyPendingVerificationImages: false,
  overdue: false,
};
const status: Status = {
  today: '2027-03-20',
  offerId: 7,
  status: 'confirmed',
  sponsor: 'Northlight',
  organization: 'Harbor Hills',
  program: 'Spring soccer',
  season: 'SPRING',
  year: 2027,
  reason: null,
  deadlines: [
    {
      ...flags,
      id: 1,
      name: 'Banner photo',
      deadline: '2027-03-27',
      rejection: { sentAt: '2027-03-19T12:00:00Z', reason: 'Too dark.', spanishReason: null, note: null },
      url: '/respond-to-deadline/abc',
    },
    {
      ...flags,
      id: 2,
      name: 'Jersey photo',
      deadline: '2027-04-03',
      missingCreatives: true,
      rejection: null,
      url: null,
    },
  ],
  checks: [
    {
      id: 3,
      amount: '825.00',
      number: 1001,
      status: 'approved',
      mailedOn: null,
      estimatedArrivalDate: null,
      actionReason: null,
    },
  ],
};
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
    '/respond-to-deadline/abc?photo=1',
  );
  expect(screen.getByText('Nothing to do yet: waiting for artwork')).toBeInTheDocument();
  expect(screen.getByText(/Printed, not mailed yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/organization-dashboard/sponsorship/7');
});

it('[V11] says that a revoked or expired link no longer works', async () => {
  open(new FakeStatus(404));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});
