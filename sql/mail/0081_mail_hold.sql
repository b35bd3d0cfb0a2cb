-- The pause of all sending after the mail server's answer about us; at most one row.
create table app_private.mail_hold (
  only_row boolean primary key default true,
  reason text not null, -- what the mail server said
  since timestamptz not null default app_private.clock(),
  held_until timestamptz not null,
  pauses int not null default 1,
  constraint mail_hold_only_row check (only_row),
  constraint mail_hold_reason_max_500 check (char_length(reason) <= 500)
);
create type app_public.mail_hold as (reason text, since timestamptz, held_until timestamptz, waiting int);
