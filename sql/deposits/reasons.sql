-- The codes for which banks return deposits (R) and correct accounts (C), with their texts. ends_account: no money
-- reaches that account. A code that is not listed (R48 to R99) still means that the payment was returned.

create view app_private.deposit_reasons as
  with v (code, reason) as (values
    ('R01', 'Insufficient funds'), ('R02', 'The account is closed'), ('R03', 'There is no such account'),
    ('R04', 'The account number is not valid'), ('R05', 'The debit was not authorized by the consumer'),
    ('R06', 'Our bank asked to return it'), ('R07', 'The authorization was revoked'), ('R08', 'Payment was stopped'),
    ('R09', 'Funds are not collected yet'), ('R10', 'The payee does not know the sender'),
    ('R11', 'It differs from what the payee authorized'), ('R12', 'The branch was sold to another bank'),
    ('R13', 'The bank takes no such payments'), ('R14', 'The representative of the payee died or cannot act'),
    ('R15', 'The account holder died'), ('R16', 'The account is frozen'),
    ('R17', 'The bank could not process the entry'),
    ('R18', 'The effective date is not valid'), ('R19', 'The amount is not valid'),
    ('R20', 'The account does not accept this kind of payment'), ('R21', 'Our company number is not valid'),
    ('R22', 'The number of the payee is not valid'), ('R23', 'The payee refused it'), ('R24', 'It is a duplicate'),
    ('R25', 'The addenda is not valid'), ('R26', 'A required field is missing'),
    ('R27', 'The trace number is not valid'),
    ('R28', 'The routing number is not valid'), ('R29', 'The payee says that it was not authorized'),
    ('R30', 'The bank does not take part in check truncation'), ('R31', 'The bank returns it as agreed'),
    ('R32', 'The bank does not settle'), ('R33', 'A destroyed check was returned'),
    ('R34', 'The bank takes part only in some payments'), ('R35', 'It was an improper debit'),
    ('R36', 'It was an improper credit'), ('R37', 'Its source document was presented for payment'),
    ('R38', 'Its source document was stopped'), ('R39', 'Its source document is improper'),
    ('R40', 'A federal agency returned the enrollment'), ('R41', 'The transaction code of the enrollment is not valid'),
    ('R42', 'The routing number of the enrollment is not valid'),
    ('R43', 'The account number of the enrollment is not valid'),
    ('R44', 'The number of the person in the enrollment is not valid'),
    ('R45', 'The name in the enrollment is not valid'),
    ('R46', 'The representative of the payee in the enrollment is not valid'), ('R47', 'The enrollment is a duplicate'),
    ('R50', 'State law does not allow it'), ('R51', 'The item is not eligible'), ('R52', 'The item was stopped'),
    ('R53', 'The item was presented for payment, too'), ('R61', 'The return went to the wrong bank'),
    ('R62', 'It returned an erroneous or reversing debit'), ('R67', 'The return is a duplicate'),
    ('R68', 'The return came too late'), ('R69', 'Fields of the return are wrong'),
    ('R70', 'The return was not accepted or not asked for'), ('R71', 'The dishonored return went to the wrong bank'),
    ('R72', 'The dishonored return came too late'), ('R73', 'The original return came in time'),
    ('R74', 'The return was corrected'), ('R75', 'The return is not a duplicate'), ('R76', 'No errors were found'),
    ('R77', 'The dishonored return was not accepted'), ('R80', 'The international payment is coded wrong'),
    ('R81', 'The bank does not accept international payments'), ('R82', 'The foreign bank''s number is not valid'),
    ('R83', 'The foreign bank could not settle'), ('R84', 'The gateway did not process it'),
    ('R85', 'The outbound international payment is coded wrong'),
    ('C01', 'Another account number'), ('C02', 'Another routing number'), ('C03', 'Another routing and account number'),
    ('C04', 'Another name'), ('C05', 'Another kind of account'), ('C06', 'Another account number and kind of account'),
    ('C07', 'Another routing number, account number and kind of account'),
    ('C08', 'Another number of the foreign bank'), ('C09', 'Another number of the payee'),
    ('C13', 'The addenda has another form'), ('C14', 'Another class of an international payment'))
  select v.code, v.reason, v.code = any ('{R02,R03,R04,R12,R13,R14,R15,R16,R20,R28,R34}') as ends_account from v
  union all select 'R' || n, 'The reason is not in our list: ask the bank', false from generate_series(48, 99) n
  where not exists (select from v where v.code = 'R' || n);

-- Why the bank returned an entry, or what it corrected, as text.
create or replace function app_public.deposit_entries_reason(e app_public.deposit_entries) returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app_private.require_superadmin();
  return (select r.reason from app_private.deposit_reasons r where r.code = e.code);
end $$;
grant execute on function app_public.deposit_entries_reason(app_public.deposit_entries) to sideline_superadmin;
comment on function app_public.deposit_entries_reason(app_public.deposit_entries) is
  'Why the bank returned the entry, or what it corrected, as text; null if it did neither.';
