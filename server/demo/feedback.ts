import { SPONSOR_EMAIL } from './accounts.ts';
import { type Batch, run } from './batch.ts';

/** The campaigns of the current season that are under way, each with a user of its sponsor. */
const AUTHORS = `author as (
    select c.id as campaign_id, (select min(m.user_id) from app_public.sponsor_users m where m.sponsor_id = c.sponsor_id) as user_id
    from demo_campaigns c where c.status = 'active' and c.t = 0)`;
/** Their photos, the oldest first. */
const PHOTOS = `photo as (
    select i.id, a.campaign_id, a.user_id, row_number() over (partition by a.campaign_id order by i.created_at, i.id) as n
    from author a join app_public.offers o on o.campaign_id = a.campaign_id and o.status = 'confirmed'
    join app_public.verification_images i on i.offer_id = o.id and i.shown_to_sponsor)`;

/**
 * In the first load, so that nobody meets empty pages: notes of staff on the dashboards of the current season, and what the
 * sponsors' users answered, on campaigns and on the whole season. Requests about photos are those of the demo's sponsor
 * sign-in: an open and a declined one.
 */
export async function loadFeedback(batch: Batch): Promise<void> {
  if (!batch.first) return;
  await run(
    batch,
    `insert into app_public.campaign_notes (campaign_id, title, body, dated_on, published, created_at)
     select c.id, n.title, n.body, ${batch.today} - n.days, n.published, ${batch.day0} - n.days * interval '1 day'
     from demo_campaigns c
     cross join (values
       ('The first photos are in', '<p>The first leagues sent their photos. Look for the smiles next to your banner.</p>', 12, true),
       ('A full weekend of games', '<p>Games were played on every field this weekend, and <strong>no league is waiting for material</strong>.</p>', 3, true),
       ('Plans for the closing ceremonies', '<p>We are asking the leagues for the dates of their closing ceremonies.</p>', 1, false)
     ) as n (title, body, days, published)
     where c.status = 'active' and c.t = 0 order by c.id, n.days desc`,
  );
  await run(
    batch,
    `with ${AUTHORS}, ${PHOTOS}, said as (
       select a.campaign_id, 'goal' as section, null::int as photo_id, null::int as note_id, s.reaction, s.body, a.user_id, s.days
       from author a cross join (values ('love', null, 8), (null, 'This is what we hoped for. Thank you for the quick start!', 8)) as s (reaction, body, days)
       union all
       select a.campaign_id, 'note', null, n.id, s.reaction, s.body, a.user_id, 2
       from author a
       join app_public.campaign_notes n on n.campaign_id = a.campaign_id and n.title = 'A full weekend of games'
       cross join (values ('thanks', null), (null, 'Could you send us the dates of the playoffs?')) as s (reaction, body)
       union all
       select p.campaign_id, 'photo', p.id, null, 'favorite', null, p.user_id, 5 from photo p where p.n <= 3
       union all
       select p.campaign_id, 'photo', p.id, null, null, 'We would love to use this one in our newsletter.', p.user_id, 4 from photo p where p.n = 2)
     insert into app_public.sponsor_feedback (campaign_id, section, verification_image_id, campaign_note_id, reaction, body, user_id, client_key, created_at)
     select campaign_id, section::app_public.dashboard_section, photo_id, note_id, reaction::app_public.dashboard_reaction, body, user_id,
       md5(concat_ws(':', campaign_id, section, photo_id, note_id, reaction, body))::uuid, ${batch.day0} - days * interval '1 day'
     from said order by campaign_id, days desc, section, photo_id, reaction`,
  );
  await run(
    batch,
    `with ${AUTHORS}, season as (
       select distinct c.sponsor_id, c.season, c.year, a.user_id from author a join app_public.campaigns c on c.id = a.campaign_id)
     insert into app_public.sponsor_feedback (sponsor_id, season, year, section, reaction, body, user_id, client_key, created_at)
     select n.sponsor_id, n.season, n.year, s.section::app_public.dashboard_section, s.reaction::app_public.dashboard_reaction, s.body, n.user_id,
       md5(concat_ws(':', n.sponsor_id, n.season, n.year, s.section, s.reaction, s.body))::uuid, ${batch.day0} - s.days * interval '1 day'
     from season n cross join (values
       ('goal', 'love', null, 7),
       ('effectiveness', 'thanks', null, 6),
       ('delivery', null, 'More than we had planned for this month. Which leagues are still waiting for their banners?', 6)
     ) as s (section, reaction, body, days)
     order by n.sponsor_id, s.days desc, s.section`,
  );
  await run(
    batch,
    `with ${AUTHORS}, ${PHOTOS}, own as (
       select p.*, dense_rank() over (order by p.campaign_id) as campaign from photo p join app_public.users u on u.id = p.user_id where u.email = '${SPONSOR_EMAIL}')
     insert into app_public.photo_requests (campaign_id, verification_image_id, wish, reason, status, answer, user_id, created_at, answered_by_id, answered_at)
     select p.campaign_id, p.id, 'feature'::app_public.photo_wish, 'Our store manager is in this photo.', 'open'::app_public.photo_request_status, null, p.user_id, ${batch.day0} - interval '1 day', null, null::timestamptz
     from own p where p.campaign = 1 and p.n = 1
     union all
     select p.campaign_id, p.id, 'hide', 'The banner has a fold.', 'declined', 'It is the only photo of this field, so it proves the banner.', p.user_id,
       ${batch.day0} - interval '6 days', (select min(id) from app_public.users where employee), ${batch.day0} - interval '5 days'
     from own p where p.campaign = 1 and p.n = 2`,
  );
}
