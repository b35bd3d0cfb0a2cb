-- A website is a web address (O9). One that is not becomes a comment of the system, so that nothing is lost.
do $$
declare
  v_pattern constant text := '^(https?://)?([^\s/?#@:.,;<>"()]+\.)+[^\s\d/?#@:.,;<>"()][^\s/?#@:.,;<>"()]+(:\d{1,5})?([/?#]\S*)?$';
  v_column record;
begin
  update app_public.organizations set website_url = nullif(btrim(website_url), '') where website_url <> btrim(website_url) or website_url = '';
  update app_public.organizations set website_sponsorships_url = nullif(btrim(website_sponsorships_url), '')
    where website_sponsorships_url <> btrim(website_sponsorships_url) or website_sponsorships_url = '';
  update app_public.organization_social_media set url = btrim(url) where url <> btrim(url);
  insert into app_public.comments (organization_id, content)
  select f.organization_id, 'Removed because it is not a web address: ' || f.url from (
    select id as organization_id, website_url as url from app_public.organizations
    union all select id, website_sponsorships_url from app_public.organizations
    union all select organization_id, nullif(url, '') from app_public.organization_social_media) f
  where f.url !~* v_pattern;
  update app_public.organizations set website_url = null where website_url !~* v_pattern;
  update app_public.organizations set website_sponsorships_url = null where website_sponsorships_url !~* v_pattern;
  update app_public.organization_social_media set url = '' where url <> '' and url !~* v_pattern;
  for v_column in
    values ('organizations', 'website_url'), ('organizations', 'website_sponsorships_url'), ('organization_social_media', 'url')
  loop
    execute format('alter table app_public.%1$I add constraint %2$I check (%3$I = '''' or %3$I ~* %4$L)', v_column.column1,
      v_column.column1 || '_' || v_column.column2 || '_web_address', v_column.column2, v_pattern);
  end loop;
end $$;
