-- Creatives of running sponsorships: changes are recorded in the offer's log, and templates can replace them.

-- Adds an uploaded file to a deadline's creatives [S-309]; called by the server for staff. The same file sent twice
-- under one name, from a second tab or because a response was lost, is stored once. Errors: SL404.
create or replace function app_public.attach_creative_file(verification_deadline_id int, file_id int, name text)
  returns app_public.creative_files language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.creative_files;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer_of_deadline(attach_creative_file.verification_deadline_id);
  select c.* into v from app_public.creative_files c
  join app_private.files old on old.id = c.file_id join app_private.files sent on sent.id = attach_creative_file.file_id
  where c.verification_deadline_id = attach_creative_file.verification_deadline_id
    and c.name = attach_creative_file.name and old.sha256 = sent.sha256;
  if found then return v; end if;
  insert into app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id, file_id, name)
  select d.id, d.offer_id, d.organization_id, d.sponsor_id, attach_creative_file.file_id, attach_creative_file.name
  from app_public.verification_deadlines d where d.id = attach_creative_file.verification_deadline_id
  returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.', 'verification_deadline_id'); end if;
  return v;
end $$;
grant execute on function app_public.attach_creative_file(int, int, text) to sideline_admin;
comment on function app_public.attach_creative_file(int, int, text) is '@behavior -*';

-- Records a staff member's change of one creative in the offer's log [S-339]. Changes that are part of confirming an
-- offer, replacing creatives or removing a deadline are recorded by these operations.
create or replace function app_private.tg__creative_event() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  r jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
  v_offer app_public.offers;
begin
  if app_private.is_bulk_load() or pg_trigger_depth() > 1
    or current_setting('sideline.creatives_together', true) = 'on' then
    return null;
  end if;
  select * into v_offer from app_public.offers o where o.id = (r ->> 'offer_id')::int;
  if found then
    perform app_private.log_event(v_offer, 'creative_changed',
      case tg_op when 'INSERT' then 'Added: ' when 'UPDATE' then 'Changed: ' else 'Removed: ' end || (r ->> 'name'));
  end if;
  return null;
end $$;

create trigger _560_event after insert or update of name, content or delete on app_public.creative_contents
  for each row execute function app_private.tg__creative_event();
create trigger _560_event after insert or delete on app_public.creative_files
  for each row execute function app_private.tg__creative_event();

-- The confirmed offers of a default deadline's campaign that have a deadline created from it: linked to it or, for
-- older ones without a link, with the same name and capability [S-141].
create or replace function app_private.deadlines_of_default(p_default app_public.default_verification_deadlines)
  returns setof app_public.verification_deadlines
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select d.* from app_public.verification_deadlines d
  join app_public.offers o on o.id = d.offer_id and o.campaign_id = p_default.campaign_id and o.status = 'confirmed'
  where d.default_verification_deadline_id = p_default.id
    or d.default_verification_deadline_id is null and d.name = p_default.name and exists (
      select from app_public.assets a
      where a.id = d.asset_id and a.campaign_capability_id = p_default.campaign_capability_id)
$$;

-- Offers that can be passed to replaceCreatives, by organization [S-138, S-141]; staff.
create or replace function app_public.default_verification_deadlines_offers_to_replace(
  d app_public.default_verification_deadlines)
  returns setof app_public.offers language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.* from app_public.offers o join app_public.organizations g on g.id = o.organization_id
  where app_private.is_staff() and o.id in (select x.offer_id from app_private.deadlines_of_default(d) x)
  order by g.name, o.id
$$;
grant execute on function app_public.default_verification_deadlines_offers_to_replace(
  app_public.default_verification_deadlines) to sideline_admin;
comment on function app_public.default_verification_deadlines_offers_to_replace(
  app_public.default_verification_deadlines) is
  E'@simpleCollections only\n'
  'Confirmed offers with a deadline that was made from this one, by organization: replaceCreatives takes their ids.';

-- Replaces the creatives of the chosen offers' deadlines by a default deadline's templates [S-138..S-141]. A text
-- whose tags have no value for an offer is left out there, as at confirmation. Every offer must be confirmed and
-- belong to the deadline's campaign. Returns the offers. Errors: SL404; SL422 offer_ids; SL409 without templates.
create or replace function app_public.replace_creatives(default_verification_deadline_id int, offer_ids int[])
  returns setof app_public.offers language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_default app_public.default_verification_deadlines;
  v_offers int[];
  v_deadlines int[];
  v_offer app_public.offers;
begin
  perform app_private.require_staff();
  select * into v_default from app_public.default_verification_deadlines d
  where d.id = replace_creatives.default_verification_deadline_id for share;
  if not found then
    perform app_private.fail('SL404', 'There is no such deadline.', 'default_verification_deadline_id');
  end if;
  if not exists (select from app_private.deadlines_of_default(v_default)) then
    perform app_private.fail('SL422',
      'No offers with this deadline exist so there are no creatives to replace.', 'offer_ids');
  end if;
  select array_agg(distinct id order by id) into v_offers from unnest(replace_creatives.offer_ids) id
  where id is not null;
  if v_offers is null then perform app_private.fail('SL422', 'Choose at least one offer.', 'offer_ids'); end if;
  perform from app_public.offers o where o.id = any (v_offers) order by o.id for update;
  if exists (select from unnest(v_offers) given (id) where not exists (
    select from app_public.offers o
    where o.id = given.id and o.status = 'confirmed' and o.campaign_id = v_default.campaign_id)) then
    perform app_private.fail('SL422', 'Only confirmed offers of this campaign can be chosen.', 'offer_ids');
  end if;
  select array_agg(d.id order by d.id) into v_deadlines from app_private.deadlines_of_default(v_default) d
  where d.offer_id = any (v_offers);
  if v_deadlines is null then
    perform app_private.fail('SL422',
      'No offers with this deadline exist so there are no creatives to replace.', 'offer_ids');
  end if;
  if not exists (select from app_public.creative_content_templates t
    where t.default_verification_deadline_id = v_default.id)
    and not exists (select from app_public.creative_file_templates t
      where t.default_verification_deadline_id = v_default.id) then
    perform app_private.fail('SL409', 'This deadline has no creative templates to replace them with.');
  end if;
  perform set_config('sideline.creatives_together', 'on', true);
  delete from app_public.creative_contents c where c.verification_deadline_id = any (v_deadlines);
  delete from app_public.creative_files c where c.verification_deadline_id = any (v_deadlines);
  insert into app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id,
    name, content)
  select d.id, d.offer_id, d.organization_id, d.sponsor_id, t.name, t.content
  from app_public.verification_deadlines d, app_public.creative_content_templates t
  where d.id = any (v_deadlines) and t.default_verification_deadline_id = v_default.id
    and app_private.tag_without_value(d.offer_id, t.content) is null
  order by d.id, t.id;
  insert into app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id, name, file_id)
  select d.id, d.offer_id, d.organization_id, d.sponsor_id, t.name, t.file_id
  from app_public.verification_deadlines d, app_public.creative_file_templates t
  where d.id = any (v_deadlines) and t.default_verification_deadline_id = v_default.id
  order by d.id, t.id;
  perform set_config('sideline.creatives_together', 'off', true);
  for v_offer in
    select o.* from app_public.offers o
    where o.id in (select d.offer_id from app_public.verification_deadlines d
      where d.id = any (v_deadlines)) order by o.id
  loop
    perform app_private.log_event(v_offer, 'creative_changed', 'Replaced by the templates of: ' || v_default.name);
    return next v_offer;
  end loop;
end $$;
grant execute on function app_public.replace_creatives(int, int[]) to sideline_admin;
comment on function app_public.replace_creatives(int, int[]) is
  E'@resultFieldName offers\nReplaces the creatives of these confirmed offers by the templates of a default deadline; '
  'most leagues are emailed at the end of the day. Errors: SL404; SL422 offerIds; SL409 without templates.';
