import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, campaignCapability, capability, deadline, openCampaign } from '../../testing/campaign.tsx';
import { field, select } from '../../testing/inputs.ts';
import { listOf } from '../../testing/lists.ts';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { CampaignAside } from '../CampaignAside.tsx';
import { DefaultDeadlineDialog } from '../requirements/DefaultDeadlineDialog.tsx';

const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const saved = async (sent: ReturnType<typeof fakeServer>, values: object) =>
  waitFor(() => expect(lastOf(sent, 'CampaignsUpdate')).toEqual({ input: { id: 8, version: 3, ...values } }));

beforeEach(() => signIn());

describe('settings', () => {
  it('[S-091] [S-092] [S-094] leagues, goal date, overview and goal are saved; a cleared number is null', async () => {
    const sent = await openCampaign();
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

  it('[S-088] [P11] total spend is at least 1 and a whole number', async () => {
    const sent = await openCampaign();
    type('Total Spend', '0');
    await save();
    expect(await screen.findByText('At least 1')).toBeInTheDocument();
    expect(screen.getByLabelText('Total Spend')).toBeInvalid();
    expect(lastOf(sent, 'CampaignsUpdate')).toBeUndefined();
    type('Total Spend', '99999999999999');
    expect(await screen.findByText('At most 2,147,483,647')).toBeInTheDocument();
    type('Total Spend', '1500.7');
    await save();
    await saved(sent, { totalSpend: 1500 });
  });
});

describe('requirements', () => {
  it('[S-105] a card shows quantities, expectations and default deadlines', async () => {
    await openCampaign('/requirements');
    expect(screen.getByText('2 per league, 1,200 contracted')).toBeInTheDocument();
    for (const text of ['Hang it', 'Photo', '4/1/2027']) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('[S-101] [S-102] [S-106] a card can be edited and deleted; an empty quantity disables submitting', async () => {
    const sent = await openCampaign('/requirements', {
      answers: {
        CampaignCapabilitiesUpdate: () => ({ result: { record: { id: 20 } } }),
        CampaignCapabilitiesDelete: () => ({ result: { clientMutationId: null } }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Game Signage' }));
    const dialog = within(screen.getByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Save' });
    type('Total contracted quantity', '');
    await waitFor(() => expect(submit).toBeDisabled());
    type('Total contracted quantity', '60');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignCapabilitiesUpdate')).toEqual({ input: { id: 20, version: 4, quantity: 60 } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Game Signage' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastOf(sent, 'CampaignCapabilitiesDelete')).toEqual({ input: { id: 20 } }));
  });

  it('[P13] capabilities can be reordered and bulk edited', async () => {
    const second = { ...campaignCapability, id: 21, capability: { ...capability, id: 6, name: 'Surveys' } };
    const sent = await openCampaign('/requirements', {
      changes: { campaignCapabilities: [campaignCapability, second] },
      answers: {
        OrderCampaignRecords: () => ({ orderCampaignRecords: { campaign: { id: 8 } } }),
        CampaignCapabilitiesUpdateMany: () => ({ result: { changeId: '1' } }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Move Surveys up' }));
    await waitFor(() =>
      expect(lastOf(sent, 'OrderCampaignRecords')).toEqual({
        input: { campaignId: 8, records: 'campaign_capabilities', ids: [21, 20] },
      }),
    );
    for (const name of ['Game Signage', 'Surveys'])
      await userEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 campaign capabilities' }));
    await userEvent.type(dialog.getByLabelText('Total contracted quantity'), '80');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'CampaignCapabilitiesUpdateMany')).toEqual({
        input: { ids: [20, 21], versions: [4, 4], patch: { quantity: 80 } },
      }),
    );
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Surveys' })).not.toBeChecked());
  });

  it('[S-112] additional requirements are saved separately', async () => {
    const sent = await openCampaign('/requirements');
    type('Additional requirements', 'No tobacco');
    await save();
    await saved(sent, { additionalRequirements: 'No tobacco' });
  });

  it('[S-113] shows empty states without capabilities and deadlines', async () => {
    await openCampaign('/requirements', { changes: { campaignCapabilities: [] } });
    expect(screen.getByText('No capabilities have been added to this campaign')).toBeInTheDocument();
    expect(screen.getByText('No deadlines exist for this campaign!')).toBeInTheDocument();
  });

  it('[S-115] a default deadline is deleted after confirmation', async () => {
    const sent = await openCampaign('/requirements', {
      answers: { DefaultVerificationDeadlinesDelete: () => ({ result: { clientMutationId: null } }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Photo' }));
    expect(lastOf(sent, 'DefaultVerificationDeadlinesDelete')).toBeUndefined();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(lastOf(sent, 'DefaultVerificationDeadlinesDelete')).toEqual({ input: { id: 31 } }));
  });

  it('[S-116] [S-122] [S-123] a default deadline requires a date, name and valid instructions; the date is sent unchanged', async () => {
    const sent = fakeServer({ DefaultVerificationDeadlinesCreate: () => ({ result: { record: { id: 32 } } }) });
    showPage(<DefaultDeadlineDialog campaignCapabilityId={20} />);
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
      expect(lastOf(sent, 'DefaultVerificationDeadlinesCreate')?.input).toMatchObject({
        campaignCapabilityId: 20,
        name: 'Survey sent',
        deadline: '2027-05-09',
      }),
    );
  });

  it('[S-118] [S-142] the offset counts from acceptance or from either end of the season; a past date shows a warning', async () => {
    fakeServer({});
    const past = { ...deadline, deadline: '2020-04-01', offset: 3, offsetType: 'accept_offer_date' };
    showPage(<DefaultDeadlineDialog campaignCapabilityId={20} deadline={past as never} />);
    expect(screen.getByText('This date has passed.')).toBeInTheDocument();
    await userEvent.click(await select('Count from'));
    expect(screen.getAllByRole('option').map((option) => option.getAttribute('data-value'))).toEqual([
      'accept_offer_date',
      'season_start_date',
      'season_end_date',
    ]);
  });
});

describe('dashboard content', () => {
  const none = () => listOf();
  const lists = {
    TestimonialsList: none,
    CampaignStatisticsList: none,
    CampaignNotesList: none,
    CampaignFeedback: () => ({
      reactions: { totalCount: 0 },
      favorites: { totalCount: 0 },
      openRequests: { totalCount: 0, nodes: [] },
      answeredRequests: { totalCount: 0, nodes: [] },
      feedback: { totalCount: 0, nodes: [] },
    }),
  };
  const looker = 'The url entered is invalid, please use the embed url from Looker.';

  it('[S-155] [S-160] [S-170] title and impressions are saved; without changes the button reads "Saved"', async () => {
    const sent = await openCampaign('/dashboard', { answers: lists });
    expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
    type('Goal title', 'Play on');
    type('Impressions override', '12000');
    await save();
    await saved(sent, { sponsorFacingGoalTitle: 'Play on', impressionsOverride: 12000 });
  });

  it('[M15] staff choose what the sponsor sees, and preview the dashboard', async () => {
    const sent = await openCampaign('/dashboard', { answers: lists });
    const group = within(screen.getByRole('group', { name: /^What the sponsor sees/ }));
    expect(group.getByRole('switch', { name: /^Dates/ })).toBeChecked();
    fireEvent.click(group.getByRole('switch', { name: /^Overdue proof/ }));
    expect(group.getByRole('link', { name: 'Preview the dashboard' })).toHaveAttribute(
      'href',
      '/campaign-dashboard/a.b.c',
    );
    await save();
    await saved(sent, { sponsorSeesOverdue: true });
  });

  it('[S-172] shows the saving state after 10 ms', async () => {
    await openCampaign('/dashboard', { answers: { ...lists, CampaignsUpdate: () => new Promise(() => undefined) } });
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

  it('[S-157] [S-158] the Looker URL is validated on the page and by the server', async () => {
    const sent = await openCampaign('/dashboard', {
      answers: { ...lists, CampaignsUpdate: () => new Refusal('Invalid Looker URL', 'SL422', 'lookerUrl') },
    });
    type('Looker report', 'no address');
    await save();
    expect(await screen.findByText(looker)).toBeInTheDocument();
    expect(lastOf(sent, 'CampaignsUpdate')).toBeUndefined();
    type('Looker report', 'https://elsewhere.test/embed/1');
    await save();
    await waitFor(() => expect(lastOf(sent, 'CampaignsUpdate')).toBeDefined());
    expect(await screen.findByText(looker)).toBeInTheDocument();
  });
});

describe('on every tab', () => {
  it('[S-072] [S-079] [S-080] the cards link to targeting and prospecting and show the counts and the goal', () => {
    fakeServer({ LinkState: () => ({ linkState: null }) });
    showPage(<CampaignAside campaign={campaign as never} />);
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/campaign-targeting/8');
    expect(screen.getByRole('link', { name: 'Prospecting' })).toHaveAttribute('href', '/prospect-campaign/8');
    expect(screen.getByText('4 of 10')).toBeInTheDocument();
    expect(screen.getByText('by 3/5/2027', { exact: false })).toBeInTheDocument();
    const pairs = [...document.querySelectorAll('dl dt')].map((dt) => [
      dt.textContent,
      dt.nextElementSibling?.textContent,
    ]);
    expect(pairs).toEqual([
      ['prospecting', '1'],
      ['qualified', '2'],
      ['proposed', '3'],
      ['removed', '5'],
    ]);
  });

  it('[S-078] the link with the campaign’s token opens its dashboard and can be copied, which is confirmed for 1000 ms', async () => {
    fakeServer({ LinkState: () => new Promise(() => undefined) });
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    showPage(<CampaignAside campaign={campaign as never} />);
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

  it('[S-076] shows a message if there is nothing to verify', () => {
    fakeServer({ LinkState: () => ({ linkState: null }) });
    showPage(<CampaignAside campaign={campaign as never} />);
    for (const kind of ['physical', 'digital'])
      expect(screen.getByText(`No ${kind} verification deadlines yet`)).toBeInTheDocument();
  });
});
