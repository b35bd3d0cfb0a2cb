-- The keys by which duplicate organizations are found: name, place and contact data.

comment on table app_private.name_words is 'Words in names that are ignored or are abbreviations of others.';
comment on table app_private.shared_hosts is 'Hosts of websites and mailboxes that many organizations share.';
comment on table app_private.organization_keys is
  'The values of an organization that are compared to find its duplicates.';

-- A text in lower case, without accents and punctuation, with single spaces; "F.C." becomes fc, "&" becomes and.
create or replace function app_private.plain_words(value text) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(replace(lower(public.unaccent(coalesce(left(plain_words.value, 200), ''))),
    '&', ' and '),
    '[.''’`]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;

-- Splits a name into its significant words, its sports, its qualifiers (level, gender,
-- side) and the initials of all words.
create or replace function app_private.name_parts(name text, out words text[], out sports text[], out marks text[],
  out initials text)
  language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_line text := ' ' || app_private.plain_words(name_parts.name) || ' ';
  v record;
begin
  select coalesce(string_agg(left(w, 1), '' order by n), '') into initials
  from unnest(string_to_array(btrim(v_line), ' ')) with ordinality u (w, n)
  where w not in ('', 'of', 'the', 'and', 'for', 'de', 'la');
  for v in select p.word, p.stands_for from app_private.name_words p
    where p.word like '% %' and v_line like '% ' || p.word || ' %' order by length(p.word) desc loop
    v_line := replace(v_line, ' ' || v.word || ' ', ' ' || v.stands_for || ' ');
  end loop;
  select coalesce(array_agg(distinct case when t.kind = 'word' then t.stands_for else u.w end)
      -- these are also names of leagues
      filter (where t.kind is null or t.kind = 'word' or u.w in ('ll', 'popwarner', 'ayso')), '{}'),
    coalesce(array_agg(distinct t.stands_for) filter (where t.kind = 'sport'), '{}'),
    coalesce(array_agg(distinct t.kind || ':' || t.stands_for) filter (
      where t.kind in ('level', 'gender', 'side')), '{}')
      || coalesce(array_agg(distinct 'number:' || u.w) filter (where u.w ~ '^\d+$'), '{}')
      || coalesce(array_agg(distinct 'side:' || s.side[1]) filter (where s.side is not null), '{}')
  into words, sports, marks
  from unnest(string_to_array(btrim(v_line), ' ')) u (w)
  left join app_private.name_words t on t.word = u.w
  cross join lateral (select regexp_match(u.w,
    '^(north|south|east|west)(?:side|wood|end|shore|lake|field|gate|view|port|brook|dale|land)$') as side) s
  where u.w <> '';
end $$;

-- The host of a web address without "www."; null for none.
create or replace function app_private.web_host(address text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select substring(lower(btrim(web_host.address)) from '^(?:[a-z]+://)?(?:www\.)?([a-z0-9.-]+\.[a-z]{2,})') $$;

-- Computes the comparison keys from the given fields of an organization; a place without coordinates is looked up.
create or replace function app_private.keys_from(id int, name text, city text, state text, website_url text,
  contact_email text, contact_phone text, sport_ids int[], lat float8, lon float8) returns app_private.organization_keys
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  k app_private.organization_keys;
  v_city text := app_private.city_words(keys_from.city);
begin
  k.id := keys_from.id;
  select p.words, p.sports, p.marks, p.initials into k.words, k.sports, k.marks, k.initials
  from app_private.name_parts(keys_from.name) p;
  k.name_key := array_to_string(array(select distinct w from unnest(k.words || k.sports || k.marks) w order by w), ' ');
  if k.sports = '{}' then
    k.sports := array(select distinct s from app_public.sports t
      cross join lateral unnest((app_private.name_parts(t.name)).sports) s where t.id = any (keys_from.sport_ids));
  end if;
  k.city_words := coalesce(string_to_array(v_city, ' '), '{}');
  k.place := upper(btrim(keys_from.state)) || '|' || replace(v_city, ' ', '');
  k.lat := keys_from.lat;
  k.lon := keys_from.lon;
  if k.lat is null and k.place is not null then
    select p.lat, p.lon into k.lat, k.lon from app_private.city_place(keys_from.city, upper(btrim(keys_from.state))) p;
  end if;
  k.emails := array(select a from app_private.contact_addresses(keys_from.contact_email) a order by a);
  k.domains := array(select distinct d from (select app_private.web_host(keys_from.website_url) as d
    union all select app_private.web_host(split_part(e, '@', 2)) from unnest(k.emails) e) f
    where d is not null and not exists (select from app_private.shared_hosts s where s.host = d));
  k.phones := array(select right(p, 10) from (select regexp_replace(keys_from.contact_phone, '\D', '', 'g') as p) n
    where p ~ '^1?\d{10}$' and p !~ '^1?(800|888|877|866)');
  return k;
end $$;

-- The comparison keys of a saved organization.
create or replace function app_private.keys_of(o app_public.organizations) returns app_private.organization_keys
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select app_private.keys_from(o.id, o.name, coalesce(o.city, l.city), coalesce(o.state, l.state), o.website_url,
    o.contact_email, o.contact_phone, o.sport_ids, l.lat, l.lon)
  from (select 1) one left join app_public.play_locations l on l.organization_id = o.id and l."primary"
$$;

-- Stores the comparison keys of these organizations and marks them for a new search for duplicates. Called when a
-- transaction that changed them commits (lists/totals.sql), after a bulk load by the worker.
create or replace function app_private.write_keys(organization_ids int[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  insert into app_private.organization_keys
  select k.* from app_public.organizations o cross join lateral app_private.keys_of(o) k
  where o.id = any (organization_ids)
  on conflict (id) do update set name_key = excluded.name_key, words = excluded.words, sports = excluded.sports,
    marks = excluded.marks, initials = excluded.initials, place = excluded.place, city_words = excluded.city_words,
    lat = excluded.lat, lon = excluded.lon, domains = excluded.domains, phones = excluded.phones,
    emails = excluded.emails, checked_at = null
$$;
