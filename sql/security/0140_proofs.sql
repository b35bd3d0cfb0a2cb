-- When a person last proved that it is them, and what they are told about their sessions. Sessions that are open while
-- this is applied have proved nothing.
alter table app_private.session_activity
  add column id int generated always as identity constraint session_activity_id_key unique,
  add column started_at timestamptz -- when its token was issued
    constraint session_activity_started_at_range
      check (started_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  add column proved_at timestamptz
    constraint session_activity_proved_at_range
      check (proved_at between '2000-01-01 00:00:00+00' and '2199-12-31 00:00:00+00'),
  add column agent text constraint session_activity_agent_max_300 check (char_length(agent) <= 300), -- the browser
  add column country text constraint session_activity_country_form check (country ~ '^[A-Z]{2}$'); -- told by a proxy
alter table app_private.session_activity alter column proved_at set default app_private.clock();
