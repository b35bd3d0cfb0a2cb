-- The account of a month reads only the checks of which somebody records what the bank paid.
insert into app_private.schema_steps (name, kind, statement) values
  ('app_public.checks_tracked', 'index',
    'create index concurrently checks_tracked on app_public.checks (mailed_on) where valid_until is not null');
