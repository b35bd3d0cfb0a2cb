-- What staff may do with an offer in which status: change it (the active statuses) [B-346], qualify it [B-322], remove it from
-- its campaign, also after its league rejected it [B-326, B-351], and send its league each kind of email
-- [S-279, B-323, S-340, B-327]. The console offers each action for these statuses only.
create or replace function app_private.offer_actions() returns table (action text, statuses app_public.offer_status[])
  language sql immutable parallel safe
begin atomic
  values ('change', '{prospecting,qualified,proposed,rejected_by_league,confirmed}'::app_public.offer_status[]),
    ('qualify', '{prospecting}'),
    ('remove', '{prospecting,qualified,proposed,rejected_by_league}'),
    ('offer', '{qualified,proposed}'),
    ('survey', '{prospecting}'),
    ('application', '{prospecting,qualified,proposed,rejected_by_league,confirmed}'),
    ('onboarding', '{confirmed}');
end;

-- Whether an action applies to offers in a status.
create or replace function app_private.offer_allows(status app_public.offer_status, action text) returns boolean
  language sql immutable parallel safe
begin atomic
  select offer_allows.status = any (a.statuses) from app_private.offer_actions() a where a.action = offer_allows.action;
end;
