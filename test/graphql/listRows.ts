/** Rows for the console's lists that the small fixture lacks. */
import type { TestDatabase } from '../harness/database.ts';
import { makeImage } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';

/** Adds a photo, checks and emails, so that no list is empty. */
export async function addListRows({ owner }: TestDatabase, fixture: Fixture): Promise<void> {
  const deadline = (
    await owner.query('select * from app_public.verification_deadlines where id = $1', [fixture.deadlineId])
  ).rows[0];
  await makeImage(owner, deadline);
  await owner.query(
    `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
     values ($1, $2, $3, 250, 'Banners')`,
    [fixture.offers.confirmed, fixture.organizationId, fixture.sponsorId],
  );
  await owner.query(
    `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, organization_id)
     values ('offer', 'coach@bears.test', 'offer:1:1', app_private.today(), '{}', $1)`,
    [fixture.organizationId],
  );
  // varied values and nulls, so that an order is visible
  await owner.query(
    `update app_public.organizations set organization_type_id = (select min(id) from app_public.organization_types),
       last_engaged_at = app_private.clock() where id = $1`,
    [fixture.organizationId],
  );
  await owner.query(
    `update app_public.sponsorable_properties set sport_id = (select min(id) from app_public.sports) where name = 'Bears U12'`,
  );
  await owner.query(
    `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo, created_by_id)
     values ($1, $2, $3, 90.5, 'Balls', $4)`,
    [fixture.offers.confirmed, fixture.organizationId, fixture.sponsorId, fixture.users.admin],
  );
  await owner.query(
    `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, state, last_error, attempts)
     values ('recovery', 'nobody@wolves.test', 'x', app_private.today(), '{}', 'failed', 'Mailbox full', 3)`,
  );
}
