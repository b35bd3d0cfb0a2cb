/** The reads of the ladder, by size of their answers, and how each kind of rung is asked for them. */
import type { Target } from '../load.ts';
import { READS, type Read, type Subjects } from '../reads.ts';

/** `small`: the goal is 0.6 of the bare server; 0.8 for the others. */
const NAMES = ['organization_detail', 'staff_offers', 'my_offers', 'targeting_page', 'campaign_dashboard'];
const SMALL: ReadonlySet<string> = new Set(['organization_detail', 'staff_offers']);

export const LADDER_READS = NAMES.map((name) => READS.find((read) => read.name === name) as Read);
/** The least part of the bare server's requests that a read should reach. */
export const goalOf = ({ name }: Read): number => (SMALL.has(name) ? 0.6 : 0.8);
/** Whether the hand-written rungs can read it as its viewer: dashboards and targeting are functions that check the caller. */
export const underRls = ({ name }: Read): boolean => name !== 'campaign_dashboard' && name !== 'targeting_page';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** A request of the read's GraphQL document. */
export const byDocument = (read: Read, url: string, subjects: Subjects, token: string): Target => ({
  url,
  headers: bearer(token),
  body: (n) => JSON.stringify({ query: read.query, variables: read.variables(subjects, n) }),
});
/** A request of the read by its name and values. */
export const byName = (read: Read, url: string, subjects: Subjects, token: string): Target => ({
  url,
  headers: bearer(token),
  body: (n) => JSON.stringify({ name: read.name, values: read.values(subjects, n) }),
});

/** Staff's offers list in Directus's words; its answer has another shape around the rows. */
export const DIRECTUS_OFFERS = `query ($offset: Int) { offers(limit: 25, offset: $offset, sort: ["-created_at", "-id"]) {
  id status value seasonStart: season_start seasonEnd: season_end
  campaign: campaign_id { id name season year status sponsor: sponsor_id { id name } }
  sponsorableProperty: sponsorable_property_id { id name numberOfPlayers: number_of_players
    sport: sport_id { id name } organization: organization_id { id name city state } } } }`;
