/** The lists behind the numbers of a dashboard, as pages name them in links. */

export type EvidenceList =
  | 'leagues'
  | 'players'
  | 'states'
  | 'assets'
  | 'promised'
  | 'photos'
  | 'impressions'
  | 'dollars';

export type FilterName = 'state' | 'sport' | 'asset' | 'status' | 'campaign' | 'league' | 'from' | 'to';
/** What a list is filtered by, as in the address; what is not set does not filter. */
export type Filters = Partial<Record<FilterName, string>>;
