-- The same picture as WebP, where that takes fewer bytes: what browsers that know it get to see [S-307].
alter table app_private.files add column webp_key text unique;
