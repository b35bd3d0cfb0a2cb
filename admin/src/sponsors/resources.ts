import type { ResourceSpec } from '../adapter/resources.ts';

export const sponsors: ResourceSpec = {
  name: 'sponsors',
  type: 'Sponsor',
  selection: 'id name logoThumbnailUrl logoFullSizeUrl',
  search: ['name'],
};
