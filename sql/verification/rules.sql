-- Proof: who sees it, and how counters follow it.

select app_private.protect('app_public.verification_deadlines');
create policy select_own on app_public.verification_deadlines for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_deadlines is 'Leagues see the verification deadlines of offers they see.';
create policy select_link on app_public.verification_deadlines for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.verification_deadlines to sideline_organization, sideline_offer_link;
comment on table app_public.verification_deadlines is E'@behavior -insert -update -delete\nWhat must be shown by when.';
create trigger _100_touch before update on app_public.verification_deadlines for each row execute function app_private.tg__touch();
create trigger _300_tags before insert or update of verification_reminder_instructions on app_public.verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions', 'sponsor_name,verification_email_address');
create trigger _500_audit after insert or update or delete on app_public.verification_deadlines for each row execute function app_private.tg__audit();

select app_private.protect('app_public.verification_images');
create policy select_own on app_public.verification_images for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_images is 'Leagues see the photos of offers they see.';
create policy select_link on app_public.verification_images for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
-- the owners' ids are part of the keys that lead from an offer and a deadline to their images
grant select (id, offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, status, created_at)
  on app_public.verification_images to sideline_organization, sideline_offer_link;
comment on table app_public.verification_images is E'@behavior -insert -update -delete\nA picture that proves a deadline was met.';
comment on column app_public.verification_images.status is '@behavior +orderBy';
create trigger _100_transition before update of status on app_public.verification_images for each row execute function app_private.tg__transition();
create trigger _500_audit after insert or update or delete on app_public.verification_images for each row execute function app_private.tg__audit();

-- A deadline's counters; a verified image also clears "did not complete" [S-293].
create or replace function app_private.tg_verification_images__count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int;
begin
  if app_private.is_bulk_load() then return null; end if;
  foreach v_id in array array_remove(array[
    case when tg_op <> 'INSERT' then old.verification_deadline_id end, case when tg_op <> 'DELETE' then new.verification_deadline_id end], null)
  loop
    update app_public.verification_deadlines d
    set verified_images = i.verified, pending_images = i.pending, proved_at = i.proved_at,
      did_not_complete = d.did_not_complete and i.verified = 0
    from (select count(*) filter (where status = 'verified')::int as verified, count(*) filter (where status = 'pending')::int as pending,
      min(created_at) filter (where status = 'verified') as proved_at
      from app_public.verification_images where verification_deadline_id = v_id) i
    where d.id = v_id;
  end loop;
  return null;
end $$;
create trigger _550_count after insert or delete or update of status, verification_deadline_id on app_public.verification_images
  for each row execute function app_private.tg_verification_images__count();

select app_private.protect('app_public.verification_deadline_responses');
create policy select_own on app_public.verification_deadline_responses for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.verification_deadline_responses is 'Leagues see the answers to deadlines of offers they see.';
grant select on app_public.verification_deadline_responses to sideline_organization;
grant update (addressed) on app_public.verification_deadline_responses to sideline_admin;
comment on table app_public.verification_deadline_responses is E'@behavior -insert -delete\nA league''s answer to a deadline it cannot meet.';
create trigger _500_audit after insert or update or delete on app_public.verification_deadline_responses for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_contents');
create policy select_own on app_public.creative_contents for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.creative_contents is 'Leagues see the creative texts of offers they see.';
create policy select_link on app_public.creative_contents for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.creative_contents to sideline_organization, sideline_offer_link;
grant insert (verification_deadline_id, name, content), update (name, content), delete on app_public.creative_contents to sideline_admin;
comment on table app_public.creative_contents is E'@flatInput\nText the league uses, with tags filled from the offer.';
create trigger _500_audit after insert or update or delete on app_public.creative_contents for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_files');
create policy select_own on app_public.creative_files for select to sideline_organization
  using (offer_id = any ((select app_private.my_offer_ids())::int[]));
comment on policy select_own on app_public.creative_files is 'Leagues see the creative files of offers they see.';
create policy select_link on app_public.creative_files for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.creative_files to sideline_organization, sideline_offer_link;
grant delete on app_public.creative_files to sideline_admin;
comment on table app_public.creative_files is E'@flatInput\n@behavior -insert -update\nA file the league uses; uploaded by POST creative_files.';
create trigger _500_audit after insert or update or delete on app_public.creative_files for each row execute function app_private.tg__audit();

-- Creatives take their owners from the deadline and are counted on it.
create or replace function app_private.tg__creative_owners() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if; -- its deadline may come back after it
  select d.offer_id, d.organization_id, d.sponsor_id into new.offer_id, new.organization_id, new.sponsor_id
  from app_public.verification_deadlines d where d.id = new.verification_deadline_id;
  return new;
end $$;
create trigger _200_owners before insert on app_public.creative_contents for each row execute function app_private.tg__creative_owners();
create or replace function app_private.tg__creatives_count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id int := coalesce(new.verification_deadline_id, old.verification_deadline_id);
begin
  if app_private.is_bulk_load() then return null; end if;
  update app_public.verification_deadlines d set creatives =
    (select count(*) from app_public.creative_contents c where c.verification_deadline_id = v_id)
    + (select count(*) from app_public.creative_files f where f.verification_deadline_id = v_id)
  where d.id = v_id;
  return null;
end $$;
create trigger _550_count after insert or delete on app_public.creative_contents for each row execute function app_private.tg__creatives_count();
create trigger _550_count after insert or delete on app_public.creative_files for each row execute function app_private.tg__creatives_count();

-- A tag of the text that has nothing to stand for on this offer: sport_name without a sport, target_location without a place
-- that the campaign looks at; null when all can be filled.
create or replace function app_private.tag_without_value(p_offer_id int, p_content text) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select t.tag from unnest('{sport_name,target_location}'::text[]) t (tag)
  where p_content ~ ('\{\{\s*' || t.tag || '\s*\}\}') and app_public.tag_values(p_offer_id) ->> t.tag is null limit 1
$$;

-- Known tags only; sport_name needs a sport, target_location a place that the campaign looks at [S-311..S-315].
create or replace function app_private.tg_creative_contents__tags() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_tag text;
begin
  if app_private.is_restoring() then return new; end if;
  if app_private.tag_fault(new.content, '{league_name,league_city,league_state,custom_field,sport_name,target_location,season_name}') is not null then
    perform app_private.fail('SL422', 'invalid mustache tag', 'content');
  end if;
  v_tag := app_private.tag_without_value(new.offer_id, new.content);
  if v_tag is not null then
    perform app_private.fail('SL422', 'Cannot create creative content for sponsorable property with no '
      || case v_tag when 'sport_name' then 'sport' else 'location filter' end, 'content');
  end if;
  return new;
end $$;
create trigger _300_tags before insert or update of content on app_public.creative_contents for each row execute function app_private.tg_creative_contents__tags();

-- What the tags stand for on an offer, as one object; the server fills texts of rows the caller sees [S-294, S-313].
create or replace function app_public.tag_values(offer_id int) returns jsonb
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object('sponsor_name', s.name, 'league_name', g.name, 'league_city', coalesce(p.city, g.city), 'league_state', coalesce(p.state, g.state),
    'custom_field', o.custom_field, 'sport_name', sp.name, 'season_name', coalesce(c.season_name, initcap(c.season::text) || ' ' || c.year),
    'target_location', (select l.name from app_public.location_filters f join app_public.search_filters sf on sf.id = f.id and sf.enabled
      join app_public.locations l on l.location_filter_id = f.id where f.campaign_id = c.id
      order by case when l.lat is null then null else (l.lat - p.lat) ^ 2 + (l.lon - p.lon) ^ 2 end nulls last, l.id limit 1))
  from app_public.offers o
  join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = o.sponsor_id
  join app_public.organizations g on g.id = o.organization_id join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
  left join app_public.sports sp on sp.id = p.sport_id
  where o.id = tag_values.offer_id
$$;
grant execute on function app_public.tag_values(int) to sideline_link, sideline_organization, sideline_admin;
comment on function app_public.tag_values(int) is '@behavior -*';

-- Date passed, not verified, not given up [S-295].
create or replace function app_public.verification_deadlines_overdue(d app_public.verification_deadlines) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select d.deadline < app_private.today() and d.verified_images = 0 and not d.did_not_complete; end;
-- The name of the capability it proves.
create or replace function app_public.verification_deadlines_capability_name(d app_public.verification_deadlines) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select k.name from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
  join app_public.capabilities k on k.id = cc.capability_id where a.id = d.asset_id
$$;
grant execute on function app_public.verification_deadlines_overdue(app_public.verification_deadlines),
  app_public.verification_deadlines_capability_name(app_public.verification_deadlines) to sideline_offer_link, sideline_organization, sideline_admin;
-- The same for an image; null while it belongs to no deadline; staff.
create or replace function app_public.verification_images_capability_name(i app_public.verification_images) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_public.verification_deadlines_capability_name(d) from app_public.verification_deadlines d where d.id = i.verification_deadline_id; end;
grant execute on function app_public.verification_images_capability_name(app_public.verification_images) to sideline_admin;
comment on function app_public.verification_deadlines_overdue(app_public.verification_deadlines) is E'@notNull\nThe date has passed, and it is neither verified nor given up.';
comment on function app_public.verification_deadlines_capability_name(app_public.verification_deadlines) is E'@notNull\nThe name of the capability that it proves.';
comment on function app_public.verification_images_capability_name(app_public.verification_images) is 'The name of the capability that it proves; null while it belongs to no deadline.';
