-- Who came to an organization through an offer's link is limited to that offer until somebody whom we know confirms it.
alter table app_public.organization_users
  add column link_offer_id int references app_public.offers on delete set null, -- whose link it was; null: invited, or by staff
  add column confirmed boolean not null default true,
  add column confirmed_by text; -- the e-mail of the contact, of the member of staff, or the account's own where that is a contact
create index on app_public.organization_users (link_offer_id);

-- Members of before stay what they are; those who never chose a password begin limited.
update app_public.organization_users m set link_offer_id = o.id, confirmed = u.status <> 'invited'
from app_private.audit_log a join app_private.audit_log b on b.transaction_id = a.transaction_id and b.table_name = 'offers' and b.op = 'U',
  app_public.offers o, app_public.users u
where a.table_name = 'organization_users' and a.op = 'I' and a.link_kind = 'offer'
  and m.user_id = (a.new_values ->> 'user_id')::int and m.organization_id = (a.new_values ->> 'organization_id')::int
  and o.id::text = b.row_id and o.organization_id = m.organization_id and u.id = m.user_id;

-- Somebody who came through an offer's link, or was invited by somebody who did.
create type app_public.link_member as (
  user_id int,
  email text,
  name text,
  since timestamptz,
  confirmed boolean,
  confirmed_by text,
  invited_by text
);
-- What such a person changed of contacts and mailing address, and what it was before.
create type app_public.link_change as (
  user_id int,
  field text,
  "before" text,
  "now" text,
  at timestamptz
);
