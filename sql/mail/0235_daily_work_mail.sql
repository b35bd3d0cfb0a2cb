-- The daily mail of what staff have to do.
alter table app_private.mail_outbox
  drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (kind in ('offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image',
    'check_approved', 'set_password', 'invitation', 'recovery', 'removal_notice', 'application', 'survey', 'onboarding',
    'additional_verification', 'creatives', 'self_signup', 'daily_work'));
