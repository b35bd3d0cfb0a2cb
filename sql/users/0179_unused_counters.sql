-- Wrong passwords are counted where all servers and addresses share them (throttle_events); nobody read these.
alter table app_private.user_secrets drop column failed_attempts, drop column last_failed_at;
