/**
 * Reference lists: names without an owner. They can be read with any token (calls table of B: "logged in", of L: the
 * wizard's link); staff may maintain them; rows are retired instead of deleted, because other rows refer to their
 * ids.
 */
import { roles } from '../people.ts';
import { closed, each, type OfRow, type Oracle, type Rights, right, staffRoles, table } from './rights.ts';

const everyToken = roles.filter((role) => role !== 'anonymous');
/** A staff token whose user no longer exists need not even see these. */
const everyRow: OfRow = (_, who) => (staffRoles.includes(who.role) && !who.staff ? null : true);
const kept: Partial<Rights> = {
  read: each(everyToken, right(everyRow, '*')),
  insert: each(
    staffRoles,
    right((_, who) => who.staff, '', '*'),
  ),
  update: each(
    staffRoles,
    right((_, who) => who.staff, '', '*'),
  ),
};
/** Users see themselves and those with whom they share an organization (B-219: email, name, title, cell phone, status). */
const fellow: OfRow = (row, who) =>
  row.id === who.userId ||
  who.state
    .where('organization_users', 'user_id', row.id)
    .some((membership) => who.organizations.has(membership.organization_id));

const people = ['admin', 'superadmin', 'organization', 'sponsor'] as const;
const isOwn: OfRow = (row, who) => row.owner_id === who.userId && (who.staff || !staffRoles.includes(who.role));
/** What the owner of a webhook reads of a message. */
const SENT = `id webhook_id owner_id event_type record row_table row_id state attempts created_at
  first_attempt_at attempted_at retry_at request response_status response error`;

const ownView: OfRow = (row, who) => who.staff && row.owner_id === who.userId;

export const lists: Oracle = {
  ...Object.fromEntries(
    [
      'sports',
      'competitivenesses',
      'organization_types',
      'social_media_channels',
      'sports_management_softwares',
      'banner_sizes',
      'banner_placements',
      'logo_placements',
      'interests',
      'verification_deadline_canned_responses',
      'image_rejection_reasons',
      'capabilities',
    ].map((name) => [name, table(kept)]),
  ),
  capability_verification_deadlines: table({
    ...kept,
    delete: each(staffRoles, (_, who) => (who.staff ? null : false)),
  }),
  // Feature flags: staff see them, a superadmin may set them; querying one is a function.
  feature_flags: table({
    insert: { superadmin: right((_, who) => who.staff, '', '*') },
    update: { superadmin: right((_, who) => who.staff, '', '*') },
  }),
  // Preferences of each staff member: their own settings, their own views of lists and the shared ones.
  staff_settings: {
    ...closed,
    read: each(
      staffRoles,
      right((row, who) => who.staff && row.user_id === who.userId, '*'),
    ),
  },
  list_views: {
    read: each(
      staffRoles,
      right((row, who) => who.staff && (row.owner_id === who.userId || row.shared), '*'),
    ),
    insert: each(
      staffRoles,
      right((_, who) => who.staff, 'resource label shared view'),
    ),
    update: each(staffRoles, right(ownView, 'label shared view')),
    delete: {
      admin: ownView,
      superadmin: (row, who) => who.staff && (row.owner_id === who.userId || row.shared),
    },
  },
  // Keys and feeds: one's own; superadmins see all.
  api_keys: {
    ...closed,
    read: {
      ...each(
        ['admin', 'organization', 'sponsor'],
        right((row, who) => row.owner_id === who.userId && (who.staff || who.role !== 'admin'), '*'),
      ),
      superadmin: right((_, who) => who.staff, '*'),
    },
  },
  feeds: {
    read: each(
      staffRoles,
      right((row, who) => who.staff && row.owner_id === who.userId, '*'),
    ),
    insert: each(
      staffRoles,
      right((_, who) => (who.staff ? null : false), 'list_view_id request'),
    ),
    delete: each(staffRoles, (row, who) => who.staff && row.owner_id === who.userId),
  },
  // Webhooks and what was sent to them: one's own, also for superadmins.
  webhooks: { ...closed, read: each(people, right(isOwn, '*')) },
  webhook_messages: {
    ...closed,
    read: each(
      people,
      right((row, who) => isOwn(row, who) && row.attempts > 0, SENT),
    ),
  },
  // Last login is for staff (B-220). A sponsor's user sees only their own account.
  users: table({
    read: {
      organization: right(fellow, 'id email name title cell_phone status', 'role'),
      sponsor: right((row, who) => row.id === who.userId, 'id email name', 'title cell_phone status role'),
    },
    update: each(
      staffRoles,
      right((_, who) => who.staff, '', 'name title cell_phone'),
    ),
  }),
};
