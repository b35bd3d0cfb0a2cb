-- How names of places and states, and postal codes, are read.

-- A place's name in lower case without accents, because the table of ZIPs has none.
create or replace function app_private.plain(city text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select regexp_replace(normalize(lower(plain.city), nfd), '[\u0300-\u036f]', '', 'g') $$;

-- A place's name as the table spells it: separated by spaces, without accents and punctuation, abbreviations written
-- out ("St. Louis" is Saint Louis, "O'Fallon" is O Fallon).
create or replace function app_private.city_words(city text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(app_private.plain(city_words.city), '[^a-z0-9]+', ' ', 'g'),
    '\mst\M', 'saint', 'g'), '\mste\M', 'sainte', 'g'), '\mft\M', 'fort', 'g'), '\mmt\M', 'mount', 'g'))
$$;

-- A place's name for comparison: its letters only, without "Township" ("LaGrange" is La Grange).
create or replace function app_private.city_key(city text) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$ select replace(regexp_replace(app_private.city_words(city_key.city), ' (township|twp)$', ''), ' ', '') $$;

-- A postal code as the post office writes it: "78701", "78701-1234", "K1P 5W1", or "K1P", the first three characters of
-- a Canadian code; null for other texts. Reads a ZIP+4 without its hyphen and "78701.0" of a spreadsheet [R1, R2].
create or replace function app_private.postal_code(typed text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case when c ~ '^\d{5}-?$' then left(c, 5)
    when c ~ '^\d{5}[ –-]?\d{4}$' then left(c, 5) || '-' || right(c, 4)
    when c ~ '^[A-Z]\d[A-Z]$' then c
    when c ~ '^[A-Z]\d[A-Z][ –-]?\d[A-Z]\d$' then left(c, 3) || ' ' || right(c, 3) end
  from (select regexp_replace(upper(btrim(postal_code.typed)), '\.0+$', '') as c) t
$$;

-- A ZIP whose leading zeros were lost in a spreadsheet, with them: "2134" is 02134, "21341234" is 02134-1234; null for
-- other texts. Whether it is meant, city and state must tell.
create or replace function app_private.restored_zip(typed text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case when c ~ '^\d{3,4}$' then lpad(c, 5, '0')
    when c ~ '^\d{3,4}[ –-]?\d{4}$' then app_private.postal_code(lpad(regexp_replace(c, '\D', '', 'g'), 9, '0')) end
  from (select regexp_replace(btrim(restored_zip.typed), '\.0+$', '') as c) t
$$;

-- The key of a postal code in zip_codes: five digits, or a Canadian code's first three characters; null for others.
create or replace function app_private.zip_key(postal_code text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select left(c, case when c ~ '^\d' then 5 else 3 end)
  from (select app_private.postal_code(zip_key.postal_code) as c) t
$$;

-- The names of states, provinces and territories by their two-letter codes.
create or replace function app_private.state_names() returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select '{"AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
    "CT": "Connecticut", "DE": "Delaware", "DC": "District of Columbia", "FL": "Florida", "GA": "Georgia",
    "HI": "Hawaii", "ID": "Idaho", "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky",
    "LA": "Louisiana", "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts", "MI": "Michigan", "MN": "Minnesota",
    "MS": "Mississippi", "MO": "Missouri", "MT": "Montana", "NE": "Nebraska", "NV": "Nevada", "NH": "New Hampshire",
    "NJ": "New Jersey", "NM": "New Mexico", "NY": "New York", "NC": "North Carolina", "ND": "North Dakota",
    "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania", "RI": "Rhode Island", "SC": "South Carolina",
    "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas", "UT": "Utah", "VT": "Vermont", "VA": "Virginia",
    "WA": "Washington", "WV": "West Virginia", "WI": "Wisconsin", "WY": "Wyoming", "AB": "Alberta",
    "BC": "British Columbia", "MB": "Manitoba", "NB": "New Brunswick", "NL": "Newfoundland and Labrador",
    "NT": "Northwest Territories", "NS": "Nova Scotia", "NU": "Nunavut", "ON": "Ontario", "PE": "Prince Edward Island",
    "QC": "Quebec", "SK": "Saskatchewan", "YT": "Yukon", "AS": "American Samoa", "FM": "Micronesia", "GU": "Guam",
    "MH": "Marshall Islands", "MP": "Northern Mariana Islands", "PR": "Puerto Rico", "PW": "Palau",
    "VI": "Virgin Islands"}'::jsonb
$$;

-- The name of a state, province or territory by its two-letter code; null for other codes.
create or replace function app_private.state_name(code text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$ select app_private.state_names() ->> state_name.code $$;

-- The two-letter code of a state, province or territory from its code ("tx", "D.C.") or name ("Texas"); else null.
create or replace function app_private.state_code(typed text) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select coalesce((select c where app_private.state_names() ? c),
    (select n.key from jsonb_each_text(app_private.state_names()) n
      where lower(n.value) = app_private.plain(btrim(state_code.typed))))
  from (select upper(replace(btrim(state_code.typed), '.', '')) as c) t
$$;
