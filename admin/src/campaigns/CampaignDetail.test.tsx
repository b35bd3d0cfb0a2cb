import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { address, fakeServer, lastOf, Refusal, showPage, signIn } from '../testing/page.tsx';
import { CampaignDetail } from './CampaignDetail.tsx';

const capability = {
  id: 5,
  name: 'Game Signage',
  digital: false,
  createDeadlineBasedOnQuantity: true,
  capabilityVerificationDeadlineCount: 2,
};
const campaign = {
  id: 8,
  name: 'Halftime',
  season: 'spring',
  year: 2027,
  status: 'proposed',
  sponsor: { id: 3, name: 'Harvest Lane' },
  totalSpend: 1000,
  leagueSharePercentage: '0.5000',
  leagueBudget: '500.00',
  seasonName: 'Spring 2027',
  customQuestions: [
    { id: 1, question: 'Sent one?', position: 1, sentAt: '2026-11-01T15:00:00Z' },
    { id: 2, question: 'New one?', position: 2, sentAt: null },
  ],
  sponsorshipApplicationsSent: '2026-11-01T15:00:00Z',
  magicToken: 'token',
  geographicTargetingSummary: [],
  demographicTargetingSummary: null,
  physicalVerificationProgress: { total: 4, verified: 1, overdue: 2 },
  digitalVerificationProgress: { total: 0, verified: 0, overdue: 0 },
  offerCountsReport: { prospecting: 1, qualified: 2, proposed: 3, confirmed: 4, removed: 5 },
  campaignCapabilities: [
    {
      id: 20,
      capability,
      minimumQuantity: 1,
      quantity: 50,
      executionExpectations: 'Hang it',
      inUse: true,
      defaultVerificationDeadlines: [],
    },
  ],
};
const base = '/campaign-planner/sponsors/3/campaigns/8';
const show = (tab = '') =>
  showPage(
    <Routes>
      <Route path="/campaign-planner/sponsors/:sponsorId/campaigns/:campaignId/*" element={<CampaignDetail />} />
    </Routes>,
    { at: base + tab },
  );
const answers = { Campaign: () => ({ campaign }) };
const updated = { UpdateCampaign: () => ({ updateCampaign: { campaign: { id: 8, status: 'active' } } }) };

describe('campaign detail', () => {
  beforeEach(() => signIn());

  it('[S-071] has its six tabs in order, each with an address', async () => {
    fakeServer(answers);
    show();
    const tabs = await screen.findByRole('navigation', { name: 'Campaign' });
    expect([...tabs.querySelectorAll('a')].map((link) => link.getAttribute('href')?.replace(base, ''))).toEqual([
      '',
      '/dashboard',
      '/requirements',
      '/sponsorship-application',
      '/included-leagues',
      '/primary-contacts',
    ]);
  });

  it('[S-074][S-075][S-077] the side cards say what is targeted and verified', async () => {
    fakeServer(answers);
    show();
    expect(await screen.findByText('No targeting filters have been added yet')).toBeInTheDocument();
    expect(screen.getByText('1 of 4')).toBeInTheDocument();
    expect(screen.getByText(', 2 overdue')).toBeInTheDocument();
    expect(screen.getByText('No digital verification deadlines yet')).toBeInTheDocument();
  });

  it('[S-084] the status is saved at once, alone', async () => {
    const sent = fakeServer({ ...answers, ...updated });
    show();
    await userEvent.selectOptions(await screen.findByLabelText('Campaign status'), 'active');
    await waitFor(() => expect(lastOf(sent, 'UpdateCampaign')).toEqual({ input: { id: 8, status: 'active' } }));
  });

  it('[S-085] a status that cannot be saved goes back and says so', async () => {
    fakeServer({ ...answers, UpdateCampaign: () => new Refusal('This status cannot be set now.', 'SL409') });
    show();
    const select = await screen.findByLabelText('Campaign status');
    await userEvent.selectOptions(select, 'rejected');
    expect(await screen.findByText('This status cannot be set now.')).toBeInTheDocument();
    expect(select).toHaveValue('proposed');
  });

  it('[S-087][S-089][S-090] settings send only what changed, the share as a fraction', async () => {
    const sent = fakeServer({ ...answers, ...updated });
    show();
    fireEvent.change(await screen.findByLabelText('League Share Percentage'), { target: { value: '12.34' } });
    expect(screen.getByLabelText('League Budget')).toHaveValue('$123.40');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'UpdateCampaign')).toEqual({ input: { id: 8, leagueSharePercentage: 0.1234 } }),
    );
  });

  it('[S-107] a capability that an offer uses cannot be deleted, and the page says why', async () => {
    fakeServer(answers);
    show('/requirements');
    expect(await screen.findByRole('button', { name: 'Delete Game Signage' })).toBeDisabled();
    expect(
      screen.getByText(
        'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('No deadlines exist for this campaign!')).toBeInTheDocument();
  });

  it('[S-146][S-148][S-150] the application shows when it was sent, keeps sent questions and says that it saved', async () => {
    const sent = fakeServer({ ...answers, ...updated });
    show('/sponsorship-application');
    expect(await screen.findByText('sent 11/1/2026')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Remove question 1' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove question 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Changes saved successfully!')).toBeInTheDocument();
    expect(lastOf(sent, 'UpdateCampaign')).toEqual({
      input: { id: 8, seasonName: 'Spring 2027', customQuestions: [{ id: 1, question: 'Sent one?' }] },
    });
  });

  it('[S-151] an application that cannot be saved says so', async () => {
    fakeServer({ ...answers, UpdateCampaign: () => new Refusal('x', 'SL409') });
    show('/sponsorship-application');
    fireEvent.change(await screen.findByLabelText('Season name'), { target: { value: 'Fall' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Error saving sponsorship application')).toBeInTheDocument();
  });

  it('[S-086] a campaign under another sponsor’s path moves to its own', async () => {
    fakeServer(answers);
    showPage(
      <Routes>
        <Route path="/campaign-planner/sponsors/:sponsorId/campaigns/:campaignId/*" element={<CampaignDetail />} />
      </Routes>,
      { at: '/campaign-planner/sponsors/99/campaigns/8' },
    );
    await waitFor(() => expect(address()).toBe(base), { timeout: 3000 });
  });
});

it('[S-093] [S-084] changing the status at once loses nothing that is typed in the settings', async () => {
  signIn();
  let status = 'proposed';
  fakeServer({
    LinkState: () => ({ linkState: null }),
    Campaign: () => ({ campaign: { ...campaign, status } }),
    UpdateCampaign: ({ input }) => {
      status = input.status;
      return { updateCampaign: { campaign: { id: 8, status } } };
    },
  });
  show();
  await userEvent.type(await screen.findByLabelText('Goal'), 'Typed');
  await userEvent.selectOptions(screen.getByLabelText('Campaign status'), 'active');
  await waitFor(() => expect(screen.getByLabelText('Campaign status')).toBeEnabled());
  expect(status).toBe('active');
  expect(screen.getByLabelText('Goal')).toHaveValue('Typed');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});

it('[S-089] a refused share says so at its input', async () => {
  signIn();
  fakeServer({ ...answers, UpdateCampaign: () => new Refusal('No such share.', 'SL422', 'leagueSharePercentage') });
  show();
  const share = await screen.findByLabelText('League Share Percentage');
  expect(share).toHaveValue(50);
  fireEvent.change(share, { target: { value: '12.34' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(share).toHaveAccessibleDescription(/No such share\./));
});
