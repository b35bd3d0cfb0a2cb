import { cityState } from '../../../ui/formats.ts';
import type { Group } from '../offers/states.ts';
import type { ProspectFragment } from './generated/graphql.ts';

/** The conflict of an offer and its subject; a fundraiser conflict takes precedence over the survey's. */
export function conflictOf({ fundraiserConflict, surveyConflict }: ProspectFragment) {
  if (fundraiserConflict?.conflict) return { ...fundraiserConflict, label: 'Fundraiser' };
  if (surveyConflict?.conflict) return { ...surveyConflict, label: 'Survey' };
  return null;
}

/** The response to the pre-qualification survey, if any. */
export const interestOf = (offer: ProspectFragment): boolean | null =>
  offer.preQualSurveyResponses.at(-1)?.booleanResponse ?? null;

/** When the email of a group was sent: the survey, the offer or the onboarding email. */
const sentOf = (group: Group, offer: ProspectFragment) =>
  group === 'prospects' ? offer.surveySentAt : group === 'confirmed' ? offer.onboardingEmailSentAt : offer.offerSentAt;

/** The label of that date. */
export const sentLabel = (group: Group) =>
  group === 'prospects' ? 'Survey sent' : group === 'confirmed' ? 'Onboarding sent' : 'Offer sent';

/** True if a group's offers are sent and not yet viewed (B-317). */
export const isSent = (group: Group) => group === 'proposed';

/** True if an offer's last column shows its status, because its group has several. */
const showsStatus = (group: Group, { status }: ProspectFragment) =>
  group === 'removed' || (group === 'proposed' && status !== 'proposed');

const numberOf = (value: boolean | string | null) => (value === null ? null : Number(value));

const rowCache = new WeakMap<ProspectFragment, ReturnType<typeof makeRow>>();

function makeRow(group: Group, offer: ProspectFragment) {
  const { sponsorableProperty: property } = offer;
  return {
    id: offer.id,
    name: `${property.name}, ${property.organization.name}`,
    offer,
    property: property.name.toLowerCase(),
    place: cityState(property),
    players: property.numberOfPlayers,
    value: numberOf(group === 'prospects' ? interestOf(offer) : offer.value),
    sentAt: sentOf(group, offer),
    openedAt: offer.offerOpenedAt,
    views: group === 'prospects' ? offer.numberOfSurveyViews : offer.numberOfOfferViews,
    proof: offer.verificationProgress.total - offer.verificationProgress.verified,
    latest: offer.removalReason ?? offer.recentComment?.description ?? '',
    status: showsStatus(group, offer) ? offer.status : null,
  };
}

export type ProspectRow = ReturnType<typeof makeRow>;

/**
 * A row of a group's table: the offer, and sortable values of each column. Memoized by offer, so that a live update
 * rerenders only what has changed.
 */
export function prospectRow(group: Group, offer: ProspectFragment): ProspectRow {
  const row = rowCache.get(offer) ?? makeRow(group, offer);
  rowCache.set(offer, row);
  return row;
}
