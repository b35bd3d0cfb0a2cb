/** Two campaigns with leagues and photos, written as rows; all photos share the largest picture of the demo. */
import type { Client } from 'pg';

export interface Size {
  leagues: number;
  photos: number;
}

/** The campaign with this number of sponsored programs and photos; creates it if it does not exist. Returns its id. */
export async function campaignOf(client: Client, { leagues, photos }: Size): Promise<number> {
  const name = `Bench of ${leagues} leagues`;
  const known = await client.query('select id from app_public.campaigns where name = $1', [name]);
  if (known.rows[0]) return known.rows[0].id;
  const query = async (sql: string, values: unknown[]) => (await client.query(sql, values)).rows;
  await client.query('begin');
  await client.query(`set local sideline.bulk_load = 'on'; set local synchronous_commit = off`);
  const [campaign] = await query(
    `insert into app_public.campaigns (sponsor_id, name, season, year, status, target_number_of_leagues, sponsor_sees_dates, sponsor_sees_overdue)
     select min(id), $1, 'fall', extract(year from app_private.today())::int, 'active', $2, true, true from app_public.sponsors returning id, sponsor_id`,
    [name, leagues],
  );
  const assets = await query(
    `insert into app_public.campaign_capabilities (campaign_id, capability_id, quantity)
     select $1, k.id, $2 from app_public.capabilities k order by k.id limit 2 returning id`,
    [campaign.id, leagues],
  );
  await query(
    `insert into app_public.offers (campaign_id, sponsor_id, sponsorable_property_id, organization_id, status, value, season_start, season_end, confirmed_at, communicated_to_league)
     select $1, $2, p.id, p.organization_id, 'confirmed', 1000, app_private.today() - 60, app_private.today() + 60,
       app_private.clock() - make_interval(days => abs(hashint4(p.id)) % 120), true
     from (select * from app_public.sponsorable_properties order by hashint4(id) limit $3) p`,
    [campaign.id, campaign.sponsor_id, leagues],
  );
  await query(
    `insert into app_public.assets (offer_id, campaign_id, organization_id, sponsor_id, campaign_capability_id, quantity, reach)
     select o.id, o.campaign_id, o.organization_id, o.sponsor_id, c, 1, 200 from app_public.offers o cross join unnest($2::int[]) c where o.campaign_id = $1`,
    [campaign.id, assets.map(({ id }) => id)],
  );
  await query(
    `insert into app_public.verification_deadlines (asset_id, offer_id, organization_id, sponsor_id, name, deadline, verification_reminder_instructions)
     select a.id, a.offer_id, a.organization_id, a.sponsor_id, 'Photo ' || n, app_private.today() - 30 + abs(hashint4(a.id + n)) % 60, 'Send a photo.'
     from app_public.assets a cross join generate_series(1, 2) n where a.campaign_id = $1`,
    [campaign.id],
  );
  // several photos of one deadline, and deadlines without any
  await query(
    `insert into app_public.verification_images (verification_deadline_id, offer_id, organization_id, sponsor_id, file_id, status, release, featured, created_at)
     select d.id, d.offer_id, d.organization_id, d.sponsor_id, f.id, 'verified', 'agreed', n % 10 = 1, app_private.clock() - make_interval(hours => n % 2400)
     from (select d.*, row_number() over (order by hashint4(d.id)) as r, count(*) over () as total
       from app_public.verification_deadlines d join app_public.offers o on o.id = d.offer_id where o.campaign_id = $1) d
     join generate_series(1, $2::int) n on n % (d.total * 4 / 5) = d.r - 1
     cross join (select id from app_private.files where content_type like 'image/%' order by byte_size desc, id limit 1) f`,
    [campaign.id, photos],
  );
  await client.query('commit');
  await client.query('select app_private.fill_totals()');
  await client.query('vacuum analyze');
  return campaign.id;
}
