/** Pages that a secret link opens: excluded from search engines and shared caches. */
export const LINK_PAGES = new Set([
  'invitation',
  'recover-account',
  'confirm-member',
  'accept-offer',
  'qualify',
  'welcome',
  'respond-to-deadline',
  'forwarded-task',
  'campaign-dashboard',
  'seasonal-dashboard',
  'shared-recap',
  'sign-contract',
  'sponsorship-status',
  'photo-release',
  'tax-form',
  'unsubscribe',
]);

/** First path segments of each app's pages (S-007 … S-013). */
export const PORTAL_PAGES = [
  ...LINK_PAGES,
  'login',
  'logout',
  'change-password',
  'security',
  'my-api-keys',
  'webhooks',
  'authorize',
  'handovers',
  'organization-self-signup',
  'organization-dashboard',
  'league-packages',
  'sponsor-dashboard',
  'privacy',
  'terms',
];
export const ADMIN_PAGES = [
  'organizations',
  'campaign-planner',
  'campaign-targeting',
  'prospect-campaign',
  'prospect-filter',
  'prospect-location',
  'offers',
  'season',
  'checks',
  'tax-forms',
  'invoices',
  'staff',
  'verifications',
  'mails',
  'sends',
  'league-import',
  'access',
  'api-keys',
  'api-reference',
  'audit',
  'my-work',
  'today',
  'my-changes',
];
/**
 * Pages of both apps: an organization's page is the console's for staff and the portal's for the organization itself
 * (B-015). A script of the entry page reads the role and starts one of them.
 */
export const SHARED_PAGES = ['/organizations/:id', '/organizations/:id/{*rest}'];
/** Legacy URLs and where they redirect now (S-006, S-010, S-014 … S-017); the query string is preserved. */
export const REDIRECTS: [RegExp, (match: RegExpExecArray) => string][] = [
  [/^\/device\/?$/, () => '/authorize'], // where a command line sends people, short to type
  [/^\/campaign-planner\/?$/, () => '/campaign-planner/sponsors'],
  [
    /^\/campaign-planner\/sponsors\/\d+\/campaigns\/(\d+)\/(leagues|filters)\/?$/,
    ([, id, page]) => `/campaign-targeting/${id}?tab=${page === 'leagues' ? 'properties' : 'filters'}`,
  ],
  [/^\/leagues(\/.*)?$/, ([, rest]) => `/organizations${rest ?? ''}`],
  [/^\/verifications\/(\d+)\/?$/, ([, id]) => `/offers/${id}`],
  [/^\/sponsor-dashboard\/([^/]+)\/?$/, ([, token]) => `/campaign-dashboard/${token}`],
  [/^\/league-dashboard(\/.*)?$/, ([, rest]) => `/organization-dashboard${rest ?? ''}`],
  [/^\/league-self-signup\/?$/, () => '/organization-self-signup'],
];

/** Where a legacy URL redirects, or one of a secret link with characters behind it that no link ends with (R27); or null. */
export function redirectOf(path: string): string | null {
  const [, page = '', link] = /^\/([a-z-]+)\/((?:[^/]+\/)*?[\w.-]*[\w-])(?:[^\w/-]|%[\dA-F]{2})+$/i.exec(path) ?? [];
  if (link && LINK_PAGES.has(page)) return `/${page}/${link}`;
  for (const [pattern, target] of REDIRECTS) {
    const match = pattern.exec(path);
    if (match) return target(match);
  }
  return null;
}
