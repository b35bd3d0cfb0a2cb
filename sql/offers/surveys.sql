-- Answers to the pre-qualification survey, and conflicts with other offers.

select app_private.protect('app_public.pre_qual_survey_responses');
create policy select_own on app_public.pre_qual_survey_responses for select to sideline_organization
  using (organization_id = any ((select app_private.my_organization_ids())::int[]));
comment on policy select_own on app_public.pre_qual_survey_responses is
  'Leagues see the pre-qualification answers of their own organizations.';
create policy select_link on app_public.pre_qual_survey_responses for select to sideline_offer_link
  using (offer_id = (select app_private.link_offer_id()));
grant select on app_public.pre_qual_survey_responses to sideline_organization, sideline_offer_link;
comment on table app_public.pre_qual_survey_responses is
  E'@behavior -insert -update -delete\nA league''s answer whether it is interested, and when it answered.';
create trigger _500_audit after insert or update or delete on app_public.pre_qual_survey_responses
  for each row execute function app_private.tg__audit();

-- Another campaign's active offer to the same organization, same season and year, that asks for the same exclusive
-- capability (surveys, or a rewarded add-on that the league agreed to), the strongest status first.
create or replace function app_private.offer_conflict(p_offer_id int, p_kind text) returns app_public.offer_conflict
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select coalesce((
    select (true, x.status, x.id)::app_public.offer_conflict
    from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
    join app_public.offers x on x.organization_id = o.organization_id and x.campaign_id <> o.campaign_id
    join app_public.campaigns xc on xc.id = x.campaign_id and xc.season = c.season and xc.year = c.year
    where o.id = p_offer_id and app_private.offer_allows(x.status, 'change')
      and case p_kind
        when 'survey' then exists (select from app_public.assets a
          join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id
          join app_public.capabilities k on k.id = cc.capability_id where a.offer_id = x.id and k.kind = 'survey')
        else exists (select from app_public.sponsorship_applications p where p.organization_id = x.organization_id
          and p.season = c.season and p.year = c.year and p.offer_id = x.id and p.interested_in_hundred_x) end
    order by array_position('{confirmed,proposed,qualified,prospecting,rejected_by_league}'::text[], x.status::text),
      x.id limit 1),
    (false, null, null)::app_public.offer_conflict)
$$;
grant execute on function app_private.offer_conflict(int, text) to sideline_admin;

create or replace function app_public.offers_survey_conflict(o app_public.offers) returns app_public.offer_conflict
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.offer_conflict(o.id, 'survey'); end;
grant execute on function app_public.offers_survey_conflict(app_public.offers) to sideline_admin;
comment on function app_public.offers_survey_conflict(app_public.offers) is E'@notNull\n'
  'Another active offer of the same league, season and year that asks for a survey too; the strongest status first.';

create or replace function app_public.offers_fundraiser_conflict(o app_public.offers) returns app_public.offer_conflict
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic select app_private.offer_conflict(o.id, 'fundraiser'); end;
grant execute on function app_public.offers_fundraiser_conflict(app_public.offers) to sideline_admin;
comment on function app_public.offers_fundraiser_conflict(app_public.offers) is
  E'@notNull\nAnother active offer of the same league, season and year whose rewarded add-on the league agreed to.';

select app_private.never_null('app_public.offer_conflict', '{conflict}');
