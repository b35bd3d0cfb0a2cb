-- Templates of the creatives that a deadline gets at confirmation.

select app_private.protect('app_public.creative_content_templates');
grant insert (default_verification_deadline_id, name, content), update (name, content), delete
  on app_public.creative_content_templates to sideline_admin;
comment on table app_public.creative_content_templates is
  E'@flatInput\nText with tags that becomes a deadline''s creative content at confirmation.';

create or replace function app_private.tg_creative_content_templates__location() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if;
  if new.content ~ '\{\{\s*target_location\s*\}\}' and not exists (
    select from app_public.default_verification_deadlines d
    join app_public.location_filters f on f.campaign_id = d.campaign_id
    join app_public.locations l on l.location_filter_id = f.id where d.id = new.default_verification_deadline_id) then
    perform app_private.fail('SL422',
      'Cannot create creative content template due to no targeting locations', 'content');
  end if;
  return new;
end $$;

create trigger _310_location before insert or update of content on app_public.creative_content_templates
  for each row execute function app_private.tg_creative_content_templates__location();
create trigger _500_audit after insert or update or delete on app_public.creative_content_templates
  for each row execute function app_private.tg__audit();

select app_private.protect('app_public.creative_file_templates');
grant delete on app_public.creative_file_templates to sideline_admin;
comment on table app_public.creative_file_templates is E'@flatInput\n@behavior -insert -update\n'
  'A file that becomes a deadline''s creative file at confirmation; uploaded by POST creative_file_templates.';
create trigger _500_audit after insert or update or delete on app_public.creative_file_templates
  for each row execute function app_private.tg__audit();

-- Adds an uploaded file to a default deadline [S-133]; called by the server for staff. The same file sent twice under
-- one name is stored once. Errors: SL404.
create or replace function app_public.attach_creative_file_template(default_verification_deadline_id int, file_id int,
  name text) returns app_public.creative_file_templates
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.creative_file_templates;
begin
  perform app_private.require_staff();
  perform from app_public.default_verification_deadlines d
    where d.id = attach_creative_file_template.default_verification_deadline_id for update;
  select t.* into v from app_public.creative_file_templates t
  join app_private.files old on old.id = t.file_id
  join app_private.files sent on sent.id = attach_creative_file_template.file_id
  where t.default_verification_deadline_id = attach_creative_file_template.default_verification_deadline_id
    and t.name = attach_creative_file_template.name and old.sha256 = sent.sha256;
  if found then return v; end if;
  insert into app_public.creative_file_templates (default_verification_deadline_id, file_id, name)
  select d.id, attach_creative_file_template.file_id, attach_creative_file_template.name
  from app_public.default_verification_deadlines d
  where d.id = attach_creative_file_template.default_verification_deadline_id
  returning * into v;
  if not found then
    perform app_private.fail('SL404', 'There is no such deadline.', 'default_verification_deadline_id');
  end if;
  return v;
end $$;
grant execute on function app_public.attach_creative_file_template(int, int, text) to sideline_admin;
comment on function app_public.attach_creative_file_template(int, int, text) is '@behavior -*';
