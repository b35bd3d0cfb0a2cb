-- Feeds of saved views. The token in the address is the owner's alone, even among staff, so the audit log has the
-- export that a new feed makes possible, without its token. Deleting a feed ends it.
alter table app_public.feeds enable row level security;
alter table app_public.feeds force row level security;
create policy owner_all on app_public.feeds to sideline_owner using (true) with check (true);
create policy own on app_public.feeds to sideline_admin
  using (owner_id = (select app_private.current_user_id()) and (select app_private.is_staff_or_null()))
  with check (owner_id = (select app_private.current_user_id()) and (select app_private.is_staff())
    and exists (select from app_public.list_views w where w.id = list_view_id)); -- that they see
grant select, insert (list_view_id, request), delete on app_public.feeds to sideline_admin;
comment on table app_public.feeds is E'@flatInput\n@behavior -update\n'
  'The secret address of a saved view''s rows as CSV or JSON, read with the rights that its owner has at that time. '
  'request: {variables, columns} of an export of its list. Creating one is recorded like an export. Errors: SL428.';
create trigger _200_owner before insert on app_public.feeds
  for each row execute function app_private.tg_list_views__owner();

-- A feed goes on without a login, so the person who makes one proves who they are (SL428), and it is recorded like
-- an export.
create or replace function app_private.tg_feeds__record() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app_private.current_user_id() is null then return null; end if;
  perform app_private.require_recent_proof();
  perform app_public.record_export((select w.resource from app_public.list_views w where w.id = new.list_view_id),
    'feed', null, array(select c #>> '{}' from jsonb_path_query(new.request, '$.columns[*].source') c),
    new.request -> 'variables');
  return null;
end $$;

create trigger _500_record after insert on app_public.feeds
  for each row execute function app_private.tg_feeds__record();

-- The feed of a token, with its owner as they are now, who must be staff and still see the view; records the use, at
-- most once a minute. At most one row. For the server.
create or replace function app_private.use_feed(token text)
  returns table (id int, resource text, request jsonb, user_id int, role text, email text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update app_public.feeds f set last_read_at = app_private.clock()
  where f.token = use_feed.token and coalesce(f.last_read_at, '-infinity')
    not between app_private.clock() - interval '1 minute' and app_private.clock();
  return query select f.id, w.resource, f.request, u.id, u.role::text, u.email
    from app_public.feeds f join app_public.users u on u.id = f.owner_id
    join app_public.list_views w on w.id = f.list_view_id and (w.owner_id = u.id or w.shared)
    where f.token = use_feed.token and u.status = 'active' and u.employee;
end $$;
grant execute on function app_private.use_feed(text) to sideline_authenticator;
