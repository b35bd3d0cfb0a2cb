import type { ResourceProps } from 'react-admin';

/**
 * The filters of a campaign and the places of its location filters, read with the campaign for the map. Places are added by
 * operations (`addZipsToLocationFilter` …), because the server finds them on the map, and removed by the specification's
 * `deleteLocation`.
 */
export const searchFilters: Partial<ResourceProps> = { recordRepresentation: 'type' };
export const locationFilters: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const locations: Partial<ResourceProps> = { recordRepresentation: 'name' };
