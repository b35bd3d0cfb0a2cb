-- Columns of plain tables that lists show. PostGraphile offers order and filter for indexed columns; the lists of
-- these tables are short, or limited to one parent, which an index finds. Hidden columns stay hidden.
do $$
declare v record;
begin
  for v in
    select a.attrelid::regclass as target, a.attname as name, d.text
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    cross join lateral (select coalesce(col_description(a.attrelid, a.attnum), '') as text) d
    where c.relnamespace = 'app_public'::regnamespace and c.relname = any (array[
        'addresses', 'api_keys', 'bank_file_layouts', 'bank_lines', 'bank_statements', 'campaign_capabilities',
        'campaign_notes', 'campaign_statistics', 'campaigns', 'capabilities',
        'capability_verification_deadlines', 'check_runs', 'checks', 'comment_mentions', 'comments',
        'creative_content_templates', 'creative_contents', 'creative_file_templates', 'creative_files',
        'custom_questions', 'default_verification_deadlines', 'deposit_runs', 'feeds', 'invoices', 'location_filters',
        'locations',
        'organization_capabilities', 'organization_packages', 'organization_users', 'play_locations', 'search_filters',
        'photo_requests', 'seasonal_goals', 'sends', 'sponsor_feedback', 'sponsor_users', 'sponsors', 'testimonials',
        'users',
        'verification_deadline_responses', 'verification_deadlines', 'verification_images'])
      and a.attnum > 0 and not a.attisdropped and d.text not like '%@behavior%'
      and t.typcategory in ('B', 'D', 'E', 'N', 'S') -- booleans, dates, enums, numbers, texts
  loop
    execute format('comment on column %s.%I is %L', v.target, v.name,
      concat_ws(E'\n', '@behavior +orderBy +filterBy', nullif(v.text, '')));
  end loop;
end $$;
