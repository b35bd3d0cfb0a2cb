/** Random states of a fixture, in which kinds of work of Today come and go. */
import { offerStatuses } from '../harness/fullFixture.ts';
import type { Rng } from '../random/rng.ts';
import type { Ask } from './support.ts';

/** The tables whose rows change, without their triggers. */
const CHANGED = [
  'campaigns',
  'offers',
  'verification_deadlines',
  'organizations',
  'verification_images',
  'sponsorship_applications',
  'tasks',
  'comment_mentions',
];

/** Removes what earlier states left in these tables: tests' servers run no autovacuum, and a thousand states would take an hour. */
export const vacuum = (own: Ask) =>
  own(
    `vacuum analyze ${[...CHANGED.map((table) => `app_public.${table}`), 'app_private.campaign_forecasts', 'app_private.forecast_points', 'pg_catalog.pg_trigger'].join(', ')}`,
  );

/** Stores a forecast of a campaign, computed some days ago: by its deadline at most `high` of 10. */
export async function forecast(own: Ask, campaignId: number, high: number, daysAgo = 0, endedCampaigns = 30) {
  const day = `app_private.today() - ${daysAgo}`;
  await own(
    `insert into app_private.forecast_nights (night, ended_campaigns, confirmations, confirming_prior, sending_prior)
     values (${day}, $1, 90, 9, 9) on conflict (night) do update set ended_campaigns = excluded.ended_campaigns`,
    [endedCampaigns],
  );
  await own(`delete from app_private.campaign_forecasts where campaign_id = $1 and day = ${day}`, [campaignId]);
  await own(
    `insert into app_private.campaign_forecasts (campaign_id, day, night, deadline, target, confirmed, sent, unsent, ratio, shape, sending_shape, new_share)
     values ($1, ${day}, ${day}, app_private.today() + 20, 10, 1, 1, 1, 1, 1, 1, 0.5)`,
    [campaignId],
  );
  await own(
    `insert into app_private.forecast_points (campaign_id, day, on_date, sent_mean, unsent_mean, mean, existing_mean, existing_variance, existing_low, existing_median, existing_high, all_mean, all_variance, low, median, high)
     values ($1, ${day}, app_private.today() + 20, 1, 1, 5, 5, 1, 3, 5, 7, 5, 1, 3, least(5, $2::float8), $2)`,
    [campaignId, high],
  );
}

/** Moves a fixture to another state: contacts, forecasts, statuses, dates, addresses, checks, emails and answers change. */
export async function changeState(own: Ask, rng: Rng, staff: readonly number[]): Promise<void> {
  const triggers = async (verb: 'enable' | 'disable') => {
    for (const table of CHANGED) await own(`alter table app_public.${table} ${verb} trigger user`);
  };
  const people = [null, ...staff];
  const from = () => `app_private.clock() - make_interval(days => ${rng.int(0, 40)}, hours => ${rng.int(0, 23)})`;
  const flip = () => (rng.chance(0.5) ? 'true' : 'false');
  await triggers('disable');
  const ended = rng.int(5, 9);
  for (const { id } of await own('select id from app_public.campaigns')) {
    await forecast(own, id, rng.int(5, 14), rng.int(0, 2), ended);
    await own(
      `update app_public.campaigns set primary_sales_contact_id = $1, primary_strategist_contact_id = $2, primary_bdr_contact_id = $3, status = $4 where id = $5`,
      [rng.pick(people), rng.pick(people), rng.pick(people), rng.pick(['active', 'proposed', 'complete']), id],
    );
  }
  for (const { id } of await own('select id from app_public.offers'))
    await own(
      `update app_public.offers set status = $1, value = $2, season_start = app_private.today() - 20, season_end = app_private.today() + $3::int,
         confirmed_at = ${from()}, offer_sent_at = ${from()}, offer_opened_at = case when ${flip()} then ${from()} end where id = $4`,
      [rng.pick([...offerStatuses, 'confirmed', 'proposed']), rng.int(1, 9) * 100, rng.int(-5, 60), id],
    );
  for (const { id } of await own('select id from app_public.verification_deadlines'))
    await own(
      `update app_public.verification_deadlines set deadline = app_private.today() - $1::int, verified_images = $2, pending_images = $3, did_not_complete = ${flip()} where id = $4`,
      [rng.int(-10, 30), rng.int(0, 1), rng.int(0, 1), id],
    );
  await own(`update app_public.organizations set mailing_address_id = null where id % 5 = ${rng.int(0, 4)}`);
  await own(`update app_public.verification_images set created_at = ${from()} where status = 'pending'`);
  await own(
    `update app_public.sponsorship_applications set submitted_at = null, not_interested = false, done_steps = '{interests}', updated_at = ${from()},
       offer_id = (select o.id from app_public.offers o where o.organization_id = sponsorship_applications.organization_id order by md5(o.id || '${rng.next()}') limit 1)`,
  );
  await own(
    `update app_public.sponsorship_applications a set campaign_id = o.campaign_id from app_public.offers o where o.id = a.offer_id`,
  );
  await own(`update app_public.tasks set done = id % 3 = ${rng.int(0, 2)}, due_date = app_private.today() - 2`);
  await own(
    `update app_public.comment_mentions set read_at = case when id % 2 = ${rng.int(0, 1)} then app_private.clock() end`,
  );
  await own(
    `insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload, offer_id, organization_id, state, created_at)
     select 'offer', lower(g.contact_email), 'offer:' || o.id || ':' || ${rng.next()}, app_private.today(), '{}', o.id, g.id, $1, ${from()}
     from app_public.offers o join app_public.organizations g on g.id = o.organization_id
     where g.contact_email is not null`,
    [rng.pick(['refused', 'failed'])],
  );
  await triggers('enable');
}

/** The list of each kind, as the API reads it. */
const LISTS: Readonly<Record<string, string>> = {
  campaigns: 'campaign_list_items',
  offers: 'offer_list_items',
  images: 'pending_image_list_items',
  checks: 'check_list_items',
  sponsors: 'sponsor_list_items',
  invoices: 'invoices',
  mails: 'mail_list_items',
  photo_requests: 'photo_requests',
  tasks: 'task_list_items',
  mentions: 'mention_list_items',
};

/** Each line as somebody sees it: what it counts, and how many records its list then has. */
export async function countsOf(own: Ask, ask: Ask, who: number | null) {
  const kinds = await own('select kind, list from app_private.today_kinds()');
  const lists = new Map(kinds.map(({ kind, list }) => [kind, list]));
  const counts: { id: string; kind: string; count: number; found: number }[] = [];
  for (const { id, kind, count } of await ask('select * from app_public.today_lines($1)', [who])) {
    const list = lists.get(kind);
    const [row] = await ask(
      `select count(*)::int as n from app_public.${LISTS[list]} i where i.id in (select app_public.today_ids($1, $2))`,
      [list, id],
    );
    counts.push({ id, kind, count, found: row?.n });
  }
  return counts;
}
