import { beforeEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { fakeServer, Refusal, showPage, signIn } from '../testing/page.tsx';
import { MoneyPage } from './MoneyPage.tsx';

beforeEach(() => signIn('superadmin'));

it('[T35] shows the cash that weeks need with its total, and where each campaign’s money is', async () => {
  fakeServer({
    CheckMoney: () => ({
      cashNeeded: [
        { week: '2026-11-23', offers: 2, amount: '300.00' },
        { week: '2026-12-07', offers: 1, amount: '250.50' },
      ],
      moneyByCampaign: [
        {
          campaignId: 5,
          campaignName: 'Fall',
          sponsorName: 'Summit Bank',
          budget: '2000.00',
          committed: '1000.00',
          approved: '300.00',
          mailed: '100.00',
          cleared: '350.00',
          toCome: '250.50',
        },
      ],
    }),
  });
  showPage(<MoneyPage />);
  const weeks = within(await screen.findByRole('table', { name: 'Cash needed by week' }));
  expect(weeks.getByText('12/7/2026').closest('tr')).toHaveTextContent('$250.50');
  expect(screen.getByText('$550.50')).toBeInTheDocument();
  const campaign = within(screen.getByRole('table', { name: 'Money by campaign' })).getByRole('link', {
    name: 'Fall, Summit Bank',
  });
  expect(campaign.closest('tr')).toHaveTextContent(/\$2,000\$1,000\$300\$100\$350\$250\.50/);
});

it('[T35] says so without any money, and when it cannot be loaded', async () => {
  fakeServer({ CheckMoney: () => ({ cashNeeded: [], moneyByCampaign: [] }) });
  const { unmount } = showPage(<MoneyPage />);
  expect(await screen.findByText('All that was committed is mailed or sent.')).toBeInTheDocument();
  unmount();
  fakeServer({ CheckMoney: () => new Refusal('Only superadmins may do this.', 'SL403') });
  showPage(<MoneyPage />);
  expect(await screen.findByText('Only superadmins may do this.')).toBeInTheDocument();
});
