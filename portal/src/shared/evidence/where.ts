/** Filters of the address as the API's filters. */
import type { Filters } from '../../lib/filters.ts';

const equal = (value: string | undefined) => (value === undefined ? undefined : { equalTo: value });
const equalId = (value: string | undefined) => (value === undefined ? undefined : { equalTo: Number(value) });
const within = ({ from, to }: Filters) =>
  from || to ? { ...(from && { greaterThanOrEqualTo: from }), ...(to && { lessThanOrEqualTo: to }) } : undefined;
/** Without the members that are not set. */
const only = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const ofPlace = ({ state, sport, campaign }: Filters) => ({
  state: equal(state),
  sportName: equal(sport),
  campaignId: equalId(campaign),
});

export const leaguesWhere = (filters: Filters) => only({ ...ofPlace(filters), confirmedOn: within(filters) });
export const assetsWhere = (filters: Filters) =>
  only({
    ...ofPlace(filters),
    offerId: equalId(filters.league),
    capabilityName: equal(filters.asset),
    status: equal(filters.status),
    confirmedOn: within(filters),
  });
export const promisedWhere = ({ asset, campaign }: Filters) =>
  only({ capabilityName: equal(asset), campaignId: equalId(campaign), contracted: { isNull: false } });
export const impressionsWhere = (filters: Filters) => only(ofPlace(filters));
export const photosWhere = (filters: Filters) => {
  const { state, sportName, campaignId } = ofPlace(filters);
  return only({
    campaignId,
    offerId: equalId(filters.league),
    capabilityName: equal(filters.asset),
    uploadedOn: within(filters),
    favorites: filters.favorites ? { greaterThan: 0 } : undefined,
    league: state || sportName ? only({ state, sportName }) : undefined,
  });
};
