-- Duplicates as staff see them: hints while they type, and the list of pairs.

select app_private.protect('app_public.duplicate_organizations', counted => true);
comment on table app_public.duplicate_organizations is
  E'@behavior -insert -update -delete\nTwo organizations that are likely the same, found by the worker; score 0 to '
  '100, 70 is likely. Dismissed: staff said that they are not. For staff.';
comment on constraint duplicate_organizations_organization_id_fkey on app_public.duplicate_organizations is
  E'@behavior -manyRelation -list -connection';
comment on constraint duplicate_organizations_other_organization_id_fkey on app_public.duplicate_organizations is
  E'@behavior -manyRelation -list -connection';
comment on constraint duplicate_organizations_dismissed_by_id_fkey on app_public.duplicate_organizations is
  E'@behavior -manyRelation -list -connection';
create trigger _500_audit after update of dismissed_at on app_public.duplicate_organizations
  for each row execute function app_private.tg__audit();

-- Organizations that a new one may duplicate, the likeliest first, from what staff have typed so far; staff only.
-- locations: chosen addresses as create_organization takes them.
create or replace function app_public.likely_duplicates(name text, locations text[] default '{}',
  contact_email text default null, website_url text default null, sport_ids int[] default '{}')
  returns setof app_public.likely_duplicate
  language plpgsql stable security definer rows 5 set search_path = pg_catalog, pg_temp as $$
declare
  v_place record;
begin
  perform app_private.require_staff();
  select p.city, p.state, p.lat, p.lon into v_place
  from unnest(likely_duplicates.locations) with ordinality l (address, n)
  cross join lateral app_private.find_place(l.address) p order by l.n limit 1;
  return query
    select o.id, o.name, o.city, o.state, o.website_url, o.contact_email, d.score, d.reasons
    from app_private.find_duplicates(app_private.keys_from(null, left(likely_duplicates.name, 200), v_place.city,
      v_place.state, left(likely_duplicates.website_url, 500), left(likely_duplicates.contact_email, 500), null,
      likely_duplicates.sport_ids, v_place.lat, v_place.lon)) d
    join app_public.organizations o on o.id = d.organization_id order by d.score desc, o.id limit 5;
end $$;
grant execute on function app_public.likely_duplicates(text, text[], text, text, int[]) to sideline_admin;
comment on function app_public.likely_duplicates(text, text[], text, text, int[]) is
  E'@simpleCollections only\n'
  'Organizations that a new one may duplicate, the likeliest first, by what was typed so far; staff only.';

-- Sponsors with almost this name, the most similar first; staff only.
create or replace function app_public.likely_sponsors(name text) returns setof app_public.likely_sponsor
  language plpgsql stable security definer rows 5 set search_path = pg_catalog, public, pg_temp as $$
declare
  v_words text := array_to_string((app_private.name_parts(likely_sponsors.name)).words, ' ');
begin
  perform app_private.require_staff();
  if v_words = '' then return; end if;
  return query
    select s.id, s.name, round(100 * n.likeness)::int from app_public.sponsors s
    cross join lateral (select array_to_string((app_private.name_parts(s.name)).words, ' ') as words) w
    cross join lateral (select greatest(similarity(w.words, v_words),
      1 - levenshtein(left(w.words, 100), left(v_words, 100))::float8 / greatest(length(left(w.words, 100)),
        length(left(v_words, 100)), 1)) as likeness) n
    where n.likeness >= 0.75 order by n.likeness desc, s.id limit 5;
end $$;
grant execute on function app_public.likely_sponsors(text) to sideline_admin;
comment on function app_public.likely_sponsors(text) is
  E'@simpleCollections only\nSponsors with almost this name; staff only.';

-- Records that two organizations are not duplicates, or withdraws that; staff only. Returns the pair. Errors: SL404.
create or replace function app_public.dismiss_duplicate(id int, dismissed boolean default true)
  returns app_public.duplicate_organizations
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.duplicate_organizations;
begin
  perform app_private.require_staff();
  update app_public.duplicate_organizations p
  set dismissed_at = case when dismiss_duplicate.dismissed then coalesce(p.dismissed_at, app_private.clock()) end,
    dismissed_by_id = case
      when dismiss_duplicate.dismissed then coalesce(p.dismissed_by_id, app_private.current_user_id()) end
  where p.id = dismiss_duplicate.id returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such pair.'); end if;
  return v;
end $$;
grant execute on function app_public.dismiss_duplicate(int, boolean) to sideline_admin;
comment on function app_public.dismiss_duplicate(int, boolean) is
  E'@resultFieldName pair\nSays that two organizations are not the same, or takes that back. Errors: SL404.';

comment on type app_public.likely_duplicate is 'An organization that is likely a duplicate; score 70 to 100.';
comment on type app_public.likely_sponsor is 'A sponsor with almost the same name; score 75 to 100.';
select app_private.never_null('app_public.likely_duplicate', '{organization_id,name,score,reasons}'),
  app_private.never_null('app_public.likely_sponsor', '{sponsor_id,name,score}');
