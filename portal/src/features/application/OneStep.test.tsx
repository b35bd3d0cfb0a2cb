import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationView, options, today } from '../../testing/applications.tsx';
import { FakeStatus, fakeServer, fakeToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import Application from './Application.tsx';

afterEach(() => localStorage.clear());
const token = fakeToken({ kind: 'forwarded_task', id: 3, v: 1 });
const view = {
  ...applicationView(),
  applicationProgress: { 'social-and-email': false },
  answers: { 'social-and-email': { socialMediaFollowingSize: null, emailListSize: null, emailOpenRate: null } },
  stamps: { 'social-and-email': 'stamp' },
};

function open(handlers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    SponsorshipApplicationView: () => ({ today, sponsorshipApplicationView: view }),
    SponsorshipApplicationOptions: () => options,
    UpdateOrganizationInSponsorshipApplication: () => ({ saved: { sponsorshipApplicationView: view } }),
    ...handlers,
  });
  showPage(`/forwarded-task/${token}/step`, <Application token={token} oneStep />);
  return { calls, user: userEvent.setup({ delay: null }) };
}

it('shows the one step without the others, and saves it', async () => {
  const { calls, user } = open();
  await user.type(await screen.findByLabelText('Primary social media followers'), '120');
  await user.type(screen.getByLabelText('Estimated email audience size'), '80');
  await user.type(screen.getByLabelText('Email open rate (average)'), '40');
  for (const name of ['Ask somebody else', 'Next', 'Back', 'Save and Exit'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeInTheDocument();
  const saved = calls.find(({ name }) => name === 'UpdateOrganizationInSponsorshipApplication');
  expect(saved?.token).toBe(token);
  expect(saved?.body.input).toMatchObject({ stamp: 'stamp', emailListSize: 80 });
});

it('shows nothing of the application once the link has ended', async () => {
  open({
    SponsorshipApplicationView: () =>
      new FakeStatus(200, { errors: [{ message: 'no', extensions: { code: 'SL401' } }], data: null }),
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByLabelText('Primary social media followers')).toBeNull();
});
