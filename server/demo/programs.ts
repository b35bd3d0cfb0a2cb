import { type Batch, ORGANIZATIONS, PROGRAMS, run, stage } from './batch.ts';
import { hash, oneNumber, oneOf, weighted } from './sql.ts';
import { storyPrograms } from './story.ts';

// fifteen programs for every five organizations: 1, 2, 3, 4 and 5 each
const OWNER_OF_FIFTEEN = [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4];

/** Programs with season, sport, ages, players and dates, at their organization's play locations. */
export async function loadPrograms(batch: Batch): Promise<void> {
  await stagePrograms(batch, batch.ids.sponsorable_properties, batch.units * PROGRAMS);
  await run(
    batch,
    `insert into app_public.sponsorable_properties (id, organization_id, name, season, sport_id, competitiveness_id, number_of_players,
       min_age, max_age, female, male, start_date, end_date, entered_data_confidence, data_confidence, confidence_changes_on,
       lat, lon, city, state, zip, created_at, updated_at) overriding system value
     select id, organization_id, name, season, sport_id, competitiveness_id, players, min_age, max_age, gender <> 1, gender <> 2,
       starts, ends, entered,
       case when ends < ${batch.today} then 'ended' when entered <> 'not_a_good_fit' and stale_on <= ${batch.today} then 'stale' else entered end,
       case when ends < ${batch.today} then null when entered = 'not_a_good_fit' or stale_on <= ${batch.today} then ends + 1 else least(ends + 1, stale_on) end,
       lat, lon, city, state, zip, least(touched - interval '90 days', (starts - 240)::timestamp at time zone 'UTC'), touched
     from (select *, ((touched at time zone 'UTC')::date + interval '6 months')::date as stale_on from demo_programs) p;
     insert into app_public.sponsorable_property_play_locations (sponsorable_property_id, play_location_id, organization_id, "primary")
     select p.id, l.id, p.organization_id, l.id = p.play_location_id
     from demo_programs p join demo_play_locations l on l.organization_id = p.organization_id
     where l.id = p.play_location_id or p.id % 2 = 0`,
  );
}

/** Decides everything about the batch's programs. `n` numbers the computed ones; the story's follow. */
const stagePrograms = (batch: Batch, first: number, count: number) =>
  stage(
    batch,
    'demo_programs',
    `with ruled as (
       select ${first} + n as id, n, n / 15 * 5 + (array[${OWNER_OF_FIFTEEN}])[1 + n % 15] as organization_n,
         null::text as given, ${weighted({ '-7': 6, '-6': 6, '-5': 7, '-4': 8, '-3': 9, '-2': 9, '-1': 11, 0: 17, 1: 17, 2: 10 }, `${first} + n`, 131)}::int as t
       from generate_series(0, ${count - 1}) n
       ${batch.first ? `union all select ${first + count} + i, ${count} + i, ${batch.units * ORGANIZATIONS} + organization, name, t from ${storyPrograms} as s (i, organization, name, t)` : ''}
     )
     select r.id, r.n, r.t, o.id as organization_id, o.sport_id, term.season, l.id as play_location_id, l.lat, l.lon, l.city, l.state, l.zip,
       coalesce(initcap(term.season::text) || ' ' || r.given,
         initcap(term.season::text) || ' ' || term.year || ' ' || ${oneOf(['Recreational League', 'Select Teams', 'Travel Teams', 'Academy', 'Development Program', 'Juniors', 'In-House League', 'Tournament Series'], 'r.id', 132)}) as name,
       ${oneNumber([1, 1, 1, 2, 3, 4, 5, 6], 'r.id', 133)} as competitiveness_id,
       ${oneNumber([40, 60, 80, 90, 110, 120, 150, 160, 180, 220, 250, 300, 340, 420, 560, 900], 'r.id', 134)} + ${hash('r.id', 135, 20)} as players,
       5 + ${hash('r.id', 136, 6)} as min_age, 12 + ${hash('r.id', 137, 7)} as max_age,
       case when o.sport_id = 3 then 2 else ${hash('r.id', 138, 6)} end as gender,
       term.starts + ${hash('r.id', 139, 26)} as starts, term.starts + 52 + ${hash('r.id', 140, 32)} as ends,
       ${weighted({ incomplete: 20, complete: 34, verified: 20, speculative: 8, not_a_good_fit: 3, added_from_prospecting: 6, added_by_organization: 5, created_from_other_sp: 4 }, 'r.id', 141)}::app_public.data_confidence as entered,
       -- at noon, so that it is the same day in every zone a rule may use
       ${batch.day0} + interval '12 hours' - (1 + case when ${hash('r.id', 142, 7)} = 0 then 200 + ${hash('r.id', 143, 200)} else ${hash('r.id', 144, 150)} end) * interval '1 day' as touched
     from ruled r
     join demo_organizations o on o.n = r.organization_n
     join demo_terms term on term.t = r.t
     join demo_play_locations l on l.organization_id = o.id and l.k = case when o.id % 3 = 0 or o.story then ${hash('r.id', 145, 2)} else 0 end`,
  );
