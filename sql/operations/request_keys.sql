-- Requests that carry a key are done once: their client repeats them after a lost response [R21]. For the server only.

-- Claims a transaction of a request for the current transaction and returns null; if it was done before, returns it
-- with its result. Waits while another transaction does the same.
-- SL409 if the key was used for a request with other contents; it names the key to a program (viewer login:user:key).
create or replace function app_private.claim_request(viewer text, key uuid, number int, input text)
  returns app_private.request_keys language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_private.request_keys;
begin
  insert into app_private.request_keys (viewer, key, number, input)
  values (claim_request.viewer, claim_request.key, claim_request.number, claim_request.input) on conflict do nothing;
  if found then return null; end if;
  select * into v from app_private.request_keys r
  where r.viewer = claim_request.viewer and r.key = claim_request.key and r.number = claim_request.number;
  if v.input <> claim_request.input then
    perform app_private.fail('SL409', case when claim_request.viewer ~ '^login:\d+:'
      then format('The Idempotency-Key %s belongs to another request, which was done. Please use a new one.', v.key)
      else 'What you sent before was saved, although its answer was lost. Reload the page to see it before you send '
        'this.' end);
  end if;
  return v;
end $$;
grant execute on function app_private.claim_request(text, uuid, int, text) to sideline_authenticator;

-- Records the result of a claimed transaction, in that transaction.
create or replace function app_private.record_request(viewer text, key uuid, number int, result json) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  update app_private.request_keys r set result = record_request.result
  where r.viewer = record_request.viewer and r.key = record_request.key and r.number = record_request.number
$$;
grant execute on function app_private.record_request(text, uuid, int, json) to sideline_authenticator;
