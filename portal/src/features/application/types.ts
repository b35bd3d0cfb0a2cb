/** What the wizard knows of an application. */
import type { Answers } from './rules/types.ts';

export interface ApplicationView {
  organizationId: number;
  organizationName: string;
  season: string;
  year: number;
  campaignId: number;
  campaignName: string | null;
  sponsorName: string | null;
  offerId: number | null;
  offerGuid: string | null;
  sponsorshipApplicationId: number | null;
  completionPercentage: number;
  /** Each shown step and whether it is done (L-115). */
  applicationProgress: Record<string, boolean>;
  notInterested: boolean;
  savedStepId: string | null;
  savedFormData: Answers | null;
  /** The stored answers, by step id. */
  answers: Record<string, Answers>;
  /** A short name of each step's stored answers, sent back when the step is saved. */
  stamps: Record<string, string>;
  renewal: Renewal | null;
  savedIds: (number | null)[] | null;
}

/** Answers of an earlier season that only need a confirmation. */
export interface Renewal {
  season: string;
  year: number;
  steps: string[];
  /** All steps that the renewed application will have. */
  all: string[];
  answers: Record<string, Answers>;
}

export interface Option {
  id: number;
  name: string;
}

/** What can be chosen from (L-121). */
export interface Options {
  interestsList: { id: string; text: string; section: string }[];
  bannerSizesList: Option[];
  bannerPlacementsList: Option[];
  organizationTypes: Option[];
  competitivenesses: Option[];
  sports: Option[];
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
}

/** The programs that steps choose from: the stored ones. */
export const storedPrograms = (view: ApplicationView): Program[] =>
  (view.answers.programs?.programs ?? []) as Program[];
