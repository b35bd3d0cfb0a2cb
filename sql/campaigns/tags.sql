-- Tags in texts, such as {{organization_name}}.

-- Returns the first error of a text with tags, null if all tags are known and braces balanced [S-124, S-312].
create or replace function app_private.tag_error(content text, allowed text[]) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select case
    when regexp_replace(content, '(?<!\{)\{\{\s*(' || array_to_string(allowed, '|') || ')\s*\}\}(?!\})', '',
      'g') ~ '\{\{|\}\}' then 'invalid mustache tag' end
$$;

create or replace function app_private.tg__tags() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_restoring() then return new; end if;
  if app_private.tag_error(to_jsonb(new) ->> tg_argv[0], string_to_array(tg_argv[1], ',')) is not null then
    perform app_private.fail('SL422', 'invalid mustache tag', tg_argv[0]);
  end if;
  return new;
end $$;

create trigger _300_tags before insert or update of verification_reminder_instructions
  on app_public.default_verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions',
    'sponsor_name,verification_email_address');
create trigger _310_tags before insert or update of verification_reminder_instructions_es
  on app_public.default_verification_deadlines
  for each row execute function app_private.tg__tags('verification_reminder_instructions_es',
    'sponsor_name,verification_email_address');
create trigger _300_tags before insert or update of content on app_public.creative_content_templates for each row
  execute function app_private.tg__tags('content',
    'league_name,league_city,league_state,custom_field,sport_name,target_location,season_name');
