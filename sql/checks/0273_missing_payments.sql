-- A line without a file that reverses none is a person's entry of a payment of a closed month that no file has.
alter table app_public.bank_lines drop constraint bank_lines_kind, add constraint bank_lines_kind
  check (amount <> 0 and (amount > 0 or reverses_id is not null) and (statement_id is null) = (fingerprint is null)
    and case when statement_id is null then reverses_id is not null or check_id is not null and btrim(note) <> ''
      else reverses_id is null end);
