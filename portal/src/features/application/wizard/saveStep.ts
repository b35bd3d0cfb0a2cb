/** Which call saves a step, and what it is given (L-139 to L-214). */
import { type RequestOptions, request } from '../../../../../ui/graphql.ts';
import * as documents from '../documents.ts';
import { answersToSend } from '../rules/sanitize.ts';
import type { Answers } from '../rules/types.ts';
import type { ApplicationView } from '../types.ts';

type Call = (typeof documents)['upsertPrimaryContact'];

const calls: Record<string, Call> = {
  interests: documents.upsertSponsorshipApplication,
  'community-impact': documents.upsertSponsorshipApplication,
  'primary-contact': documents.upsertPrimaryContact,
  programs: documents.upsertSponsorableProperties,
  'play-locations': documents.upsertPlayLocations,
  'social-and-email': documents.updateOrganizationInSponsorshipApplication,
  'non-profit-status': documents.updateOrganizationInSponsorshipApplication,
  'custom-questions': documents.upsertCustomResponses,
  'tournament-information': documents.upsertTournament,
  'rewarded-add-ons': documents.upsertSponsorshipApplication,
  'game-jerseys': documents.upsertTeamGameJersey,
  'warm-ups': documents.upsertTeamWarmup,
  'game-signage': documents.upsertGameSignage,
  coupons: documents.upsertGiveawayAndCoupon,
  seminar: documents.upsertSeminar,
  sampling: documents.upsertSamplingAndTabling,
  photos: documents.upsertPhotos,
  'website-banner': documents.upsertWebsiteBanner,
  surveys: documents.upsertSurveys,
  'dedicated-email': documents.upsertEmailOrSocialMedia,
};

const assets = new Set(Object.keys(calls).slice(10));

/** What is sent of a step's answers, with the names that tell whose they are (L-195). */
export function stepInput(step: string, values: Answers, view: ApplicationView): Record<string, unknown> {
  const sent = answersToSend(step, values);
  const { organizationId, offerId, sponsorshipApplicationId, season, year } = view;
  const application = { organizationId, sponsorshipApplicationId };
  if (calls[step] === documents.upsertSponsorshipApplication) {
    // prose that was emptied is sent as an empty text: no text at all would be another step's call
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
  if (step === 'programs' || step === 'play-locations')
    return { ...application, ...sent, removedIds: (values.removedIds as number[] | undefined) ?? [] };
  if (!assets.has(step)) return { ...application, ...sent };
  const own = { ...application, ...(offerId ? { offerId } : {}), id: values.id ?? null, ...sent };
  return step === 'sampling' || step === 'photos' ? { ...own, season, year } : own;
}

/** Saves a step; resolves to the application as it is then. Refused with SL409 (field stamp) when the step was changed meanwhile. */
export async function saveStep(
  step: string,
  values: Answers,
  view: ApplicationView,
  stamp: string | undefined,
  access: RequestOptions,
): Promise<ApplicationView> {
  const input = { ...stepInput(step, values, view), stamp: stamp ?? null };
  return (await request(calls[step] as Call, { input }, access)).saved.sponsorshipApplicationView;
}
