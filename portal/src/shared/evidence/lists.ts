/** The lists behind the numbers of a dashboard: their titles, and how each is counted. */
import type { EvidenceList } from '../../lib/evidence.ts';
import type { FilterName } from '../../lib/filters.ts';

export interface EvidenceListInfo {
  title: string;
  /** One plain sentence. */
  counting: string;
  filters: readonly FilterName[];
  /** What the days of the period are; without it, those of confirmation. */
  periodOf?: string;
}

const place = ['state', 'sport', 'campaign'] as const;
const period = ['from', 'to'] as const;

export const evidenceLists = {
  leagues: {
    title: 'Leagues',
    counting:
      'Each league that confirmed counts once, however many of its programs are sponsored; each program counts once for every campaign.',
    filters: [...place, ...period],
  },
  players: {
    title: 'Players',
    counting:
      'The players of each sponsored program, as its league told us; a program without a number counts as none.',
    filters: [...place, ...period],
  },
  states: {
    title: 'States',
    counting: 'The states and provinces in which the sponsored programs play.',
    filters: [],
  },
  assets: {
    title: 'Assets',
    counting:
      'What leagues confirmed: proven once our team has accepted a photo for each of its dates, in review while a photo waits for our team, late once a date has passed without one, not delivered if the league could not do it, otherwise due.',
    filters: ['state', 'sport', 'asset', 'status', 'campaign', 'league', ...period],
  },
  promised: {
    title: 'Promised',
    counting:
      'What your contract promises of each asset, as our team entered it; an asset without a number counts as none. What one campaign has in addition is extra and never makes up for what another lacks.',
    filters: ['asset', 'campaign'],
  },
  photos: {
    title: 'Photos',
    counting: 'Our team or the league uploaded each photo, and our team checked that it proves the asset.',
    filters: ['state', 'sport', 'asset', 'campaign', 'league', 'favorites', ...period],
    periodOf: 'Uploaded',
  },
  impressions: {
    title: 'Impressions',
    counting:
      'Players and families reached by the confirmed assets of each sponsorship, unless our team entered a number for the whole campaign.',
    filters: place,
  },
  dollars: {
    title: 'Dollars',
    counting:
      'What confirmed sponsorships bring the leagues, by state. States with fewer than three leagues are added up together, and amounts for fewer than three leagues are not shown.',
    filters: [],
  },
} as const satisfies Record<EvidenceList, EvidenceListInfo>;

export const isEvidenceList = (name: string): name is EvidenceList => Object.hasOwn(evidenceLists, name);
