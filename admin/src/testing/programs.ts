/** Programs of an organization, and what their list loads. */
import { listOf } from './lists.ts';

/** A running program. */
export const program = {
  id: 21,
  name: 'Juniors',
  season: 'fall',
  startDate: '2026-08-01',
  endDate: '2026-12-01',
  numberOfPlayers: 240,
  minAge: 5,
  maxAge: 14,
  female: true,
  male: true,
  dataConfidence: 'complete',
  sportId: 9,
  competitivenessId: 7,
  version: 4,
  sport: { id: 9, name: 'Soccer' },
  competitiveness: { id: 7, name: 'Select' },
  places: [{ playLocationId: 5, primary: true }],
};

const ended = { ...program, id: 22, name: 'Old Rec', dataConfidence: 'ended', startDate: '2024-08-01' };

/** The mocked responses: the program and one that has ended, and what its form offers. */
export const programAnswers = {
  SponsorablePropertiesList: () => listOf(program, ended),
  PlayLocationsList: () => listOf({ id: 5, nickname: 'North Park', address: '1 Elm St, Erie, PA 16501' }),
  SportsList: () => listOf({ id: 4, name: 'Baseball' }, { id: 9, name: 'Soccer' }),
  CompetitivenessesList: () => listOf({ id: 2, name: 'Recreational' }, { id: 7, name: 'Select' }),
};
