-- The note of an entry by hand is required: without coalesce a null passed.
alter table app_public.bank_lines drop constraint bank_lines_kind, add constraint bank_lines_kind
  check (amount <> 0 and (amount > 0 or reverses_id is not null) and (statement_id is null) = (fingerprint is null)
    and case when statement_id is null then reverses_id is not null or check_id is not null
      and coalesce(btrim(note), '') <> '' else reverses_id is null end);
