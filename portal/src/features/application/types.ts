/** Types of the application as the wizard uses it. */
import { hasFields } from '../../lib/nullable.ts';
import type { ApplicationViewFragment, SponsorshipApplicationOptionsQuery } from './generated/graphql.ts';
import type { Answers } from './rules/types.ts';

/** The API's JSON columns, typed. */
interface Json {
  /** Each shown step and whether it is completed (L-115). */
  applicationProgress: Record<string, boolean>;
  savedFormData: Answers | null;
  /** The stored answers, by step id. */
  answers: Record<string, Answers>;
  /** A hash of each step's stored answers, sent back when the step is saved, to detect concurrent changes. */
  stamps: Record<string, string>;
  renewal: Renewal | null;
}

/** Columns that are never null. */
const always = [
  'organizationId',
  'organizationName',
  'season',
  'year',
  'campaignId',
  'completionPercentage',
  'notInterested',
] as const;
type Always = (typeof always)[number];

export type ApplicationView = Omit<ApplicationViewFragment, keyof Json | Always> &
  Json & { [Column in Always]: NonNullable<ApplicationViewFragment[Column]> };

/** The application in a response; null if the response has none. */
export const applicationOf = (answer: ApplicationViewFragment | null | undefined): ApplicationView | null =>
  hasFields(answer, ...always) ? (answer as ApplicationView) : null;

/** Answers of an earlier season that only need a confirmation. */
export interface Renewal {
  season: string;
  year: number;
  steps: string[];
  /** All steps of the renewed application. */
  all: string[];
  answers: Record<string, Answers>;
}

type Lists = Omit<SponsorshipApplicationOptionsQuery, 'sponsorshipApplicationOptionsList'>;
type BannerList = 'bannerSizesList' | 'bannerPlacementsList';

/** A row of a reference list. */
export type Option = Pick<Lists['sports'][number], 'id' | 'name'>;

/** The selectable reference rows (L-121); for interests only their ids. */
export interface Options extends Record<keyof Lists | BannerList, Option[]> {
  interestsList: string[];
}

const shown = (list: Lists['sports']): Option[] =>
  list.filter(({ retired }) => !retired).sort((a, b) => a.position - b.position);

/** The selectable reference rows of a response, without retired ones. */
export function optionsOf({
  sponsorshipApplicationOptionsList: lists,
  ...others
}: SponsorshipApplicationOptionsQuery): Options {
  const options = (list: BannerList): Option[] => (lists?.[list] ?? []).filter((row) => hasFields(row, 'id', 'name'));
  return {
    interestsList: (lists?.interestsList ?? []).flatMap((interest) => interest?.id ?? []),
    bannerSizesList: options('bannerSizesList'),
    bannerPlacementsList: options('bannerPlacementsList'),
    organizationTypes: shown(others.organizationTypes),
    competitivenesses: shown(others.competitivenesses),
    sports: shown(others.sports),
  };
}

export interface Program extends Answers {
  id: number;
  name: string;
  competitivenessId: number | null;
  sportId: number | null;
  numberOfPlayers: number | string | null;
  gender: string | null;
  minAge: number | string | null;
  maxAge: number | string | null;
  startDate: string | null;
  endDate: string | null;
  season: string;
  removable?: boolean;
}

export interface PlayLocation extends Answers {
  id: number;
  address: string | null;
  city: string | null;
  state: string | null;
  zipcode: string | null;
  country: string | null;
  primaryProgramIds: number[];
  otherProgramIds: number[];
  /** The postal code that the person keeps although the server does not know it. */
  confirmedZip?: string | null;
}

/** The selectable programs: those that are stored. */
export const storedPrograms = (view: ApplicationView): Program[] =>
  (view.answers.programs?.programs ?? []) as Program[];
