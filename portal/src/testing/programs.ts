/** Programs of an organization as its profile loads them. */
import type { PlayLocation, Program } from '../features/organization-profile/types.ts';

const place = (id: number, nickname: string): PlayLocation => ({
  id,
  nickname,
  address: `${id} Main St`,
  lat: null,
  lon: null,
  primary: id === 1,
});

/** Two places, the first of them primary. */
export const places = [place(1, 'Park'), place(2, 'Gym')];

/** A spring program at the first place. */
export const program = (id: number, change: Partial<Program> = {}): Program => ({
  id,
  name: `Program ${id}`,
  season: 'spring',
  startDate: '2026-03-01',
  endDate: '2026-07-01',
  numberOfPlayers: 1200,
  minAge: 5,
  maxAge: 14,
  female: true,
  male: false,
  dataConfidence: 'complete',
  sportId: 1,
  competitivenessId: 1,
  sport: { name: 'Soccer' },
  competitiveness: { name: 'Recreational' },
  places: [{ playLocationId: 1, primary: true }],
  ...change,
});
