import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'wouter/use-browser-location';
import { setNavigator } from '../../../../ui/graphql.ts';
import { storeToken } from '../../../../ui/session.ts';
import { App } from '../../app/App.tsx';
import { FakeStatus, fakeServer, leagueToken, refusal } from '../../testing/fakeServer.ts';
import { address, showPage } from '../../testing/page.tsx';
import type { Overview, PlayLocation } from './types.ts';

const overview: Overview = {
  id: 4,
  name: 'Harbor Hills',
  contactEmail: 'dana@harborhills.test',
  contactPhone: null,
  websiteUrl: null,
  organizationTypeId: 1,
  numberOfUniqueParticipantsPerYear: 300,
  winterSportIds: [],
  springSportIds: [1],
  summerSportIds: [],
  fallSportIds: [],
  socialMedia: [{ id: 8, channelId: 2, url: 'https://instagram.com/hh', canPost: true }],
  socialMediaFollowingSize: 900,
  emailListSize: 40,
  emailOpenRate: '42.50',
  minAge: 5,
  maxAge: 14,
  female: true,
  male: true,
};
const park: PlayLocation = {
  id: 1,
  nickname: 'Park',
  address: '1 Park Rd, Austin, TX',
  lat: 30.2,
  lon: -97.7,
  primary: false,
};
const gym: PlayLocation = { id: 2, nickname: 'Gym', address: 'Erie, PA 16507', lat: null, lon: null, primary: true };

function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  let stored = overview;
  let places = [park, gym];
  const calls = fakeServer({
    MyOrganizationProfile: () => ({ organization: { id: 4, name: 'Harbor Hills', engagementStatus: 'active' } }),
    MyOrganizationOverview: () => ({
      organization: stored,
      sports: [
        { id: 1, name: 'Soccer' },
        { id: 2, name: 'Baseball' },
      ],
      organizationTypes: [{ id: 1, name: '501(c)(3) Non-Profit' }],
      socialMediaChannels: [
        { id: 1, name: 'Facebook' },
        { id: 2, name: 'Instagram' },
      ],
    }),
    UpdateMyOrganization: ({ input }: { input: Partial<Overview> }) => {
      const socialMedia = (input.socialMedia ?? stored.socialMedia).map((entry, id) => ({ ...entry, id: 8 + id }));
      stored = { ...stored, ...input, socialMedia };
      return { updateOrganization: { organization: stored } };
    },
    MyOrganizationPlaces: () => ({
      organization: { id: 4, playLocations: places },
      primaryPlayLocation: places.length ? { id: 2 } : null,
    }),
    DeleteMyPlayLocation: ({ input }: { input: { id: number } }) => {
      places = places.filter(({ id }) => id !== input.id);
      return { deleteOrganizationPlayLocation: { clientMutationId: null } };
    },
    CreateMyPlayLocation: ({ input }: { input: { playLocationInput: PlayLocation } }) => {
      places = [...places, { ...input.playLocationInput, id: 3, primary: false }];
      return { createOrganizationPlayLocation: { playLocation: { id: 3 } } };
    },
    'GET /places?q=Aust': () => [
      {
        address: 'Austin, TX 78701',
        city: 'Austin',
        state: 'TX',
        zipcode: '78701',
        country: 'US',
        lat: 30.3,
        lon: -97.7,
      },
    ],
    MyOrganizationUsers: () => ({ organizationMembers: [] }),
    ...answers,
  });
  const view = showPage(path, <App />, leagueToken);
  return {
    calls,
    view,
    user: userEvent.setup(),
    sent: (name: string) => calls.filter((call) => call.name === name).map((call) => call.body.input),
  };
}
const save = () => screen.getByRole('button', { name: 'Save' });
const heading = (name: string) => screen.findByRole('heading', { name });

describe('the profile of an organization', () => {
  it('[B-006] [B-067] [B-023] has exactly four tabs, each with its own URL', async () => {
    open('/organizations/4');
    const tabs = within(await screen.findByRole('navigation', { name: 'Organization Profile' }));
    expect(tabs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Overview', '/organizations/4'],
      ['Play Locations', '/organizations/4/locations'],
      ['Program Details', '/organizations/4/program'],
      ['Users', '/organizations/4/users'],
    ]);
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
    expect(await heading('Contact')).toBeInTheDocument();
  });

  it('[B-062] [B-072] shows the name, whether it is active, and a link back to the sponsorships', async () => {
    open('/organizations/4/users');
    expect(await heading('Harbor Hills')).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Sponsorships' })).toHaveAttribute('href', '/organization-dashboard');
    expect(screen.queryByRole('button', { name: /delete/i })).toBeNull();
  });

  it('[L-258] [L-259] its menu links to Overview and Users', async () => {
    open('/organizations/4/users');
    await heading('Harbor Hills');
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getByRole('link', { name: 'Overview', hidden: true })).toHaveAttribute('href', '/organizations/4');
    expect(menu.getByRole('link', { name: 'Users', hidden: true })).toHaveAttribute('href', '/organizations/4/users');
  });

  it('[B-007] [B-015] of another organization is not found', async () => {
    open('/organizations/5', {
      MyOrganizationProfile: () => ({ organization: null }),
      MyOrganizationOverview: () => ({
        organization: null,
        sports: [],
        organizationTypes: [],
        socialMediaChannels: [],
      }),
    });
    expect(await heading('This page is out of bounds.')).toBeInTheDocument();
    expect(
      screen.getByText(/You do not have access to an organization at this address, or no longer do\./),
    ).toBeVisible();
    expect(screen.queryByText(/What you typed/)).toBeNull();
  });

  it('tells users whom staff removed while they typed, and restores their input once they are back', async () => {
    let member = true;
    const { user, view } = open('/organizations/4', {
      MyOrganizationProfile: () => ({
        organization: member ? { id: 4, name: 'Harbor Hills', engagementStatus: 'active' } : null,
      }),
    });
    await user.type(await screen.findByLabelText('Name'), ' Club');
    member = false;
    view.unmount();
    const gone = render(<App />);
    expect(await screen.findByText(/What you typed is kept on this device for 30 days/)).toBeVisible();
    member = true;
    gone.unmount();
    render(<App />);
    expect(await screen.findByLabelText('Name')).toHaveValue('Harbor Hills Club');
  });

  it('[B-225] [B-226] says what users may do, that three are recommended, and how one is removed', async () => {
    open('/organizations/4/users');
    expect(
      await screen.findByText(
        /up to 3 users.*accept offers, view sponsorships, send verifications and add other users/,
      ),
    ).toHaveTextContent(/all of them are notified by email. To remove a user, please contact us/);
    expect(screen.getByText('There are no users to display for this organization')).toBeInTheDocument();
  });
});

describe('Overview', () => {
  it('[B-086] [B-087] [L-333] saves only changed fields, once', async () => {
    const { user, sent } = open('/organizations/4');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(screen.getByLabelText('Contact phone'), '555-555-5555');
    await user.clear(screen.getByLabelText('Unique participants per year'));
    await user.type(screen.getByLabelText('Unique participants per year'), '0');
    await user.click(save());
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(sent('UpdateMyOrganization')).toEqual([
      { organizationId: 4, contactPhone: '555-555-5555', numberOfUniqueParticipantsPerYear: null },
    ]);
    expect(save()).toBeDisabled();
  });

  it('[B-013] [B-075] staff’s fields are hidden; ages and genders are read-only', async () => {
    const { calls } = open('/organizations/4');
    expect(await screen.findByText('5–14')).toBeInTheDocument();
    expect(screen.getByText('Coed')).toBeInTheDocument();
    for (const name of [/city/i, /state/i, /confidence/i, /software/i, /hubspot/i, /zip/i])
      expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.getByRole('main')).not.toHaveTextContent(
      /zip|software|salesforce|hubspot|survey|digital reach|city|state|confidence/i,
    );
    expect(calls.map(({ name }) => name)).not.toContain('OrganizationOverview');
  });

  it('[B-078] an invalid email is reported at its field and nothing is saved', async () => {
    const { user } = open('/organizations/4');
    await user.type(await screen.findByLabelText('Contact email'), ', nobody');
    expect(screen.getByText('One or more emails are invalid')).toBeInTheDocument();
    expect(screen.getByLabelText('Contact email')).toHaveAccessibleDescription(/One or more emails are invalid/);
    expect(save()).toBeDisabled();
    await user.type(screen.getByLabelText('Contact email'), '@club.org');
    expect(save()).toBeEnabled();
  });

  it.each(['javascript:alert(1)', 'not a url'])(
    '[O9] refuses the website and the social media address %s',
    async (typed) => {
      const { user } = open('/organizations/4');
      fireEvent.change(await screen.findByLabelText('Website'), { target: { value: typed } });
      expect(screen.getByLabelText('Website')).toBeInvalid();
      expect(save()).toBeDisabled();
      fireEvent.change(screen.getByLabelText('Website'), { target: { value: 'www.harbor.test' } });
      expect(save()).toBeEnabled();
      await user.click(screen.getByRole('button', { name: 'Add social media' }));
      fireEvent.change(screen.getAllByLabelText('Address').at(-1) as HTMLElement, { target: { value: typed } });
      expect(screen.getAllByLabelText('Address').at(-1)).toBeInvalid();
      expect(save()).toBeDisabled();
    },
  );

  it('[B-079] sizes are sent as numbers; a rate above 100 percent is not sent', async () => {
    const { user, sent } = open('/organizations/4');
    const list = await screen.findByLabelText('Email list size');
    fireEvent.change(list, { target: { value: '1,200' } });
    const rate = screen.getByLabelText('Email open rate, percent');
    fireEvent.change(rate, { target: { value: '101' } });
    expect(screen.getByText('Enter a percentage from 0 to 100.')).toBeInTheDocument();
    expect(save()).toBeDisabled();
    fireEvent.change(rate, { target: { value: '42.5' } });
    await user.click(save());
    await screen.findByText('Your changes are saved.');
    expect(sent('UpdateMyOrganization')).toEqual([{ organizationId: 4, emailListSize: 1200 }]);
  });

  it('[B-081] [B-082] social media: a new entry has the first channel, no posting and no URL; entries can be removed', async () => {
    const { user, sent } = open('/organizations/4');
    await user.click(await screen.findByRole('button', { name: 'Add social media' }));
    const entry = within(screen.getByRole('group', { name: 'Entry 2' }));
    expect(entry.getByLabelText('Channel')).toHaveValue('1');
    expect(entry.getByLabelText('Address')).toHaveValue('');
    expect(entry.getByRole('checkbox')).not.toBeChecked();
    await user.type(entry.getByLabelText('Address'), 'https://facebook.com/hh');
    await user.click(screen.getByRole('button', { name: 'Remove entry 1' }));
    expect(screen.getByRole('button', { name: 'Add social media' })).toHaveFocus();
    await user.click(save());
    await screen.findByText('Your changes are saved.');
    expect(sent('UpdateMyOrganization')).toEqual([
      { organizationId: 4, socialMedia: [{ channelId: 1, url: 'https://facebook.com/hh', canPost: false }] },
    ]);
  });

  it('shows an error at its field, and loses nothing when the connection is lost', async () => {
    let answer: () => unknown = () =>
      new FakeStatus(200, {
        data: null,
        errors: [{ message: 'This name is too long.', extensions: { code: 'SL422', field: 'name' } }],
      });
    const { user } = open('/organizations/4', { UpdateMyOrganization: () => answer() });
    await user.type(await screen.findByLabelText('Name'), ' Club');
    await user.click(save());
    expect(await screen.findByText('This name is too long.')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(/too long/);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    await user.click(save());
    expect(await screen.findByText(/could not be saved. They are still here/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills Club');
  });

  it('input typed during a save is preserved, and can be saved next', async () => {
    let release: () => void = () => undefined;
    const { user } = open('/organizations/4', {
      UpdateMyOrganization: ({ input }: { input: Partial<Overview> }) =>
        new Promise((resolve) => {
          release = () => resolve({ updateOrganization: { organization: { ...overview, ...input } } });
        }),
    });
    await user.type(await screen.findByLabelText('Contact phone'), '555-555-5555');
    await user.click(save());
    await user.type(screen.getByLabelText('Name'), ' Club');
    release();
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills Club');
    expect(screen.getByLabelText('Contact phone')).toHaveValue('555-555-5555');
  });

  it('[B-089] [B-090] [B-091] warns before leaving with changes, and restores them after a reload', async () => {
    const { user, view } = open('/organizations/4');
    const asked: string[] = [];
    globalThis.confirm = (text?: string) => {
      asked.push(text ?? '');
      return false;
    };
    await user.type(await screen.findByLabelText('Contact phone'), '5');
    const closing = new Event('beforeunload', { cancelable: true });
    dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Play Locations' }));
    expect(asked).toEqual([
      "It looks like you made some changes that haven't been saved yet. Are you sure you want to leave this page?",
    ]);
    expect(address()).toBe('/organizations/4');
    const kept = { ...sessionStorage };
    expect(Object.values(kept).join()).toContain('contactPhone');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.getByLabelText('Contact phone')).toHaveValue('');
    view.unmount();
  });

  it('[L-005] an expired session redirects to the login, and the input is restored afterwards', async () => {
    setNavigator((path) => navigate(path));
    const { user, view } = open('/organizations/4', { UpdateMyOrganization: () => new FakeStatus(401) });
    await user.type(await screen.findByLabelText('Name'), ' Fútbol d’Oro');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Forganizations%2F4'));
    view.unmount();
    act(() => {
      storeToken(leagueToken);
      navigate('/organizations/4');
    });
    render(<App />);
    expect(await screen.findByLabelText('Name')).toHaveValue('Harbor Hills Fútbol d’Oro');
    expect(screen.getByText('What you typed before is back. It is not saved yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Harbor Hills');
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });
});

describe('Play Locations', () => {
  it('[B-106] are cards with nickname and address, the primary one first', async () => {
    open('/organizations/4/locations');
    await heading('Play Locations');
    const cards = screen.getAllByRole('listitem');
    const texts = cards.map((card) => card.textContent).filter((text) => /Park|Gym/.test(text ?? ''));
    expect(texts[0]).toMatch(/GymPrimary play locationErie, PA 16507/);
    expect(texts[1]).toMatch(/Park1 Park Rd, Austin, TX/);
    expect(screen.queryByPlaceholderText(/zip/i)).toBeNull();
  });

  it('[B-107] [B-109] [B-111] one can be added once an address and a nickname are set', async () => {
    const { user, sent } = open('/organizations/4/locations');
    await user.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add A Play Location' }));
    const add = dialog.getByRole('button', { name: 'Add play location' });
    await user.type(dialog.getByLabelText('Nickname'), ' Field 3 ');
    await user.type(dialog.getByLabelText('Address'), 'Aust');
    expect(add).toBeDisabled();
    expect(dialog.getByText('Choose the address from the suggestions.')).toBeInTheDocument();
    await user.click(await dialog.findByRole('button', { name: 'Austin, TX 78701' }));
    await user.click(add);
    expect(await screen.findByText('Field 3')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent('CreateMyPlayLocation')).toEqual([
      {
        organizationId: 4,
        playLocationInput: expect.objectContaining({ address: 'Austin, TX 78701', nickname: 'Field 3' }),
      },
    ]);
  });

  it('[O5] [O10] the chosen place suggests a nickname, and retyping its address keeps it chosen', async () => {
    const { user } = open('/organizations/4/locations');
    await user.click(await screen.findByRole('button', { name: 'Add A Play Location' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add A Play Location' }));
    await user.type(dialog.getByLabelText('Address'), 'Aust');
    await user.click(await dialog.findByRole('button', { name: 'Austin, TX 78701' }));
    expect(dialog.getByLabelText('Nickname')).toHaveValue('Austin');
    const add = dialog.getByRole('button', { name: 'Add play location' });
    await user.clear(dialog.getByLabelText('Address'));
    expect(add).toBeDisabled();
    await user.type(dialog.getByLabelText('Address'), 'austin TX  78701');
    expect(add).toBeEnabled();
  });

  it('[B-113] [B-119] removing asks first, and shows why the server refused', async () => {
    let refused = true;
    const { user } = open('/organizations/4/locations', {
      DeleteMyPlayLocation: () =>
        refused
          ? refusal('This is the only play location of "U10". Give that program another one first.', 'SL409')
          : { deleteOrganizationPlayLocation: { clientMutationId: null } },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove Park' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove play location' }));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(/only play location of "U10"/)).toBeInTheDocument();
    refused = false;
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[B-114] says so if there are none', async () => {
    open('/organizations/4/locations', {
      MyOrganizationPlaces: () => ({ organization: { id: 4, playLocations: [] }, primaryPlayLocation: null }),
    });
    expect(await screen.findByText('There is no play location data for this organization')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add A Play Location' })).toBeInTheDocument();
  });
});
