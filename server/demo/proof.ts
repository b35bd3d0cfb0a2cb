import { type Batch, run, stage } from './batch.ts';
import { chance, hash, oneOf, weighted } from './sql.ts';

/** Deadlines of confirmed sponsorships in every state, their proof, answers and material. */
export async function loadProof(batch: Batch): Promise<void> {
  await stageDeadlines(batch);
  await stageImages(batch);
  await loadDeadlines(batch);
  await loadImages(batch);
  await loadAnswersAndMaterial(batch);
}

const CLASSES = ['overdue', 'upcoming', 'did_not_complete', 'under_review', 'completed', 'missing_creatives'];

/**
 * One deadline for each default of the asset's capability (as created on acceptance), with its state: what the pages
 * call Overdue, Upcoming, Did Not Complete, Under Review, Completed and No Deadlines Set (material is missing).
 */
const stageDeadlines = (batch: Batch) =>
  stage(
    batch,
    'demo_deadlines',
    `with due as (
       select a.id as asset_id, a.offer_id, a.organization_id, a.sponsor_id, a.status, a.proof, a.kind, a.digital, a.answered_at, d.id as default_id, d.name,
         d.deadline, d.requires_creatives, d.instructions, a.key * 4 + d.key % 4 as key,
         case when a.proof = 'every' then row_number() over (partition by a.proof order by a.key, d.key) end as turn
       from demo_assets a join demo_default_deadlines d on d.campaign_capability_id = a.campaign_capability_id
       where (a.status = 'confirmed' or a.status = 'canceled') and a.proof <> 'none'
     ), classed as (
       select *, case
         when proof = 'every' then (array['${CLASSES.join("', '")}'])[1 + (turn - 1) % ${CLASSES.length}]
         when proof <> 'mixed' then proof
         when status = 'canceled' then case when deadline >= ${batch.today} then 'upcoming' when ${hash('key', 200, 2)} = 0 then 'did_not_complete' else 'completed' end
         when answered_at > ${batch.day0} - interval '4 days' then 'upcoming' -- a photo comes later than the answer
         when deadline < ${batch.today} - 75 then ${weighted({ completed: 94, did_not_complete: 6 }, 'key', 201)}
         when deadline < ${batch.today} then ${weighted({ completed: 77, overdue: 8, did_not_complete: 6, under_review: 9 }, 'key', 201)}
         else ${weighted({ upcoming: 84, completed: 6, under_review: 4, missing_creatives: 6 }, 'key', 202)} end as class
       from due
     )
     select nextval(pg_get_serial_sequence('app_public.verification_deadlines', 'id'))::int as id, c.asset_id, c.offer_id, c.organization_id, c.sponsor_id, c.default_id, c.name,
       c.kind, c.digital, c.class, c.instructions, c.answered_at, c.key,
       case c.class when 'overdue' then least(c.deadline, ${batch.today} - 6 - ${hash('key', 203, 5)}) when 'did_not_complete' then least(c.deadline, ${batch.today} - 12)
         when 'upcoming' then greatest(c.deadline, ${batch.today} + 9 + ${hash('key', 204, 5)}) when 'missing_creatives' then greatest(c.deadline, ${batch.today} + 21) else c.deadline end as deadline,
       c.requires_creatives or c.class = 'missing_creatives' as requires_creatives,
       case when c.class = 'missing_creatives' or not c.requires_creatives then 0 when ${hash('key', 205, 3)} = 0 then 2 else 1 end as creatives,
       case c.class when 'completed' then 1 + ${hash('key', 206, 2)} else 0 end as verified_images,
       case c.class when 'under_review' then 1 + ${hash('key', 207, 2)} else 0 end as pending_images,
       case when c.class in ('completed', 'under_review') and ${chance(10, 'key', 208)} then 1 else 0 end as rejected_images
     from classed c`,
  );

/** The pictures of each deadline; a photo arrives around its deadline, never later than today. */
const stageImages = (batch: Batch) =>
  stage(
    batch,
    'demo_images',
    `select d.id as deadline_id, d.offer_id, d.organization_id, d.sponsor_id, i.status, i.g, p.file_id, d.key * 4 + i.g as key,
       least(greatest(d.answered_at + interval '1 day', d.deadline::timestamp at time zone 'UTC' + (${hash('d.key * 4 + i.g', 211, 14)} - 10) * interval '1 day'),
         ${batch.day0} - interval '2 days') + ${hash('d.key * 4 + i.g', 212, 600)} * interval '1 minute' as created_at
     from demo_deadlines d
     cross join lateral (
       select case when g <= d.verified_images then 'verified' when g <= d.verified_images + d.pending_images then 'pending' else 'rejected' end as status, g
       from generate_series(1, d.verified_images + d.pending_images + d.rejected_images) g
     ) i
     join demo_picture_choice p on p.kind = d.kind::text and p.n = ${hash('d.key * 4 + i.g', 213, 12)}`,
  );

const loadDeadlines = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.verification_deadlines (id, asset_id, offer_id, organization_id, sponsor_id, default_verification_deadline_id, name, deadline,
       requires_creatives, verification_reminder_instructions, did_not_complete, did_not_complete_reason, verified_images, pending_images, proved_at, creatives,
       created_at, updated_at) overriding system value
     select d.id, d.asset_id, d.offer_id, d.organization_id, d.sponsor_id, d.default_id, d.name, d.deadline, d.requires_creatives, d.instructions,
       d.class = 'did_not_complete', case when d.class = 'did_not_complete' and ${hash('d.key', 221, 3)} > 0 then ${oneOf(['Rained out, no new date', 'Material was lost by the carrier', 'League could not find a volunteer'], 'd.key', 222)} end,
       d.verified_images, d.pending_images, i.proved_at, d.creatives, d.answered_at, coalesce(i.proved_at, d.answered_at)
     from demo_deadlines d
     left join (select deadline_id, min(created_at) filter (where status = 'verified') as proved_at from demo_images group by 1) i on i.deadline_id = d.id`,
  );

const loadImages = (batch: Batch) =>
  run(
    batch,
    `insert into app_public.verification_images (offer_id, organization_id, sponsor_id, verification_deadline_id, file_id, "from", status, hidden, featured,
       rejection_reason_id, reviewed_by_id, reviewed_at, created_at, release)
     select i.offer_id, i.organization_id, i.sponsor_id, i.deadline_id, i.file_id, case when ${hash('i.key', 231, 6)} = 0 then 'Employee' else 'League' end,
       i.status::app_public.image_status, i.status = 'verified' and ${hash('i.key', 232, 14)} = 0, i.status = 'verified' and ${hash('i.key', 232, 14)} in (1, 2),
       case when i.status = 'rejected' then 1 + ${hash('i.key', 234, 6)} end,
       case when i.status <> 'pending' then staff.ids[1 + ${hash('i.key', 233, 8)}] end, case when i.status <> 'pending' then i.created_at + interval '5 hours' end, i.created_at,
       case when ${hash('i.key', 235, 20)} = 0 then 'not_stated' else 'agreed' end::app_public.photo_release
     from demo_images i cross join (select array_agg(id order by id) as ids from app_public.users where employee) staff
     order by i.created_at, i.key`,
  );

async function loadAnswersAndMaterial(batch: Batch): Promise<void> {
  await run(
    batch,
    `insert into app_public.verification_deadline_responses (verification_deadline_id, offer_id, organization_id, sponsor_id, canned_response_id, comment, addressed, created_at)
     select d.id, d.offer_id, d.organization_id, d.sponsor_id, 1 + ${hash('d.key', 241, 7)}, case when ${hash('d.key', 242, 3)} = 0 then 'Sorry for the delay, our season opened late.' end,
       ${hash('d.key', 243, 2)} = 0, ${batch.day0} - (1 + ${hash('d.key', 244, 4)}) * interval '1 day'
     from demo_deadlines d where d.class in ('overdue', 'did_not_complete') and ${chance(40, 'd.key', 245)};
     insert into app_public.creative_contents (verification_deadline_id, offer_id, organization_id, sponsor_id, name, content, created_at)
     select d.id, d.offer_id, d.organization_id, d.sponsor_id, 'Text for ' || d.name, '<p>Thank you, ' || replace(replace(g.name, '&', '&amp;'), '<', '&lt;') || '! We are proud to support your season.</p>', d.answered_at
     from demo_deadlines d join demo_organizations g on g.id = d.organization_id where d.creatives > 0;
     insert into app_public.creative_files (verification_deadline_id, offer_id, organization_id, sponsor_id, name, file_id, created_at)
     select d.id, d.offer_id, d.organization_id, d.sponsor_id, 'Artwork', p.file_id, d.answered_at
     from demo_deadlines d join demo_pictures p on p.kind = 'artwork' where d.creatives > 1`,
  );
}
