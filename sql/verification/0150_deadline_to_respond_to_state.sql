-- What the page of a deadline's link says besides names: whether proof is in, and whether more may still be sent.
alter type app_public.deadline_to_respond_to
  add attribute organization_name text,
  add attribute verified boolean,
  add attribute pending_verification_images int,
  add attribute accepts_proof boolean;

alter table app_public.verification_deadline_responses
  add constraint verification_deadline_responses_comment_length check (length(comment) <= 2000);
