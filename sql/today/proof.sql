-- Proof that waits: sponsorships whose photo is overdue, and photos to review. "limit 1" keeps the planner, which may
-- not use statistics behind row-level security, from reading all offers for some.

create or replace function app_private.today_proof(campaign_ids int[], instant timestamptz)
  returns setof app_private.today_item language sql stable rows 100
begin atomic
  select 'proof_overdue'::app_public.today_kind, o.id::bigint, c.name, o.id::bigint, o.value, min(v.deadline)
  from app_public.verification_deadlines v
  cross join lateral (select * from app_public.offers f where f.id = v.offer_id and f.status = 'confirmed' limit 1) o
  join app_public.campaigns c on c.id = o.campaign_id
  where c.id = any (campaign_ids) and v.verified_images = 0 and not v.did_not_complete and v.pending_images = 0
    and v.deadline < app_private.day_of(instant)
  group by o.id, o.value, c.id
  union all
  select 'photos_to_review', i.id, c.name, o.id, o.value, app_private.day_of(i.created_at)
  from app_public.verification_images i
  cross join lateral (select * from app_public.offers f where f.id = i.offer_id limit 1) o
  join app_public.campaigns c on c.id = o.campaign_id
  where i.status = 'pending' and c.id = any (campaign_ids);
end;
