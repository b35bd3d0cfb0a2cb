/** The first questions to a league: its interests, and what sponsors pay for them. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { applicationView, group, heading, next, openApplication, toAssets } from '../../testing/applications.tsx';

afterEach(() => localStorage.clear());

describe('interests', () => {
  it('[L-135][L-140][L-142] groups interests by what sponsors pay, and marks those without cost with *', async () => {
    openApplication(applicationView(), { step: '0-1' });
    await heading('Sponsor benefits');
    expect(group('Branded collateral').getAllByRole('checkbox')).toHaveLength(4);
    expect(group('Experiences').getAllByRole('checkbox')).toHaveLength(3);
    expect(group('Digital assets').getAllByRole('checkbox')).toHaveLength(3);
    for (const text of [
      '$175-225 per team',
      '$225-300 per banner',
      '$390-455',
      '$100-200',
      '$140-175 each',
      '$100-120',
      '$100-170',
      '$450-500 average',
      'Items marked * are at no cost',
      'Banners printed and delivered at no cost',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Banners \*/ })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^Warm-up apparel$/ })).toBeInTheDocument();
  });

  it('[L-141] says that marked items cost nothing, and that banners are printed and delivered free of charge', async () => {
    openApplication(applicationView(), { step: '0-1' });
    await heading('Sponsor benefits');
    expect(screen.getByText('Items marked * are at no cost')).toBeInTheDocument();
    expect(screen.getByText('Banners printed and delivered at no cost')).toBeInTheDocument();
    for (const name of [/^Banners \*/, /^Product & coupon distribution \*/, /^Tabling and product sampling \*/])
      expect(screen.getByRole('checkbox', { name })).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox', { name: /\*/ })).toHaveLength(3);
  });

  it('[L-136][L-137][L-139] at least one is required; not interested clears the others, and any other clears it', async () => {
    const { sent, user } = openApplication(applicationView(), {
      step: '0-1',
      after: applicationView(['interests'], [], { notInterested: true }),
    });
    await heading('Sponsor benefits');
    await user.click(next());
    expect(screen.getAllByText('Select at least one option').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: /Surveys/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Not interested' }));
    expect(screen.getByRole('checkbox', { name: /Surveys/ })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Seminars/ }));
    expect(screen.getByRole('checkbox', { name: 'Not interested' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Not interested' }));
    await user.click(next());
    await heading('Thanks');
    expect(sent('UpsertSponsorshipApplication')[0]).toMatchObject({
      organizationId: 3,
      season: 'spring',
      year: 2027,
      offerId: 9,
      interests: [],
      notInterested: true,
    });
  });

  it('[L-214][L-215] the rewarded add-on shows its figures', async () => {
    openApplication(applicationView(toAssets), { step: '6-0' });
    await heading('Rewarded add-ons');
    for (const text of [
      'Up to $15,000 in one month',
      '$1 per completed survey',
      'Up to 75 surveys per participant in 30 days',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
  });
});
