import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { statistic } from '../../testing/campaignDashboard.tsx';
import { fakeToken } from '../../testing/fakeServer.ts';
import { campaign, openSeason } from '../../testing/seasonalDashboard.tsx';
import { feedbackRow, seasonFeedback } from '../../testing/sponsorFeedback.ts';
import type { SeasonCampaign } from './types.ts';

describe('feedback of a campaign', () => {
  const sponsor = fakeToken({ role: 'sponsor', sub: '8', email: 'sue@brightwell.test', name: 'Sue', created_at: null });
  const campaigns = [
    campaign(1, {
      statistics: [statistic({ name: 'Families reached', number: '400' })],
      testimonials: [{ id: 1, quote: 'Great season', attribution: 'Coach' }],
    } as Partial<SeasonCampaign>),
    campaign(2),
  ];

  it.each([
    ['results', /^Love it ?: results of Campaign 1/],
    ['testimonials', /^Love it ?: testimonials of Campaign 1/],
  ])('on its %s is the same as on the campaign’s own dashboard', async (section, name) => {
    const { calls, user } = await openSeason(
      section,
      { campaigns },
      {
        SponsorFeedback: () => ({ campaigns: [{ id: 1 }, { id: 2 }], feedback: [], requests: [] }),
        ReactOnDashboard: () => ({ reactOnDashboard: { chosen: true } }),
      },
      sponsor,
    );
    const more = new RegExp(name.source.replace('Love it', 'React or comment'));
    await user.click(await screen.findByRole('button', { name: more }));
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() =>
      expect(calls.find((call) => call.name === 'ReactOnDashboard')).toMatchObject({
        body: { input: { section, campaignId: 1, reaction: 'love', chosen: true } },
        token: sponsor,
      }),
    );
  });
});

describe('feedback on the whole season', () => {
  let user = 100;
  /** A login of another user each time, because feedback is kept per login. */
  const login = (role: string) =>
    fakeToken({ role, sub: String(++user), email: 'sue@brightwell.test', name: 'Sue', created_at: null });
  const season = { sponsorId: 4, season: 'fall', year: 2026 };
  const content = { seasonalGoal: '<p>Reach families</p>', campaigns: [campaign(1, { impressions: 500 })] };

  it.each([
    ['', 'goal', /^Love it ?: the season’s goal/],
    ['', 'delivery', /^Love it ?: promised and delivered/],
    ['impressions', 'effectiveness', /^Love it ?: impressions of the season/],
  ])('on tab "%s" about its %s is shown and sent with the login', async (tab, section, name) => {
    const token = login('sponsor');
    const { calls, user: person } = await openSeason(
      tab,
      content,
      {
        SeasonFeedback: () =>
          seasonFeedback([
            feedbackRow(1, { campaignId: null, section, reaction: 'love' }),
            feedbackRow(2, { campaignId: null, section: 'results', reaction: 'love' }),
          ]),
        ReactOnDashboard: () => ({ reactOnDashboard: { chosen: true } }),
      },
      token,
    );
    const button = await screen.findByRole('button', { name });
    expect(button).toHaveTextContent(/1$/);
    await person.click(button);
    await waitFor(() =>
      expect(calls.find((call) => call.name === 'ReactOnDashboard')).toMatchObject({
        body: { input: { section, ...season, reaction: 'love', chosen: true } },
        token,
      }),
    );
    expect(calls.find((call) => call.name === 'SeasonFeedback')).toMatchObject({ body: season, token });
  });

  it('is not shown to a user who sees only a part of the season', async () => {
    const { calls } = await openSeason(
      '',
      content,
      { SeasonFeedback: () => seasonFeedback([], false) },
      login('sponsor'),
    );
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('SeasonFeedback'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('button', { name: /^Love it/ })).toBeNull();
  });

  it('[S-002] is neither loaded nor shown by the link alone', async () => {
    const { calls } = await openSeason('', content);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(calls.map(({ name }) => name)).not.toContain('SeasonFeedback');
    expect(screen.queryByRole('button', { name: /^Love it/ })).toBeNull();
  });

  it('is read by staff, who cannot write', async () => {
    const { user: person } = await openSeason(
      '',
      content,
      {
        SeasonFeedback: () =>
          seasonFeedback([feedbackRow(1, { campaignId: null, section: 'delivery', body: 'A strong season' })]),
      },
      login('admin'),
    );
    await person.click(await screen.findByRole('button', { name: /^1 comment ?: promised and delivered/ }));
    expect(screen.getByText('A strong season')).toBeInTheDocument();
    expect(document.querySelector('textarea, form, [aria-pressed]')).toBeNull();
  });

  it('without a goal has none on the goal', async () => {
    await openSeason(
      '',
      { campaigns: content.campaigns },
      { SeasonFeedback: () => seasonFeedback([]) },
      login('sponsor'),
    );
    expect(
      await screen.findByRole('button', { name: /^React or comment ?: promised and delivered/ }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /the season’s goal/ })).toBeNull();
  });
});
