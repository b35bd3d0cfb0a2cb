import { t } from '../../i18n/i18n.ts';

/** What leagues and sponsors call the resources of the API, where its name does not do. */
const resources: Readonly<Record<string, string>> = {
  addresses: 'Addresses',
  applications: 'Applications',
  campaigns: 'Campaigns',
  capabilities: 'Kinds of assets',
  capability_details: 'Assets for sale',
  checks: 'Checks',
  dashboard_feedback: 'Feedback',
  dashboards: 'Dashboards',
  offers: 'Offers',
  organization_packages: 'Packages',
  organizations: 'Leagues',
  places: 'Places',
  play_locations: 'Play locations',
  recaps: 'Recaps',
  reference_lists: 'Lists of choices',
  sponsorable_properties: 'Programs',
  sponsors: 'Sponsors',
  targeting: 'Targeting',
  users: 'Users',
  verification: 'Deadlines and photos',
};

/** The label of a scope's resource; of one that only staff have, its name in the API. */
export function resourceName(scope: string): string {
  const resource = scope.replace(/:.*/, '');
  return t(resources[resource] ?? (resource.charAt(0).toUpperCase() + resource.slice(1)).replaceAll('_', ' '));
}

/** The label of a scope: `offers:write` becomes "Offers: change". */
export function scopeName(scope: string): string {
  const resource = resourceName(scope);
  return scope.endsWith(':write') ? t('{resource}: change', { resource }) : t('{resource}: read', { resource });
}
