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
const ofStaff = (column: string): Decision['select'] =>
  Object.fromEntries(
    staff.map((role) => [role, reading(`t.${column} = (select max(id) from app_public.users where role = '${role}')`)]),
  );

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
