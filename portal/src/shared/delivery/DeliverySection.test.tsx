import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setToday } from '../../../../ui/clock.ts';
import { type DeliveryData, delivery, target } from '../../testing/delivery.ts';
import { FakeStatus, fakeServer, fakeToken } from '../../testing/fakeServer.ts';
import { showPage } from '../../testing/page.tsx';
import { DeliverySection } from './DeliverySection.tsx';

const token = fakeToken({ kind: 'campaign', id: 4, v: 1 });
const nowhere = { statesCount: 0, provincesCount: 0, totalPlayers: '0' };

async function open(data: DeliveryData, reach = nowhere) {
  setToday('2030-03-01');
  fakeServer({ DashboardDelivery: () => ({ ...data, reach }) });
  showPage('/', <DeliverySection token={token} />);
  await screen.findByText(/^\d+ sponsorships?$/);
}
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('promised and delivered', () => {
  it('[M15] assets of several campaigns are summed by name, and the numbers add up', async () => {
    await open({
      dashboardSummaries: [target(1), target(2, { target: 10, confirmed: 3, unconfirmed: 7 })],
      dashboardDeliveries: [
        delivery(1, { capabilityName: 'Banner', late: 2, due: 18 }),
        delivery(2, {
          capabilityName: 'Survey',
          contracted: null,
          unconfirmed: 0,
          notDelivered: 4,
          due: 16,
          nextDueOn: '2030-04-02',
        }),
        delivery(3, { capabilityName: 'Banner', nextDueOn: '2030-03-09' }),
      ],
    });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Asset',
      'Promised',
      'Confirmed',
      'Not confirmed',
      'Proven',
      'Due',
      'Late',
      'Not delivered',
    ]);
    expect(row('Banner')).toEqual(['80', '60', '20', '20', '38', '2', '0']);
    expect(row('Survey')).toEqual(['–', '30', '0', '10', '16', '0', '4']);
    expect(row('In all')).toEqual(['80', '90', '20', '30', '54', '2', '4']);
    expect(screen.getByText(/Next photo due .*9/)).toBeInTheDocument();
    expect(screen.getByText('63 sponsorships').closest('p')).toHaveTextContent('80 were planned.');
  });

  it('[W2] what is late and not shown is called so, and never 0', async () => {
    await open({
      dashboardSummaries: [target(1)],
      dashboardDeliveries: [
        delivery(1, { capabilityName: 'Banner', late: 18, due: 2 }),
        delivery(2, { capabilityName: 'Survey', late: null, due: 20 }),
      ],
    });
    const late = screen.getAllByRole('columnheader').findIndex((cell) => cell.textContent === 'Late') - 1;
    expect([row('Banner')[late], row('Survey')[late], row('In all')[late]]).toEqual(['18', 'Not shown', '18']);
    expect(screen.getByText('What else is late is not shown to you')).toBeInTheDocument();
    expect(document.querySelector('details')).toHaveTextContent('they count as due');
  });

  it('[W3] a season does not set one campaign’s surplus against another’s shortfall', async () => {
    await open({
      dashboardSummaries: [
        target(1, { target: 70, confirmed: 35, unconfirmed: 35 }),
        target(2, { confirmed: 233, unconfirmed: 0, extra: 163 }),
      ],
      dashboardDeliveries: [
        delivery(1, { capabilityName: 'Coupon', contracted: 200, confirmed: 35, unconfirmed: 165 }),
        delivery(2, { capabilityName: 'Coupon', contracted: 40, confirmed: 500, unconfirmed: 0, extra: 460 }),
      ],
    });
    expect(row('Coupon').slice(0, 4)).toEqual(['240', '535', '165', '460']);
    expect(screen.getByText('268 sponsorships').closest('p')).toHaveTextContent(
      /140 were planned\. 35 of them.*163 more/,
    );
    expect(document.body).not.toHaveTextContent('reached');
  });

  it('[W4] [W6] a contract says which campaigns it covers; provinces are not states', async () => {
    await open(
      {
        dashboardSummaries: [target(1, { dollarsContracted: 90_000, dollarsForLeagues: '5' }), target(2)],
        dashboardDeliveries: [],
      },
      { statesCount: 39, provincesCount: 5, totalPlayers: '0' },
    );
    expect(document.body).toHaveTextContent('Your contract for 1 of 2 campaigns is $90,000.');
    expect(document.body).toHaveTextContent('39 states and 5 provinces');
  });

  it('has columns for late and undelivered assets only where there are any', async () => {
    await open({ dashboardSummaries: [target(1)], dashboardDeliveries: [delivery(1)] });
    expect(screen.queryByRole('columnheader', { name: 'Late' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Not delivered' })).toBeNull();
    expect(screen.queryByRole('row', { name: /^In all/ })).toBeNull(); // a single row is its own sum
  });

  it.each([
    ['the day that the pace of four weeks leads to', {}, /5 a week.* 3\/15\/2030/],
    ['no day where staff do not show dates', { goalDate: null }, /In the last four weeks, 5 a week/],
    ['that nothing moves', { confirmedInFourWeeks: 0 }, /None was confirmed in the last four weeks/],
    [
      'that the goal was missed once its date has passed',
      { goalDate: '2030-02-15' },
      /by 2\/15\/2030\. The goal was missed by 10\.\s*$/,
    ],
    [
      'when the target was reached',
      { confirmed: 71, unconfirmed: 0, extra: 1, reachedOn: '2030-02-11' },
      /was reached on 2\/11\/2030/,
    ],
    [
      'the forecast where staff show it',
      { forecastLow: 61, forecastHigh: 74, forecastOn: '2030-03-15' },
      /Likely 61 to 74 by 3\/15\/2030, in 8 of 10 cases\./,
    ],
    ['money where staff show it', { dollarsContracted: 9000, dollarsForLeagues: '350.50' }, /\$9,000\. .*\$350\.50/],
  ])('[M15] says %s', async (_, change, text) => {
    await open({ dashboardSummaries: [target(1, change)], dashboardDeliveries: [] });
    expect(document.body).toHaveTextContent(text);
  });

  it('each number opens the list that it is the sum of', async () => {
    await open(
      {
        dashboardSummaries: [target(1, { dollarsForLeagues: '500' })],
        dashboardDeliveries: [
          delivery(1, { capabilityName: 'Game Signage', late: 2, due: 18 }),
          delivery(2, { contracted: null, notDelivered: 4, due: 16 }),
        ],
      },
      { statesCount: 3, provincesCount: 0, totalPlayers: '1250' },
    );
    const hrefs = Object.fromEntries(
      screen
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
    );
    const base = `/campaign-dashboard/${token}/evidence/`;
    expect(hrefs).toMatchObject({
      '60 sponsorships': `${base}leagues`,
      '3 states': `${base}states`,
      '1,250 players': `${base}players`,
      $500: `${base}dollars`,
      '40 promised, Game Signage': `${base}promised?asset=Game+Signage`,
      '30 confirmed, Game Signage': `${base}assets?asset=Game+Signage`,
      '10 proven, Game Signage': `${base}assets?status=proven&asset=Game+Signage`,
      '2 late, Game Signage': `${base}assets?status=late&asset=Game+Signage`,
      '4 not delivered, Asset 2': `${base}assets?status=not_delivered&asset=Asset+2`,
      '34 due, In all': `${base}assets?status=due`,
      '34 due': `${base}assets?status=due`,
      '40 promised': `${base}promised`,
    });
    expect(screen.queryByRole('link', { name: /^0 / })).toBeNull();
  });

  it('a failed load can be tried again', async () => {
    let fails = true;
    fakeServer({
      DashboardDelivery: () =>
        fails
          ? new FakeStatus(500)
          : { reach: nowhere, dashboardSummaries: [target(1)], dashboardDeliveries: [delivery(1)] },
    });
    showPage('/', <DeliverySection token={token} />);
    await screen.findByRole('alert');
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: /Asset 1/ })).toBeInTheDocument();
  });
});
