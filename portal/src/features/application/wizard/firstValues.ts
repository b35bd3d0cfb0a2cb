/** The initial values of a step's form: the stored answers, and the specification's defaults. */
import type { Answers } from '../rules/types.ts';
import { type ApplicationView, type Options, type PlayLocation, type Program, storedPrograms } from '../types.ts';

export const bannerSize = '6 feet wide, 4 feet tall';
export const popUpSize = 'Pop Up';

/** A new program: id 0, of the application's season (L-151, L-159). */
export const newProgram = ({ season }: Pick<ApplicationView, 'season'>): Program => ({
  id: 0,
  name: '',
  competitivenessId: null,
  sportId: null,
  numberOfPlayers: '',
  gender: null,
  minAge: '',
  maxAge: '',
  startDate: '',
  endDate: '',
  season,
});

/** A new play location: id 0, in the US (L-163, L-343). */
export const newPlayLocation = (primaryProgramIds: number[] = []): PlayLocation => ({
  id: 0,
  address: '',
  city: '',
  state: '',
  zipcode: '',
  country: 'US',
  primaryProgramIds,
  otherProgramIds: [],
});

const bannerIds = (options: Options, name: string): number[] =>
  options.bannerSizesList.filter((size) => size.name === name).map(({ id }) => id);

export function firstValues(view: ApplicationView, step: string, options: Options): Answers {
  const stored = view.answers[step] ?? {};
  const programs = storedPrograms(view);
  if (step === 'programs') return programs.length > 0 ? stored : { programs: [newProgram(view)] };
  if (step === 'play-locations') {
    const places = stored.playLocations as PlayLocation[];
    return places.length > 0 ? stored : { playLocations: [newPlayLocation(programs.map(({ id }) => id))] };
  }
  if (step === 'tournament-information') return { country: 'US', ...stored };
  if (!isAsset(step) || stored.id !== undefined) return stored;
  const only = programs.length === 1 ? programs.map(({ id }) => id) : [];
  const answer: Answers = { accepted: null, sponsorablePropertyIds: only };
  // the 4x6 banner defaults to yes (L-200)
  return step === 'game-signage' ? { ...answer, bannerSizes: bannerIds(options, bannerSize) } : answer;
}

const assets = [
  'game-jerseys',
  'warm-ups',
  'game-signage',
  'coupons',
  'seminar',
  'sampling',
  'photos',
  'website-banner',
  'surveys',
  'dedicated-email',
];

export const isAsset = (step: string): boolean => assets.includes(step);
