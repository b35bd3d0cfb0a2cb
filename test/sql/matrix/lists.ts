/** Lists that every token reads and staff keep; nothing is deleted, because ids of them are kept in arrays. */
import { type Decision, type Decisions, each, everyToken, everything, staff, staffWrite, table } from './rules.ts';

const list = (writable: string): Decision => ({
  select: each(everyToken, everything),
  insert: each(staff, writable),
  update: each(staff, writable),
});
const named = list('name position retired');

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
  feature_flags: table({ insert: { superadmin: 'name enabled roles' }, update: { superadmin: 'enabled roles' } }),
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
