-- Lists that everybody with a token may read and staff maintain. Rows are retired, never deleted: id arrays name them.

-- Protects a list: readable with any verified token, changed by staff in the given columns, never deleted.
create or replace function app_private.protect_list(target regclass, writable text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_columns text;
begin
  perform app_private.protect(target);
  execute format('create policy select_list on %s for select to sideline_link, sideline_organization, sideline_sponsor
    using ((select app_private.signed_in()))', target);
  execute format('comment on policy select_list on %s is ''Everybody who is signed in sees this list.''', target);
  execute format('grant select on %s to sideline_link, sideline_organization, sideline_sponsor', target);
  select string_agg(quote_ident(c), ', ') into v_columns from unnest(writable) c;
  execute format('grant insert (%1$s), update (%1$s) on %2$s to sideline_admin', v_columns, target);
  execute format('create trigger _500_audit after insert or update or delete on %s for each row execute function '
    'app_private.tg__audit()', target);
end $$;

select app_private.protect_list('app_public.sports', '{name,position,retired}');
select app_private.protect_list('app_public.competitivenesses', '{name,position,retired}');
select app_private.protect_list('app_public.organization_types', '{name,position,retired}');
select app_private.protect_list('app_public.social_media_channels', '{name,position,retired}');
select app_private.protect_list('app_public.sports_management_softwares', '{name,position,retired}');
select app_private.protect_list('app_public.banner_sizes', '{name,position,retired}');
select app_private.protect_list('app_public.banner_placements', '{name,position,retired}');
select app_private.protect_list('app_public.logo_placements', '{name,position,retired}');
select app_private.protect_list('app_public.interests', '{text,section,position,retired}');
select app_private.protect_list('app_public.verification_deadline_canned_responses', '{response,selectable,position}');
select app_private.protect_list('app_public.image_rejection_reasons', '{name,spanish_name,position,retired}');

comment on table app_public.sports is
  E'@behavior -delete\nSports that programs play; retired ones stay for the rows that refer to them.';
comment on table app_public.competitivenesses is E'@behavior -delete\nHow competitive a program is.';
comment on table app_public.organization_types is
  E'@behavior -delete\nThe legal form of an organization, such as a non-profit.';
comment on table app_public.social_media_channels is E'@behavior -delete\nWhere organizations post.';
comment on table app_public.sports_management_softwares is
  E'@behavior -delete\nThe software that an organization uses; id 1 is the partner whose logo staff see.';
comment on table app_public.banner_sizes is E'@behavior -delete\nSizes of banners [L-341].';
comment on table app_public.banner_placements is E'@behavior -delete\nWhere a banner can hang.';
comment on table app_public.logo_placements is E'@behavior -delete\nWhere on a jersey a logo can be.';
comment on table app_public.interests is
  E'@behavior -insert -delete\nWhat a league may be interested in; the id is the application''s step id [L-135].';
comment on table app_public.verification_deadline_canned_responses is
  E'@behavior -delete\nCanned answers to a missed deadline; leagues choose from the selectable ones.';
comment on table app_public.image_rejection_reasons is
  E'@behavior -delete\nWhy a photo is rejected, in English and Spanish [M5].';
