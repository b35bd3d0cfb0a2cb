-- What hangs on a campaign: statistics, testimonials, questions, capabilities, default deadlines, templates.

select app_private.protect('app_public.campaign_statistics');
grant insert (campaign_id, name, number, description, icon_name), update (name, number, description, icon_name), delete
  on app_public.campaign_statistics to sideline_admin;
comment on table app_public.campaign_statistics is E'@flatInput\nA result shown on the sponsor''s dashboard.';
create trigger _500_audit after insert or update or delete on app_public.campaign_statistics for each row execute function app_private.tg__audit();

select app_private.protect('app_public.testimonials');
grant insert (campaign_id, quote, attribution), update (quote, attribution), delete on app_public.testimonials to sideline_admin;
comment on table app_public.testimonials is E'@flatInput\nWhat somebody said of the sponsorship.';
create trigger _500_audit after insert or update or delete on app_public.testimonials for each row execute function app_private.tg__audit();

-- Puts a campaign's records of one kind into the order of their ids; any that are not named follow as they were. Returns the
-- campaign. Errors: SL404 for another campaign's record.
create or replace function app_public.order_campaign_records(campaign_id int, records app_public.campaign_record, ids int[]) returns app_public.campaigns
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.campaigns;
  v_count int;
begin
  perform app_private.require_staff();
  select * into v from app_public.campaigns c where c.id = order_campaign_records.campaign_id for update;
  if not found then perform app_private.fail('SL404', 'There is no such campaign.'); end if;
  execute format('select count(*) from app_public.%I t where t.campaign_id = $1 and t.id = any ($2)', order_campaign_records.records)
    into v_count using v.id, order_campaign_records.ids;
  if v_count <> cardinality(order_campaign_records.ids) then
    perform app_private.fail('SL404', 'A record of this list is no longer there. Please look at the list again.');
  end if;
  execute format($q$
    update app_public.%1$I t set position = o.position
    from (select s.id, row_number() over (order by array_position($2, s.id), s.position, s.id) as position
      from app_public.%1$I s where s.campaign_id = $1) o
    where t.id = o.id and t.position is distinct from o.position$q$, order_campaign_records.records)
    using v.id, order_campaign_records.ids;
  return v;
end $$;
grant execute on function app_public.order_campaign_records(int, app_public.campaign_record, int[]) to sideline_admin;
comment on function app_public.order_campaign_records(int, app_public.campaign_record, int[]) is
  E'@resultFieldName campaign\nPuts a campaign''s records of one kind into the order of their ids.';

select app_private.protect('app_public.custom_questions');
create policy select_link on app_public.custom_questions for select to sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select on app_public.custom_questions to sideline_application_link;
comment on table app_public.custom_questions is E'@behavior -insert -update -delete\nA question of the campaign''s own in the application; changed through updateCampaign.';
create trigger _500_audit after insert or update or delete on app_public.custom_questions for each row execute function app_private.tg__audit();

select app_private.protect('app_public.campaign_capabilities');
create policy select_league on app_public.campaign_capabilities for select to sideline_organization
  using (campaign_id = any ((select app_private.my_campaign_ids())::int[]));
comment on policy select_league on app_public.campaign_capabilities is 'Leagues see the capabilities of campaigns they see.';
create policy select_link on app_public.campaign_capabilities for select to sideline_offer_link, sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select (id, campaign_id, capability_id, execution_expectations) on app_public.campaign_capabilities
  to sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (campaign_id, capability_id, minimum_quantity, quantity, execution_expectations),
  update (minimum_quantity, quantity, execution_expectations), delete on app_public.campaign_capabilities to sideline_admin;
comment on table app_public.campaign_capabilities is E'@flatInput\nWhat a campaign needs from each league. minimumQuantity: default per league; quantity: total contracted.';
create trigger _500_audit after insert or update or delete on app_public.campaign_capabilities for each row execute function app_private.tg__audit();
create or replace function app_private.tg_campaign_capabilities__in_use() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app_public.assets a where a.campaign_capability_id = old.id) then
    perform app_private.fail('SL409', 'This campaign capability cannot be deleted because it is associated with at least one asset that is a part of an existing offer.');
  end if;
  return old;
end $$;
create trigger _200_in_use before delete on app_public.campaign_capabilities for each row execute function app_private.tg_campaign_capabilities__in_use();
-- Whether an asset of an offer uses it, so that the page can say why it cannot go [S-107]; staff.
create or replace function app_public.campaign_capabilities_in_use(c app_public.campaign_capabilities) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select exists (select from app_public.assets a where a.campaign_capability_id = c.id); end;
grant execute on function app_public.campaign_capabilities_in_use(app_public.campaign_capabilities) to sideline_admin;

-- Only known tags, balanced braces: returns the text's first fault, null when it has none [S-124, S-312].
create or replace function app_private.tag_fault(content text, allowed text[]) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when regexp_replace(content, '(?<!\{)\{\{\s*(' || array_to_string(allowed, '|') || ')\s*\}\}(?!\})', '', 'g') ~ '\{\{|\}\}' then 'invalid mustache tag' end
$$;
create or replace function app_private.tg__tags() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if;
  if app_private.tag_fault(to_jsonb(new) ->> tg_argv[0], string_to_array(tg_argv[1], ',')) is not null then
    perform app_private.fail('SL422', 'invalid mustache tag', tg_argv[0]);
  end if;
  return new;
end $$;

select app_private.protect('app_public.default_verification_deadlines');
create policy select_league on app_public.default_verification_deadlines for select to sideline_organization
  using (campaign_id = any ((select app_private.my_campaign_ids())::int[]));
comment on policy select_league on app_public.default_verification_deadlines is 'Leagues see the default deadlines of campaigns they see.';
create policy select_link on app_public.default_verification_deadlines for select to sideline_offer_link, sideline_application_link
  using (campaign_id = (select app_private.link_campaign_id()));
grant select on app_public.default_verification_deadlines to sideline_organization, sideline_offer_link, sideline_application_link;
grant insert (campaign_capability_id, name, deadline, "offset", offset_type, requires_creatives, verification_reminder_instructions, verification_reminder_instructions_es),
  update (name, deadline, "offset", offset_type, requires_creatives, verification_reminder_instructions, verification_reminder_instructions_es), delete
  on app_public.default_verification_deadlines to sideline_admin;
comment on table app_public.default_verification_deadlines is E'@flatInput\nA deadline that every sponsorship of the campaign gets when it is confirmed. offset: whole days from the day that offsetType names.';
create trigger _500_audit after insert or update or delete on app_public.default_verification_deadlines for each row execute function app_private.tg__audit();
create trigger _300_tags before insert or update of verification_reminder_instructions on app_public.default_verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions', 'sponsor_name,verification_email_address');
create trigger _310_tags before insert or update of verification_reminder_instructions_es on app_public.default_verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions_es', 'sponsor_name,verification_email_address');
create or replace function app_private.tg_default_verification_deadlines__campaign() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if; -- its capability may come back after it
  select k.campaign_id into new.campaign_id from app_public.campaign_capabilities k where k.id = new.campaign_capability_id;
  return new;
end $$;
create trigger _200_campaign before insert on app_public.default_verification_deadlines
  for each row execute function app_private.tg_default_verification_deadlines__campaign();
-- Creatives are required and no template is there [S-125]; staff.
create or replace function app_public.default_verification_deadlines_missing_creatives(d app_public.default_verification_deadlines) returns boolean
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select d.requires_creatives
    and not exists (select from app_public.creative_content_templates t where t.default_verification_deadline_id = d.id)
    and not exists (select from app_public.creative_file_templates t where t.default_verification_deadline_id = d.id);
end;
grant execute on function app_public.default_verification_deadlines_missing_creatives(app_public.default_verification_deadlines) to sideline_admin;

select app_private.protect('app_public.creative_content_templates');
grant insert (default_verification_deadline_id, name, content), update (name, content), delete on app_public.creative_content_templates to sideline_admin;
comment on table app_public.creative_content_templates is E'@flatInput\nText with tags that becomes a deadline''s creative content at confirmation.';
create trigger _300_tags before insert or update of content on app_public.creative_content_templates for each row
  execute function app_private.tg__tags('content', 'league_name,league_city,league_state,custom_field,sport_name,target_location,season_name');
create or replace function app_private.tg_creative_content_templates__location() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if;
  if new.content ~ '\{\{\s*target_location\s*\}\}' and not exists (
    select from app_public.default_verification_deadlines d join app_public.location_filters f on f.campaign_id = d.campaign_id
    join app_public.locations l on l.location_filter_id = f.id where d.id = new.default_verification_deadline_id) then
    perform app_private.fail('SL422', 'Cannot create creative content template due to no targeting locations', 'content');
  end if;
  return new;
end $$;
create trigger _310_location before insert or update of content on app_public.creative_content_templates
  for each row execute function app_private.tg_creative_content_templates__location();
create trigger _500_audit after insert or update or delete on app_public.creative_content_templates for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_file_templates');
grant delete on app_public.creative_file_templates to sideline_admin;
comment on table app_public.creative_file_templates is E'@flatInput\n@behavior -insert -update\nA file that becomes a deadline''s creative file at confirmation; uploaded by POST creative_file_templates.';
create trigger _500_audit after insert or update or delete on app_public.creative_file_templates for each row execute function app_private.tg__audit();
-- Adds an uploaded file to a default deadline [S-133]; the server calls it for staff. The same file sent twice under one name
-- is there once. Errors: SL404.
create or replace function app_public.attach_creative_file_template(default_verification_deadline_id int, file_id int, name text) returns app_public.creative_file_templates
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.creative_file_templates;
begin
  perform app_private.require_staff();
  perform from app_public.default_verification_deadlines d where d.id = attach_creative_file_template.default_verification_deadline_id for update;
  select t.* into v from app_public.creative_file_templates t
  join app_private.files old on old.id = t.file_id join app_private.files sent on sent.id = attach_creative_file_template.file_id
  where t.default_verification_deadline_id = attach_creative_file_template.default_verification_deadline_id
    and t.name = attach_creative_file_template.name and old.sha256 = sent.sha256;
  if found then return v; end if;
  insert into app_public.creative_file_templates (default_verification_deadline_id, file_id, name)
  select d.id, attach_creative_file_template.file_id, attach_creative_file_template.name
  from app_public.default_verification_deadlines d where d.id = attach_creative_file_template.default_verification_deadline_id
  returning * into v;
  if not found then perform app_private.fail('SL404', 'There is no such deadline.', 'default_verification_deadline_id'); end if;
  return v;
end $$;
grant execute on function app_public.attach_creative_file_template(int, int, text) to sideline_admin;
comment on function app_public.attach_creative_file_template(int, int, text) is '@behavior -*';
comment on function app_public.campaign_capabilities_in_use(app_public.campaign_capabilities) is E'@notNull\nWhether an asset of an offer uses it; then it cannot be deleted.';
comment on function app_public.default_verification_deadlines_missing_creatives(app_public.default_verification_deadlines) is E'@notNull\nWhether creatives are required and no template is there.';
