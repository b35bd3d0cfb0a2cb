-- A smaller WebP of a large picture, for pages that show it beside text.
alter table app_private.files add page_key text unique;
