-- Whether a campaign's sponsor sees its contract, invoices and payments on its home: staff choose.
alter table app_public.campaigns add column sponsor_sees_billing boolean not null default false;
