-- A deadline that accepting an offer makes, as it is shown before [M11].
create type app_public.deadline_to_come as (
  name text, capability_name text, deadline date, after_season boolean, after_last_check boolean
);
