/** A small fixture for API tests: two leagues, two sponsors, one offer in each status that matters, one user of each role. */
import type { TestDatabase } from '../harness/database.ts';

export const PASSWORD = 'Field-Day-9';
/** A hash of it at the lowest cost: tests sign in often, and a usual hash takes 40 ms of a processor. */
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$c2lkZWxpbmUgdGVzdHMgIA$//bgjWuWWAz0QdOQR7BZeYE627gVXED/ie+J9F/6jAI';
export const people = {
  superadmin: 'superadmin@example.test',
  admin: 'admin@example.test',
  league: 'league@example.test',
  stranger: 'stranger@example.test',
  sponsor: 'sponsor@example.test',
} as const;
export type Person = keyof typeof people;

export interface Fixture {
  users: Record<Person, number>;
  organizationId: number;
  otherOrganizationId: number;
  sponsorId: number;
  campaignId: number;
  otherCampaignId: number;
  capabilityId: number;
  campaignCapabilityId: number;
  /** Offers of the first organization: proposed, confirmed. Offer of the other: qualified. */
  offers: { proposed: number; confirmed: number; qualified: number };
  deadlineId: number;
}

const ROLES: Record<Person, string> = {
  superadmin: 'superadmin',
  admin: 'admin',
  league: 'organization',
  stranger: 'organization',
  sponsor: 'sponsor',
};

/** Inserts the fixture as the owner; returns all ids. */
export async function makeFixture({ owner }: Pick<TestDatabase, 'owner'>): Promise<Fixture> {
  const id = async (text: string, values: unknown[] = []): Promise<number> =>
    (await owner.query(text, values)).rows[0].id;
  const users = {} as Record<Person, number>;
  for (const [person, email] of Object.entries(people) as [Person, string][]) {
    users[person] = await id(
      `insert into app_public.users (email, name, role, status) values ($1, $2, $3, 'active') returning id`,
      [email, person, ROLES[person]],
    );
    await owner.query('insert into app_private.user_secrets (user_id, password_hash) values ($1, $2)', [
      users[person],
      PASSWORD_HASH,
    ]);
  }
  const organization = (name: string) =>
    id(
      `insert into app_public.organizations (name, city, state, contact_email) values ($1, 'Austin', 'TX', $2) returning id`,
      [name, `${name.toLowerCase()}@example.test`],
    );
  const property = (organizationId: number, name: string) =>
    id(
      `insert into app_public.sponsorable_properties (organization_id, name, season, number_of_players)
       values ($1, $2, 'spring', 120) returning id`,
      [organizationId, name],
    );
  const sponsor = (name: string) => id('insert into app_public.sponsors (name) values ($1) returning id', [name]);
  const campaign = (sponsorId: number, name: string) =>
    id(
      `insert into app_public.campaigns (sponsor_id, name, season, year, status) values ($1, $2, 'spring', 2026, 'active') returning id`,
      [sponsorId, name],
    );
  const organizationId = await organization('Bears');
  const otherOrganizationId = await organization('Lions');
  const sponsorId = await sponsor('Acme');
  const otherSponsorId = await sponsor('Globex');
  const campaignId = await campaign(sponsorId, 'Acme Spring');
  const otherCampaignId = await campaign(otherSponsorId, 'Globex Spring');
  await owner.query('insert into app_public.organization_users (organization_id, user_id) values ($1, $2), ($3, $4)', [
    organizationId,
    users.league,
    otherOrganizationId,
    users.stranger,
  ]);
  await owner.query('insert into app_public.sponsor_users (sponsor_id, user_id) values ($1, $2)', [
    sponsorId,
    users.sponsor,
  ]);
  await owner.query(
    `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
       values ($1, 'shipping', 'Bears', '1 Main Street', 'Austin', 'TX', '78701') returning id)
     update app_public.organizations set shipping_address_id = (select id from a) where id = $1`,
    [organizationId],
  );
  const capabilityId = await id(`select id from app_public.capabilities order by position, id limit 1`);
  const campaignCapabilityId = await id(
    `insert into app_public.campaign_capabilities (campaign_id, capability_id, minimum_quantity, execution_expectations)
     values ($1, $2, 1, 'Hang it high') returning id`,
    [campaignId, capabilityId],
  );
  const offer = async (organization: number, program: string, status: string) => {
    const made = await id(
      `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value,
         season_start, season_end, confirmed_at)
       values ($1, $2, $3, $4, $5::app_public.offer_status, 1500, app_private.today(), app_private.today() + 60,
         case when $5::app_public.offer_status = 'confirmed' then app_private.clock() end) returning id`,
      [campaignId, sponsorId, await property(organization, program), organization, status],
    );
    await owner.query(
      `insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity)
       values ($1, $2, $3, $4, $5, 1)`,
      [made, campaignId, organization, sponsorId, campaignCapabilityId],
    );
    return made;
  };
  const offers = {
    proposed: await offer(organizationId, 'Bears U10', 'proposed'),
    confirmed: await offer(organizationId, 'Bears U12', 'confirmed'),
    qualified: await offer(otherOrganizationId, 'Lions U10', 'qualified'),
  };
  const deadlineId = await id(
    `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline,
       verification_reminder_instructions)
     select a.id, a.offer_id, a.organization_id, a.sponsor_id, 'Banner up', app_private.today() + 10,
       'Show {{sponsor_name}} and write to {{verification_email_address}}'
     from app_public.assets a where a.offer_id = $1 returning id`,
    [offers.confirmed],
  );
  return {
    users,
    organizationId,
    otherOrganizationId,
    sponsorId,
    campaignId,
    otherCampaignId,
    capabilityId,
    campaignCapabilityId,
    offers,
    deadlineId,
  };
}
