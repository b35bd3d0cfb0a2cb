-- Links to recaps end with their dashboard's link also where that was revoked before this rule existed.
update app_public.recap_shares s set revoked_at = v.revoked_at
from app_public.recaps r, app_private.link_versions v
where s.recap_id = r.id and s.revoked_at is null and s.created_at < v.revoked_at and case v.kind
  when 'campaign' then r.campaign_id::text = v.record_id
  when 'season' then r.campaign_id is null and concat_ws(':', r.sponsor_id, r.season, r.year) = v.record_id end;
