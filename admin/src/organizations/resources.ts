import type { ResourceSpec } from '../adapter/resources.ts';

export const organizations: ResourceSpec = {
  name: 'organizations',
  type: 'Organization',
  selection: 'id name city state websiteUrl contactEmail',
  search: ['name', 'city', 'contactEmail'],
};

export const comments: ResourceSpec = {
  name: 'comments',
  type: 'Comment',
  selection: 'id content createdAt organizationId user { id name }',
};

export const sponsorableProperties: ResourceSpec = {
  name: 'sponsorableProperties',
  type: 'SponsorableProperty',
  selection: 'id name season numberOfPlayers organizationId',
  search: ['name'],
};
