/**
 * The two leagues of the demo's league sign-in: a sponsorship in every status and a deadline in every state, so that
 * each of the league's pages has content. The rest of the demo is computed; these rows are written out.
 */
import { text } from './sql.ts';

export const STORY_ORGANIZATIONS = [
  { name: 'Lakeline Youth Soccer Club', zip: '78613', sport: 1 },
  { name: 'Barton Hills Little Sluggers', zip: '78704', sport: 2 },
] as const;

/** organization, name, term (0 is the current season). Names take the season's. */
const PROGRAMS: readonly [organization: number, name: string, term: number][] = [
  [0, 'Recreational League', 0],
  [0, 'Academy Teams', 0],
  [0, 'Recreational League', 1],
  [0, 'Skills Camps', -1],
  [0, 'Select Tryouts and Season', 2],
  [1, 'Machine Pitch', 0],
  [1, 'Majors and Minors', -2],
  [1, 'Coach Pitch', 1],
];

/** A program's offer: its campaign within the term, its status, and its deadlines. */
const OFFERS: readonly [program: number, campaign: number, status: string, proof: string][] = [
  [0, 0, 'confirmed', 'every'],
  [0, 1, 'proposed', 'none'],
  [0, 2, 'canceled', 'did_not_complete'],
  [0, 3, 'rejected_by_league', 'none'],
  [0, 4, 'rejected_by_organization', 'none'],
  [0, 5, 'rejected', 'none'],
  [1, 1, 'confirmed', 'every'],
  [1, 2, 'proposed', 'none'],
  [1, 5, 'qualified', 'none'],
  [1, 6, 'prospecting', 'none'],
  [2, 0, 'confirmed', 'none'],
  [2, 1, 'proposed', 'none'],
  [3, 0, 'confirmed', 'completed'],
  [3, 1, 'unqualified', 'none'],
  [4, 0, 'prospecting', 'none'],
  [5, 0, 'confirmed', 'every'],
  [5, 3, 'proposed', 'none'],
  [5, 5, 'rejected_by_league', 'none'],
  [6, 0, 'confirmed', 'completed'],
  [6, 2, 'confirmed', 'completed'],
  [7, 0, 'proposed', 'none'],
];

/** The number of rows that the story adds to a batch; none except in the first batch. */
export const storyCounts = (first: boolean) =>
  first
    ? { organizations: STORY_ORGANIZATIONS.length, programs: PROGRAMS.length, offers: OFFERS.length }
    : { organizations: 0, programs: 0, offers: 0 };

const values = (rows: readonly (readonly (string | number)[])[]) =>
  `(values ${rows.map((row) => `(${row.map((cell) => (typeof cell === 'string' ? text(cell) : cell)).join(', ')})`).join(', ')})`;

/** SQL rows (i, name, zip, sport_id). */
export const storyOrganizations = values(STORY_ORGANIZATIONS.map((o, index) => [index, o.name, o.zip, o.sport]));
/** SQL rows (i, organization, name, t). */
export const storyPrograms = values(PROGRAMS.map((program, index) => [index, ...program]));
/** SQL rows (i, program, q, status, proof). */
export const storyOffers = values(OFFERS.map((offer, index) => [index, ...offer]));
