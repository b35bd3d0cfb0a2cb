-- One reminder a person and day [L4], and proof's reminders apart from offers when somebody unsubscribes [L19].
alter table app_private.mail_outbox
  -- the one letter that says what this row was queued for; such a row is never sent by itself
  add column included_in bigint references app_private.mail_outbox on delete cascade,
  add constraint mail_outbox_included_waits_for_none check (included_in is null or state = 'skipped');
create index on app_private.mail_outbox (included_in);

-- unsubscribed: from all bulk mail, as links that were mailed before there were topics say
alter table app_private.mail_suppressions
  drop constraint mail_suppressions_reason_check,
  add constraint mail_suppressions_reason_check
    check (reason in ('bounced', 'unsubscribed', 'unsubscribed_offers', 'unsubscribed_proof', 'unsubscribed_work'));
