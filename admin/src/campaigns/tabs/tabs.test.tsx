import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { CampaignAside } from '../CampaignAside.tsx';
import { DeadlineModal } from '../requirements/DeadlineModal.tsx';
import { ApplicationTab } from './ApplicationTab.tsx';
import { ContactsTab } from './ContactsTab.tsx';
import { DashboardTab } from './DashboardTab.tsx';
import { RequirementsTab } from './RequirementsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';

const deadline = {
  id: 31,
  name: 'Photo',
  deadline: '2027-04-01',
  offset: null,
  offsetType: null,
  requiresCreatives: false,
  missingCreatives: false,
  verificationReminderInstructions: 'For {{sponsor_name}}',
};
const capability = {
  id: 20,
  capability: { id: 5, name: 'Game Signage', digital: false, createDeadlineBasedOnQuantity: false },
  minimumQuantity: 2,
  quantity: 1200,
  executionExpectations: 'Hang it',
  inUse: false,
  defaultVerificationDeadlines: [deadline],
};
const campaign = {
  id: 8,
  name: 'Halftime',
  season: 'spring',
  year: 2027,
  totalSpend: 1000,
  leagueSharePercentage: '0.5000',
  targetNumberOfLeagues: 10,
  leaguesConfirmedGoalDate: '2027-03-05',
  sponsorOverview: null,
  goal: null,
  additionalRequirements: null,
  seasonName: 'Spring 2027',
  customQuestions: [],
  sponsorshipApplicationsSent: null,
  primarySalesContactId: 4,
  primaryStrategistContactId: null,
  primaryBdrContactId: null,
  sponsorFacingGoalTitle: null,
  sponsorFacingGoalBody: null,
  sponsorFacingGoalImageUrl: null,
  sponsorDashboardAdditionalContent: null,
  lookerUrl: null,
  impressionsOverride: null,
  magicToken: 'a.b.c',
  geographicTargetingSummary: null,
  demographicTargetingSummary: null,
  physicalVerificationProgress: null,
  digitalVerificationProgress: null,
  offerCountsReport: { prospecting: 1, qualified: 2, proposed: 3, confirmed: 4, removed: 5 },
  campaignCapabilities: [capability],
} as never;
const updated = { UpdateCampaign: () => ({ updateCampaign: { campaign: { id: 8, status: 'active' } } }) };
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = async (sent: ReturnType<typeof fakeServer>, values: object) =>
  waitFor(() => expect(lastOf(sent, 'UpdateCampaign')).toEqual({ input: { id: 8, ...values } }));

beforeEach(() => signIn());

describe('settings', () => {
  it('[S-091] [S-092] [S-094] leagues, goal date, overview and goal are saved; a cleared number is null', async () => {
    const sent = fakeServer(updated);
    showPage(<SettingsTab campaign={campaign} />);
    expect(screen.getByLabelText('Sponsor Overview')).toHaveAccessibleDescription(
      'This text is sent directly to leagues receiving offers.',
    );
    type('Desired Leagues', '');
    type('Leagues confirmed by', '2027-03-09');
    type('Sponsor Overview', 'Bakers');
    type('Goal', 'Ten leagues');
    await save();
    await saved(sent, {
      targetNumberOfLeagues: null,
      leaguesConfirmedGoalDate: '2027-03-09',
      sponsorOverview: 'Bakers',
      goal: 'Ten leagues',
    });
  });

  it('[S-088] total spend is at least 1 and a whole number', async () => {
    const sent = fakeServer(updated);
    showPage(<SettingsTab campaign={campaign} />);
    type('Total Spend', '0');
    await save();
    expect(screen.getByLabelText('Total Spend')).toBeInvalid();
    expect(sent).toEqual([]);
    type('Total Spend', '1500.7');
    await save();
    await saved(sent, { totalSpend: 1500 });
  });
});

describe('requirements', () => {
  it('[S-105] a card tells quantities, expectations and default deadlines', () => {
    fakeServer({});
    showPage(<RequirementsTab campaign={campaign} />);
    expect(screen.getByText('2 per league, 1,200 contracted')).toBeInTheDocument();
    for (const text of ['Hang it', 'Photo', '4/1/2027']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[S-101] [S-102] [S-106] a card is changed and deleted; submitting waits while a quantity is empty', async () => {
    const sent = fakeServer({
      GetCapabilities: () => ({ capabilities: [] }),
      UpdateCampaignCapability: () => ({ updateCampaignCapability: { campaignCapability: { id: 20 } } }),
      DeleteCampaignCapability: () => ({ deleteCampaignCapability: { clientMutationId: null } }),
    });
    showPage(<RequirementsTab campaign={campaign} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit Game Signage' }));
    const dialog = within(screen.getByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Save' });
    type('Total contracted quantity', '');
    await waitFor(() => expect(submit).toBeDisabled());
    type('Total contracted quantity', '60');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'UpdateCampaignCapability')).toEqual({
        input: { id: 20, minimumQuantity: 2, quantity: 60, executionExpectations: 'Hang it' },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete Game Signage' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastOf(sent, 'DeleteCampaignCapability')).toEqual({ input: { id: 20 } }));
  });

  it('[S-112] additional requirements are saved alone', async () => {
    const sent = fakeServer(updated);
    showPage(<RequirementsTab campaign={campaign} />);
    type('Additional requirements', 'No tobacco');
    await save();
    await saved(sent, { additionalRequirements: 'No tobacco' });
  });

  it('[S-113] says that there are no capabilities and no deadlines', () => {
    fakeServer({});
    showPage(<RequirementsTab campaign={{ ...(campaign as object), campaignCapabilities: [] } as never} />);
    expect(screen.getByText('No capabilities have been added to this campaign')).toBeInTheDocument();
    expect(screen.getByText('No deadlines exist for this campaign!')).toBeInTheDocument();
  });

  it('[S-115] a default deadline is deleted after a question', async () => {
    const sent = fakeServer({
      DeleteDefaultVerificationDeadline: () => ({ deleteDefaultVerificationDeadline: { clientMutationId: null } }),
    });
    showPage(<RequirementsTab campaign={campaign} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Photo' }));
    expect(sent).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastOf(sent, 'DeleteDefaultVerificationDeadline')).toEqual({ input: { id: 31 } }));
  });

  it('[S-116] [S-122] [S-123] a default deadline needs date, name and instructions that are valid; the date is sent as it is', async () => {
    const sent = fakeServer({
      CreateDefaultVerificationDeadline: () => ({
        createDefaultVerificationDeadline: { defaultVerificationDeadline: { id: 32 } },
      }),
    });
    showPage(<DeadlineModal campaignCapabilityId={20} onClose={() => undefined} />);
    const submit = screen.getByRole('button', { name: 'Add deadline' });
    type('Name', 'Survey sent');
    type('Deadline date', '2027-05-09');
    expect(submit).toBeDisabled();
    type('Reminder instructions', 'Send it to {{league}}');
    await userEvent.click(submit);
    expect(await screen.findByText('invalid mustache tag')).toBeInTheDocument();
    expect(sent).toEqual([]);
    type('Reminder instructions', 'Send it to {{verification_email_address}}');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'CreateDefaultVerificationDeadline')?.input).toMatchObject({
        campaignCapabilityId: 20,
        name: 'Survey sent',
        deadline: '2027-05-09',
      }),
    );
  });

  it('[S-118] [S-142] it counts from acceptance or from either end of the season; a past date is pointed out', async () => {
    fakeServer({});
    const past = { ...deadline, deadline: '2020-04-01', offset: 3, offsetType: 'accept_offer_date' };
    showPage(<DeadlineModal campaignCapabilityId={20} deadline={past as never} onClose={() => undefined} />);
    const options = within(screen.getByLabelText('Counted from')).getAllByRole('option') as HTMLOptionElement[];
    expect(options.map(({ value }) => value).filter(Boolean)).toEqual([
      'accept_offer_date',
      'season_start_date',
      'season_end_date',
    ]);
    expect(screen.getByText('This date has passed.')).toBeInTheDocument();
  });
});

describe('the application', () => {
  it('[S-143] [S-144] [S-149] questions come and go until they are sent; the season’s name and each text are required', async () => {
    const sent = fakeServer(updated);
    showPage(<ApplicationTab campaign={campaign} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
    const button = screen.getByRole('button', { name: 'Save' });
    expect(button).toBeDisabled();
    type('Question 1', 'How many teams?');
    expect(button).toBeEnabled();
    type('Season name', ' ');
    expect(button).toBeDisabled();
    type('Season name', 'Fall 2027');
    expect(screen.getByRole('button', { name: 'Remove question 1' })).toBeEnabled();
    await userEvent.click(button);
    await saved(sent, { seasonName: 'Fall 2027', customQuestions: [{ question: 'How many teams?' }] });
  });
});

it('[S-153] contacts are saved, and one is cleared', async () => {
  const sent = fakeServer({
    ...updated,
    GetEmployees: () => ({
      users: [
        { id: 4, name: 'Dana' },
        { id: 5, name: 'Eli' },
      ],
    }),
  });
  showPage(<ContactsTab campaign={campaign} />);
  await userEvent.selectOptions(await screen.findByLabelText('Sales contact'), 'Nobody');
  await userEvent.selectOptions(screen.getByLabelText('BDR contact'), 'Eli');
  await save();
  await saved(sent, { primarySalesContactId: null, primaryBdrContactId: 5 });
});

describe('dashboard content', () => {
  const none = () => ({ items: { totalCount: 0, nodes: [] } });
  const lists = { TestimonialsList: none, CampaignStatisticsList: none };
  const looker = 'The url entered is invalid, please use the embed url from Looker.';

  it('[S-155] [S-160] [S-170] title and impressions are saved; nothing changed is "Saved"', async () => {
    const sent = fakeServer({ ...lists, ...updated });
    showPage(<DashboardTab campaign={campaign} />);
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    type('Goal title', 'Play on');
    type('Impressions override', '12000');
    await save();
    await saved(sent, { sponsorFacingGoalTitle: 'Play on', impressionsOverride: 12000 });
  });

  it('[S-172] saving says so after 10 ms', async () => {
    fakeServer({ ...lists, UpdateCampaign: () => new Promise(() => undefined) });
    showPage(<DashboardTab campaign={campaign} />);
    type('Goal title', 'Play on');
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await act(async () => jest.advanceTimersByTime(9));
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
      await act(async () => jest.advanceTimersByTime(1));
      expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[S-157] [S-158] the Looker address must be one, for the screen and for the server', async () => {
    const sent = fakeServer({
      ...lists,
      UpdateCampaign: () => new Refusal('Invalid Looker URL', 'SL422', 'lookerUrl'),
    });
    showPage(<DashboardTab campaign={campaign} />);
    type('Looker report', 'no address');
    await save();
    expect(await screen.findByText(looker)).toBeInTheDocument();
    expect(lastOf(sent, 'UpdateCampaign')).toBeUndefined();
    type('Looker report', 'https://elsewhere.test/embed/1');
    await save();
    await waitFor(() => expect(lastOf(sent, 'UpdateCampaign')).toBeDefined());
    expect(await screen.findByText(looker)).toBeInTheDocument();
  });
});

describe('beside every tab', () => {
  it('[S-072] [S-079] [S-080] the cards lead to targeting and prospecting, with the counts and the goal', () => {
    fakeServer({ LinkState: () => ({ linkState: null }) });
    showPage(<CampaignAside campaign={campaign} />);
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/campaign-targeting/8');
    expect(screen.getByRole('link', { name: 'Prospecting' })).toHaveAttribute('href', '/prospect-campaign/8');
    expect(screen.getByText('4 of 10')).toBeInTheDocument();
    expect(screen.getByText('by 3/5/2027', { exact: false })).toBeInTheDocument();
    const pairs = [...document.querySelectorAll('dl.pairs dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]);
    expect(pairs).toEqual([
      ['Prospecting', '1'],
      ['Qualified', '2'],
      ['Proposed', '3'],
      ['Removed', '5'],
    ]);
  });

  it('[S-078] the link of the campaign’s token leads to its dashboard and is copied, which shows for 1000 ms', async () => {
    fakeServer({ LinkState: () => new Promise(() => undefined) });
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage(<CampaignAside campaign={campaign} />);
    const address = `${location.origin}/campaign-dashboard/a.b.c`;
    expect(screen.getByRole('link', { name: /dashboard/i })).toHaveAttribute('href', address);
    const button = screen.getByRole('button', { name: /^Copy link/ });
    await user.click(button);
    expect(write).toHaveBeenCalledWith(address);
    expect(button).toHaveTextContent('Copied!');
    const since = performance.now();
    await waitFor(() => expect(button).toHaveTextContent('Copy link'), { interval: 10 });
    expect(performance.now() - since).toBeGreaterThan(850);
    expect(performance.now() - since).toBeLessThan(1900);
  });

  it('[S-076] a text stands where there is nothing to verify', () => {
    fakeServer({ LinkState: () => ({ linkState: null }) });
    showPage(<CampaignAside campaign={campaign} />);
    for (const kind of ['physical', 'digital'])
      expect(screen.getByText(`No ${kind} verification deadlines yet`)).toBeInTheDocument();
  });
});
