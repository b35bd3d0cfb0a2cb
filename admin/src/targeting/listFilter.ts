import { offerStatus as offerStatuses } from '../../../db/generated/choices.ts';
import type { Filters } from '../kit/useFilters.ts';
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

export type ListFilter = { confidences: readonly string[]; statuses: readonly string[]; survey: boolean };

/** The filter as the address names it; what it does not name is as by default, and unknown values are left out. */
export function listFilterOf(get: Filters['get']): ListFilter {
  const list = (name: string, known: readonly string[], otherwise: readonly string[]) => {
    const named = get(name)?.split(',');
    return named ? known.filter((one) => named.includes(one)) : otherwise;
  };
  return {
    confidences: list('confidence', allConfidences, defaultListFilter.confidences),
    statuses: list('status', allStatuses, defaultListFilter.statuses),
    survey: get('survey') !== null,
  };
}

/** The same for the address, which keeps what differs from the default. */
export function addressOf({ confidences, statuses, survey }: ListFilter): Record<string, string | null> {
  const list = (picked: readonly string[], usual: readonly string[]) =>
    picked.length === usual.length && usual.every((one) => picked.includes(one)) ? null : picked.join(',');
  return {
    confidence: list(confidences, defaultListFilter.confidences),
    status: list(statuses, defaultListFilter.statuses),
    survey: survey ? '' : null,
  };
}

export const offerStatus = ({ campaignOffer }: Property): string => (campaignOffer ? statusOf(campaignOffer) : UNADDED);

export function passes(property: Property, { confidences, statuses, survey }: ListFilter): boolean {
  return (
    confidences.includes(property.dataConfidence.toLowerCase()) &&
    statuses.includes(offerStatus(property)) &&
    (!survey || property.organization.eventsSurveyResponses.length > 0)
  );
}
