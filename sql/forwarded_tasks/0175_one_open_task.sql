-- A task has one link that is not revoked: undoing that one was taken back opens no second one.
update app_public.forwarded_tasks t set revoked_at = app_private.clock()
where t.revoked_at is null and exists (select from app_public.forwarded_tasks x
  where x.id > t.id and x.revoked_at is null and x.offer_id = t.offer_id
    and (x.verification_deadline_id = t.verification_deadline_id or x.step_id = t.step_id));
create unique index on app_public.forwarded_tasks (verification_deadline_id) where revoked_at is null;
create unique index on app_public.forwarded_tasks (offer_id, step_id) where revoked_at is null and step_id is not null;
