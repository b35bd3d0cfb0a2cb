-- What staff may do with offers in which status: change them (the active ones) [B-346], qualify them [B-322], remove
-- them from their campaign, also after the league rejected them [B-326, B-351], and send each kind of email [S-279,
-- B-323, S-340, B-327, S-342, S-344]. The console offers an action for these statuses only.
create or replace function app_private.offer_actions() returns table (action text, statuses app_public.offer_status[])
  language sql immutable parallel safe
begin atomic
  values ('change', '{prospecting,qualified,proposed,rejected_by_league,confirmed}'::app_public.offer_status[]),
    ('application', '{prospecting,qualified,proposed,rejected_by_league,confirmed}'),
    ('remove', '{prospecting,qualified,proposed,rejected_by_league}'),
    ('offer', '{qualified,proposed}'), ('offer_follow_up', '{proposed}'), ('qualify', '{prospecting}'),
    ('survey', '{prospecting}'),
    ('onboarding', '{confirmed}'), ('verification_reminder', '{confirmed}'), ('additional_verification', '{confirmed}');
end;

-- Whether an action applies to offers in a status.
create or replace function app_private.offer_allows(status app_public.offer_status, action text) returns boolean
  language sql immutable parallel safe
begin atomic
  select offer_allows.status = any (a.statuses) from app_private.offer_actions() a where a.action = offer_allows.action;
end;

-- Why an action does not apply to offers in a status: "It is confirmed, not qualified or proposed."; null if it does.
create or replace function app_private.action_refusal(status app_public.offer_status, action text) returns text
  language sql stable parallel safe
begin atomic
  select replace(format('It is %s, not %s.', action_refusal.status,
    regexp_replace(array_to_string(a.statuses, ', '), ', (\w+)$', ' or \1')), '_', ' ')
  from app_private.offer_actions() a
  where a.action = action_refusal.action and action_refusal.status <> all (a.statuses);
end;
