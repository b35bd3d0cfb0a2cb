/** Lists that are readable with any token and maintained by staff; rows are never deleted, because arrays refer to their ids. */
import {
  type Decision,
  type Decisions,
  each,
  everyToken,
  everything,
  reading,
  staff,
  staffUpdate,
  staffWrite,
  table,
} from './rules.ts';

const list = (writable: string): Decision => ({
  select: each(everyToken, everything),
  insert: each(staff, writable),
  update: staffUpdate(writable),
});
const named = list('name position retired');

/** Rows of the staff member who asks, whom matrix.test.ts creates last. */
const ofStaff = (column: string, columns = '*', more = ''): Decision['select'] =>
  Object.fromEntries(
    staff.map((role) => [
      role,
      { rows: `t.${column} = (select max(id) from app_public.users where role = '${role}')${more}`, columns },
    ]),
  );

/** What the owner of a webhook reads of a message. */
const SENT = `id webhook_id owner_id event_type record row_table row_id state attempts created_at
  first_attempt_at attempted_at retry_at request response_status response error`;

export const lists: Decisions = {
  sports: named,
  competitivenesses: named,
  organization_types: named,
  social_media_channels: named,
  sports_management_softwares: named,
  banner_sizes: named,
  banner_placements: named,
  logo_placements: named,
  interests: list('text section position retired'),
  verification_deadline_canned_responses: list('response selectable position'),
  image_rejection_reasons: list('name spanish_name position retired'),
  feature_flags: table({
    insert: { superadmin: 'name enabled roles' },
    update: { superadmin: 'version enabled roles' },
  }),
  staff_settings: { select: ofStaff('user_id') },
  // preferences.test.ts covers shared views; there are none here
  list_views: {
    select: ofStaff('owner_id'),
    insert: each(staff, 'resource label shared view'),
    update: staffUpdate('label shared view'),
    delete: staff,
  },
  // superadmins see the keys of all, everybody else their own; nobody the hashes
  api_keys: {
    select: {
      ...ofStaff('owner_id'),
      superadmin: everything,
      organization: reading('t.owner_id = {member}'),
      sponsor: reading('t.owner_id = {sponsorUser}'),
    },
  },
  // the token in a feed's address is its owner's alone
  feeds: { select: ofStaff('owner_id'), insert: each(staff, 'list_view_id request'), delete: staff },
  // everybody's own: superadmins see no other's either, and a message only once it was sent
  webhooks: {
    select: {
      ...ofStaff('owner_id'),
      organization: reading('t.owner_id = {member}'),
      sponsor: reading('t.owner_id = {sponsorUser}'),
    },
  },
  webhook_messages: {
    select: {
      ...ofStaff('owner_id', SENT, ' and t.attempts > 0'),
      organization: { rows: 't.owner_id = {member} and t.attempts > 0', columns: SENT },
      sponsor: { rows: 't.owner_id = {sponsorUser} and t.attempts > 0', columns: SENT },
    },
  },
  zip_codes: table(),
  markets: table(),
  users: table({
    select: {
      organization: {
        rows: 't.id in (select user_id from app_public.organization_users where organization_id = {organization})',
        columns: 'id email name title cell_phone status role',
      },
      sponsor: { rows: 't.id = {sponsorUser}', columns: 'id email name title cell_phone status role' },
    },
    ...staffWrite('', 'name title cell_phone', { remove: false }),
  }),
};
