-- What can be sold: a reference list, with the names of the deadlines that usually prove each capability.

select app_private.protect_list('app_public.capabilities',
  '{name,digital,sponsor_facing_description,organization_facing_description,create_deadline_based_on_quantity,
    position,retired}');
grant insert (kind) on app_public.capabilities to sideline_admin;
comment on table app_public.capabilities is E'@behavior -delete\n'
  'A kind of asset that leagues sell. kind determines its details; nothing is shipped for digital ones.';
select app_private.protect_list('app_public.capability_verification_deadlines', '{name,position}');
grant insert (capability_id), delete on app_public.capability_verification_deadlines to sideline_admin;
comment on table app_public.capability_verification_deadlines is
  'The name of a deadline that usually proves a capability.';

-- How many standard deadlines a capability has [S-130].
create or replace function app_public.capabilities_capability_verification_deadline_count(c app_public.capabilities)
  returns int language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select count(*)::int from app_public.capability_verification_deadlines d where d.capability_id = c.id;
end;
grant execute on function app_public.capabilities_capability_verification_deadline_count(app_public.capabilities)
  to sideline_admin;
comment on function app_public.capabilities_capability_verification_deadline_count(app_public.capabilities) is
  E'@notNull\nHow many standard deadlines the capability has.';
