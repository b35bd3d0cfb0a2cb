-- What the orders of lists walk where tables are large, and what organizations have confirmed, counted ahead: nothing else could
-- sort by it. A column of few values comes with the id, so that equal rows need no sorting.
create index on app_public.organizations (city);
create index on app_public.organizations (state, id);
create index on app_public.organizations (website_url);
create index on app_public.organizations (contact_email);
create index on app_public.organizations (contact_phone);
create index on app_public.organizations (organization_type_id, id);
create index on app_public.organizations (data_confidence, id);
create index on app_public.organizations (number_of_unique_participants_per_year, id);
create index on app_public.organizations (language, id);
create index on app_public.organizations (hubspot_company_id);
create index on app_public.organizations (last_engaged_at, id);
create index on app_public.organizations (created_at);
drop index app_public.organizations_organization_type_id_idx;

create index on app_public.sponsorable_properties (name);
create index on app_public.sponsorable_properties (city);
create index on app_public.sponsorable_properties (number_of_players);

create index on app_public.offers (status, id);
create index on app_public.offers (value, id);
create index on app_public.offers (updated_at, id);
create index on app_public.offers (season_start, id);
create index on app_public.offers (season_end, id);
create index on app_public.offers (offer_sent_at, id);
create index on app_public.offers (confirmed_at, id);
create index on app_public.offers (last_touchpoint, id);

create index on app_public.checks (status, id);
create index on app_public.checks (amount, id);
create index on app_public.checks (created_at, id);
create index on app_public.checks (sponsor_id, id);

create index on app_private.mail_outbox (kind, id);
create index on app_private.mail_outbox (recipient);
create index on app_private.mail_outbox ((case when state in ('queued', 'claimed') then 'waiting' else state end), id);
create index on app_private.mail_outbox (sent_at, id);
create index on app_private.audit_log (at, id);
create index on app_private.audit_log (user_id, id) where user_id is not null;

create table app_public.organization_totals (
  id int primary key references app_public.organizations on delete cascade,
  confirmed_count int not null default 0,
  average_confirmed_value numeric(12,2) -- US dollars, of confirmed offers that have a value
);
insert into app_public.organization_totals (id, confirmed_count, average_confirmed_value)
select g.id, count(o.id), avg(o.value) from app_public.organizations g
left join app_public.offers o on o.organization_id = g.id and o.status = 'confirmed' group by g.id;
create index on app_public.organization_totals (confirmed_count, id);
create index on app_public.organization_totals (average_confirmed_value, id);
