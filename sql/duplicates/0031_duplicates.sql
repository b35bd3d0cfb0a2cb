-- Organizations that may be duplicates: the values that are compared, and the pairs found.

create extension if not exists unaccent with schema public;
create extension if not exists fuzzystrmatch with schema public;

-- Replacements of words and phrases in names before they are compared. Kinds: word; filler (ignored);
-- sport; level, gender and side (distinguish organizations of one place: junior, girls, north).
create table app_private.name_words (
  word text primary key,
  stands_for text not null,
  kind text not null check (kind in ('word', 'filler', 'sport', 'level', 'gender', 'side'))
);
insert into app_private.name_words (word, stands_for, kind)
select w, '', 'filler' from unnest(string_to_array('the of and for a de la el city town county community youth yth kids club clubs association assoc assn asso '
  || 'league leagues organization org inc llc ltd corp foundation academy program programs team teams sports sport athletic athletics aa '
  || 'department dept division area greater gtr society multi usa amateur travelling chapter conference center centre co company', ' ')) w
union all
select w, s, 'sport' from (values
  ('soccer', 'soccer sc fc fútbol futbol futsal ayso'), ('baseball', 'baseball beisbol ll tball'), ('softball', 'softball fastpitch'),
  ('football', 'football gridiron yfl popwarner'), ('flagfootball', 'flagfootball'), ('basketball', 'basketball bball hoops'),
  ('volleyball', 'volleyball vbc vb'), ('lacrosse', 'lacrosse lax'), ('hockey', 'hockey hc'), ('fieldhockey', 'fieldhockey'),
  ('swimming', 'swimming swim aquatic aquatics'), ('track', 'track'), ('crosscountry', 'crosscountry'), ('tennis', 'tennis'), ('golf', 'golf'),
  ('gymnastics', 'gymnastics'), ('cheerleading', 'cheerleading cheer'), ('wrestling', 'wrestling'), ('rugby', 'rugby'),
  ('waterpolo', 'waterpolo'), ('diving', 'diving'), ('martialarts', 'martialarts karate judo'), ('dance', 'dance'), ('rowing', 'rowing crew'),
  ('skiing', 'skiing ski'), ('figureskating', 'figureskating skating'), ('pickleball', 'pickleball'), ('ultimate', 'ultimate')
) v (s, list), unnest(string_to_array(v.list, ' ')) w
union all
select w, s, 'level' from (values ('junior', 'junior jr'), ('senior', 'senior sr'), ('travel', 'travel select'), ('recreation', 'recreation recreational rec'),
  ('varsity', 'varsity'), ('first', 'first 1st'), ('second', 'second 2nd'), ('third', 'third 3rd')) v (s, list), unnest(string_to_array(v.list, ' ')) w
union all
select w, s, 'gender' from (values ('boys', 'boys boy mens'), ('girls', 'girls girl womens')) v (s, list), unnest(string_to_array(v.list, ' ')) w
union all
select w, w, 'side' from unnest(string_to_array('north south east west northeast northwest southeast southwest upper lower central', ' ')) w
union all
select w, s, 'word' from (values ('saint', 'st'), ('sainte', 'ste'), ('fort', 'ft'), ('mount', 'mt')) v (s, list), unnest(string_to_array(v.list, ' ')) w
union all
values ('little league', 'll', 'word'), ('pop warner', 'popwarner', 'word'), ('football club', 'fc', 'word'), ('flag football', 'flagfootball', 'word'),
  ('field hockey', 'fieldhockey', 'word'), ('ice hockey', 'hockey', 'word'), ('water polo', 'waterpolo', 'word'), ('cross country', 'crosscountry', 'word'),
  ('track and field', 'track', 'word'), ('martial arts', 'martialarts', 'word'), ('figure skating', 'figureskating', 'word'), ('fast pitch', 'fastpitch', 'word'),
  ('t ball', 'tball', 'word'), ('boys and girls', 'boysandgirls', 'word'), ('parks and recreation', 'parks', 'word'), ('parks and rec', 'parks', 'word'),
  ('swim and dive', 'swimming', 'word'), ('skiing and snowboarding', 'skiing', 'word'), ('ultimate frisbee', 'ultimate', 'word');

-- Hosts that many organizations share, of websites and of email addresses.
create table app_private.shared_hosts (
  host text primary key
);
insert into app_private.shared_hosts select unnest(string_to_array(
  'facebook.com instagram.com twitter.com x.com youtube.com tiktok.com linkedin.com linktr.ee sites.google.com google.com leagueapps.com teamsnap.com '
  || 'sportsengine.com sportsconnect.com bluesombrero.com demosphere.com gotsport.com leaguelineup.com leagueathletics.com teamsideline.com '
  || 'wixsite.com wordpress.com blogspot.com weebly.com squarespace.com godaddysites.com gmail.com googlemail.com yahoo.com hotmail.com outlook.com '
  || 'live.com msn.com aol.com icloud.com me.com mac.com comcast.net att.net verizon.net sbcglobal.net bellsouth.net charter.net cox.net '
  || 'protonmail.com proton.me rogers.com bell.net shaw.ca telus.net', ' '));

-- The comparison keys of an organization, computed from its row and its primary place.
create table app_private.organization_keys (
  id int primary key references app_public.organizations on delete cascade,
  name_key text not null, -- all words in alphabetical order
  words text[] not null, -- without fillers, sports and levels, genders and sides
  sports text[] not null,
  marks text[] not null, -- level, gender and side, as kind:word
  initials text not null,
  place text, -- state|city
  city_words text[] not null,
  lat float8, -- degrees
  lon float8,
  domains text[] not null, -- of website and email, without shared hosts
  phones text[] not null, -- ten digits
  emails text[] not null,
  checked_at timestamptz -- when its duplicates were last searched for; null: due
);
create index on app_private.organization_keys (place);
create index on app_private.organization_keys (name_key);
create index on app_private.organization_keys using gin (domains);
create index on app_private.organization_keys using gin (phones);
create index on app_private.organization_keys using gin (emails);
create index on app_private.organization_keys (checked_at nulls first, id);

create type app_public.duplicate_reason as enum ('name', 'place', 'website', 'phone', 'email', 'people');

-- Two organizations that are probably the same; the lower id first.
create table app_public.duplicate_organizations (
  id int generated always as identity primary key,
  organization_id int not null references app_public.organizations on delete cascade,
  other_organization_id int not null references app_public.organizations on delete cascade,
  score int not null,
  reasons app_public.duplicate_reason[] not null,
  found_at timestamptz not null default app_private.clock(),
  dismissed_at timestamptz, -- when staff dismissed the pair
  dismissed_by_id int references app_public.users on delete set null,
  constraint duplicate_organizations_pair_key unique (organization_id, other_organization_id),
  constraint duplicate_organizations_in_order check (organization_id < other_organization_id),
  constraint duplicate_organizations_score_range check (score between 0 and 100)
);
create index on app_public.duplicate_organizations (other_organization_id);
create index on app_public.duplicate_organizations (score, id);
create index on app_public.duplicate_organizations (found_at, id);
create index on app_public.duplicate_organizations (dismissed_at, id);
create index on app_public.duplicate_organizations (dismissed_by_id);

create type app_public.likely_duplicate as (
  organization_id int, name text, city text, state text, website_url text, contact_email text, score int, reasons app_public.duplicate_reason[]
);
create type app_public.likely_sponsor as (sponsor_id int, name text, score int);
