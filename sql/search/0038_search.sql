-- The search text of each organization with its addresses and places, and the words that occur in records, for recognizing
-- typing errors. Updated by triggers (texts.sql).
create table app_private.organization_search_texts (
  id int primary key references app_public.organizations on delete cascade,
  search_text text not null -- lower case; starts with a space, so that every word follows one
);
create index on app_private.organization_search_texts using gin (search_text public.gin_trgm_ops);

create table app_private.known_words (
  word text collate "C" primary key
);

create type app_public.record_kind as enum ('organization', 'person', 'sponsor', 'campaign', 'offer', 'check');
create type app_public.found_record as (
  kind app_public.record_kind,
  id int,
  title text,
  subtitle text,
  status text, -- of a person, campaign, offer or check
  organization_id int, -- the next three: under which record its page is
  sponsor_id int,
  offer_id int
);
