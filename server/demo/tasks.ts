import { type Batch, run } from './batch.ts';
import { text } from './sql.ts';

/** What waits for the staff who can sign in: who, title, days until it is due, the campaign's place in its term if any. */
const TASKS: readonly [email: string, title: string, days: number, q: number | null][] = [
  ['admin@sideline.test', 'Call the largest leagues that have not answered', -2, 3],
  ['admin@sideline.test', 'Agree on the banner sizes with the sponsor', 0, 1],
  ['admin@sideline.test', 'Prepare the call with the sponsor', 5, 0],
  ['superadmin@sideline.test', 'Decide whether the goal date can move', 1, 3],
  ['controller@sideline.test', 'Compare the printed checks with the bank', 0, null],
];

/** The newest term whose fourth campaign, which is in trouble, has sent offers for ten days. */
const termOf = (batch: Batch) => `(select max(t) from demo_campaigns where q = 3 and first_send < ${batch.today} - 10)`;

/** Tasks and a mention for the demo's staff sign-ins, about campaigns that are being sold; in the first load. */
export async function loadTasks(batch: Batch): Promise<void> {
  if (!batch.first) return;
  const rows = TASKS.map(([email, title, days, q]) => `(${text(email)}, ${text(title)}, ${days}, ${q})`);
  await run(
    batch,
    `insert into app_public.tasks (title, due_date, assignee_id, created_by_id, campaign_id, seen_at, created_at, updated_at)
     select t.title, ${batch.today} + t.days, u.id, u.id, c.id, at, at, at
     from (values ${rows.join(', ')}) as t (email, title, days, q)
     join app_public.users u on u.email = t.email left join demo_campaigns c on c.t = ${termOf(batch)} and c.q = t.q
     cross join (select ${batch.day0} - interval '4 days' as at) added;
     with comment as (
       insert into app_public.comments (campaign_id, content, user_id, created_at)
       select c.id, '@Jordan Ellis The sponsor asks whether we still reach the target. Can you answer by Monday?', u.id, ${batch.day0} - interval '9 hours'
       from demo_campaigns c join app_public.users u on u.email = 'superadmin@sideline.test' where c.t = ${termOf(batch)} and c.q = 3 returning id
     )
     insert into app_public.comment_mentions (comment_id, user_id)
     select comment.id, u.id from comment join app_public.users u on u.email = 'admin@sideline.test'`,
  );
}
