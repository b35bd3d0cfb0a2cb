/** How tests of roll-overs make campaigns with partners, preview their next season and make it. */
import type { TestDatabase } from '../harness/database.ts';
import { insert, makeCampaign, makeOffer, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { type Ask, owning } from './support.ts';
import { changeOf } from './undoing.ts';

/** The composite values of the JSON array $1. */
export const inputs =
  'array(select jsonb_populate_record(null::app_public.campaign_roll_over, e) from jsonb_array_elements($1) e)';

export function rollingOver(db: TestDatabase, admin: Ask) {
  const own = owning(db);
  const plansOf = (campaigns: Row[]) =>
    admin(`select to_jsonb(p) as plan from app_public.roll_over_plans(${inputs}) p`, [JSON.stringify(campaigns)]).then(
      (rows) => rows.map(({ plan }) => plan as Row),
    );
  const partnersOf = async (campaign: Row) => (await plansOf([campaign]))[0]?.partners as Row[];
  const rollOver = async (campaigns: Row[]) => {
    const keys = (await plansOf(campaigns)).map(({ key }) => key);
    const changeId = await changeOf(admin, `select * from app_public.roll_over_campaigns(${inputs}, $2)`, [
      JSON.stringify(campaigns),
      keys,
    ]);
    const made = await own(
      `select c.* from app_public.campaigns c join app_private.audit_log l on l.table_name = 'campaigns' and l.row_id = c.id::text
       where l.transaction_id = $1::xid8 and l.op = 'I' order by c.id`,
      [changeId],
    );
    return { changeId, made };
  };

  const fall = { season: 'fall', year: 2026, any_season: false, exclusive_by_sport: true };
  const makeFall = (values: Row = {}) => makeCampaign(db.owner, { ...fall, name: 'Acme Fall 2026', ...values });
  /** A program of Fall 2026 that is over, of a league of its own, and its offer. */
  async function makePartner(campaign: Row, { organization = {}, property = {}, ...offer }: Row = {}): Promise<Row> {
    const { id } = await makeOrganization(db.owner, { addresses: false, ...organization });
    const program = await makeProperty(db.owner, {
      organization_id: id,
      season: 'fall',
      name: 'Fall 2026 Juniors',
      start_date: '2026-09-05',
      end_date: '2026-11-14',
      ...property,
    });
    const place = await insert(db.owner, 'play_locations', {
      organization_id: id,
      address: '1 Oak St',
      lat: 41,
      lon: -80,
    });
    await insert(db.owner, 'sponsorable_property_play_locations', {
      sponsorable_property_id: program.id,
      play_location_id: place.id,
      organization_id: id,
      primary: true,
    });
    return makeOffer(db.owner, {
      status: 'confirmed',
      ...offer,
      campaign_id: campaign.id,
      sponsorable_property_id: program.id,
    });
  }

  /** How many rows each table has, and a checksum of them without versions and times of changes. */
  async function everything(): Promise<Row> {
    const tables = [
      'campaigns',
      'campaign_capabilities',
      'default_verification_deadlines',
      'custom_questions',
      'search_filters',
      'offers',
      'sponsorable_properties',
      'sponsorable_property_play_locations',
    ];
    const rows = await own(
      tables
        .map(
          (table) =>
            `select '${table}' as name, count(*)::int, md5(string_agg((to_jsonb(t) - '{version,updated_at,position}'::text[])::text, '' order by t::text)) from app_public.${table} t`,
        )
        .join(' union all '),
    );
    return Object.fromEntries(rows.map(({ name, count, md5 }) => [name, [count, md5]]));
  }
  const columnOf = async (id: number, field: string) =>
    (await own(`select ${field}::text as value from app_public.campaigns where id = $1`, [id]))[0]?.value;
  const namesOf = async (from: string, what: string, alias: string, campaignId: number) =>
    (await own(`select ${what} as name from app_public.${from} where ${alias}.campaign_id = $1`, [campaignId]))
      .map(({ name }) => name)
      .sort();
  return { plansOf, partnersOf, rollOver, makeFall, makePartner, everything, columnOf, namesOf };
}
