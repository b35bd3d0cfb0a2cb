/** The onboarding of league 11 by its link in a test. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Onboarding from '../features/onboarding/Onboarding.tsx';
import type { League } from '../features/onboarding/types.ts';
import { fakeServer, fakeToken } from './fakeServer.ts';
import { showPage } from './page.tsx';

export const token = fakeToken({ kind: 'league', context: 'league', id: 11, v: 1 });
export const league: League = {
  id: 11,
  name: 'Harbor Hills',
  contactEmail: 'dana@harbor.test',
  contactPhone: null,
  numberOfPlayers: null,
  fallGames: false,
  springGames: true,
  summerGames: false,
  winterGames: false,
  sportIds: [],
  minAge: null,
  maxAge: null,
  male: false,
  female: false,
  competitivenessIds: [],
  playLocation: { id: 4, address: 'Erie, PA 16507', lat: 42.1, lon: -80.1 },
};
export const place = {
  address: 'Columbus, OH 43215',
  city: 'Columbus',
  state: 'OH',
  zipcode: '43215',
  country: 'US',
  lat: 40,
  lon: -83,
};

/** Opens it; `change`: what differs from the default league. */
export function open(change: Partial<League> = {}, handlers: Parameters<typeof fakeServer>[0] = {}, link = token) {
  let saved: League = { ...league, ...change };
  const calls = fakeServer({
    LeagueSelfOnboarding: () => ({
      competitivenesses: [{ id: 1, name: 'Recreational' }],
      sports: [
        { id: 1, name: 'Soccer' },
        { id: 2, name: 'Baseball' },
      ],
      league: saved,
      playLocation: saved.playLocation,
    }),
    RecordLinkView: () => ({ recordLinkView: { clientMutationId: null } }),
    UpdateLeague: ({ input }: { input: Partial<League> }) => {
      saved = { ...saved, ...input };
      return { updateLeague: { league: saved } };
    },
    'GET /places?q=Colu': () => [place],
    ...handlers,
  });
  const view = showPage(`/welcome/${link}`, <Onboarding token={link} />);
  return {
    calls,
    view,
    user: userEvent.setup(),
    sent: () => calls.filter((call) => call.name === 'UpdateLeague').map((call) => call.body.input),
  };
}
type User = ReturnType<typeof userEvent.setup>;
export const next = () => screen.getByRole('button', { name: 'Next' });
export const titles = [
  'Is this the name of your league?',
  'How can we reach you?',
  'Where do you play?',
  'How many players do you have each year?',
  'When do you play?',
  'Which sports do you offer?',
  'How old are your players?',
  'Who plays?',
  'How competitive is your play?',
  'All done!',
];
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Continues to the step with a title, without answering. */
export async function to(user: User, title: string) {
  await user.click(await screen.findByRole('button', { name: 'Get started' }));
  for (const one of titles) {
    await heading(one);
    if (one === title) return;
    await user.click(next());
  }
}
