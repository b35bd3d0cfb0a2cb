-- Places that nobody named are called by the first part of their address: their street, or else their city (O5).
update app_public.play_locations
set nickname = left(coalesce(nullif(btrim(split_part(address, ',', 1)), ''), btrim(address)), 200)
where nickname = 'Default Nickname';
