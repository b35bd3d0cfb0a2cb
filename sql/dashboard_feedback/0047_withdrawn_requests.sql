-- Users of a sponsor can take back a request about a photo; answered_by_id and answered_at then say who did, and when.
alter type app_public.photo_request_status add value 'withdrawn';
insert into app_private.status_transitions values ('photo_requests', 'open', 'withdrawn', 'withdrawPhotoRequest', '{sponsor}');
