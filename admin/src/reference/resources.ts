import type { ResourceSpec } from '../adapter/resources.ts';

/** Lists of id and name, the same for everybody (B-399). */
const reference = (name: string, type: string): ResourceSpec => ({
  name,
  type,
  selection: 'id name',
  search: ['name'],
});

export const sports = reference('sports', 'Sport');
export const competitivenesses = reference('competitivenesses', 'Competitiveness');
export const organizationTypes = reference('organizationTypes', 'OrganizationType');
export const socialMediaChannels = reference('socialMediaChannels', 'SocialMediaChannel');
export const sportsManagementSoftwares = reference('sportsManagementSoftwares', 'SportsManagementSoftware');
export const capabilities: ResourceSpec = {
  ...reference('capabilities', 'Capability'),
};
