/** What the wizard asks of the API. Each saving call answers the whole view: one round trip saves a step and shows the next. */
import { gql } from '../../../../ui/graphql.ts';
import type { ApplicationView, Option, Options } from './types.ts';

const view = `
    organizationId organizationName season year campaignId campaignName sponsorName offerId offerGuid sponsorshipApplicationId
    completionPercentage applicationProgress notInterested savedStepId savedFormData answers stamps renewal savedIds`;

/** An entry of a reference list; retired ones are kept for the rows that name them. */
export type ListEntry = Option & { position: number; retired: boolean };

export interface Saved {
  saved: { sponsorshipApplicationView: ApplicationView };
}

const saving = (name: string) => {
  const input = name.charAt(0).toUpperCase() + name.slice(1);
  return gql<Saved, { input: Record<string, unknown> }>(`mutation ${input}($input: ${input}Input!) {
  saved: ${name}(input: $input) { sponsorshipApplicationView {${view}
  } }
}`);
};

/** The application that the link opens (L-119). */
export const sponsorshipApplicationView = gql<{
  today: string;
  sponsorshipApplicationView: ApplicationView | null;
}>(`query SponsorshipApplicationView {
  today
  sponsorshipApplicationView {${view}
  }
}`);

/** Everything to choose from (L-121); asked for while the introduction is read. */
export const sponsorshipApplicationOptions = gql<{
  sponsorshipApplicationOptionsList: Pick<Options, 'interestsList' | 'bannerSizesList' | 'bannerPlacementsList'>;
  organizationTypes: ListEntry[];
  competitivenesses: ListEntry[];
  sports: ListEntry[];
}>(`query SponsorshipApplicationOptions {
  sponsorshipApplicationOptionsList {
    interestsList { id text section }
    bannerSizesList { id name }
    bannerPlacementsList { id name }
  }
  organizationTypes { id name position retired }
  competitivenesses { id name position retired }
  sports { id name position retired }
}`);

export const saveApplicationStepData = saving('saveApplicationStepData');
export const upsertSponsorshipApplication = saving('upsertSponsorshipApplication');
export const upsertPrimaryContact = saving('upsertPrimaryContact');
export const upsertSponsorableProperties = saving('upsertSponsorableProperties');
export const upsertPlayLocations = saving('upsertPlayLocations');
export const updateOrganizationInSponsorshipApplication = saving('updateOrganizationInSponsorshipApplication');
export const upsertCustomResponses = saving('upsertCustomResponses');
export const upsertTournament = saving('upsertTournament');
export const upsertTeamGameJersey = saving('upsertTeamGameJersey');
export const upsertTeamWarmup = saving('upsertTeamWarmup');
export const upsertGameSignage = saving('upsertGameSignage');
export const upsertGiveawayAndCoupon = saving('upsertGiveawayAndCoupon');
export const upsertSeminar = saving('upsertSeminar');
export const upsertSamplingAndTabling = saving('upsertSamplingAndTabling');
export const upsertPhotos = saving('upsertPhotos');
export const upsertWebsiteBanner = saving('upsertWebsiteBanner');
export const upsertSurveys = saving('upsertSurveys');
export const upsertEmailOrSocialMedia = saving('upsertEmailOrSocialMedia');
export const renewSponsorshipApplication = saving('renewSponsorshipApplication');

/** Tells of the wizard's use (L-110, L-112, L-113). */
export const trackApplicationEvent = gql<
  { trackApplicationEvent: { tracked: boolean | null } },
  { input: { event: string; stepId: string; completionPercentage: number } }
>(`mutation TrackApplicationEvent($input: TrackApplicationEventInput!) {
  trackApplicationEvent(input: $input) { tracked }
}`);
