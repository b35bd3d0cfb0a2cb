/** The records that the load uses: many leagues, each with one offer to accept, one to send, and one confirmed with a check and a deadline. */
import type pg from 'pg';
import { makeImportedLeagues } from './imports.ts';

export interface Fixture {
  superadmin: { id: number; email: string; createdAt: string };
  /** Organizations that only imports of lists change. */
  imported: number[];
  /** One per league. */
  leagues: {
    organizationId: number;
    campaignId: number;
    accept: number;
    send: number;
    check: number;
    deadline: number;
  }[];
}

const offersStatement = `
  with league as (
    insert into app_public.organizations (name, city, state, contact_email)
    select 'Chaos League ' || n, 'Austin', 'TX', 'league' || n || '@chaos.test' from generate_series(1, $1::int) n returning id),
  address as (
    insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
    select id, kind::app_public.address_type, 'Front desk', '100 Congress Ave', 'Austin', 'TX', '78701'
    from league, unnest(array['mailing', 'shipping']) kind returning id, organization_id, address_type),
  property as (
    insert into app_public.sponsorable_properties (organization_id, name, season, number_of_players)
    select id, purpose, 'spring', 120 from league, unnest(array['accept', 'send', 'check']) purpose
    returning id, organization_id, name)
  insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start,
    season_end, confirmed_at, communicated_to_league)
  select $2, $3, id, organization_id,
    (case name when 'accept' then 'proposed' when 'send' then 'qualified' else 'confirmed' end)::app_public.offer_status,
    1000, app_private.today(), app_private.today() + 60, case when name = 'check' then app_private.clock() end, name <> 'send'
  from property`;

/** Adds the given number of leagues to a migrated database; existing data, such as the demo, stays unchanged. */
export async function makeFixture(owner: pg.Pool, leagues: number): Promise<Fixture> {
  const id = async (text: string, values: unknown[] = []): Promise<number> =>
    (await owner.query(text, values)).rows[0].id;
  const sponsor = await id(`insert into app_public.sponsors (name) values ('Chaos Bank') returning id`);
  const campaign = await id(
    `insert into app_public.campaigns (sponsor_id, name, season, year, status) values ($1, 'Chaos Spring', 'spring', 2030, 'active') returning id`,
    [sponsor],
  );
  const capability = await id(
    `insert into app_public.campaign_capabilities (campaign_id, capability_id, execution_expectations)
     select $1, id, 'Two photos of the team' from app_public.capabilities where name = 'Professional Photography' returning id`,
    [campaign],
  );
  await owner.query(
    `insert into app_public.default_verification_deadlines (campaign_capability_id, campaign_id, name, deadline, verification_reminder_instructions)
     values ($1, $2, 'Team photo', app_private.today() + 40, 'Send photos for {{sponsor_name}}')`,
    [capability, campaign],
  );
  await owner.query(offersStatement, [leagues, campaign, sponsor]);
  await owner.query(
    `update app_public.organizations g set
       mailing_address_id = (select id from app_public.addresses a where a.organization_id = g.id and address_type = 'mailing'),
       shipping_address_id = (select id from app_public.addresses a where a.organization_id = g.id and address_type = 'shipping')
     where g.id in (select organization_id from app_public.offers where campaign_id = $1)`,
    [campaign],
  );
  await owner.query(
    `insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity)
     select id, campaign_id, organization_id, sponsor_id, $1, 1 from app_public.offers where campaign_id = $2`,
    [capability, campaign],
  );
  await owner.query(
    `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline, verification_reminder_instructions)
     select a.id, a.offer_id, a.organization_id, a.sponsor_id, 'Banner', app_private.today() + 30, 'Send a photo'
     from app_public.assets a join app_public.offers o on o.id = a.offer_id where o.status = 'confirmed' and o.campaign_id = $1`,
    [campaign],
  );
  await owner.query(
    `insert into app_public.checks (offer_id, organization_id, sponsor_id, amount, memo)
     select id, organization_id, sponsor_id, 400, 'First half' from app_public.offers where status = 'confirmed' and campaign_id = $1`,
    [campaign],
  );
  const { rows: users } = await owner.query(
    `insert into app_public.users (email, name, role, status) values ('super@chaos.test', 'Super', 'superadmin', 'active') returning id, email, created_at`,
  );
  const { rows } = await owner.query(
    `select o.organization_id as "organizationId", min(o.campaign_id) as "campaignId",
       min(o.id) filter (where o.status = 'proposed') as accept, min(o.id) filter (where o.status = 'qualified') as send,
       min(c.id) as check, min(d.id) as deadline
     from app_public.offers o left join app_public.checks c on c.offer_id = o.id left join app_public.verification_deadlines d on d.offer_id = o.id
     where o.campaign_id = $1 group by 1 order by 1`,
    [campaign],
  );
  const imported = await makeImportedLeagues(owner);
  await owner.query('analyze');
  return {
    imported,
    superadmin: { id: users[0].id, email: users[0].email, createdAt: users[0].created_at.toISOString() },
    leagues: rows,
  };
}
