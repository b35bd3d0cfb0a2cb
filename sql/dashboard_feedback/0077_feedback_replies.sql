-- Staff reply to comments and questions of a sponsor's users, who get one email a day about what is new.
alter table app_public.sponsor_feedback
  add column reply text constraint sponsor_feedback_reply_max_2000 check (char_length(reply) <= 2000),
  add column replied_by_id int references app_public.users on delete set null,
  add column replied_at timestamptz,
  add constraint sponsor_feedback_reply_present check (btrim(reply) <> ''),
  add constraint sponsor_feedback_reply_dated check ((reply is null) = (replied_at is null)),
  add constraint sponsor_feedback_reply_to_question check (reply is null or body is not null or reaction = 'question');
create index on app_public.sponsor_feedback (replied_by_id);
create index on app_public.sponsor_feedback (user_id, replied_at) where reply is not null;

alter table app_public.campaign_notes add column published_at timestamptz; -- the first time; null for a draft
update app_public.campaign_notes set published_at = created_at where published;

alter table app_private.mail_outbox drop constraint mail_outbox_kind_check,
  add constraint mail_outbox_kind_check check (kind in (
    'offer', 'acceptance', 'rejection_notice', 'verification_reminder', 'rejected_image', 'check_approved',
    'set_password', 'invitation', 'recovery', 'removal_notice', 'application', 'survey', 'onboarding',
    'additional_verification', 'creatives', 'self_signup', 'daily_work', 'member_request', 'contact_change',
    'check_mailed', 'check_voided', 'recap', 'sponsor_news'));
