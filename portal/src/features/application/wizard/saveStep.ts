/** The mutation that saves each step, and its input (L-139 to L-214). */
import { type RequestOptions, request, required, type TypedDocument } from '../../../../../ui/graphql.ts';
import {
  UpdateOrganizationInSponsorshipApplicationDocument,
  UpsertCustomResponsesDocument,
  UpsertEmailOrSocialMediaDocument,
  UpsertGameSignageDocument,
  UpsertGiveawayAndCouponDocument,
  UpsertPhotosDocument,
  UpsertPlayLocationsDocument,
  UpsertPrimaryContactDocument,
  type UpsertPrimaryContactMutation,
  UpsertSamplingAndTablingDocument,
  UpsertSeminarDocument,
  UpsertSponsorablePropertiesDocument,
  UpsertSponsorshipApplicationDocument,
  UpsertSurveysDocument,
  UpsertTeamGameJerseyDocument,
  UpsertTeamWarmupDocument,
  UpsertTournamentDocument,
  UpsertWebsiteBannerDocument,
} from '../generated/graphql.ts';
import { answersToSend } from '../rules/sanitize.ts';
import type { Answers } from '../rules/types.ts';
import { type ApplicationView, applicationOf, type PlayLocation } from '../types.ts';

/** A mutation that saves a step; its input consists of the step's answers, which the server validates. */
type Call = TypedDocument<UpsertPrimaryContactMutation, { input: Record<string, unknown> }>;

const calls: Record<string, Call> = {
  interests: UpsertSponsorshipApplicationDocument,
  'community-impact': UpsertSponsorshipApplicationDocument,
  'primary-contact': UpsertPrimaryContactDocument,
  programs: UpsertSponsorablePropertiesDocument,
  'play-locations': UpsertPlayLocationsDocument,
  'social-and-email': UpdateOrganizationInSponsorshipApplicationDocument,
  'non-profit-status': UpdateOrganizationInSponsorshipApplicationDocument,
  'custom-questions': UpsertCustomResponsesDocument,
  'tournament-information': UpsertTournamentDocument,
  'rewarded-add-ons': UpsertSponsorshipApplicationDocument,
  'game-jerseys': UpsertTeamGameJerseyDocument,
  'warm-ups': UpsertTeamWarmupDocument,
  'game-signage': UpsertGameSignageDocument,
  coupons: UpsertGiveawayAndCouponDocument,
  seminar: UpsertSeminarDocument,
  sampling: UpsertSamplingAndTablingDocument,
  photos: UpsertPhotosDocument,
  'website-banner': UpsertWebsiteBannerDocument,
  surveys: UpsertSurveysDocument,
  'dedicated-email': UpsertEmailOrSocialMediaDocument,
};

const assets = new Set(Object.keys(calls).slice(10));

/** The mutation input of a step's answers, with the ids of what they belong to (L-195). */
export function stepInput(step: string, values: Answers, view: ApplicationView): Record<string, unknown> {
  const sent = answersToSend(step, values);
  const { organizationId, offerId, sponsorshipApplicationId, season, year } = view;
  const application = { organizationId, sponsorshipApplicationId };
  if (calls[step] === UpsertSponsorshipApplicationDocument) {
    // emptied prose is sent as an empty string: null would select another step's mutation
    if (step === 'community-impact') sent.additionalInformation ??= '';
    return { organizationId, season, year, ...(offerId ? { offerId } : {}), ...sent };
  }
  if (step === 'custom-questions') {
    const rows = (values.customResponses ?? []) as Answers[];
    return {
      ...application,
      customResponses: rows.map(({ customQuestionId, response }) => ({ customQuestionId, response })),
    };
  }
  if (step === 'play-locations') {
    const rows = values.playLocations as PlayLocation[];
    sent.playLocations = (sent.playLocations as Answers[]).map((place, n) => ({
      ...place,
      confirmed: Boolean(place.zipcode) && rows[n]?.confirmedZip?.trim() === place.zipcode,
    }));
  }
  if (step === 'programs' || step === 'play-locations')
    return { ...application, ...sent, removedIds: (values.removedIds as number[] | undefined) ?? [] };
  if (!assets.has(step)) return { ...application, ...sent };
  const own = { ...application, ...(offerId ? { offerId } : {}), id: values.id ?? null, ...sent };
  return step === 'sampling' || step === 'photos' ? { ...own, season, year } : own;
}

/** Saves a step; resolves to the updated application. Rejects with SL409 (field stamp) if the step was changed concurrently. */
export async function saveStep(
  step: string,
  values: Answers,
  view: ApplicationView,
  stamp: string | undefined,
  access: RequestOptions,
): Promise<ApplicationView> {
  const input = { ...stepInput(step, values, view), stamp: stamp ?? null };
  const { saved } = await request(calls[step] as Call, { input }, access);
  return required(applicationOf(saved?.sponsorshipApplicationView));
}
