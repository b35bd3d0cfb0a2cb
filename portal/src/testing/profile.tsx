/** The profile of organization 4 in a test, on a server that stores what is saved. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/App.tsx';
import type { Overview, PlayLocation } from '../features/organization-profile/types.ts';
import { fakeServer, leagueToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

export const overview: Overview = {
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

/** Opens one of its pages; `answers` replace the server's. */
export function open(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
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
    MyOrganizationUsers: () => ({ organization: null }),
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
export const save = () => screen.getByRole('button', { name: 'Save' });
export const heading = (name: string) => screen.findByRole('heading', { name });
