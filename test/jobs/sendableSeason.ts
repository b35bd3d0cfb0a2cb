/** A season whose offer can be sent, accepted and paid. */
import type pg from 'pg';
import { makeAddress } from '../harness/factories.ts';
import { makeSeason, type Season } from './season.ts';

/** Creates a season with a qualified offer, a default deadline 20 days after acceptance and both addresses. `contacts`: the organization's comma-separated addresses. */
export async function makeSendableSeason(owner: pg.Pool, contacts: string): Promise<Season> {
  const season = await makeSeason(owner, { status: 'qualified', contacts });
  await owner.query(
    `insert into app_public.default_verification_deadlines
       (campaign_capability_id, campaign_id, name, deadline, "offset", offset_type, verification_reminder_instructions)
     select id, campaign_id, 'First photo', app_private.today() + 30, 20, 'accept_offer_date', 'Send a photo for {{sponsor_name}}.'
     from app_public.campaign_capabilities where campaign_id = $1`,
    [season.campaignId],
  );
  const address = { name: 'Harbor Hills', line1: '412 Bayfront Parkway', city: 'Erie', state: 'PA', zip: '16507' };
  for (const type of ['mailing', 'shipping']) await makeAddress(owner, season.organizationId, type, address);
  return season;
}
