-- Proof that waits: sponsorships whose photo is overdue, and photos to review.

create or replace function app_private.today_proof(campaign_ids int[]) returns setof app_private.today_item
  language sql stable rows 100
begin atomic
  select 'proof_overdue'::app_public.today_kind, o.id::bigint, c.name, o.id::bigint, o.value, d.deadline
  from app_public.campaigns c join app_public.offers o on o.campaign_id = c.id and o.status = 'confirmed'
  cross join lateral (select min(v.deadline) as deadline from app_public.verification_deadlines v
    where v.offer_id = o.id and v.verified_images = 0 and not v.did_not_complete and v.pending_images = 0
      and v.deadline < app_private.today()) d
  where c.id = any (campaign_ids) and d.deadline is not null
  union all
  select 'photos_to_review', i.id, c.name, o.id, o.value, app_private.day_of(i.created_at)
  from app_public.verification_images i join app_public.offers o on o.id = i.offer_id
  join app_public.campaigns c on c.id = o.campaign_id
  where i.status = 'pending' and o.campaign_id = any (campaign_ids);
end;
