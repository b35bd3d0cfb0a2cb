-- Comments of staff about organizations, offers, campaigns and sponsors, and the staff mentioned in them; for staff.

-- The display name of the record that a comment or task is about; null if it is about none.
create or replace function app_private.record_name(organization_id int, offer_id int, campaign_id int, sponsor_id int)
  returns text language sql stable
begin atomic
  select case
    when record_name.organization_id is not null
      then (select g.name from app_public.organizations g where g.id = record_name.organization_id)
    when record_name.offer_id is not null then (select format('Offer %s, %s', o.id, g.name) from app_public.offers o
      join app_public.organizations g on g.id = o.organization_id where o.id = record_name.offer_id)
    when record_name.campaign_id is not null
      then (select c.name from app_public.campaigns c where c.id = record_name.campaign_id)
    when record_name.sponsor_id is not null
      then (select s.name from app_public.sponsors s where s.id = record_name.sponsor_id) end;
end;
grant execute on function app_private.record_name(int, int, int, int) to sideline_admin;

-- Comments are never changed [B-209..B-216]; create_comment() adds one.
select app_private.protect('app_public.comments');
comment on table app_public.comments is
  E'@behavior -insert -update -delete\n'
  'A comment of staff about one organization, offer, campaign or sponsor; without a user it was written by the system.';
create trigger _500_audit after insert or update or delete on app_public.comments
  for each row execute function app_private.tg__audit();

-- A member of staff mentioned in a comment. Whether they have read it is not audited.
select app_private.protect('app_public.comment_mentions');
comment on table app_public.comment_mentions is
  E'@behavior -insert -update -delete\n'
  'A member of staff mentioned in a comment; readAt is null until they have read it.';
create trigger _500_audit after insert or delete or update of comment_id, user_id on app_public.comment_mentions
  for each row execute function app_private.tg__audit();

-- Adds a comment about one record and mentions active staff in it; one about an offer is also in its log [B-211,
-- B-213]. Staff; returns the comment. Errors: SL404 for an unknown offer, SL422 content or mentioned_user_ids.
create or replace function app_public.create_comment(content text, organization_id int default null,
    campaign_id int default null, sponsor_id int default null, offer_id int default null,
    mentioned_user_ids int[] default '{}')
    returns app_public.comments
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.comments;
  v_offer app_public.offers;
  v_author_id int := app_private.current_user_id();
  v_mentioned int[] := array(select distinct m from unnest(create_comment.mentioned_user_ids) m);
begin
  perform app_private.require_staff();
  if coalesce(btrim(create_comment.content, E' \t\r\n'), '') = '' then
    perform app_private.fail('SL422', 'Write a comment first.', 'content');
  end if;
  if exists (select from unnest(v_mentioned) m
      where m is null
        or not exists (select from app_public.users u where u.id = m and u.employee and u.status = 'active')) then
    perform app_private.fail('SL422', 'Only active staff can be mentioned.', 'mentioned_user_ids');
  end if;
  if create_comment.offer_id is not null then v_offer := app_private.lock_offer(create_comment.offer_id); end if;
  insert into app_public.comments (content, organization_id, campaign_id, sponsor_id, offer_id, user_id)
  values (create_comment.content, create_comment.organization_id, create_comment.campaign_id, create_comment.sponsor_id,
    create_comment.offer_id, v_author_id) returning * into v;
  insert into app_public.comment_mentions (comment_id, user_id, read_at)
  select v.id, m, case when m = v_author_id then v.created_at end from unnest(v_mentioned) m;
  if v_offer.id is not null then perform app_private.log_event(v_offer, 'comment', v.content); end if;
  return v;
end $$;
grant execute on function app_public.create_comment(text, int, int, int, int, int[]) to sideline_admin;
comment on function app_public.create_comment(text, int, int, int, int, int[]) is
  E'@resultFieldName comment\n'
  'Adds a comment about one record and mentions active staff in it. Errors: SL404, SL422 content or mentionedUserIds.';

-- Adds a comment about an offer to its log [S-337]; staff; returns the event.
-- Errors: SL404, SL422 description or mentioned_user_ids.
create or replace function app_public.create_log_comment(offer_id int, description text,
  mentioned_user_ids int[] default '{}')
  returns app_public.sponsorship_events language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.sponsorship_events;
begin
  perform app_private.require_staff();
  perform app_private.lock_offer(create_log_comment.offer_id);
  if coalesce(btrim(create_log_comment.description), '') = '' then
    perform app_private.fail('SL422', 'Write a comment first.', 'description');
  end if;
  perform app_public.create_comment(btrim(create_log_comment.description), offer_id => create_log_comment.offer_id,
    mentioned_user_ids => create_log_comment.mentioned_user_ids);
  select * into v from app_public.sponsorship_events e
  where e.offer_id = create_log_comment.offer_id and e.event_type = 'comment' order by e.id desc limit 1;
  return v;
end $$;
grant execute on function app_public.create_log_comment(int, text, int[]) to sideline_admin;
comment on function app_public.create_log_comment(int, text, int[]) is
  E'@resultFieldName sponsorshipEvent\nAdds a comment about an offer to its log and mentions active staff in it. '
  'Errors: SL404, SL422 description or mentionedUserIds.';

-- Marks the caller's mentions as read; those of others stay unread. Staff; returns how many were unread.
create or replace function app_public.mark_mentions_read(mention_ids int[]) returns int
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_count int;
begin
  perform app_private.require_staff();
  update app_public.comment_mentions m set read_at = app_private.clock()
  where m.id = any (mark_mentions_read.mention_ids) and m.user_id = app_private.current_user_id() and m.read_at is null;
  get diagnostics v_count = row_count;
  return v_count;
end $$;
grant execute on function app_public.mark_mentions_read(int[]) to sideline_admin;
comment on function app_public.mark_mentions_read(int[]) is
  E'@resultFieldName count\nMarks the caller''s mentions as read; returns how many were unread.';
