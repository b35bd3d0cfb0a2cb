/** The types and helpers in which the decisions of this folder are written. */

export const visitorRoles = [
  'anonymous',
  'offer_link',
  'application_link',
  'onboarding_link',
  'deadline_link',
  'forwarded_task_link',
  'campaign_link',
  'season_link',
  'organization',
  'sponsor',
  'admin',
  'superadmin',
] as const;
/** Users of a league by their role: `organization` is an owner. All three have the same role of the database. */
export const otherMembers = ['treasurer', 'helper'] as const;
export type VisitorRole = (typeof visitorRoles | typeof otherMembers)[number];
/** Everybody with whom the matrix of tables is tried. */
export const personas: readonly VisitorRole[] = [...visitorRoles, ...otherMembers];
export const isOtherMember = (role: VisitorRole): boolean => (otherMembers as readonly string[]).includes(role);
export const staff: VisitorRole[] = ['admin', 'superadmin'];
export const everyLink = visitorRoles.filter((role) => role.endsWith('_link'));
export const everyToken = visitorRoles.filter((role) => role !== 'anonymous');

/**
 * Which rows and which columns. Rows: a condition on the row `t`, or for a view a query of the ids; {organization}
 * and similar placeholders are ids of the persona's fixture.
 */
export type Reading = { rows: string; columns: string };

/**
 * Who may do what with a table or view. What is not listed is refused, except that staff read every column of a table.
 * Columns are names separated by spaces, or `*`.
 */
export type Decision = {
  select?: Partial<Record<VisitorRole, Reading>>;
  insert?: Partial<Record<VisitorRole, string>>;
  update?: Partial<Record<VisitorRole, string>>;
  delete?: VisitorRole[];
};
export type Decisions = Record<string, Decision>;

export const everything: Reading = { rows: 'true', columns: '*' };

/** Rows that match the condition, with all columns unless some are named. */
export const reading = (rows: string, columns = '*'): Reading => ({ rows, columns });

/** The same access for several roles. */
export const each = <T>(roles: readonly VisitorRole[], value: T): Partial<Record<VisitorRole, T>> =>
  Object.fromEntries(roles.map((role) => [role, value]));

/** A table of which staff read everything. */
export const table = (decision: Decision = {}): Decision => ({
  ...decision,
  select: { ...each(staff, everything), ...decision.select },
});

/** Staff's updates of a versioned table: they may state the version that they read. */
export const staffUpdate = (columns: string): Decision['update'] => each(staff, `version ${columns}`);

/** What staff may write in a table. */
export const staffWrite = (insert: string, update: string, { remove = true } = {}): Decision => ({
  ...(insert ? { insert: each(staff, insert) } : {}),
  ...(update ? { update: staffUpdate(update) } : {}),
  ...(remove ? { delete: staff } : {}),
});

export const ofOrganization = 't.organization_id = {organization}';
/** Statuses of offers that a league knows of. */
export const toldStatuses = `('proposed', 'confirmed', 'rejected_by_league', 'canceled')`;
/** Rows that belong to offers that the league knows of. */
export const underToldOffer = `${ofOrganization} and t.offer_id in (select id from app_public.offers where status in ${toldStatuses})`;
export const ofLinkedOffer = 't.offer_id = {offer}';
/** Campaigns that have notified the league of an offer. */
export const toldCampaigns = `(select campaign_id from app_public.offers where organization_id = {organization} and status in ${toldStatuses})`;
export const linkedCampaign = '{campaign}';

/** What helpers of a league see nothing of: payments, and what the league sells and answers in applications. */
export const hiddenFromHelpers = new Set(
  `checks offer_contracts offer_values capability_details capability_detail_properties capability_detail_play_locations
   organization_capabilities organization_packages organization_package_properties organization_capability_packages
   sponsorship_applications tournaments custom_responses deposit_accounts`.split(/\s+/),
);

/** A decision about owners, extended to the other users of a league: same columns, fewer rows; they write no table. */
export function forMembers(name: string, decision: Decision): Decision {
  const read = decision.select?.organization;
  const alike = <T>(of: Partial<Record<VisitorRole, T>> | undefined) =>
    of?.organization === undefined ? of : { ...of, ...each(otherMembers, of.organization) };
  const select = alike(decision.select);
  if (read && select && hiddenFromHelpers.has(name)) select.helper = { ...read, rows: 'false' };
  // everybody's own, and the fixture's owner has the only one
  if (read && select && /^(api_keys|webhooks|webhook_messages)$/.test(name))
    Object.assign(select, each(otherMembers, { ...read, rows: 'false' }));
  if (read && select && name === 'addresses')
    select.helper = { ...read, rows: `${read.rows} and t.address_type = 'shipping'` };
  const { insert, update, delete: remove, ...rest } = decision;
  return {
    ...rest,
    ...(select ? { select } : {}),
    ...(insert ? { insert: alike(insert) as Decision['insert'] } : {}),
    ...(update ? { update: alike(update) as Decision['update'] } : {}),
    ...(remove ? { delete: remove.includes('organization') ? [...remove, ...otherMembers] : remove } : {}),
  } as Decision;
}
