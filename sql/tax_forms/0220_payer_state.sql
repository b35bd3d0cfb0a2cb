-- A code that is none has no country: it is no state either.
alter table app_public.tax_settings drop constraint tax_settings_payer_state_known,
  add constraint tax_settings_payer_state_known
    check (payer_state is null or app_private.country_of_state(payer_state) is not distinct from 'US');
