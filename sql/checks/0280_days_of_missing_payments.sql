-- Of an entry by hand: the bank's day, in a month that is closed, and of every entry who made it (null: before this).
alter table app_public.bank_lines add column bank_paid_on date, add column entered_by_id int,
  add constraint bank_lines_bank_paid_on_range check (bank_paid_on between '2000-01-01' and '2100-12-31') not valid,
  add constraint bank_lines_entered_by_id_fkey foreign key (entered_by_id) references app_public.users
    on delete set null not valid;
insert into app_private.schema_steps (name, kind, statement) values
  ('app_public.bank_lines_bank_paid_on_idx', 'index',
    'create index concurrently bank_lines_bank_paid_on_idx on app_public.bank_lines (bank_paid_on)'),
  ('app_public.bank_lines_entered_by_id_idx', 'index',
    'create index concurrently bank_lines_entered_by_id_idx on app_public.bank_lines (entered_by_id)'),
  ('bank_lines_bank_paid_on_range', 'constraint',
    'alter table app_public.bank_lines validate constraint bank_lines_bank_paid_on_range'),
  ('bank_lines_entered_by_id_fkey', 'constraint',
    'alter table app_public.bank_lines validate constraint bank_lines_entered_by_id_fkey');
