-- The texts and words that searches read, updated as records change.

-- The search text of an organization by lines: its own fields, then its current addresses, then its play locations.
create or replace function app_private.organization_search_lines(organization_id int)
  returns table (line text, state text)
  language sql stable rows 5 set search_path = pg_catalog, pg_temp
as $$
  select concat_ws(', ', o.name, o.city, o.state), o.state from app_public.organizations o
  where o.id = organization_search_lines.organization_id
  union select f.line, null from app_public.organizations o
    cross join lateral (values (o.website_url), (o.contact_email), (o.contact_phone)) f (line)
    where o.id = organization_search_lines.organization_id and f.line is not null
  union select concat_ws(', ', a.line1, a.line2, a.city, a.state || ' ' || a.zip), a.state
    from app_public.organizations o join app_public.addresses a on a.id in (o.mailing_address_id, o.shipping_address_id)
    where o.id = organization_search_lines.organization_id
  union select concat_ws(', ', nullif(l.street, ''),
      case when position(lower(l.street) in lower(l.address)) > 0 then null else l.address end, l.city,
      concat_ws(' ', l.state, l.zipcode)), l.state
    from app_public.play_locations l where l.organization_id = organization_search_lines.organization_id
$$;

-- The words against which typing errors are matched: only letters, three to thirty of them.
create or replace function app_private.add_known_words(texts text[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.known_words (word)
  select distinct w.word from unnest(texts) t (line), regexp_split_to_table(lower(t.line), '[^[:alpha:]]+') w (word)
  where length(w.word) between 3 and 30 order by 1
  on conflict do nothing
$$;

-- Rewrites the search texts of organizations.
create or replace function app_private.write_search_texts(organization_ids int[]) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_texts text[];
begin
  -- locked before they are read: a transaction that waited then sees what the other one wrote
  perform from app_private.organization_search_texts t
    where t.id = any (organization_ids) order by t.id for no key update;
  with texts as (
    select o.id, ' ' || lower(concat_ws(' ', string_agg(l.line, ' ' order by l.line),
      string_agg(distinct app_private.state_name(l.state), ' '))) as search_text
    from unnest(organization_ids) o (id) cross join lateral app_private.organization_search_lines(o.id) l
    group by o.id),
  written as (
    insert into app_private.organization_search_texts as t (id, search_text)
    select x.id, x.search_text from texts x order by x.id
    on conflict (id) do update set search_text = excluded.search_text where t.search_text <> excluded.search_text
    returning t.search_text)
  select array_agg(w.search_text) into v_texts from written w;
  perform app_private.add_known_words(v_texts);
end $$;

-- Adds missing search texts and known words after a bulk load or an upgrade.
create or replace function app_private.fill_search_texts() returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.write_search_texts(array(select o.id from app_public.organizations o
    where not exists (select from app_private.organization_search_texts t where t.id = o.id)));
  perform app_private.add_known_words(array(select u.name from app_public.users u
    union all select u.email from app_public.users u
    union all select s.name from app_public.sponsors s union all select c.name from app_public.campaigns c));
end $$;

select app_private.fill_search_texts();

-- Schedules an organization's search text and comparison keys to be written when the transaction commits
-- (lists/totals.sql). Argument: the column with the organization's id.
create or replace function app_private.tg__search_text_due() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if; -- fill_search_texts() and the worker write them all at once
  insert into app_private.totals_due (list, id)
  select distinct 'search_texts', (r.row ->> tg_argv[0])::int
  -- ids never change, so the old row is the same
  from (values (case when tg_op <> 'UPDATE' or tg_argv[0] <> 'id' then to_jsonb(old) end), (to_jsonb(new))) r (row)
  where r.row is not null
  on conflict do nothing;
  return null;
end $$;

create trigger _650_search_text_insert after insert on app_public.organizations
  for each row execute function app_private.tg__search_text_due('id');
create trigger _650_search_text_update after update on app_public.organizations for each row
  when ((old.name, old.city, old.state, old.website_url, old.contact_email, old.contact_phone, old.mailing_address_id,
    old.shipping_address_id, old.sport_ids)
    is distinct from (new.name, new.city, new.state, new.website_url, new.contact_email, new.contact_phone,
      new.mailing_address_id, new.shipping_address_id, new.sport_ids))
  execute function app_private.tg__search_text_due('id');
create trigger _650_search_text after insert or delete on app_public.play_locations
  for each row execute function app_private.tg__search_text_due('organization_id');
create trigger _650_search_text_update after update on app_public.play_locations for each row
  when ((old.organization_id, old.street, old.address, old.city, old.state, old.zipcode)
    is distinct from (new.organization_id, new.street, new.address, new.city, new.state, new.zipcode))
  execute function app_private.tg__search_text_due('organization_id');

-- Adds the words in a record's columns; arguments: the columns.
create or replace function app_private.tg__known_words() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.is_bulk_load() then return null; end if;
  perform app_private.add_known_words(array(select to_jsonb(new) ->> c from unnest(tg_argv) c));
  return null;
end $$;

create trigger _650_known_words after insert or update of name, email on app_public.users
  for each row execute function app_private.tg__known_words('name', 'email');
create trigger _650_known_words after insert or update of name on app_public.sponsors
  for each row execute function app_private.tg__known_words('name');
create trigger _650_known_words after insert or update of name on app_public.campaigns
  for each row execute function app_private.tg__known_words('name');
