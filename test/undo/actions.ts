/** What staff do to the records of a fixture, by name. Each is one transaction; some do nothing, some are refused. */
import type pg from 'pg';
import type { Row } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';

/** `n` and `m` choose the record and the value. */
export type Act = (client: pg.PoolClient, fixture: Fixture, n: number, m: number) => Promise<unknown>;

const at = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const patch = (client: pg.PoolClient, operation: string, id: number, values: Row) =>
  client.query(`select app_public.${operation}($1, $2)`, [id, JSON.stringify(values)]);

/** The nth id of a table's rows under a condition; undefined if there are none. */
async function nth(client: pg.PoolClient, table: string, condition: string, values: unknown[], n: number) {
  const { rows } = await client.query(
    `select id from app_public.${table} where ${condition} order by id offset ($${values.length + 1}::int % greatest(1, (select count(*)::int from app_public.${table} where ${condition}))) limit 1`,
    [...values, n],
  );
  return rows[0]?.id as number | undefined;
}

const inCampaign = 'campaign_id = $1';

export const acts: Record<string, Act> = {
  'edit an organization': (client, { organizations }, n, m) =>
    patch(
      client,
      'update_organization',
      at(organizations, n),
      at(
        [{ city: `City ${m}` }, { contact_phone: `555-000-10${(m % 90) + 10}` }, { name: `League ${m}`, city: 'Erie' }],
        m,
      ),
    ),
  'set a data confidence': (client, { organizations }, n, m) =>
    patch(client, 'update_organization', at(organizations, n), {
      data_confidence: at(['incomplete', 'complete', 'verified'], m),
      data_confidence_reason: `Called ${m}`,
    }),
  'edit both organizations': (client, { organizations }, _n, m) =>
    client.query(`select app_public.update_organization(id, $2) from unnest($1::int[]) id`, [
      organizations,
      JSON.stringify({ website_url: `https://${m}.example.org` }),
    ]),
  'replace social media': (client, { organizations }, n, m) =>
    patch(client, 'update_organization', at(organizations, n), {
      social_media: Array.from({ length: m % 3 }, (_, i) => ({
        channel_id: i + 1,
        url: `https://s.example.org/${m}`,
        can_post: m % 2 === 0,
      })),
    }),
  'add ZIPs': (client, { organizations }, n, m) =>
    client.query('select app_public.add_zips($1, array[$2::text])', [
      at(organizations, n),
      at(['16501', '10001', '90210'], m),
    ]),
  'remove a ZIP': (client, { organizations }, n, m) =>
    client.query('select app_public.remove_zip($1, $2)', [at(organizations, n), at(['16501', '10001', '90210'], m)]),
  'make a place primary': async (client, { organizations }, n) => {
    const id = await nth(client, 'play_locations', 'organization_id = $1', [organizations[0]], n);
    await client.query('update app_public.play_locations set "primary" = true where id = $1', [id]);
  },
  'rename a place': async (client, { organizations }, n, m) => {
    const id = await nth(client, 'play_locations', 'organization_id = $1', [organizations[0]], n);
    await client.query('update app_public.play_locations set nickname = $2 where id = $1', [id, `Field ${m}`]);
  },
  'delete a place': async (client, { organizations }, n) => {
    const id = await nth(client, 'play_locations', 'organization_id = $1', [organizations[0]], n);
    if (id) await client.query('select app_public.delete_organization_play_location($1)', [id]);
  },
  'edit a program': async (client, { organizations }, n, m) => {
    const id = await nth(client, 'sponsorable_properties', 'organization_id = $1', [organizations[0]], n);
    await patch(
      client,
      'update_sponsorable_property',
      id as number,
      at<Row>([{ name: `Rec ${m}` }, { number_of_players: m + 10 }, { data_confidence: 'verified' }], m),
    );
  },
  'sell a capability': (client, { organizations }, _n, m) =>
    client.query(
      `select app_public.create_organization_capability($1, (select id from app_public.capabilities where kind = 'game_signage' limit 1), $2, price => $3)`,
      [organizations[0], `Sign ${m}`, m + 1],
    ),
  'edit a capability': async (client, { organizations }, n, m) => {
    const id = await nth(client, 'organization_capabilities', 'organization_id = $1', [organizations[0]], n);
    if (id)
      await patch(
        client,
        'update_organization_capability',
        id,
        at<Row>([{ name: `Banner ${m}` }, { price: m + 5 }], m),
      );
  },
  'archive a capability': async (client, { organizations }, n) => {
    const id = await nth(client, 'organization_capabilities', 'organization_id = $1', [organizations[0]], n);
    if (id) await client.query('select app_public.delete_organization_capability($1)', [id]);
  },
  'rename the sponsor': (client, { sponsor }, _n, m) =>
    client.query('update app_public.sponsors set name = $2 where id = $1', [sponsor, `Bank ${sponsor} ${m}`]),
  'edit the campaign': (client, { campaign }, _n, m) =>
    patch(
      client,
      'update_campaign',
      campaign,
      at<Row>([{ goal: `Goal ${m}` }, { total_spend: m * 100 }, { status: at(['proposed', 'active'], m) }], m),
    ),
  'ask questions': async (client, { campaign }, n, m) => {
    const { rows } = await client.query(
      'select id, question from app_public.custom_questions where campaign_id = $1 order by position',
      [campaign],
    );
    const kept = rows.filter((_, i) => (i + n) % 2 === 0);
    await patch(client, 'update_campaign', campaign, { custom_questions: [...kept, { question: `Question ${m}?` }] });
  },
  'add a testimonial': (client, { campaign }, _n, m) =>
    client.query('insert into app_public.testimonials (campaign_id, quote) values ($1, $2)', [campaign, `Quote ${m}`]),
  'edit a testimonial': async (client, { campaign }, n, m) => {
    const id = await nth(client, 'testimonials', inCampaign, [campaign], n);
    await client.query('update app_public.testimonials set quote = $2 where id = $1', [id, `Said ${m}`]);
  },
  'delete a testimonial': async (client, { campaign }, n) => {
    const id = await nth(client, 'testimonials', inCampaign, [campaign], n);
    await client.query('delete from app_public.testimonials where id = $1', [id]);
  },
  'delete all testimonials': (client, { campaign }) =>
    client.query('delete from app_public.testimonials where campaign_id = $1', [campaign]),
  'add a statistic': (client, { campaign }, _n, m) =>
    client.query(`insert into app_public.campaign_statistics (campaign_id, name, number) values ($1, $2, '1')`, [
      campaign,
      `Stat ${m}`,
    ]),
  'change the offer': (client, { offer }, _n, m) =>
    patch(
      client,
      'update_offer',
      offer,
      at<Row>([{ value: m * 10 + 10 }, { additional_requirements: `Need ${m}` }, { value: null }], m),
    ),
  'change the assets': (client, { offer, campaignCapability }, _n, m) =>
    patch(client, 'update_offer', offer, {
      assets: [{ campaign_capability_id: campaignCapability, quantity: m % 3 || null }],
    }),
};

export const actNames = Object.keys(acts);
