/** Sideline's roles. Roles are global to a PostgreSQL server, hence the common prefix. */

/** Kinds of links; each opens only its own record and has its own role, a member of `sideline_link`. */
export const linkRoles = [
  'sideline_offer_link',
  'sideline_application_link',
  'sideline_onboarding_link',
  'sideline_deadline_link',
  'sideline_forwarded_task_link',
  'sideline_campaign_link',
  'sideline_season_link',
];

/** Every role that a request can run as, and the group role of the links. */
export const visitorRoles = [
  'sideline_anonymous',
  'sideline_link',
  ...linkRoles,
  'sideline_organization',
  'sideline_sponsor',
  'sideline_admin',
  'sideline_superadmin',
];

/** Role memberships: [group, member]. */
export const inheritance: [string, string][] = [
  ...linkRoles.map((role): [string, string] => ['sideline_link', role]),
  ['sideline_admin', 'sideline_superadmin'],
];

/** Roles that the authenticator may assume; `sideline_link` itself is only a group. */
export const reachableRoles = visitorRoles.filter((role) => role !== 'sideline_link');
