-- Where the link to sign a contract is emailed; null: staff pass it on themselves.
alter table app_public.campaign_contracts
  add column signer_email text
    constraint campaign_contracts_signer_email_max_200 check (char_length(signer_email) <= 200),
  add column emailed_on date -- last
    constraint campaign_contracts_emailed_on_range check (emailed_on between '2000-01-01' and '2100-12-31');
do $$
begin
  execute format('alter table app_public.campaign_contracts add constraint campaign_contracts_signer_email_form
    check (signer_email ~ %L)', '^' || app_private.email_pattern() || '$');
  execute format('alter table app_private.mail_outbox drop constraint mail_outbox_kind_check,
    add constraint mail_outbox_kind_check %s',
    (select replace(pg_get_constraintdef(k.oid), 'ARRAY[',
      'ARRAY[''contract_to_sign''::text, ''contract_signed''::text, ')
     from pg_constraint k where k.conname = 'mail_outbox_kind_check'));
end $$;
