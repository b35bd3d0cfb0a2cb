-- Fields of an offer that are computed from other rows.

-- The offer of an offer link, if its status is one that the league may see; it determines which page is shown [L-014,
-- L-077]. Null for an offer of an internal stage and for every other token.
create or replace function app_public.offer_to_accept() returns app_public.offers
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$ select (app_private.visible(o)).* from app_public.offers o where o.id = app_private.link_offer_id() $$;
grant execute on function app_public.offer_to_accept() to sideline_offer_link;
comment on function app_public.offer_to_accept() is 'The offer of an offer link: proposed, confirmed, rejected by the '
  'league or canceled; null in any other stage and for every other token.';

-- The values of the offers whose money the caller sees, in US dollars: Offer.value of the API. A function of the id
-- would be called for each row of a list. A staff token shows nothing to somebody who is no longer staff.
create view app_public.offer_values with (security_barrier) as
  select o.id, o.value from app_public.offers o
  where app_private.is_staff() or app_private.sees_money_of_offer(o.id) and current_setting('role') !~ 'admin$';
grant select on app_public.offer_values to sideline_offer_link, sideline_organization, sideline_admin;
comment on view app_public.offer_values is '@behavior -*';

-- The value of an offer in US dollars; null for callers who do not see its money. For servers of the previous version.
create or replace function app_public.offer_value(offer_id int) returns numeric
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select o.value from app_public.offers o where o.id = offer_value.offer_id and app_private.sees_money_of_offer(o.id)
$$;
grant execute on function app_public.offer_value(int) to sideline_offer_link, sideline_organization, sideline_admin;
comment on function app_public.offer_value(int) is '@behavior -*';

-- The newest comment in the log [B-317]; staff.
create or replace function app_public.offers_recent_comment(o app_public.offers) returns app_public.recent_comment
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select (e.created_at, e.description)::app_public.recent_comment from app_public.sponsorship_events e
  where e.offer_id = o.id and e.event_type = 'comment' order by e.created_at desc, e.id desc limit 1;
end;
grant execute on function app_public.offers_recent_comment(app_public.offers) to sideline_admin;
comment on function app_public.offers_recent_comment(app_public.offers) is
  'The newest comment in the offer''s log; null when there is none.';

-- Images awaiting review [S-243]; staff.
create or replace function app_public.offers_pending_images(o app_public.offers)
  returns setof app_public.verification_images language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select i.* from app_public.verification_images i
  where i.offer_id = o.id and i.status = 'pending' order by i.created_at, i.id;
end;
grant execute on function app_public.offers_pending_images(app_public.offers) to sideline_admin;
comment on function app_public.offers_pending_images(app_public.offers) is 'Images that await review, oldest first.';

-- Whether at least one deadline of a capability that is not digital is verified; staff.
create or replace function app_public.offers_has_verified_physical_asset_verification_deadline(o app_public.offers)
  returns boolean language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select exists (select from app_public.verification_deadlines d
    join app_public.assets a on a.id = d.asset_id
    join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
    join app_public.capabilities k on k.id = cc.capability_id
    where d.offer_id = o.id and d.verified_images > 0 and not k.digital);
end;
grant execute on function app_public.offers_has_verified_physical_asset_verification_deadline(app_public.offers)
  to sideline_admin;
comment on function app_public.offers_has_verified_physical_asset_verification_deadline(app_public.offers) is
  'Whether a deadline of a capability that is not digital is verified.';

select app_private.never_null('app_public.recent_comment', '{created_at}');
