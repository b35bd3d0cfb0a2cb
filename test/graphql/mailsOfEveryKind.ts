/** One sent email of each kind in the small fixture. */
import { mailKinds } from '../../server/shared/mail/index.ts';
import type { TestDatabase } from '../harness/database.ts';
import { makeDepositAccount } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';

/** The league's contact, who receives them all. */
export const RECIPIENT = 'bears@example.test';

/** Adds the emails and the records that they are about; returns the ids in the outbox by kind. */
export async function makeMails({ owner }: TestDatabase, fixture: Fixture): Promise<Map<string, string>> {
  const { organizationId, sponsorId, campaignId, users, offers, deadlineId } = fixture;
  const one = async (text: string, values: unknown[]): Promise<number> => (await owner.query(text, values)).rows[0].id;
  const owners = [offers.confirmed, organizationId, sponsorId];
  const payload = {
    offer_id: offers.confirmed,
    organization_id: organizationId,
    user_id: users.league,
    verification_deadline_ids: [deadlineId],
    message: 'Once <more>, please',
    what: 'contact_email',
    invitation_id: await one(
      `insert into app_private.invitations (user_id, organization_id, invited_by_id, sent_at)
       values ($1, $2, $3, app_private.clock()) returning id`,
      [users.stranger, organizationId, users.superadmin],
    ),
    handover_id: await one(
      `insert into app_private.handovers (organization_id, leaving_id, successor_id, expires_at)
       values ($1, $2, $3, app_private.clock() + interval '14 days') returning id`,
      [organizationId, users.league, users.stranger],
    ),
    check_id: await one(
      `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
       values ($1, $2, $3, 825, 'First payment') returning id`,
      owners,
    ),
    forwarded_task_id: await one(
      `insert into app_public.forwarded_tasks (offer_id, verification_deadline_id, name, email, forwarded_by, expires_at)
       values ($1, $2, 'Coach Kim', 'kim@team.test', 'Sam', '2040-01-01') returning id`,
      [offers.confirmed, deadlineId],
    ),
    verification_image_id: await one(
      `with f as (insert into app_private.files (storage_key, content_type, byte_size, sha256)
         values ('proof', 'image/jpeg', 1, '\\x00') returning id)
       insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id)
       select $1, $2, $3, $4, f.id from f returning id`,
      [...owners, deadlineId],
    ),
  };
  const account = await makeDepositAccount(owner, organizationId, { confirmed_at: null, usable_from: null });
  Object.assign(payload, { account_id: account.id, code_seed: 'seed', change: 'corrected' });
  const recapId = await one(
    `insert into app_public.recaps (sponsor_id, campaign_id, format) values ($1, $2, 'pdf') returning id`,
    [sponsorId, campaignId],
  );
  Object.assign(payload, {
    recap_share_id: await one(
      `insert into app_public.recap_shares (recap_id, sponsor_id, campaign_id, expires_at)
       values ($1, $2, $3, app_private.clock() + interval '30 days') returning id`,
      [recapId, sponsorId, campaignId],
    ),
  });
  const contractId = await one(
    `insert into app_public.campaign_contracts (campaign_id, total_spend, starts_on, ends_on, billing_name, billing_address, billing_email, amounts, due_dates)
     values ($1, 100, '2030-01-01', '2030-06-30', 'Bears', '1 Main St', $2, '{100}', '{2030-03-01}') returning id`,
    [campaignId, RECIPIENT],
  );
  Object.assign(payload, {
    contract_id: contractId,
    invoice_id: await one(
      `insert into app_public.invoices (number, contract_id, campaign_id, sponsor_id, installment, amount, issued_on, due_on, billing_name, billing_address, billing_email)
       values (1, $1, $2, $3, 1, 100, '2030-01-01', '2030-03-01', 'Bears', '1 Main St', $4) returning id`,
      [contractId, campaignId, sponsorId, RECIPIENT],
    ),
  });
  Object.assign(payload, {
    deposit_entry_id: await one(
      `with run as (insert into app_public.deposit_runs (effective_date) values ('2030-01-02') returning id),
         file as (insert into app_public.deposit_return_files (file_name, file_hash) values ('r', repeat('0', 64)) returning id)
       insert into app_public.deposit_entries (run_id, account_id, amount, code, returned_on, return_file_id)
       select run.id, $1, 0, 'R03', '2030-01-04', file.id from run, file returning id`,
      [account.id],
    ),
  });
  const ids = new Map<string, string>();
  for (const kind of mailKinds) {
    const id = await one(
      `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state)
       values ($1, $2, $1, app_private.today(), $3, $4, $5, 'sent') returning id`,
      [kind, RECIPIENT, payload, offers.confirmed, organizationId],
    );
    ids.set(kind, String(id));
  }
  return ids;
}
