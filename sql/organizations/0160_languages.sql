-- The language in which mails are written: a league's by what its people chose on its pages, an account's by its person.

create type app_public.language as enum ('en', 'es');
comment on type app_public.language is 'A language that pages and mails are written in.';

alter table app_public.organizations add column language app_public.language not null default 'en';
alter table app_public.users add column language app_public.language not null default 'en';
