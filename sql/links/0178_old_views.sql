-- Views that are kept no longer are looked for by their day.
create index on app_private.link_views (viewed_on);
