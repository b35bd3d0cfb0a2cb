-- How likely two organizations are the same. A name alone never decides: place, website or contact data must match.

-- The words without city names, including misspelled ones and pairs written as one word.
create or replace function app_private.without_cities(words text[], city_words text[]) returns text[]
  language sql immutable set search_path = pg_catalog, public, pg_temp
as $$
  select array(select w from unnest(words) w where not exists (
    select from unnest(city_words || array(select u.c || coalesce(city_words[u.n + 1], '')
      from unnest(city_words) with ordinality u (c, n))) c
    where w = c or length(c) > 4 and left(w, 1) = left(c, 1) and levenshtein(left(w, 50), left(c, 50)) <= case
      when length(c) > 6 then 2 else 1 end) order by w)
$$;

-- The similarity of two names, 0 to 1, ignoring the names of their cities.
create or replace function app_private.name_likeness(a app_private.organization_keys, b app_private.organization_keys)
  returns float8 language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  v_city text[] := a.city_words || b.city_words;
  v_a text[];
  v_b text[];
  v_short_a text;
  v_short_b text;
  v_likeness float8;
begin
  if replace(a.name_key, ' ', '') = replace(b.name_key, ' ', '') then return 1; end if;
  v_a := app_private.without_cities(a.words, v_city);
  v_b := app_private.without_cities(b.words, v_city);
  v_short_a := left(array_to_string(v_a, ''), 100);
  v_short_b := left(array_to_string(v_b, ''), 100);
  -- "EYSA" and "Erie Youth Soccer Association"
  if length(array_to_string(a.words, '')) between 3 and 6 and b.initials ^@ array_to_string(a.words, '')
    or length(array_to_string(b.words, '')) between 3 and 6 and a.initials ^@ array_to_string(b.words, '') then
    return 0.9;
  end if;
  if v_short_a = v_short_b and (v_short_a <> '' or (a.sports = '{}') = (b.sports = '{}')) then return 1; end if;
  if v_short_a = '' or v_short_b = '' then return 0.45; end if;
  v_likeness := similarity(array_to_string(v_a, ' '), array_to_string(v_b, ' '));
  -- two characters swapped, or one wrong, missing or extra
  if left(v_short_a, 1) = left(v_short_b, 1) and length(v_short_a) = length(v_short_b)
    and levenshtein(v_short_a, v_short_b) <= 2
    and array(select l from unnest(string_to_array(v_short_a, null)) l
      order by 1) = array(select l from unnest(string_to_array(v_short_b, null)) l order by 1) then
    return greatest(v_likeness, 0.85);
  end if;
  if length(v_short_a) > 5
    and levenshtein(v_short_a, v_short_b)::float8 / greatest(length(v_short_a), length(v_short_b)) <= 0.2 then
    v_likeness := greatest(v_likeness, 1 - levenshtein(v_short_a, v_short_b)::float8 / greatest(length(v_short_a),
      length(v_short_b)));
  end if;
  return v_likeness;
end $$;

-- Kilometers between two places; null where one is unknown.
create or replace function app_private.distance_km(lat float8, lon float8, other_lat float8, other_lon float8)
  returns float8 language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select 111.2 * sqrt((other_lat - lat) ^ 2 + ((other_lon - lon) * cos(radians((lat + other_lat) / 2))) ^ 2) $$;

-- Whether two organizations certainly differ: by sport, or by qualifiers of one kind (north and south, boys and girls).
create or replace function app_private.certainly_differ(a app_private.organization_keys,
  b app_private.organization_keys) returns boolean
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select a.sports <> '{}' and b.sports <> '{}' and not a.sports && b.sports
    or exists (select from unnest('{level,gender,side,number}'::text[]) k
      cross join lateral (select array(select m from unnest(a.marks) m where m like k || ':%') as a,
        array(select m from unnest(b.marks) m where m like k || ':%') as b) m
      where m.a <> '{}' and m.b <> '{}' and not m.a && m.b)
$$;

-- The score of two organizations, 0 to 100, and the reasons for it; shared_people: how many users belong to both.
-- 70 is likely.
create or replace function app_private.duplicate_score(a app_private.organization_keys, b app_private.organization_keys,
  shared_people int, out score int, out reasons app_public.duplicate_reason[])
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_likeness float8;
  v_km float8 := app_private.distance_km(a.lat, a.lon, b.lat, b.lon);
  v_same_place boolean := coalesce(a.place = b.place, false) or coalesce(v_km <= 15, false);
  v_website boolean := a.domains && b.domains;
  v_phone boolean := a.phones && b.phones;
  v_email boolean := a.emails && b.emails;
  v_people boolean := shared_people > 0;
begin
  score := 0;
  reasons := '{}';
  if not (v_same_place or v_website or v_phone or v_email or v_people) or app_private.certainly_differ(a, b) then
    return;
  end if;
  v_likeness := app_private.name_likeness(a, b);
  score := least(100, greatest(0, round(60 * v_likeness
    + case when v_same_place then 25 when v_km > 40 then -40
      when v_km is null and a.place <> b.place then case when v_phone or v_email then -15 else -40 end else 0 end
    + case when v_website then 25 else 0 end + case when v_phone then 20 else 0 end
    + case when v_email then 30 else 0 end + case when v_people then 25 else 0 end
    -- another club of the same town: a different website, and a name that matches only without filler words
    - case when a.domains <> '{}' and b.domains <> '{}' and not (v_website or v_phone or v_email)
        and not (a.name_key = b.name_key and a.initials = b.initials) then 20 else 0 end
    -- a club and its section for one sport
    - case when v_likeness <= 0.45 and (a.sports = '{}') <> (b.sports = '{}') then 45 else 0 end)));
  reasons := array_remove(array[case when v_likeness >= 0.6 then 'name' end, case when v_same_place then 'place' end,
    case when v_website then 'website' end, case when v_phone then 'phone' end, case when v_email then 'email' end,
    case when v_people then 'people' end]::app_public.duplicate_reason[], null);
end $$;

-- The number of users who belong to both organizations.
create or replace function app_private.shared_people(organization_id int, other_organization_id int) returns int
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select count(*)::int from app_public.organization_users a
  join app_public.organization_users b on b.user_id = a.user_id
  where a.organization_id = shared_people.organization_id and b.organization_id = shared_people.other_organization_id
$$;

-- Organizations that are likely the same as one with these keys, the likeliest first; each criterion uses an index.
create or replace function app_private.find_duplicates(k app_private.organization_keys)
  returns table (organization_id int, score int, reasons app_public.duplicate_reason[])
  language sql stable security definer rows 5 set search_path = pg_catalog, public, pg_temp set jit = off
as $$
  with candidate as (
    (select c.id from app_private.organization_keys c where c.place = k.place
      and (similarity(c.name_key, k.name_key) > 0.2 or c.initials ^@ k.name_key or k.initials ^@ c.name_key
        or c.words && k.words or c.words = '{}' or k.words = '{}')
      order by similarity(c.name_key, k.name_key) desc, c.id limit 200)
    union (select c.id from app_private.organization_keys c
      where c.name_key = k.name_key order by c.place = k.place desc nulls last, c.id limit 200)
    union (select c.id from app_private.organization_keys c
      where c.domains && k.domains and k.domains <> '{}' order by c.place = k.place desc nulls last, c.id limit 50)
    union (select c.id from app_private.organization_keys c
      where c.phones && k.phones and k.phones <> '{}' order by c.id limit 50)
    union (select c.id from app_private.organization_keys c
      where c.emails && k.emails and k.emails <> '{}' order by c.id limit 50)
    union (select o.organization_id from app_public.organization_users m
      join app_public.organization_users o on o.user_id = m.user_id
      where m.organization_id = k.id order by 1 limit 50))
  select c.id, s.score, s.reasons from candidate n join app_private.organization_keys c on c.id = n.id
  cross join lateral app_private.duplicate_score(k, c, app_private.shared_people(k.id, c.id)) s
  where c.id is distinct from k.id and s.score >= 70 order by s.score desc, c.id limit 50
$$;

-- Searches for duplicates of the organizations that are due, at most max_organizations of them; returns how many were
-- searched. Pairs that staff dismissed stay dismissed. For the worker.
create or replace function app_private.refresh_duplicates(max_organizations int) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_ids int[];
begin
  v_ids := array(select o.id from app_public.organizations o left join app_private.organization_keys k on k.id = o.id
    where k.id is null
    order by o.id limit refresh_duplicates.max_organizations);
  perform app_private.write_keys(v_ids);
  v_ids := array(select k.id from app_private.organization_keys k
    where k.checked_at is null or k.checked_at < app_private.clock() - interval '30 days'
    order by k.checked_at nulls first, k.id limit refresh_duplicates.max_organizations for update skip locked);
  with found as materialized (
    select least(k.id, d.organization_id) as a, greatest(k.id, d.organization_id) as b, max(d.score) as score,
      max(d.reasons) as reasons
    from app_private.organization_keys k cross join lateral app_private.find_duplicates(k) d
    where k.id = any (v_ids) group by 1, 2
  ), gone as (
    delete from app_public.duplicate_organizations p
    where (p.organization_id = any (v_ids) or p.other_organization_id = any (v_ids)) and p.dismissed_at is null
      and not exists (select from found f where (f.a, f.b) = (p.organization_id, p.other_organization_id))
  ), made as (
    insert into app_public.duplicate_organizations as p (organization_id, other_organization_id, score, reasons)
    select f.a, f.b, f.score, f.reasons from found f order by f.a, f.b
    on conflict on constraint duplicate_organizations_pair_key do update set score = excluded.score,
      reasons = excluded.reasons
      where (p.score, p.reasons) is distinct from (excluded.score, excluded.reasons)
  )
  update app_private.organization_keys k set checked_at = app_private.clock() where k.id = any (v_ids);
  return cardinality(v_ids);
end $$;
