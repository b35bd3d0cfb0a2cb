import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaignBase as base, campaignCapability, openCampaign } from '../testing/campaign.tsx';
import { choose } from '../testing/inputs.ts';
import { address, lastOf, Refusal, signIn } from '../testing/page.tsx';

const status = () => screen.getByRole('combobox', { name: 'Campaign status' });

describe('a campaign', () => {
  beforeEach(() => signIn());

  it('[S-071] has its six tabs in order, and ones for its forecast, comments and tasks, each with a URL', async () => {
    await openCampaign();
    const tabs = await screen.findByRole('navigation', { name: 'Campaign' });
    expect([...tabs.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(base, ''))).toEqual([
      '',
      '/forecast',
      '/dashboard',
      '/requirements',
      '/sponsorship-application',
      '/included-leagues',
      '/primary-contacts',
      '/comments',
    ]);
  });

  it('[M8] overdue counts link to the sponsorships, and pending photos to their review', async () => {
    await openCampaign('', {
      changes: { physicalVerificationProgress: { total: 4, verified: 1, overdue: 2 } },
    });
    const overdue = new URL((screen.getByRole('link', { name: '2 overdue' }) as HTMLAnchorElement).href);
    expect(overdue.pathname).toBe('/campaign-planner/offers');
    expect(JSON.parse(overdue.searchParams.get('filter') ?? '')).toMatchObject({
      status: 'confirmed',
      overdueDeadlinesCount: { greaterThan: 0 },
    });
    const pending = new URL((screen.getByRole('link', { name: 'Pending photos' }) as HTMLAnchorElement).href);
    expect([pending.pathname, pending.searchParams.get('filter')]).toEqual([
      '/verifications/pending',
      expect.stringContaining('campaignId'),
    ]);
  });

  it('[S-074][S-075][S-077] the side cards show targeting and verification', async () => {
    await openCampaign('', {
      changes: {
        physicalVerificationProgress: { total: 4, verified: 1, overdue: 2 },
        digitalVerificationProgress: { total: 0, verified: 0, overdue: 0 },
      },
    });
    expect(screen.getByText('No targeting filters have been added yet')).toBeInTheDocument();
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(screen.getByText('2 overdue')).toBeInTheDocument();
    expect(screen.getByText('No digital verification deadlines yet')).toBeInTheDocument();
  });

  it('[S-084] [P8] the status is saved immediately on its own, and a notice can undo it', async () => {
    const sent = await openCampaign();
    await choose('Campaign status', 'Active');
    await waitFor(() => expect(lastOf(sent, 'CampaignsUpdate')).toEqual({ input: { id: 8, status: 'active' } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lastOf(sent, 'UndoChange')).toEqual({ input: { changeId: '70' } }));
    await waitFor(() => expect(status()).toHaveTextContent('Proposed'));
  });

  it('[S-085] a status that cannot be saved is reset, with an error', async () => {
    await openCampaign('', {
      answers: { CampaignsUpdate: () => new Refusal('This status cannot be set now.', 'SL409') },
    });
    await choose('Campaign status', 'Rejected');
    expect(await screen.findByText('This status cannot be set now.')).toBeInTheDocument();
    expect(status()).toHaveTextContent('Proposed');
  });

  it('[S-087][S-089][S-090] settings send only what changed, the share as a fraction of four decimals', async () => {
    const sent = await openCampaign();
    const share = screen.getByLabelText('League Share Percentage');
    expect(share).toHaveValue(50);
    fireEvent.change(share, { target: { value: '12.34' } });
    expect(screen.getByLabelText('League Budget')).toHaveValue('$123.40');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignsUpdate')).toEqual({
        input: { id: 8, version: 3, leagueSharePercentage: '0.1234' },
      }),
    );
  });

  it('[S-090] without a total spend there is no budget', async () => {
    await openCampaign('', { changes: { totalSpend: null } });
    expect(screen.getByLabelText('League Budget')).toHaveValue('--');
  });

  it('[S-107] a capability that an offer uses cannot be deleted, and the page shows why', async () => {
    await openCampaign('/requirements', {
      changes: { campaignCapabilities: [{ ...campaignCapability, inUse: true, defaultVerificationDeadlines: [] }] },
    });
    expect(await screen.findByRole('button', { name: 'Delete Game Signage' })).toBeDisabled();
    expect(
      screen.getByText(
        'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('No deadlines exist for this campaign!')).toBeInTheDocument();
  });

  it('[S-086] a campaign under another sponsor’s path redirects to its own', async () => {
    await openCampaign('', { base: '/campaign-planner/sponsors/99/campaigns/8' });
    await waitFor(() => expect(address()).toBe(base), { timeout: 3000 });
  });

  it('[S-093] [S-084] changing the status keeps unsaved input in the settings', async () => {
    const sent = await openCampaign();
    await userEvent.type(screen.getByLabelText('Goal'), 'Typed');
    await choose('Campaign status', 'Active');
    await waitFor(() => expect(status()).toHaveTextContent('Active'));
    expect(lastOf(sent, 'CampaignsUpdate')).toEqual({ input: { id: 8, status: 'active' } });
    expect(screen.getByLabelText('Goal')).toHaveValue('Typed');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('[S-089] a rejected share shows an error at its input', async () => {
    await openCampaign('', {
      answers: { CampaignsUpdate: () => new Refusal('No such share.', 'SL422', 'leagueSharePercentage') },
    });
    const share = screen.getByLabelText('League Share Percentage');
    fireEvent.change(share, { target: { value: '12.34' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(share).toHaveAccessibleDescription(/No such share\./));
  });
});
