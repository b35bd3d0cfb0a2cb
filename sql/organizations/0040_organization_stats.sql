-- What the organizations list says about all of them [B-030].
create type app_public.organization_stats as (count int);
