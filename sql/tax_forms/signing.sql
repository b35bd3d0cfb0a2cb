-- Signing a tax form by the organization's link; for the server, which has verified the token and sealed the number.

-- What the signer certifies, in both languages. W-9: Form W-9 (Rev. March 2024), part II, without its fourth sentence
-- on FATCA codes, which only accounts abroad need; W-8BEN-E: Form W-8BEN-E (Rev. October 2021), part XXX, shortened.
create or replace function app_private.tax_certifications()
  returns table (kind app_public.tax_form_kind, language text, certification text)
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  values
    ('w9'::app_public.tax_form_kind, 'en', 'Under penalties of perjury, I certify that: 1. The number shown on this '
      'form is my correct taxpayer identification number; and 2. I am not subject to backup withholding because (a) I '
      'am exempt from backup withholding, or (b) I have not been notified by the Internal Revenue Service (IRS) that I '
      'am subject to backup withholding as a result of a failure to report all interest or dividends, or (c) the IRS '
      'has notified me that I am no longer subject to backup withholding; and 3. I am a U.S. citizen or other U.S. '
      'person. If the box on backup withholding is ticked, item 2 does not apply. The Internal Revenue Service does '
      'not require your consent to any provision of this document other than the certifications required to avoid '
      'backup withholding.'),
    ('w9', 'es', 'Bajo pena de perjurio, certifico que: 1. El número que aparece en este formulario es mi número de '
      'identificación del contribuyente correcto; y 2. No estoy sujeto a la retención adicional porque (a) estoy '
      'exento de ella, o (b) el Servicio de Impuestos Internos (IRS) no me ha notificado que estoy sujeto a ella por '
      'no haber declarado todos los intereses o dividendos, o (c) el IRS me ha notificado que ya no lo estoy; y 3. Soy '
      'ciudadano u otra persona estadounidense. Si la casilla sobre la retención adicional está marcada, el punto 2 no '
      'se aplica. El IRS no exige su consentimiento a ninguna disposición de este documento, salvo las certificaciones '
      'necesarias para evitar la retención adicional.'),
    ('w8ben_e', 'en', 'Under penalties of perjury, I declare that I have examined the information on this form and to '
      'the best of my knowledge and belief it is true, correct, and complete. I further certify that: the organization '
      'named on this form is the beneficial owner of the payments to which this form relates; it is not a U.S. person; '
      'it carried out the activities for which it is paid in Canada; and I have the capacity to sign for it. I agree '
      'to submit a new form within 30 days if any certification on this form becomes incorrect.'),
    ('w8ben_e', 'es', 'Bajo pena de perjurio, declaro que he examinado la información de este formulario y que, según '
      'mi leal saber y entender, es verdadera, correcta y completa. Certifico además que: la organización nombrada en '
      'este formulario es la beneficiaria efectiva de los pagos a los que se refiere; no es una persona '
      'estadounidense; realizó en Canadá las actividades por las que se le paga; y tengo la capacidad de firmar en su '
      'nombre. Me comprometo a presentar un formulario nuevo en 30 días si alguna certificación deja de ser correcta.')
$$;

-- What the link of an organization and version opens: the organization, which may have merged with that of the link,
-- and whether the form is open, signed by this link, or the link revoked; no row if the organization is gone.
create or replace function app_private.tax_form_page(link_organization_id int, version int)
  returns table (id int, organization text, country app_public.country, state text, certifications jsonb)
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select g.id, g.name, coalesce(app_private.country_of_state(g.state), 'US'), case
    when app_private.link_version('tax_form', tax_form_page.link_organization_id::text)
      is distinct from tax_form_page.version then 'revoked'
    when exists (select from app_public.tax_forms f
      where f.link_organization_id = tax_form_page.link_organization_id and f.link_version = tax_form_page.version)
      then 'signed'
    else 'open' end,
    (select jsonb_object_agg(c.kind || ':' || c.language, c.certification) from app_private.tax_certifications() c)
  from app_public.organizations g where g.id = app_private.survivor_of(tax_form_page.link_organization_id)
$$;
grant execute on function app_private.tax_form_page(int, int) to sideline_authenticator;

-- The id of the next form: the server seals the number for this row before it is stored.
create or replace function app_private.next_tax_form_id() returns int
  language sql security definer set search_path = pg_catalog, pg_temp
as $$ select nextval(pg_get_serial_sequence('app_public.tax_forms', 'id'))::int $$;
grant execute on function app_private.next_tax_form_id() to sideline_authenticator;

-- A typed line of a form. Errors: SL422 with the field: missing, beyond 200 characters, or with nine digits in a row,
-- which may be a taxpayer number.
create or replace function app_private.tax_form_line(form jsonb, field text, needed boolean) returns text
  language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare v text := app_private.signed_name(form ->> tax_form_line.field, tax_form_line.field);
begin
  if v = '' and needed then perform app_private.fail('SL422', 'Please fill this in.', tax_form_line.field); end if;
  if v ~ '(\d[ .-]?){9}' then
    perform app_private.fail('SL422', 'Please do not enter a taxpayer number here.', tax_form_line.field);
  end if;
  return nullif(v, '');
end $$;

-- Stores the form that an organization signed by a link: form has the fields of tax_forms as typed, and language (en,
-- es) of what was certified; signed_from is the IP address of the request; the last three are what the server
-- sealed for form_id. Each link takes one form: two tabs or a request that is sent again store nothing more. Errors:
-- SL404 if the link was revoked, SL409 if a form was signed by it, SL422 with the field.
create or replace function app_private.sign_tax_form(form_id int, link_organization_id int, version int, form jsonb,
  tin_last_four text, signed_from text, key_id text, wrapped_key bytea, sealed bytea) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v app_public.tax_forms;
  v_page record;
  v_typed app_public.tax_forms;
begin
  select * into v_page from app_private.tax_form_page(sign_tax_form.link_organization_id, sign_tax_form.version);
  if v_page.state is null or v_page.state = 'revoked' then
    perform app_private.fail('SL404', 'This link has ended.');
  end if;
  v_typed := jsonb_populate_record(null::app_public.tax_forms, (select jsonb_object_agg(k, form -> k)
    from unnest('{kind,classification,exempt_payee_code,backup_withholding,tin_type}'::text[]) k));
  v.id := form_id;
  v.organization_id := v_page.id;
  v.kind := v_typed.kind;
  if v.kind is null then perform app_private.fail('SL422', 'Please choose a country.', 'kind'); end if;
  v.country := case v.kind when 'w9' then 'US' else 'CA' end;
  if v.country <> v_page.country then
    perform app_private.fail('SL422',
      'Our records have another country. If your organization has moved, please ask us first.', 'kind');
  end if;
  v.name := app_private.tax_form_line(form, 'name', true);
  v.business_name := app_private.tax_form_line(form, 'business_name', false);
  v.backup_withholding := v.kind = 'w9' and coalesce(v_typed.backup_withholding, false);
  v.tin_type := case v.kind when 'w9' then v_typed.tin_type else 'foreign' end;
  if v.kind = 'w9' then
    v.classification := v_typed.classification;
    v.exempt_payee_code := v_typed.exempt_payee_code;
    if v.classification is null then
      perform app_private.fail('SL422', 'Please choose what your organization is.', 'classification');
    elsif v.classification = 'individual' and v.exempt_payee_code is not null then
      perform app_private.fail('SL422', 'An individual has no exempt payee code.', 'exempt_payee_code');
    end if;
  end if;
  v.line1 := app_private.tax_form_line(form, 'line1', true);
  v.line2 := app_private.tax_form_line(form, 'line2', false);
  v.city := app_private.tax_form_line(form, 'city', true);
  v.state := upper(app_private.signed_name(form ->> 'state', 'state'));
  v.zip := upper(app_private.signed_name(form ->> 'zip', 'zip'));
  if app_private.country_of_state(v.state) is distinct from v.country then
    perform app_private.fail('SL422', 'Please choose a state or province.', 'state');
  elsif v.zip !~ (case v.country when 'US' then '^\d{5}(-\d{4})?$' else '^[A-Z]\d[A-Z] ?\d[A-Z]\d$' end) then
    perform app_private.fail('SL422', 'Please enter a valid ZIP or postal code.', 'zip');
  end if;
  v.signer_name := app_private.tax_form_line(form, 'signer_name', true);
  if form -> 'agreed' is distinct from 'true' then
    perform app_private.fail('SL422', 'Please tick this to sign.', 'agreed');
  end if;
  select c.certification into v.certification from app_private.tax_certifications() c
  where c.kind = v.kind and c.language = case form ->> 'language' when 'es' then 'es' else 'en' end;
  insert into app_public.tax_forms overriding system value
  select v.id, v.organization_id, v.kind, v.name, v.business_name, v.classification, v.exempt_payee_code,
    v.backup_withholding, v.line1, v.line2, v.city, v.state, v.zip, v.country, v.tin_type,
    sign_tax_form.tin_last_four, v.signer_name, v.certification, app_private.clock(), sign_tax_form.signed_from,
    sign_tax_form.link_organization_id, sign_tax_form.version
  on conflict on constraint tax_forms_link_key do nothing;
  if not found then perform app_private.fail('SL409', 'A form was already signed by this link.'); end if;
  perform app_private.store_sealed_text('tax_forms.tin', v.id::text, sign_tax_form.key_id, sign_tax_form.wrapped_key,
    sign_tax_form.sealed);
end $$;
grant execute on function app_private.sign_tax_form(int, int, int, jsonb, text, text, text, bytea, bytea)
  to sideline_authenticator;
