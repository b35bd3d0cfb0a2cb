/** What staff do where a rule spans rows that no constraint compares, and the statements that find rows that break such a rule. */
import type pg from 'pg';
import {
  insert,
  makeAsset,
  makeDeadline,
  makeImage,
  makeOffer,
  makeOfferFixture,
  makeProperty,
} from '../harness/factories.ts';

/** The records of a sequence: a league with a confirmed offer, a prospect, places, and a capability in a package. */
export async function makeRuledFixture(db: pg.Pool) {
  const { organization, property, campaign, campaignCapability, offer, asset } = await makeOfferFixture(db, {
    offer: { status: 'confirmed', value: 300 },
    property: { sport_id: 1, competitiveness_id: 1 },
  });
  const of = { organization_id: organization.id };
  const deadline = await makeDeadline(db, asset);
  await makeImage(db, deadline);
  await makeDeadline(db, asset);
  const other = await makeProperty(db, of);
  const prospect = await makeOffer(db, {
    campaign_id: campaign.id,
    sponsorable_property_id: other.id,
    status: 'prospecting',
  });
  await makeAsset(db, prospect, campaignCapability.id);
  for (const nickname of ['North', 'South'])
    await insert(db, 'play_locations', { ...of, nickname, address: '1 Oak St', lat: 41, lon: -80 });
  const { rows } = await db.query(`select id, kind from app_public.capabilities where kind = 'game_signage' limit 1`);
  const detail = await insert(db, 'capability_details', {
    ...of,
    capability_id: rows[0].id,
    kind: rows[0].kind,
    max_for_sale: 9,
  });
  const sold = await insert(db, 'organization_capabilities', {
    ...of,
    capability_id: rows[0].id,
    name: 'Sign',
    capability_detail_id: detail.id,
  });
  const bundle = await insert(db, 'organization_packages', { ...of, name: 'Gold', price: 10 });
  return {
    organization: organization.id as number,
    program: property.id as number,
    campaign: campaign.id as number,
    campaignCapability: campaignCapability.id as number,
    offer: offer.id as number,
    prospect: prospect.id as number,
    sold: sold.id as number,
    bundle: bundle.id as number,
  };
}
export type RuledFixture = Awaited<ReturnType<typeof makeRuledFixture>>;

/** An act of the form "call a function with these arguments". `n`: from 0 to 400. */
type Act = (fixture: RuledFixture, n: number) => [text: string, values: unknown[]];
const patch =
  (name: string, of: (fixture: RuledFixture) => number, values: (n: number, fixture: RuledFixture) => object): Act =>
  (fixture, n) => [`select app_public.${name}($1, $2)`, [of(fixture), JSON.stringify(values(n, fixture))]];
/** The nth row's id of a table under a condition on $1. */
const nth = (table: string, condition: string) =>
  `(select t.id from app_public.${table} t where ${condition} order by t.id offset $2::int % greatest(1, (select count(*)::int from app_public.${table} t where ${condition})) limit 1)`;

export const ruledActs: Record<string, Act> = {
  'write a check': ({ offer }, n) => [`select app_public.create_check($1, $2, 'Half')`, [offer, n + 1]],
  'cancel a check': ({ offer }, n) => [
    `select app_public.cancel_check(${nth('checks', 't.offer_id = $1')})`,
    [offer, n],
  ],
  'change the value': patch(
    'update_offer',
    ({ offer }) => offer,
    (n) => ({ value: n + 1 }),
  ),
  'change the assets': patch(
    'update_offer',
    ({ offer }) => offer,
    (n, { campaignCapability }) => ({
      assets: [{ campaign_capability_id: campaignCapability, quantity: n % 3, reach: n % 2 }],
    }),
  ),
  'cancel the sponsorship': ({ offer }) => ['select app_public.cancel_offer($1)', [offer]],
  'remove the prospect': ({ prospect }) => [
    'select app_public.remove_sponsorable_properties_from_campaign(array[$1::int], false, null)',
    [prospect],
  ],
  'move the season': patch(
    'update_offer',
    ({ offer }) => offer,
    (n) => ({
      [n % 2 ? 'season_start' : 'season_end']: new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10),
    }),
  ),
  'close the campaign': patch(
    'update_campaign',
    ({ campaign }) => campaign,
    (n) => ({ status: n % 2 ? 'closed' : 'active' }),
  ),
  'limit what is for sale': patch(
    'update_organization_capability',
    ({ sold }) => sold,
    (n) => ({ max_for_sale: n % 9 }),
  ),
  'archive the capability': ({ sold }) => ['select app_public.delete_organization_capability($1)', [sold]],
  'pack the capability': ({ bundle, sold }, n) => [
    'select app_public.add_capability_to_package($1, $2, $3)',
    [bundle, sold, (n % 9) + 1],
  ],
  'unpack the capability': ({ bundle }, n) => [
    `select app_public.remove_organization_capability_package(${nth('organization_capability_packages', 't.organization_package_id = $1')})`,
    [bundle, n],
  ],
  'remove the package': ({ bundle }) => ['select app_public.remove_organization_package($1)', [bundle]],
  'make a place primary': ({ organization }, n) => [
    `update app_public.play_locations set "primary" = true where id = ${nth('play_locations', 't.organization_id = $1')}`,
    [organization, n],
  ],
  'delete a place': ({ organization }, n) => [
    `select app_public.delete_organization_play_location(${nth('play_locations', 't.organization_id = $1')})`,
    [organization, n],
  ],
  'place the program': ({ organization, program }, n) => [
    `select app_public.update_sponsorable_property($3, jsonb_build_object('play_locations_ids', array[x.id], 'primary_play_location_id', x.id))
     from (select ${nth('play_locations', 't.organization_id = $1')} as id) x where x.id is not null`,
    [organization, n, program],
  ],
  'change ages': patch(
    'update_sponsorable_property',
    ({ program }) => program,
    (n) => ({ [n % 2 ? 'min_age' : 'max_age']: n % 20 }),
  ),
  'delete a program': ({ organization }, n) => [
    `select app_public.delete_sponsorable_property(${nth('sponsorable_properties', 't.organization_id = $1')})`,
    [organization, n],
  ],
  'move a deadline': ({ offer }, n) => [
    `select app_public.update_verification_deadline(${nth('verification_deadlines', 't.offer_id = $1')},
      jsonb_build_object('deadline', current_date + $2::int % 60, 'change_reason', 'Rain'))`,
    [offer, n],
  ],
  'remove a deadline': ({ offer }, n) => [
    `select app_public.remove_verification_deadline(${nth('verification_deadlines', 't.offer_id = $1')}, 'Twice')`,
    [offer, n],
  ],
};

/** Statements that find the rows of an organization ($1) that break a rule. */
const rules: Record<string, string> = {
  'checks are at most the value [S-323]': `select o.id from app_public.offers o where o.organization_id = $1
     and coalesce(o.value, 0) < (select sum(c.amount) from app_public.checks c where c.offer_id = o.id and c.status in ('pending', 'approved'))`,
  'pending checks are on confirmed offers': `select c.id from app_public.checks c join app_public.offers o on o.id = c.offer_id
     where o.organization_id = $1 and c.status = 'pending' and o.status <> 'confirmed'`,
  'reach needs a quantity [S-250]': `select a.id from app_public.assets a where a.organization_id = $1 and a.reach is not null and a.quantity is null`,
  'a season does not end before it starts': `select o.id from app_public.offers o where o.organization_id = $1 and o.season_end < o.season_start`,
  'a package contains at most what is for sale [S-444]': `select k.id from app_public.organization_capability_packages k
     join app_public.organization_capabilities c on c.id = k.organization_capability_id join app_public.capability_details d on d.id = c.capability_detail_id
     where k.organization_id = $1 and (k.quantity > d.max_for_sale or c.archived)`,
  'one place of a league is primary': `select l.organization_id as id from app_public.play_locations l where l.organization_id = $1
     group by l.organization_id having count(*) filter (where l."primary") <> 1`,
  'one place of a program is primary': `select j.sponsorable_property_id as id from app_public.sponsorable_property_play_locations j
     where j.organization_id = $1 group by 1 having count(*) filter (where j."primary") <> 1`,
  'a program is where its primary place is': `select p.id from app_public.sponsorable_properties p
     join app_public.sponsorable_property_play_locations j on j.sponsorable_property_id = p.id and j."primary"
     join app_public.play_locations l on l.id = j.play_location_id
     where p.organization_id = $1 and (p.lat, p.lon, p.city, p.state) is distinct from (l.lat, l.lon, l.city, l.state)`,
  'a deadline belongs to an asset with a quantity': `select d.id from app_public.verification_deadlines d join app_public.assets a on a.id = d.asset_id
     where d.organization_id = $1 and a.quantity is null`,
};

/** The rules that rows of an organization break, with the rows' ids. */
export async function brokenRules(db: pg.Pool, organization: number): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, text] of Object.entries(rules)) {
    const { rows } = await db.query(text, [organization]);
    if (rows.length) found.push(`${rule}: ${rows.map(({ id }) => id)}`);
  }
  return found;
}

/** Check and foreign key constraints of app_public with rows that violate them; empty unless a trigger or constraint was disabled. */
export async function brokenConstraints(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query(`
    select c.conname, case c.contype when 'c' then format('select 1 from %s t where not (%s)', c.conrelid::regclass, pg_get_expr(c.conbin, c.conrelid))
      else format('select 1 from %s t where %s and not exists (select from %s p where %s)', c.conrelid::regclass,
        (select string_agg(format('t.%I is not null', a.attname), ' and ') from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any (c.conkey)),
        c.confrelid::regclass,
        (select string_agg(format('p.%I = t.%I', f.attname, a.attname), ' and ') from unnest(c.conkey, c.confkey) k (mine, theirs)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.mine join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.theirs)) end as text
    from pg_constraint c where c.connamespace = 'app_public'::regnamespace and c.contype in ('c', 'f') and c.conparentid = 0 and c.conrelid <> 0`);
  const disabled = await db.query(`
    select conname from pg_constraint where not convalidated or not conenforced
    union all select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid where not i.indisvalid or not i.indisready
    union all select tgname from pg_trigger where tgenabled = 'D'`);
  const found = disabled.rows.map(({ conname }) => conname as string);
  for (const { conname, text } of rows) if ((await db.query(`${text} limit 1`)).rows.length) found.push(conname);
  return found;
}
