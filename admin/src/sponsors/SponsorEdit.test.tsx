import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { CampaignStatus } from '../../../ui/generated/schema.ts';
import { DuplicateDialog } from '../campaigns/DuplicateDialog.tsx';
import { makeQueryClient } from '../dataProvider/queryClient.ts';
import { isUnsaved, LEAVE_QUESTION } from '../form/unsaved.ts';
import { choose, field } from '../testing/inputs.ts';
import { fakeServer, lastOf, showPage, signIn } from '../testing/page.tsx';
import { SeasonalGoalPage } from './SeasonalGoalPage.tsx';
import { SponsorEdit } from './SponsorEdit.tsx';

const campaign = (id: number, status: CampaignStatus, leagueBudget: string | null = null) => ({
  id,
  name: `Campaign ${id}`,
  season: 'spring' as const,
  year: 2027,
  status,
  leagueBudget,
});
const user = { id: 8, email: 'zoe@harvest.test', name: 'Zoe', status: 'active', openInvitationId: null };
const base = '/campaign-planner/sponsors/3';

/** Opens the sponsor's page on a tab. */
async function open(campaigns: object[] = [], tab = '', answers: Parameters<typeof fakeServer>[0] = {}) {
  const sponsor = {
    id: 3,
    version: 6,
    name: 'Harvest Lane',
    logoThumbnailUrl: null,
    logoFullSizeUrl: null,
    campaigns,
    sponsorUsers: [{ user: { ...user, lastLogin: '2026-11-20T15:00:00Z' } }],
  };
  const sent = fakeServer({ SponsorsOne: () => ({ record: sponsor }), ...answers });
  showPage(
    <Routes>
      <Route path="/campaign-planner/sponsors/:sponsorId/*" element={<SponsorEdit />} />
    </Routes>,
    { at: base + tab, queryClient: makeQueryClient() },
  );
  await screen.findByRole('heading', { level: 1, name: 'Harvest Lane' });
  return sent;
}

beforeEach(() => signIn());

describe('a sponsor', () => {
  it('[S-046] [S-054] has three tabs in order, one for billing and one for comments and tasks, and links to adding a campaign', async () => {
    await open();
    const tabs = within(screen.getByRole('navigation', { name: 'Sponsor' })).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(
      ['', '/users', '/seasonal-dashboard', '/billing', '/comments'].map((tab) => base + tab),
    );
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Campaigns0',
      'Users1',
      'Seasonal Dashboard',
      'Billing',
      'Comments & Tasks',
    ]);
    for (const link of screen.getAllByRole('link', { name: 'Add A Campaign' }))
      expect(link).toHaveAttribute('href', `${base}/campaigns/add`);
  });

  it('[S-047] its name is saved separately and required', async () => {
    const sent = await open([], '', {
      SponsorsUpdate: () => ({ result: { record: { id: 3, campaigns: [], sponsorUsers: [] } } }),
    });
    const name = field('Name');
    fireEvent.change(name, { target: { value: ' ' } });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(name, { target: { value: 'Harvest Road ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'SponsorsUpdate')).toEqual({ input: { id: 3, version: 6, name: 'Harvest Road' } }),
    );
  });
});

it('[S-048] a dropped logo is uploaded immediately, images only, and then shown', async () => {
  let logo = '/files/old.png';
  const sponsor = { id: 3, name: 'Harvest Lane', logoThumbnailUrl: null, campaigns: [], sponsorUsers: [] };
  const sent = await open([], '', {
    SponsorsOne: () => ({ record: { ...sponsor, logoFullSizeUrl: logo } }),
    'POST /sponsor_logos': () => {
      logo = '/files/new.png';
      return { id: 3 };
    },
  });
  const input = screen.getByLabelText('Logo');
  expect(screen.getByRole('img', { name: 'Logo now in use' })).toHaveAttribute('src', '/files/old.png');
  const user = userEvent.setup({ applyAccept: false }); // Dropped files have not passed a file picker.
  await user.upload(input, new File(['%PDF'], 'logo.pdf', { type: 'application/pdf' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a JPEG, PNG or GIF picture.');
  expect(sent.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  const image = new File(['x'], 'logo.png', { type: 'image/png' });
  await user.upload(input, image);
  await waitFor(() =>
    expect(screen.getByRole('img', { name: 'Logo now in use' })).toHaveAttribute('src', '/files/new.png'),
  );
  const form = sent.find(({ name }) => name === 'POST /sponsor_logos')?.body as FormData;
  expect([...form.keys()].sort()).toEqual(['image', 'sponsor_id']);
  expect(form.get('sponsor_id')).toBe('3');
  expect((form.get('image') as File).name).toBe('logo.png');
});

it('[S-049] a logo or goal image above 20,000,000 bytes is not sent, with the specified message', async () => {
  const sent = await open();
  const image = new File(['x'], 'logo.png', { type: 'image/png' });
  Object.defineProperty(image, 'size', { value: 20_000_001 });
  await userEvent.upload(screen.getByLabelText('Logo'), image);
  expect(screen.getByRole('alert')).toHaveTextContent(/^File cannot exceed 20MB!$/);
  expect(sent.map(({ name }) => name)).not.toContain('POST /sponsor_logos');
});

describe('its campaigns', () => {
  it('[S-050] [S-051] show name, season, status and the leagues’ budget, dashes if empty, and can be duplicated', async () => {
    await open([campaign(1, 'active', '500.00'), campaign(2, 'proposed')]);
    const table = within(screen.getByRole('table', { name: 'Campaigns of Harvest Lane' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(1) // its checkbox
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Campaign 1', 'Spring 2027', 'Active', '$500', 'Duplicate'],
      ['Campaign 2', 'Spring 2027', 'Proposed', '--', 'Duplicate'],
    ]);
    await userEvent.click(table.getByRole('button', { name: 'Duplicate Campaign 2' }));
    expect(screen.getByRole('dialog', { name: 'Duplicate Campaign 2' })).toBeInTheDocument();
  });

  it('[S-052] toggles between current and all; no toggle if all are current', async () => {
    await open([campaign(1, 'active'), campaign(2, 'complete')]);
    expect(screen.queryByText('Campaign 2')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(screen.getByText('Campaign 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show Current' }));
    expect(screen.queryByText('Campaign 2')).toBeNull();
  });

  it('[S-052] no toggle if all are current', async () => {
    await open([campaign(1, 'active')]);
    expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull();
  });

  it('[S-055] show an empty state', async () => {
    await open();
    expect(screen.getByText('No campaigns yet! Add a campaign to use the campaign planner.')).toBeInTheDocument();
  });
});

describe('its users', () => {
  it('[S-058] [S-060] [S-061] are listed with their last login, below a notice that does not block anything', async () => {
    await open([], '/users');
    const table = within(screen.getByRole('table', { name: 'Users of this sponsor' }));
    expect(table.getByRole('row', { name: /zoe@harvest\.test.*11\/20\/2026/ })).toBeInTheDocument();
    expect(
      screen.getByText('Adding sponsor users is in beta: please add users only with explicit permission.'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Add User' })).toBeEnabled();
  });

  it('[S-062] are invited by email', async () => {
    const sent = await open([], '/users', {
      InviteSponsorUser: () => ({ inviteSponsorUser: { clientMutationId: null } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a sponsor user' }));
    expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
    await userEvent.type(field('Email'), 'abe@harvest.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(lastOf(sent, 'InviteSponsorUser')).toEqual({ input: { sponsorId: 3, email: 'abe@harvest.test' } }),
    );
  });
});

/** Opens the goal of a season at its own URL. */
const openGoal = (address: string, answers: Parameters<typeof fakeServer>[0] = {}) => {
  const sent = fakeServer({
    SponsorsOne: () => ({ record: { id: 3, name: 'Harvest Lane' } }),
    SeasonalGoal: () => ({ seasonalGoal: { id: 6, version: 2, sponsorFacingGoalBody: '<p>Ten leagues</p>' } }),
    ...answers,
  });
  showPage(<SeasonalGoalPage />, {
    at: `${base}/seasonal-goal/${address}`,
    path: '/campaign-planner/sponsors/:sponsorId/seasonal-goal/:season/:year',
  });
  return sent;
};

it('[S-066] [S-019] [P7] the goal of an unknown sponsor or an invalid year is not found', async () => {
  openGoal('fall/2028', { SponsorsOne: () => ({ record: null }) });
  expect(await screen.findByRole('heading', { name: 'This sponsor was not found' })).toBeInTheDocument();
  cleanup();
  const sent = openGoal('fall/28');
  expect(await screen.findByRole('heading', { name: 'This page was not found' })).toBeInTheDocument();
  cleanup();
  openGoal('fall/99999');
  expect(await screen.findByRole('heading', { name: 'This page was not found' })).toBeInTheDocument();
  expect(lastOf(sent, 'SeasonalGoal')).toBeUndefined();
});

it('[S-066] [P7] a season’s goal has its own URL', async () => {
  const sent = openGoal('fall/2028');
  const title = 'Harvest Lane: Seasonal goal, Fall 2028';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await waitFor(() => expect(lastOf(sent, 'SeasonalGoal')).toEqual({ sponsorId: 3, season: 'fall', year: 2028 }));
  expect(await screen.findByText('Ten leagues')).toBeInTheDocument();
});

it('[S-095] [P4] duplicating requires a name, a season and a year', async () => {
  const sent = fakeServer({
    DuplicateCampaign: () => ({ duplicateCampaign: { campaign: { id: 12, sponsorId: 3 } } }),
    ProposedCampaignNames: ({ season, year }: { season: string; year: number }) => ({
      proposedCampaignNames: { name: `Push ${season} ${year}`, seasonName: `${season} ${year}` },
    }),
  });
  showPage(<DuplicateDialog campaign={campaign(1, 'active')} />);
  const submit = screen.getByRole('button', { name: 'Duplicate' });
  expect(submit).toBeDisabled();
  await waitFor(() => expect((field('New name') as HTMLInputElement).value).toMatch(/^Push /));
  await userEvent.clear(field('New name'));
  await userEvent.type(field('New name'), 'Again');
  await choose('Season', 'Fall');
  await choose('Year', '2028');
  await waitFor(() => expect(field('Season name')).toHaveValue('fall 2028'));
  expect(field('New name')).toHaveValue('Again');
  await userEvent.click(submit);
  await waitFor(() =>
    expect(lastOf(sent, 'DuplicateCampaign')).toEqual({
      input: { campaignId: 1, name: 'Again', season: 'fall', year: 2028, seasonName: 'fall 2028' },
    }),
  );
});

it('[S-063] the goal of a season is loaded by season and year', async () => {
  const sent = await open([], '/seasonal-dashboard', { SeasonalGoal: () => ({ seasonalGoal: null }) });
  await choose('Season', 'Summer');
  await choose('Year', '2027');
  expect(screen.getByRole('heading', { name: 'Goal for Summer 2027' })).toBeInTheDocument();
  await waitFor(() => expect(lastOf(sent, 'SeasonalGoal')).toEqual({ sponsorId: 3, season: 'summer', year: 2027 }));
  expect(await screen.findByLabelText('Goal')).toBeInTheDocument();
});

it('[S-069] [O17] a typed goal is unsaved: changing the season asks first, until it is saved', async () => {
  const goals: Record<string, object | null> = {
    spring: { id: 6, version: 2, sponsorFacingGoalBody: '<p>Ten leagues</p>' },
  };
  const sent = await open([], '/seasonal-dashboard?season=spring&year=2027', {
    SeasonalGoal: ({ season }) => ({ seasonalGoal: goals[season] ?? null }),
    SeasonalGoalsUpdate: ({ input }) => {
      goals.spring = { id: 6, version: 3, sponsorFacingGoalBody: input.sponsorFacingGoalBody };
      return { result: { record: { id: 6 } } };
    },
  });
  const goal = await screen.findByLabelText('Goal');
  expect(screen.getByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(isUnsaved()).toBe(false);
  goal.innerHTML = '<p>Twelve leagues</p>';
  fireEvent.input(goal);
  expect(isUnsaved()).toBe(true);
  await choose('Season', 'Summer');
  const question = await screen.findByRole('dialog', { name: 'Leave this season?' });
  expect(question).toHaveTextContent(LEAVE_QUESTION);
  await userEvent.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(await screen.findByRole('heading', { name: 'Goal for Spring 2027' })).toBeInTheDocument();
  expect(goal).toHaveTextContent('Twelve leagues');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(lastOf(sent, 'SeasonalGoalsUpdate')).toEqual({
    input: { id: 6, version: 2, sponsorFacingGoalBody: '<p>Twelve leagues</p>' },
  });
  expect(isUnsaved()).toBe(false);
  await choose('Season', 'Summer');
  expect(await screen.findByRole('heading', { name: 'Goal for Summer 2027' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
