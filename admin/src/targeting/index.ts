import type { ResourceProps } from 'react-admin';

/**
 * A campaign's filters and the places of its location filters, read with the campaign for the map. Places are added by
 * operations (`addZipsToLocationFilter` …), because the server geocodes them, and removed by the specification's
 * `deleteLocation`.
 */
export const searchFilters: Partial<ResourceProps> = { recordRepresentation: 'type' };
export const locationFilters: Partial<ResourceProps> = { recordRepresentation: 'name' };
export const locations: Partial<ResourceProps> = { recordRepresentation: 'name' };
