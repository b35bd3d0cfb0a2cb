import { offerStatus as offerStatuses } from '../../../db/generated/choices.ts';
import { statusOf } from '../offers/states.ts';
import { confidenceNames } from '../organizations/confidenceNames.ts';
import type { Property } from './types.ts';

/** A property with no offer counts as this status (B-258). */
export const UNADDED = 'unadded';

export const allStatuses: readonly string[] = [UNADDED, ...offerStatuses];

export const allConfidences = Object.keys(confidenceNames);

/** Every status, every confidence but not_a_good_fit and ended, survey or not (B-260, B-263). */
export const defaultListFilter = {
  confidences: allConfidences.filter((one) => one !== 'not_a_good_fit' && one !== 'ended'),
  statuses: allStatuses,
  survey: false,
};

export type ListFilter = typeof defaultListFilter;

export const offerStatus = ({ campaignOffer }: Property): string => (campaignOffer ? statusOf(campaignOffer) : UNADDED);

export function passes(property: Property, { confidences, statuses, survey }: ListFilter): boolean {
  return (
    confidences.includes(property.dataConfidence.toLowerCase()) &&
    statuses.includes(offerStatus(property)) &&
    (!survey || property.organization.eventsSurveyResponses.length > 0)
  );
}
