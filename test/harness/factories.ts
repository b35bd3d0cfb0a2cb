/**
 * Rows for tests, inserted as the owner without the API's functions. Each factory creates the rows that its row
 * depends on unless they are given, and returns the row. Names are numbered, so that any number of rows can be
 * created in one database.
 */
import type pg from 'pg';

export type Db = Pick<pg.Pool | pg.PoolClient, 'query'>;
// biome-ignore lint/suspicious/noExplicitAny: a row has the columns of its table
export type Row = Record<string, any>;
type Values = Row;

let made = 0;
const next = (): number => ++made;

/** Inserts one row into a table of app_public (or the schema named) and returns it. */
export async function insert(db: Db, table: string, values: Values): Promise<Row> {
  const columns = Object.keys(values);
  const { rows } = await db.query(
    `insert into ${table.includes('.') ? table : `app_public.${table}`} (${columns.map((name) => `"${name}"`).join(', ')})
     values (${columns.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    columns.map((name) => values[name]),
  );
  return rows[0] as Row;
}

/** The date of the database's clock plus a number of days; YYYY-MM-DD. */
export async function day(db: Db, offset = 0): Promise<string> {
  const { rows } = await db.query(`select (app_private.today() + $1::int)::text as day`, [offset]);
  return rows[0].day;
}

/** The id of a reference row by name. */
export async function idOf(db: Db, table: string, name: string): Promise<number> {
  const { rows } = await db.query(`select id from app_public.${table} where name = $1`, [name]);
  if (!rows[0]) throw new Error(`There is no "${name}" in ${table}.`);
  return rows[0].id;
}

export const makeUser = async (db: Db, role: string, values: Values = {}): Promise<Row> => {
  const n = next();
  return insert(db, 'users', {
    email: `${role}${n}@example.test`,
    name: `Person ${n}`,
    role,
    status: 'active',
    ...values,
  });
};

/** A user who belongs to the organization, by default as an owner. */
export async function makeMember(db: Db, organizationId: number, values: Values = {}, role = 'owner'): Promise<Row> {
  const user = await makeUser(db, 'organization', values);
  await insert(db, 'organization_users', { organization_id: organizationId, user_id: user.id, role });
  return user;
}

export async function makeAddress(db: Db, organizationId: number, type: string, values: Values = {}): Promise<Row> {
  const address = await insert(db, 'addresses', {
    organization_id: organizationId,
    address_type: type,
    name: `${type} desk`,
    line1: '100 Congress Ave',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    ...values,
  });
  await db.query(`update app_public.organizations set ${type}_address_id = $1 where id = $2`, [
    address.id,
    organizationId,
  ]);
  return address;
}

/** An organization that can be emailed and has both addresses, unless `addresses` is false. */
export async function makeOrganization(db: Db, { addresses = true, ...values }: Values = {}): Promise<Row> {
  const n = next();
  const organization = await insert(db, 'organizations', {
    name: `League ${n}`,
    city: 'Austin',
    state: 'TX',
    contact_email: `league${n}@example.test`,
    ...values,
  });
  if (addresses) {
    await makeAddress(db, organization.id, 'mailing');
    await makeAddress(db, organization.id, 'shipping');
  }
  return organization;
}

export async function makeProperty(db: Db, values: Values = {}): Promise<Row> {
  const organization_id = values.organization_id ?? (await makeOrganization(db)).id;
  return insert(db, 'sponsorable_properties', {
    name: `Program ${next()}`,
    season: 'spring',
    sport_id: await idOf(db, 'sports', 'Soccer'),
    number_of_players: 120,
    ...values,
    organization_id,
  });
}

export const makeSponsor = async (db: Db, values: Values = {}): Promise<Row> =>
  insert(db, 'sponsors', { name: `Brand ${next()}`, ...values });

export async function makeSponsorUser(db: Db, sponsorId: number, values: Values = {}): Promise<Row> {
  const user = await makeUser(db, 'sponsor', values);
  await insert(db, 'sponsor_users', { sponsor_id: sponsorId, user_id: user.id });
  return user;
}

/** A campaign that is exclusive by nothing and takes any season, so that other tests can place a league in several. */
export async function makeCampaign(db: Db, values: Values = {}): Promise<Row> {
  const sponsor_id = values.sponsor_id ?? (await makeSponsor(db)).id;
  return insert(db, 'campaigns', {
    name: `Campaign ${next()}`,
    season: 'spring',
    year: 2030,
    status: 'active',
    exclusive_by_sport: false,
    exclusive_by_category: false,
    any_season: true,
    ...values,
    sponsor_id,
  });
}

/** A capability that the campaign asks of a league; by default professional photographs, with a description. */
export async function makeCampaignCapability(db: Db, campaignId: number, values: Values = {}): Promise<Row> {
  return insert(db, 'campaign_capabilities', {
    campaign_id: campaignId,
    capability_id: await idOf(db, 'capabilities', 'Professional Photography'),
    execution_expectations: 'Two photos of the team',
    ...values,
  });
}

export async function makeDefaultDeadline(db: Db, campaignCapabilityId: number, values: Values = {}): Promise<Row> {
  return insert(db, 'default_verification_deadlines', {
    campaign_capability_id: campaignCapabilityId,
    name: `Photos ${next()}`,
    deadline: await day(db, 40),
    verification_reminder_instructions: 'Send photos for {{sponsor_name}} to {{verification_email_address}}',
    ...values,
  });
}

const told = ['proposed', 'confirmed', 'rejected_by_league', 'rejected_by_organization', 'canceled'];

/** An offer in any status, with season dates and a value of 1,000 dollars. */
export async function makeOffer(db: Db, values: Values = {}): Promise<Row> {
  const status = values.status ?? 'proposed';
  const campaign_id = values.campaign_id ?? (await makeCampaign(db)).id;
  const sponsorable_property_id = values.sponsorable_property_id ?? (await makeProperty(db)).id;
  const { rows } = await db.query(
    `select c.sponsor_id, p.organization_id from app_public.campaigns c, app_public.sponsorable_properties p
     where c.id = $1 and p.id = $2`,
    [campaign_id, sponsorable_property_id],
  );
  return insert(db, 'offers', {
    value: 1000,
    season_start: await day(db, 5),
    season_end: await day(db, 90),
    communicated_to_league: told.includes(status),
    confirmed_at: ['confirmed', 'canceled'].includes(status) ? await day(db) : null,
    ...values,
    ...rows[0],
    campaign_id,
    sponsorable_property_id,
    status,
  });
}

export async function makeAsset(db: Db, offer: Row, campaignCapabilityId: number, values: Values = {}): Promise<Row> {
  const { id: offer_id, campaign_id, organization_id, sponsor_id } = offer;
  return insert(db, 'assets', {
    offer_id,
    campaign_id,
    organization_id,
    sponsor_id,
    campaign_capability_id: campaignCapabilityId,
    quantity: 2,
    reach: 500,
    ...values,
  });
}

export async function makeDeadline(db: Db, asset: Row, values: Values = {}): Promise<Row> {
  const { id: asset_id, offer_id, organization_id, sponsor_id } = asset;
  return insert(db, 'verification_deadlines', {
    asset_id,
    offer_id,
    organization_id,
    sponsor_id,
    name: `Proof ${next()}`,
    deadline: await day(db, 30),
    verification_reminder_instructions: 'Send photos to {{verification_email_address}}',
    ...values,
  });
}

export const makeFile = async (db: Db, values: Values = {}): Promise<Row> => {
  const n = next();
  return insert(db, 'app_private.files', {
    storage_key: `test/${n}.jpg`,
    content_type: 'image/jpeg',
    byte_size: 1000,
    sha256: Buffer.from(String(n)),
    ...values,
  });
};

export async function makeImage(db: Db, deadline: Row, values: Values = {}): Promise<Row> {
  const { id: verification_deadline_id, offer_id, organization_id, sponsor_id } = deadline;
  const file_id = values.file_id ?? (await makeFile(db)).id;
  return insert(db, 'verification_images', {
    verification_deadline_id,
    offer_id,
    organization_id,
    sponsor_id,
    release: 'agreed',
    ...values,
    file_id,
  });
}

let checkNumber = 500_000;

/** A check in any status, with everything that its status requires. */
export async function makeCheck(db: Db, offer: Row, values: Values = {}): Promise<Row> {
  const { id: offer_id, organization_id, sponsor_id } = offer;
  const status = values.status ?? 'pending';
  const { rows } = await db.query('select mailing_address_id from app_public.organizations where id = $1', [
    organization_id,
  ]);
  const approved = ['approved', 'voided'].includes(status);
  return insert(db, 'checks', {
    offer_id,
    organization_id,
    sponsor_id,
    amount: 100,
    memo: 'First half',
    number: approved ? ++checkNumber : null,
    mailing_address_id: approved ? rows[0].mailing_address_id : null,
    action_reason: ['rejected', 'voided'].includes(status) ? 'Wrong amount' : null,
    ...values,
    status,
  });
}

/** An account for direct deposit, confirmed a month ago; its number is not sealed. */
export const makeDepositAccount = (db: Db, organizationId: number, values: Values = {}): Promise<Row> =>
  insert(db, 'deposit_accounts', {
    organization_id: organizationId,
    holder_name: 'Test League',
    kind: 'checking',
    routing_number: '021000021',
    ends_in: '6789',
    entered_at: '2020-01-01',
    confirmed_at: '2020-01-01',
    usable_from: '2020-01-04',
    ...values,
  });

export type OfferFixture = {
  organization: Row;
  member: Row;
  property: Row;
  sponsor: Row;
  campaign: Row;
  campaignCapability: Row;
  defaultDeadline: Row;
  offer: Row;
  asset: Row;
};

/** One offer with everything it needs to be sent, accepted, verified and paid. `offer`: columns of the offer; `organization`: columns of the league. */
export async function makeOfferFixture(
  db: Db,
  values: { offer?: Values; organization?: Values; campaign?: Values; property?: Values; capability?: Values } = {},
): Promise<OfferFixture> {
  const organization = await makeOrganization(db, values.organization);
  const member = await makeMember(db, organization.id);
  const property = await makeProperty(db, { ...values.property, organization_id: organization.id });
  const campaign = await makeCampaign(db, values.campaign);
  const campaignCapability = await makeCampaignCapability(db, campaign.id, values.capability);
  const defaultDeadline = await makeDefaultDeadline(db, campaignCapability.id);
  const offer = await makeOffer(db, {
    ...values.offer,
    campaign_id: campaign.id,
    sponsorable_property_id: property.id,
  });
  const asset = await makeAsset(db, offer, campaignCapability.id);
  const sponsor = (await db.query('select * from app_public.sponsors where id = $1', [campaign.sponsor_id])).rows[0];
  return { organization, member, property, sponsor, campaign, campaignCapability, defaultDeadline, offer, asset };
}

/** A key of a user, without a secret. */
export const makeApiKey = (db: Db, owner_id: number): Promise<Row> =>
  insert(db, 'api_keys', {
    owner_id,
    name: 'Report',
    scopes: '{offers:read}',
    hint: 'ab12',
    expires_at: '2190-01-01T00:00:00Z',
  });

/** A saved view of a staff member, and its feed. */
export async function makeFeed(db: Db, owner_id: number): Promise<Row> {
  const view = await insert(db, 'list_views', { owner_id, resource: 'offers', label: 'Late', view: '{}' });
  return insert(db, 'feeds', { owner_id, list_view_id: view.id, request: '{}' });
}

/** A webhook of a user, without a secret, with one message that was sent and one that waits. */
export async function makeWebhook(db: Db, owner_id: number, values: Record<string, unknown> = {}): Promise<Row> {
  const webhook = await insert(db, 'webhooks', {
    owner_id,
    url: 'https://hooks.example.com/sideline',
    events: '{offers}',
    ...values,
  });
  const message = { webhook_id: webhook.id, owner_id, event_type: 'webhook.test' };
  await insert(db, 'webhook_messages', { ...message, state: 'delivered', attempts: 1 });
  await insert(db, 'webhook_messages', message);
  return webhook;
}
