import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCampaign } from '../testing/campaign.tsx';
import { forecast } from '../testing/forecast.ts';
import { lastOf, Refusal, signIn } from '../testing/page.tsx';
import { chanceText, forecastSentence } from './sentence.ts';

const open = (value: unknown) =>
  openCampaign('/forecast', { answers: { CampaignForecast: () => ({ campaignForecast: value }) } });

describe('the forecast of a campaign', () => {
  beforeEach(() => signIn());

  it('is shown as a sentence, a chart and a table, and explained from last week to today', async () => {
    await open(forecast);
    const sentence =
      'Likely 61 to 74 of 70 by February 15, 2027. With 40 more offers this week: 70 or more in 8 of 10 cases.';
    expect(await screen.findByText(sentence, { ignore: 'title' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: sentence })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Show as table'));
    const row = screen.getByRole('row', { name: /2\/15\/2027/ });
    expect(within(row).getByText('61 to 74')).toBeInTheDocument();
    const why = screen.getByRole('region', { name: 'Why this number' });
    expect(
      within(why)
        .getAllByRole('definition')
        .map((element) => element.textContent),
    ).toEqual(['69', '−4', '+2', '67']);
    const opens = (element: HTMLElement) =>
      JSON.parse(new URL(element.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');
    expect(opens(within(why).getByRole('link', { name: /19 offers/ }))).toEqual({
      campaignId: 8,
      status: 'proposed',
      proposedAt: { lessThan: '2026-12-28' },
    });
    expect(opens(within(why).getByRole('link', { name: '3 confirmed, 5 expected' }))).toEqual({
      campaignId: 8,
      status: 'confirmed',
      confirmedAt: { greaterThanOrEqualTo: '2027-01-05' },
    });
    const figures = screen.getByLabelText('Forecast', { selector: 'dl' });
    expect(opens(within(figures).getByRole('link', { name: '37' }))).toEqual({ campaignId: 8, status: 'proposed' });
    for (const text of ['63 to 78', '$55,000 to $71,250', '62 to 78%'])
      expect(within(figures).getByText(text)).toBeInTheDocument();
    expect(within(figures).getByText('By the season’s start, 3/1/2027')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'How far to trust it' })).toHaveTextContent('19 of the last 24');
  });

  it('says what is missing instead of a number, and when there is none yet', async () => {
    await open({
      ...forecast,
      obstacle: 'A forecast needs 6 ended campaigns; 4 have.',
      low: null,
      median: null,
      high: null,
    });
    expect(await screen.findByText(/needs 6 ended campaigns; 4 have/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is computed at once by a button, and can be loaded again after an error', async () => {
    let refused = true;
    const sent = await openCampaign('/forecast', {
      answers: {
        CampaignForecast: () => (refused ? new Refusal('Please try again.', 'SL500') : { campaignForecast: null }),
        ComputeCampaignForecast: () => ({ computeCampaignForecast: { forecast } }),
      },
    });
    refused = false;
    await userEvent.click(await screen.findByRole('button', { name: /again/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Compute now' }));
    await waitFor(() => expect(lastOf(sent, 'ComputeCampaignForecast')).toEqual({ input: { campaignId: 8 } }));
  });

  it('never says that a chance is none or certain', () => {
    const texts = ['under 1 of 10', 'under 1 of 10', '2 of 10', '9 of 10', 'over 9 of 10'];
    expect([0, 4, 20, 94, 100].map(chanceText)).toEqual(texts);
  });

  it('knows targets that no number of offers brings, that are as good as reached, and none', () => {
    expect(forecastSentence({ ...forecast, moreOffers: null })).toMatch(/by more offers alone\.$/);
    expect(forecastSentence({ ...forecast, available: 12 })).toMatch(/40 more offers, and only 12 more properties/);
    expect(forecastSentence({ ...forecast, moreOffers: 0 })).toMatch(/2027\. 70 or more in 8 of 10 cases\.$/);
    expect(forecastSentence({ ...forecast, target: null })).toMatch(/^Likely 61 to 74 by February 15, 2027\.$/);
  });
});
