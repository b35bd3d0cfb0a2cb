import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { leagueToken } from '../../testing/fakeServer.ts';
import { address } from '../../testing/page.tsx';
import { acceptButton, fillReview, openLink, toReview, withAddress } from '../../testing/review.tsx';
import AcceptOffer from './AcceptOffer.tsx';

describe('step 3, review', () => {
  it('[L-032] shows season dates, the asset list, additional requirements and the terms, in this order', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'What you do',
      'Additional requirements',
      'Pick the dates of your season',
      'Terms',
    ]);
    const part = (name: string) => within(screen.getByRole('region', { name }));
    expect(part('What you do').getAllByRole('listitem')).toHaveLength(1);
    expect(part('Additional requirements').getAllByRole('listitem')).toHaveLength(2);
    expect(part('Pick the dates of your season').getByLabelText('Season start')).toBeInTheDocument();
    expect(part('Pick the dates of your season').getByLabelText('Season end')).toBeInTheDocument();
    expect(part('Terms').getByText(/Two payments:/)).toBeInTheDocument();
    expect(part('Terms').getByRole('checkbox')).not.toBeChecked();
  });

  it('[L-033][L-034][L-035] shows assets, both requirements, value, sponsor and season', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    expect(screen.getByRole('heading', { name: '4 Game Signage' })).toBeInTheDocument();
    expect(screen.getByText('Hang all four for the whole season.')).toBeInTheDocument();
    expect(screen.getByText('No other bank on the same jerseys.')).toBeInTheDocument();
    expect(screen.getByText(/One banner hangs at Field 1\./)).toBeInTheDocument();
    expect(screen.getByText('$1,650')).toBeInTheDocument();
    expect(screen.getByText(/Spring 2027/)).toBeInTheDocument();
    expect(screen.getByText(/A member-owned credit union\./)).toBeInTheDocument();
  });

  it('[L-036][L-037] known dates are prefilled, and dates are limited to the allowed range', async () => {
    const { user } = openLink({ offer: { ...withAddress, seasonStart: '2027-03-20', seasonEnd: '2027-06-05' } });
    await toReview(user);
    const start = screen.getByLabelText('Season start');
    expect(start).toHaveValue('2027-03-20');
    expect(start).toHaveAttribute('min', '2026-09-23');
    expect(start).toHaveAttribute('max', '2027-10-07');
    await user.clear(start);
    await user.type(start, '2026-09-22');
    expect(screen.getByText('Pick a date from 9/23/2026 to 10/7/2027.')).toBeInTheDocument();
    expect(screen.getByText(/^Has your season started already\? Pick 9\/23\/2026/)).toBeInTheDocument(); // [V13]
    expect(acceptButton()).toBeDisabled();
  });

  it('[M11] [L5] shows the photos that the picked dates require, and which are due after the season', async () => {
    const due = (name: string, deadline: string, afterSeason: boolean) => ({
      name,
      capabilityName: 'Game Signage',
      deadline,
      afterSeason,
      afterLastCheck: false,
    });
    const { user, sent } = openLink({
      offer: withAddress,
      handlers: {
        DeadlinesToCome: ({ seasonEnd }: { seasonEnd: string | null }) => ({
          deadlinesToCome: [
            due('Banner 1 hung', '2027-04-01', false),
            due('Banner 2 hung', '2027-06-20', seasonEnd !== null),
          ],
        }),
      },
    });
    await toReview(user);
    const photos = within(await screen.findByRole('region', { name: 'Photos you will send us' }));
    expect(photos.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '4/1/2027Banner 1 hung',
      '6/20/2027Banner 2 hung',
    ]);
    await fillReview(user, '2027-03-20', '2027-06-05');
    expect(await photos.findByText(/^Some photos are due after your season ends/)).toBeInTheDocument();
    expect(photos.getAllByRole('listitem')[1]).toHaveTextContent('after your season ends');
    expect(sent('DeadlinesToCome').at(-1)?.body).toEqual({
      offerId: 5,
      seasonStart: '2027-03-20',
      seasonEnd: '2027-06-05',
    });
  });

  it('[L-040][L-041] Accept is disabled until both dates and the terms are set, and says what is missing', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    expect(acceptButton()).toBeDisabled();
    expect(acceptButton()).toHaveAccessibleDescription(
      'Before you can accept: pick both dates of your season, accept the terms.',
    );
    await user.type(screen.getByLabelText('Season start'), '2027-03-20');
    await user.click(screen.getByRole('checkbox'));
    expect(acceptButton()).toBeDisabled();
    await user.type(screen.getByLabelText('Season end'), '2027-06-05');
    expect(acceptButton()).toBeEnabled();
    await user.click(screen.getByRole('checkbox'));
    expect(acceptButton()).toBeDisabled();
  });
});

describe('a signed-in user', () => {
  it('[L-061][L-063] starts at the address, needs no password and can go back', async () => {
    const { user, sent } = openLink({ token: leagueToken, offer: withAddress });
    expect(await screen.findByRole('heading', { name: 'Where should we ship your supplies?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/organization-dashboard');
    await toReview(user, false);
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(sent('HasAccount')).toHaveLength(0);
  });

  it('[L-062] Back leads to the dashboard', async () => {
    const { user } = openLink({ token: leagueToken, offer: withAddress });
    await toReview(user, false);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/organization-dashboard');
  });

  it('[L-062] Back leads to the email step without a login', async () => {
    const { user } = openLink({ offer: withAddress });
    await toReview(user);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email')).toBeInTheDocument();
  });
});

describe('drafts', () => {
  it('answers survive a reload in the same tab', async () => {
    const { user, view } = openLink({ offer: withAddress, handlers: { HasAccount: () => ({ hasAccount: true }) } });
    await toReview(user);
    await user.type(screen.getByLabelText('Season start'), '2027-03-20');
    await user.type(screen.getByLabelText('Password'), 'Secret-123');
    view.unmount();
    render(<AcceptOffer token="link-token" />);
    expect(await screen.findByLabelText('Season start')).toHaveValue('2027-03-20');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('Secret-123');
  });

  it('[L-020] on another day the answers are restored, and the address has to be validated again', async () => {
    const { user, view } = openLink({ offer: withAddress });
    await toReview(user);
    await user.type(screen.getByLabelText('Season start'), '2027-03-20');
    await user.click(screen.getByRole('checkbox'));
    view.unmount();
    sessionStorage.clear(); // the browser was closed, or the battery was empty
    render(<AcceptOffer token="link-token" />);
    expect(await screen.findByLabelText('Email')).toHaveValue('dana@harborhills.test');
    await toReview(user);
    expect(screen.getByLabelText('Season start')).toHaveValue('2027-03-20');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
