/** The work that waits for the demo's strategist on a Monday: one record of each kind. */
import { type Setup, until } from './setup.ts';

/** The strategist's id, as SQL. */
export const ME = `(select id from app_public.users where email = 'admin@sideline.test')`;
/** The records of a kind that wait for the strategist, as SQL. */
export const items = (kind: string) => `(select i.id, i.label from app_private.today_items(${ME}, ${ME}, '${kind}') i)`;
/** Ids of the records of a kind that wait for the strategist, without the first. */
const others = (kind: string) => `(select i.id from ${items(kind)} i order by i.id offset 1)`;
/** Leaves one record of each kind: the others are changed as if they had been dealt with. */
const fewer = [
  `delete from app_public.verification_images where id in ${others('photos_to_review')}`,
  `update app_public.verification_deadlines set deadline = app_private.today() + 30 where deadline < app_private.today() and (offer_id in ${others('proof_overdue')}
     or id not in (select min(v.id) from app_public.verification_deadlines v where not v.verified and not v.did_not_complete and v.deadline < app_private.today() group by v.offer_id))`,
  `update app_public.offers set season_start = least(season_start, app_private.today() - 9), season_end = app_private.today() - 1 where id in ${others('addresses_missing')}`,
  `update app_public.offers set offer_sent_at = app_private.clock() where id in ${others('offers_unopened')} or id in ${others('offers_unanswered')}`,
  `update app_public.offers set sponsorship_application_sent_at = app_private.clock() where id in ${others('applications_unfinished')}`,
  `update app_public.offers set confirmed_at = app_private.clock() - interval '40 days' where id in ${others('conflicts')}`,
  `update app_public.campaigns set target_number_of_leagues = 500 where name = $1`,
];

/** Gives the strategist two campaigns and a task, and leaves one record of each kind of work. */
export async function leaveOneOfEachKind({ rows }: Setup): Promise<void> {
  await rows(
    `update app_public.campaigns set primary_sales_contact_id = null, primary_strategist_contact_id = null, primary_bdr_contact_id = null`,
  );
  for (const table of ['photo_requests', 'tasks', 'comment_mentions']) await rows(`delete from app_public.${table}`);
  // two campaigns: one whose sponsorships run, one whose offers are out; those with the most kinds of work
  const most = (kinds: string) =>
    rows<{ label: string }>(
      `select i.label from app_private.today_items(null, ${ME}) i where i.kind::text = any ($1)
       group by 1 order by count(distinct i.kind) desc, count(*) desc, 1 limit 1`,
      [kinds.split(' ')],
    ).then(([row]) => row?.label ?? '');
  const running = await most('photos_to_review proof_overdue addresses_missing');
  const out = await most('offers_unopened offers_unanswered applications_unfinished conflicts');
  await rows(
    `update app_public.campaigns set primary_strategist_contact_id = ${ME}, days_between_mails = 1 where name in ($1, $2)`,
    [running, out],
  );
  for (const statement of fewer) await rows(statement, statement.includes('$1') ? [out] : []);
  let computed = false; // unless the worker, which does it once it has started, computes them at this moment
  await until(async () => {
    const jobs = await rows(`select from graphile_worker.jobs where task_identifier = 'campaign_forecasts__compute'`);
    if (jobs.length === 0 && !computed)
      computed = await rows('select app_private.forecast_campaigns()').then(
        () => true,
        () => false,
      );
    return computed;
  });
  await rows(
    `insert into app_public.tasks (title, due_date, assignee_id) values ('Call the sponsor', app_private.today(), ${ME})`,
  );
}
