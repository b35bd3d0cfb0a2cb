import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, lastOf, Refusal, showPage, signIn } from '../../testing/page.tsx';
import { CampaignsTab } from './CampaignsTab.tsx';
import { CommentsTab } from './CommentsTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PlayLocationsTab } from './PlayLocationsTab.tsx';
import { UsersTab } from './UsersTab.tsx';

const overview = {
  id: 3,
  name: 'Cedar Valley',
  city: null,
  state: 'OR',
  contactEmail: 'a@b.org',
  contactPhone: null,
  websiteUrl: null,
  organizationTypeId: null,
  numberOfUniqueParticipantsPerYear: null,
  winterSportIds: [],
  springSportIds: [],
  summerSportIds: [],
  fallSportIds: [],
  socialMedia: [],
  socialMediaFollowingSize: null,
  emailListSize: null,
  emailOpenRate: null,
  dataConfidence: 'verified',
  dataConfidenceReason: null,
  sportsManagementSoftwareId: null,
  salesforceId: null,
  hubspotCompanyId: null,
  language: 'en',
  minAge: 5,
  maxAge: 14,
  female: true,
  male: true,
  digitalReach: 0,
  eventsSurveyResponses: [],
};
const empty = () => ({ items: { totalCount: 0, nodes: [] } });
const lists = {
  SportsList: empty,
  OrganizationTypesList: empty,
  SportsManagementSoftwaresList: empty,
  SocialMediaChannelsList: empty,
};
const saved = { UpdateOrganization: () => ({ updateOrganization: { organization: { id: 3 } } }) };

describe('Overview', () => {
  beforeEach(() => signIn());

  it('[B-075] age range and genders are read-only', async () => {
    fakeServer({ ...lists, OrganizationOverview: () => ({ organization: overview }) });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByText('5–14')).toBeInTheDocument();
    expect(screen.getByText('Coed')).toBeInTheDocument();
    expect(screen.queryByLabelText(/genders/i)).toBeNull();
  });

  it('[B-078][B-085] an invalid e-mail says so and keeps Save off', async () => {
    fakeServer({ ...lists, OrganizationOverview: () => ({ organization: overview }) });
    showPage(<OverviewTab id={3} />);
    const email = await screen.findByLabelText('Contact email');
    fireEvent.change(email, { target: { value: 'a@b.org, nobody' } });
    expect(await screen.findByText('One or more emails are invalid')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('the language of its mails can be chosen, and one must be', async () => {
    const sent = fakeServer({ ...lists, ...saved, OrganizationOverview: () => ({ organization: overview }) });
    showPage(<OverviewTab id={3} />);
    const select = await screen.findByLabelText('Language of its mails');
    expect(select).toHaveAccessibleDescription('The league can change it on its own pages.');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['English', 'Spanish']);
    await userEvent.selectOptions(select, 'Spanish');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'UpdateOrganization')).toEqual({ input: { organizationId: 3, language: 'es' } }),
    );
  });

  it('[B-083][B-084][B-086] a changed confidence needs its reason; only changes are sent', async () => {
    const sent = fakeServer({ ...lists, ...saved, OrganizationOverview: () => ({ organization: overview }) });
    showPage(<OverviewTab id={3} />);
    const select = await screen.findByLabelText('Data confidence');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Choose', 'Speculative', 'Incomplete', 'Stale', 'Complete', 'Verified', 'Not a good fit']);
    await userEvent.selectOptions(select, 'stale');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Reason for the change'), 'No answer');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(lastOf(sent, 'UpdateOrganization')).toEqual({
        input: { organizationId: 3, dataConfidence: 'stale', dataConfidenceReason: 'No answer' },
      }),
    );
  });

  it('a save that failed can be tried again as it stands', async () => {
    let away = true;
    const sent = fakeServer({
      ...lists,
      OrganizationOverview: () => ({ organization: overview }),
      UpdateOrganization: () => (away ? new Refusal('The server is away.', 'SL500') : saved.UpdateOrganization()),
    });
    const saves = () => sent.filter(({ name }) => name === 'UpdateOrganization').length;
    showPage(<OverviewTab id={3} />);
    await userEvent.type(await screen.findByLabelText('Name'), ' League');
    const save = screen.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(saves()).toBe(3), { timeout: 8000 }); // it repeats itself twice
    await waitFor(() => expect(save).toBeEnabled());
    away = false;
    await userEvent.click(save);
    await waitFor(() => expect(saves()).toBe(4));
    expect(screen.getByLabelText('Name')).toHaveValue('Cedar Valley League');
  });

  it('[B-094] a stored value outside the six is shown, but cannot be chosen again', async () => {
    fakeServer({ ...lists, OrganizationOverview: () => ({ organization: { ...overview, dataConfidence: 'ended' } }) });
    showPage(<OverviewTab id={3} />);
    expect(await screen.findByRole('option', { name: 'Ended' })).toBeDisabled();
    expect(screen.getByLabelText('Data confidence')).toHaveValue('ended');
  });

  it('[B-098] a save that failed may be tried again as it is', async () => {
    fakeServer({
      ...lists,
      OrganizationOverview: () => ({ organization: overview }),
      UpdateOrganization: () => new Refusal('Not now.', 'SL422'),
    });
    showPage(<OverviewTab id={3} />);
    fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Salem' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(screen.getByLabelText('City')).toHaveValue('Salem');
  });
});

describe('Comments', () => {
  beforeEach(() => signIn());
  const comment = {
    id: 1,
    organizationId: 3,
    content: 'Line one\nLine two',
    createdAt: '2024-01-05T20:04:00Z',
    user: null,
  };

  it('[B-213][B-214][B-215] shows author or System User, the instant, and line breaks', async () => {
    fakeServer({ CommentsList: () => ({ items: { totalCount: 1, nodes: [comment] } }) });
    showPage(<CommentsTab id={3} />);
    expect(await screen.findByText('System User')).toBeInTheDocument();
    expect(screen.getByText('Jan 5 2024, 3:04pm')).toBeInTheDocument();
    expect(screen.getByText(/Line one/).textContent).toBe('Line one\nLine two');
  });

  it('[B-209][B-210][B-216] adding needs text and says what happens', async () => {
    const sent = fakeServer({
      CommentsList: empty,
      CreateCommentRecord: () => ({ answer: { item: { ...comment, id: 2 } } }),
    });
    showPage(<CommentsTab id={3} />);
    expect(await screen.findByText('No comments have been added yet!')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Add Comment' });
    await userEvent.type(screen.getByLabelText('New comment'), '   ');
    expect(button).toBeDisabled();
    await userEvent.type(screen.getByLabelText('New comment'), 'Called');
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Added Comment!' })).toBeInTheDocument();
    expect(lastOf(sent, 'CreateCommentRecord')?.input).toEqual({ organizationId: 3, content: 'Called' });
    expect(screen.getByLabelText('New comment')).toHaveValue('');
  });

  it('[B-217] a failure keeps the text', async () => {
    fakeServer({ CommentsList: empty, CreateCommentRecord: () => new Refusal('No', 'SL403') });
    showPage(<CommentsTab id={3} />);
    await userEvent.type(await screen.findByLabelText('New comment'), 'Keep me');
    await userEvent.click(screen.getByRole('button', { name: 'Add Comment' }));
    expect(await screen.findByText(/Oops! Something went wrong/)).toBeInTheDocument();
    expect(screen.getByLabelText('New comment')).toHaveValue('Keep me');
  });
});

describe('Play Locations', () => {
  beforeEach(() => signIn());
  const places = (zips: string[] = []) => ({
    OrganizationPlaces: () => ({ organization: { id: 3, zips, playLocations: [] } }),
  });

  it('[B-114] says when there is none', async () => {
    fakeServer(places());
    showPage(<PlayLocationsTab id={3} />);
    expect(await screen.findByText('There is no play location data for this organization')).toBeInTheDocument();
  });

  it('[B-099][B-100][B-104] zips: a click removes one; those the server refuses block until removed', async () => {
    const sent = fakeServer({
      ...places(['97005']),
      RemoveZip: () => ({ removeZip: { organization: { id: 3 } } }),
      AddZips: () => new Refusal('Cannot add invalid zips: 00000'),
    });
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 97005' }));
    await waitFor(() => expect(lastOf(sent, 'RemoveZip')).toEqual({ input: { organizationId: 3, zip: '97005' } }));
    await userEvent.type(screen.getByPlaceholderText('Enter five-digit zip'), '02134, 00000');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(/Please remove all invalid zip codes/)).toBeInTheDocument();
    expect(lastOf(sent, 'AddZips')).toEqual({ input: { organizationId: 3, zips: ['02134', '00000'] } });
    expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out 00000' }));
    expect(screen.getByRole('button', { name: 'Add' })).toBeEnabled();
  });

  it('[B-108][B-109] an address must be picked from the suggestions', async () => {
    const place = {
      address: '1 Main St, Portland, OR 97202',
      city: 'Portland',
      state: 'OR',
      zipcode: '97202',
      country: 'US',
      lat: 45,
      lon: -122,
    };
    const sent = fakeServer({
      ...places(),
      'GET /places': () => [place],
      CreateOrganizationPlayLocation: () => ({ createOrganizationPlayLocation: { playLocation: { id: 1 } } }),
    });
    showPage(<PlayLocationsTab id={3} />);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Add A Play Location' }))[0] as HTMLElement);
    const submit = screen.getByRole('button', { name: 'Add play location' });
    await userEvent.type(screen.getByLabelText('Nickname'), 'Larkspur');
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '1 Main');
    expect(submit).toBeDisabled();
    await userEvent.click(await screen.findByRole('option', { name: place.address }));
    expect(submit).toBeEnabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), 'x');
    expect(submit).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Address' }), '{Backspace}');
    await userEvent.click(await screen.findByRole('option', { name: place.address }));
    await userEvent.click(submit);
    await waitFor(() =>
      expect(lastOf(sent, 'CreateOrganizationPlayLocation')).toEqual({
        input: { organizationId: 3, playLocationInput: { address: place.address, nickname: 'Larkspur' } },
      }),
    );
  });
});

describe('Users', () => {
  beforeEach(() => signIn());
  const user = (id: number, status: string) => ({
    id,
    email: `u${id}@x.test`,
    name: null,
    title: null,
    cellPhone: null,
    status,
    lastLogin: null,
  });

  it('[B-221][B-222] a dashboard link each; resend only for invited ones', async () => {
    fakeServer({
      OrganizationUsers: () => ({ organization: { id: 3, name: 'C', users: [user(1, 'active'), user(2, 'invited')] } }),
    });
    showPage(<UsersTab id={3} />);
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => within(row));
    expect(rows[0]?.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
      'href',
      '/organization-dashboard?userId=1',
    );
    expect(rows[0]?.queryByRole('button', { name: /^Resend invite/ })).toBeNull();
    expect(rows[1]?.getByRole('button', { name: 'Resend invite to u2@x.test' })).toBeInTheDocument();
  });

  it('[B-227][B-232] inviting needs an e-mail and puts the refusal in words', async () => {
    fakeServer({
      OrganizationUsers: () => ({ organization: { id: 3, name: 'C', users: [] } }),
      InviteOrganizationUser: () => new Refusal('User already added', 'SL409'),
    });
    showPage(<UsersTab id={3} />);
    expect(await screen.findByText('There are no users to display for this organization')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add User' })[0] as HTMLElement);
    const send = screen.getByRole('button', { name: 'Send invitation' });
    expect(send).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Email'), 'a@b.org');
    await userEvent.click(send);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Oops! That email is already associated with a user for your organization. If you believe this is an error, please contact us.',
    );
  });
});

describe('Campaigns', () => {
  beforeEach(() => signIn());
  const offer = (id: number, status: string, year: number) => ({
    id,
    status,
    campaign: {
      id,
      name: `Campaign ${id}`,
      season: 'spring',
      year,
      status: 'active',
      sponsor: { id: 9, name: 'Harvest Lane' },
    },
    sponsorableProperty: { id: 1, name: 'Juniors' },
  });

  it('[B-194][B-195][B-197] active offers first, the newest year on top, linked to offer and sponsor', async () => {
    fakeServer({
      OrganizationOffers: () => ({
        organization: {
          id: 3,
          offers: [offer(1, 'confirmed', 2026), offer(2, 'canceled', 2027), offer(4, 'qualified', 2027)],
        },
      }),
    });
    showPage(<CampaignsTab id={3} />);
    expect(await screen.findByRole('heading', { name: 'Active Offers' })).toBeInTheDocument();
    const links = () => screen.getAllByRole('link', { name: /^Campaign/ }).map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/offers/4', '/offers/1']);
    expect(screen.getAllByRole('link', { name: 'Harvest Lane' })[0]).toHaveAttribute(
      'href',
      '/campaign-planner/sponsors/9',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show All' }));
    expect(links()).toEqual(['/offers/4', '/offers/2', '/offers/1']);
    expect(screen.getByRole('button', { name: 'Show Active' })).toBeInTheDocument();
  });
});
