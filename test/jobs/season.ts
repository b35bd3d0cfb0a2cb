/** One sponsorship with everything that emails and jobs read, created as the owner. */
import type pg from 'pg';

export interface Season {
  sponsorId: number;
  campaignId: number;
  organizationId: number;
  propertyId: number;
  offerId: number;
  assetId: number;
  /** Due in the given number of days from today. */
  addDeadline(inDays: number, name?: string): Promise<number>;
  addImage(deadlineId: number, status: 'pending' | 'verified' | 'rejected'): Promise<number>;
  addUser(email: string, role?: string, status?: string): Promise<number>;
  /** Queues an email like SQL does; returns its outbox id. */
  queue(kind: string, recipient: string, payload: Record<string, number>): Promise<string>;
  /** The current outbox row. */
  outbox(
    id: string,
  ): Promise<{ state: string; attempts: number; last_error: string | null; message_id: string | null }>;
}

let made = 0;

/** Creates a season. `status` of the offer; `contacts`: the organization's comma-separated addresses. */
export async function makeSeason(
  owner: pg.Pool,
  { status = 'confirmed', contacts = 'office@harbor.test' as string | null } = {},
): Promise<Season> {
  const one = async (text: string, ...values: unknown[]) => (await owner.query(text, values)).rows[0];
  const id = async (text: string, ...values: unknown[]): Promise<number> => (await one(text, ...values)).id;
  made += 1;
  const number = made;
  const sponsorId = await id(`insert into app_public.sponsors (name) values ('Northlight & Sons') returning id`);
  const campaignId = await id(
    `insert into app_public.campaigns (sponsor_id, name, season, year, status, additional_requirements, sponsor_overview)
     values ($1, 'Northlight Spring', 'spring', 2027, 'active', 'No other bank.', 'A credit union <by the lake>.') returning id`,
    sponsorId,
  );
  const organizationId = await id(
    `insert into app_public.organizations (name, city, state, contact_email) values ($1, 'Erie', 'PA', $2) returning id`,
    `Harbor Hills ${number}`,
    contacts,
  );
  const propertyId = await id(
    `insert into app_public.sponsorable_properties (organization_id, name, season) values ($1, 'Recreational soccer', 'spring') returning id`,
    organizationId,
  );
  const offerId = await id(
    `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start,
       season_end, confirmed_at, additional_requirements)
     values ($1, $2, $3, $4, $5::text::app_public.offer_status, 1650, '2027-03-20', '2027-06-05', case when $5::text = 'confirmed' then app_private.clock() - interval '90 days' end,
       'One banner at Field 1.') returning id`,
    campaignId,
    sponsorId,
    propertyId,
    organizationId,
    status,
  );
  const capabilityId = await id(
    `insert into app_public.campaign_capabilities (campaign_id, capability_id, execution_expectations)
     select $1, id, 'Hang them on the fences.' from app_public.capabilities where name = 'Game Signage' returning id`,
    campaignId,
  );
  const assetId = await id(
    `insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity)
     values ($1, $2, $3, $4, $5, 4) returning id`,
    offerId,
    campaignId,
    organizationId,
    sponsorId,
    capabilityId,
  );
  return {
    sponsorId,
    campaignId,
    organizationId,
    propertyId,
    offerId,
    assetId,
    addDeadline: (inDays, name = 'Banner photo') =>
      id(
        `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline,
           verification_reminder_instructions)
         values ($1, $2, $3, $4, $5, app_private.today() + $6::int, 'Show the {{sponsor_name}} banner or write to {{verification_email_address}}.')
         returning id`,
        assetId,
        offerId,
        organizationId,
        sponsorId,
        name,
        inDays,
      ),
    async addImage(deadlineId, imageStatus) {
      const fileId = await id(
        `insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, 'image/png', 100, '\\x00') returning id`,
        `uploads/season-${number}-${Date.now()}-${Math.random().toString(36).slice(2, 8)}.png`,
      );
      return id(
        `insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, status)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        offerId,
        organizationId,
        sponsorId,
        deadlineId,
        fileId,
        imageStatus,
      );
    },
    addUser: (email, role = 'organization', userStatus = 'active') =>
      id(
        `insert into app_public.users (email, name, role, status) values ($1, 'Dana Hill', $2, $3) returning id`,
        email,
        role,
        userStatus,
      ),
    queue: async (kind, recipient, payload) =>
      (
        await one(
          `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id)
           values ($1, $2, $3, app_private.today(), $4, $5, $6) returning id`,
          kind,
          recipient,
          `${kind}:${number}:${Math.random()}`,
          payload,
          offerId,
          organizationId,
        )
      ).id,
    outbox: (outboxId) =>
      one('select state, attempts, last_error, message_id from app_private.mail_outbox where id = $1', outboxId),
  };
}
