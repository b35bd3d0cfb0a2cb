-- A league gets at most one email of a bundled kind a day [C7, V9]: further offers and applications of the day are in the same email, or
-- in the next day's once it has been sent.
alter table app_private.mail_outbox add column bundled boolean not null default false;
create unique index mail_outbox_bundled_once_key on app_private.mail_outbox (kind, recipient, organization_id, due)
  where bundled and included_in is null;

-- An offer that an email may be sent about: its league, and whether the email waits until tomorrow, as the league has today's.
create type app_public.mail_recipient as (offer_id int, organization_id int, tomorrow boolean);
alter type app_public.mail_plan
  add attribute ended app_public.refused_offer[],
  add attribute recipients app_public.mail_recipient[];
