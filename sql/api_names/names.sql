-- Replaces poor generated names. Composite keys carry the owners' ids, so their relations would be called
-- "offerByOfferIdAndOrganizationIdAndSponsorId": they are named after their first column.
-- Records are looked up only by `id`.
do $$
declare
  r record;
  v_field text;
  v_camel text;
  v_back text;
begin
  for r in
    select con.conname, con.conrelid::regclass as tbl, cl.relname,
      (select attname from pg_attribute where attrelid = con.conrelid and attnum = con.conkey[1]) as col
    from pg_constraint con join pg_class cl on cl.oid = con.conrelid
    where con.contype = 'f' and cardinality(con.conkey) > 1 and con.connamespace = 'app_public'::regnamespace
  loop
    v_field := regexp_replace(r.col, '_id$', '');
    v_camel := replace(initcap(replace(v_field, '_', ' ')), ' ', '');
    v_back := replace(initcap(replace(r.relname, '_', ' ')), ' ', '');
    if r.conname = 'assets_campaign_fk' then -- a second path to the offer, kept for integrity only
      execute format('comment on constraint %I on %s is %L', r.conname, r.tbl,
        '@behavior -singularRelation -manyRelation -list -connection -single');
    -- its first column is "id", and two fields named id would drop whole types
    elsif r.conname = 'location_filters_filter_fk' then
      execute format('comment on constraint %I on %s is %L', r.conname, r.tbl,
        E'@fieldName searchFilter\n@foreignFieldName locationFilters');
    elsif r.relname = 'organizations' then
      execute format('comment on constraint %I on %s is %L', r.conname, r.tbl,
        E'@isIndexed\n@fieldName ' || lower(left(v_camel, 1)) || substr(v_camel, 2)
        || E'\n@foreignFieldName organizationsUsingAs' || v_camel);
    else
      execute format('comment on constraint %I on %s is %L', r.conname, r.tbl,
        E'@isIndexed\n@fieldName ' || lower(left(v_camel, 1)) || substr(v_camel, 2)
        || E'\n@foreignFieldName ' || lower(left(v_back, 1)) || substr(v_back, 2)
        -- an application has at most one tournament, so the field is singular [L-353]
        || case when r.relname = 'tournaments' then E'\n@foreignSingleFieldName tournament' else '' end);
    end if;
  end loop;
  for r in
    select con.conname, con.conrelid::regclass as tbl from pg_constraint con
    where con.contype = 'u' and con.connamespace = 'app_public'::regnamespace
  loop
    execute format('comment on constraint %I on %s is %L', r.conname, r.tbl, '@behavior -single -update -delete');
  end loop;
end $$;
