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
