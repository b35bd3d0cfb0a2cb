/** Rules that are broken on purpose, each in a separate database, for the test of the random tester. */
import type { Role } from './people.ts';

/** A rule that a statement breaks, and the violation that the tester then reports. */
interface BrokenRule {
  /** The end of the test's title. */
  told: string;
  sql: string;
  /** The tester runs as this role only, and reads or calls only the object of this name. */
  role: Role;
  name: string;
  found: RegExp;
  /** How often, if not 60 times. */
  times?: number;
}

/** One rule of each kind that the tester checks. */
export const brokenRules: BrokenRule[] = [
  {
    told: 'a policy without its condition',
    sql: `create policy loose on app_public.checks for select to sideline_organization using (true)`,
    role: 'organization',
    name: 'checks',
    found: /sees|counts/,
  },
  {
    told: 'a column granted too much',
    sql: 'grant select (data_confidence) on app_public.organizations to sideline_organization',
    role: 'organization',
    name: 'organizations',
    found: /may read .*data_confidence/,
  },
  {
    told: 'a status that may be written past the calls',
    sql: 'grant update (status) on app_public.offers to sideline_admin',
    role: 'admin',
    name: 'offers',
    found: /changed|touched/,
  },
  {
    told: 'a table that members may no longer write',
    sql: 'revoke delete on app_public.play_locations from sideline_organization',
    role: 'organization',
    name: 'play_locations',
    found: /is refused/,
  },
  {
    told: 'a call open to more than superadmins',
    // the grant alone gives no access, because the function also checks the account
    sql: `grant execute on function app_public.approve_check(int, timestamptz) to sideline_admin;
      create or replace function app_private.require_superadmin() returns void language sql stable as $$ select $$`,
    role: 'admin',
    name: 'approve_check',
    found: /goes through/,
  },
  {
    told: 'a dashboard that shows hidden pictures',
    sql: `create or replace view app_public.dashboard_photos as
      select i.id, i.offer_id, o.campaign_id, i.featured, i.created_at, i.file_id, null::text as capability_name,
        i.reviewed_at as accepted_at, null::int as asset_id, null::date as uploaded_on, null::text as organization_name, 0 as favorites
      from app_public.verification_images i join app_public.offers o on o.id = i.offer_id
      where o.campaign_id = any (app_private.dashboard_campaign_ids()) and i.status = 'verified'`,
    role: 'campaign_link',
    name: 'dashboard_photos',
    found: /sees/,
  },
  {
    told: 'a call that forgets to ask whose record it is',
    sql: `create or replace function app_public.update_organization(id int, patch jsonb) returns app_public.organizations
      language sql security definer set search_path = pg_catalog, pg_temp
      as $$ update app_public.organizations o set name = 'Mine' where o.id = update_organization.id returning o.* $$`,
    role: 'organization',
    name: 'update_organization',
    found: /on records of others|changes/,
  },
  {
    told: 'a question that is answered about others',
    sql: `create or replace function app_public.organization_members(organization_id int) returns setof app_public.users
      language sql stable security definer set search_path = pg_catalog, pg_temp
      as $$ select u.* from app_public.users u join app_public.organization_users m on m.user_id = u.id
        where m.organization_id = organization_members.organization_id $$`,
    role: 'organization',
    name: 'organization_members',
    found: /on records of others|hands out/,
  },
  {
    told: 'a link that need not agree with what a call names',
    sql: `create or replace function app_private.check_link(p_organization_id int, p_season app_public.season, p_year int, p_campaign_id int, p_offer_id int)
      returns void language sql stable as $$ select $$`,
    role: 'application_link',
    name: 'upsert_photos',
    found: /on records of others/,
  },
  {
    told: 'a link that writes the application of another season',
    sql: `create function app_private.spread() returns trigger language plpgsql security definer as $$
      begin
        update app_public.sponsorship_applications a set saved_step_id = new.saved_step_id
        where a.organization_id = new.organization_id and a.saved_step_id is distinct from new.saved_step_id;
        return null;
      end $$;
      create trigger spread after update on app_public.sponsorship_applications for each row execute function app_private.spread()`,
    role: 'application_link',
    name: 'save_application_step_data',
    found: /changes sponsorship_applications/,
  },
  {
    told: 'an answer with the draft of another season',
    sql: `create or replace function app_private.link_application_id() returns int language sql stable security definer
      set search_path = pg_catalog, pg_temp as $$ select max(a.id) from app_public.sponsorship_applications a
        where a.organization_id = app_private.link_id('application') $$`,
    role: 'application_link',
    name: 'sponsorship_application_view',
    found: /shows/,
    times: 1200, // several links, some of which have no application yet
  },
  {
    told: 'a placement that another campaign excludes',
    // the fixture has few leagues in two campaigns of the same season, so all campaigns are moved to one
    sql: `update app_public.campaigns set season = 'spring', year = 2030, exclusive_by_sport = true;
      create or replace function app_private.placement_conflicts(p_campaign_id int, p_property_ids int[])
      returns setof app_public.placement_conflict language sql stable as $$ select null::app_public.placement_conflict limit 0 $$`,
    role: 'admin',
    name: 'send_offer_emails',
    found: /excludes it/,
    times: 300,
  },
];
