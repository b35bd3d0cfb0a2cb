-- Tax forms: staff read them, superadmins open a taxpayer number with a reason.

select app_private.protect('app_public.tax_forms');
comment on table app_public.tax_forms is E'@behavior -insert -update -delete\n'
  'A W-9 or a W-8BEN-E statement that an organization signed by its link; the latest one counts, for returns '
  'that of their year. For staff.';
comment on column app_public.tax_forms.organization_id is E'@behavior +filterBy\nThe payee.';
comment on column app_public.tax_forms.signed_from is 'The IP address of the request.';
comment on column app_public.tax_forms.certification is 'What the signer certified, in the language of the page.';
create trigger _500_audit after insert or update or delete on app_public.tax_forms
  for each row execute function app_private.tg__audit();

-- The sealed taxpayer number of a form, for the server to open; superadmins, whose reason the audit log and the
-- history of the organization show. Errors: SL404, SL422 reason, SL428.
create or replace function app_public.open_tax_form(form_id int, reason text) returns jsonb
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app_public.tax_forms;
begin
  perform app_private.require_superadmin();
  perform app_private.require_recent_proof();
  perform app_private.require_reason(open_tax_form.reason);
  if char_length(open_tax_form.reason) > 200 then
    perform app_private.fail('SL422', 'Please use at most 200 characters.', 'reason');
  end if;
  select * into v from app_public.tax_forms f where f.id = open_tax_form.form_id;
  if not found then perform app_private.fail('SL404', 'There is no such tax form.'); end if;
  insert into app_private.audit_log (actor_role, user_id, table_name, row_id, op, old_values, new_values,
    organization_id, parent_table, parent_id)
  values (app_private.actor_role(), app_private.current_user_id(), 'tax_forms', v.id, 'U',
    jsonb_build_object('taxpayer_number', 'sealed'),
    jsonb_build_object('taxpayer_number', 'opened: ' || btrim(open_tax_form.reason)),
    v.organization_id, 'organizations', v.organization_id);
  return app_private.sealed_text('tax_forms.tin', v.id::text);
end $$;
grant execute on function app_public.open_tax_form(int, text) to sideline_superadmin;
comment on function app_public.open_tax_form(int, text) is '@behavior -*';
