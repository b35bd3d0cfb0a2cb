-- Invitations of staff are few among those of leagues, and read at each approval (same_hands).
insert into app_private.schema_steps (name, kind, statement) values ('app_private.invitations_staff', 'index',
  'create index concurrently invitations_staff on app_private.invitations (user_id, invited_by_id) '
  'where organization_id is null and sponsor_id is null');
