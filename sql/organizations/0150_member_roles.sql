-- What a league's people may do: an owner everything, a treasurer payments and addresses, a helper proof without money.
create type app_public.member_role as enum ('owner', 'treasurer', 'helper');
-- Who came through an offer's link is a helper until somebody confirms the membership.
alter table app_public.organization_users add column role app_public.member_role not null default 'owner';
update app_public.organization_users set role = 'helper' where not confirmed;
