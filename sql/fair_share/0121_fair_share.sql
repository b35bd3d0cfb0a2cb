-- Who got how much of a campaign, against all programs in its reach; the sponsor's recap says it where staff allow it.
alter table app_public.campaigns add column sponsor_sees_fair_share boolean not null default false;

-- lat, lon: the middle of a state's programs, for the map; null for other groups.
create type app_public.fair_share as (dimension text, label text, in_reach int, confirmed int, dollars numeric,
  lat float8, lon float8);
