-- A calendar's address is a link of its own kind: its version ends it without touching other links.
alter table app_private.link_versions drop constraint link_versions_kind_check,
  add constraint link_versions_kind_check check (kind in
    ('offer', 'application', 'league', 'deadline', 'campaign', 'season', 'invitation', 'recovery', 'calendar'));
