/**
 * The application wizard as the requirements see it: a link gives access to the one application of its organization,
 * season and year, which may not exist yet, and to no other [L-085] [L-122]; all ids in a call must agree with the
 * link.
 */
import type { Effects, Row } from '../state.ts';
import type { Who } from './who.ts';

/** Each saving function and the step it saves; null: the step depends on the arguments. */
export const savedSteps: Record<string, string | null> = {
  save_application_step_data: null,
  renew_sponsorship_application: null,
  upsert_sponsorship_application: null,
  update_organization_in_sponsorship_application: null,
  upsert_primary_contact: 'primary-contact',
  upsert_sponsorable_properties: 'programs',
  upsert_play_locations: 'play-locations',
  upsert_custom_responses: 'custom-questions',
  upsert_tournament: 'tournament-information',
  upsert_team_game_jersey: 'game-jerseys',
  upsert_team_warmup: 'warm-ups',
  upsert_game_signage: 'game-signage',
  upsert_giveaway_and_coupon: 'coupons',
  upsert_seminar: 'seminar',
  upsert_sampling_and_tabling: 'sampling',
  upsert_photos: 'photos',
  upsert_website_banner: 'website-banner',
  upsert_surveys: 'surveys',
  upsert_email_or_social_media: 'dedicated-email',
};
/** Further functions of the wizard: the application, the lists to choose from, and its events. */
export const askedByWizard = [
  'sponsorship_application_view',
  'sponsorship_application_options_list',
  'track_application_event',
];
export const isOfWizard = (call: string): boolean => call in savedSteps || askedByWizard.includes(call);

const claimsOf = ({ person: { viewer } }: Who) => (viewer?.type === 'link' ? viewer.claims : null);

/** The application of the link's organization, season and year [L-122]. */
export const isLinked = (row: Row, who: Who): boolean =>
  who.organizations.has(row.organization_id) && row.season === who.season && row.year === who.year;

export const linkedApplication = (who: Who): Row | undefined =>
  who.state.rows('sponsorship_applications').find((row) => isLinked(row, who));

/** Whether the plain arguments of a call match the link's season and year; missing ones match. */
export const agrees = (args: [name: string, sql: string][], who: Who): boolean =>
  args.every(([name, sql]) =>
    name === 'season' ? sql.startsWith(`'${who.season}'`) : name !== 'year' || sql === `${who.year}`,
  );

/** The record that an application link may refer to; undefined: another rule decides. */
export function heldByLink(table: string, row: Row, who: Who): boolean | undefined {
  switch (table) {
    case 'offers':
      return row.id === claimsOf(who)?.offer_id;
    case 'sponsorship_applications':
      return isLinked(row, who);
    case 'capability_details':
      return row.sponsorship_application_id === linkedApplication(who)?.id;
    case 'custom_questions':
      return who.campaigns.has(row.campaign_id);
    default:
      return undefined;
  }
}

const kept = new Set([
  'organizations',
  'sponsorable_properties',
  'play_locations',
  'sponsorable_property_play_locations',
]);

/** Rows that the wizard may create, change or delete: the organization's own, and answers only of the link's application. */
export function wizardMayChange(table: string, row: Row, who: Who): boolean {
  if (!who.organizations.has(table === 'organizations' ? row.id : row.organization_id)) return false;
  if (kept.has(table)) return true;
  if (table === 'sponsorship_applications') return isLinked(row, who);
  // the answer to the link's offer when the application is finished [B-342]
  if (table === 'pre_qual_survey_responses') return row.offer_id === claimsOf(who)?.offer_id;
  const detail = 'capability_detail_id' in row ? who.state.row('capability_details', row.capability_detail_id) : row;
  const application = linkedApplication(who);
  return application !== undefined && detail?.sponsorship_application_id === application.id;
}

/** All values of a key, at any depth. */
function under(value: unknown, key: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => under(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner].flat() : under(inner, key)));
}

/** What the wizard's view shows but must not, or shows differently than stored; null if it is correct. `who`: the person after the call. */
export function viewViolation(view: Row, who: Who): string | null {
  const claims = claimsOf(who);
  const application = linkedApplication(who);
  const { state } = who;
  const differs = Object.entries({
    organization_id: claims?.organization_id,
    season: who.season,
    year: who.year,
    campaign_id: claims?.campaign_id,
    offer_id: claims?.offer_id,
    sponsorship_application_id: application?.id ?? null,
    not_interested: application?.not_interested ?? false,
    saved_step_id: application?.saved_step_id ?? null,
    saved_form_data: application?.saved_form_data ?? null,
  }).find(([name, value]) => JSON.stringify(view[name]) !== JSON.stringify(value));
  if (differs) return `shows ${differs[0]} as ${JSON.stringify(view[differs[0]])}, it is ${JSON.stringify(differs[1])}`;
  const { programs, 'play-locations': places, 'custom-questions': questions, ...answers } = view.answers;
  const all = { answers: view.answers, renewal: view.renewal };
  const strangers: [string, unknown[], (row: Row) => boolean][] = [
    ['sponsorable_properties', under(programs, 'id'), (row) => who.organizations.has(row.organization_id)],
    ['play_locations', under(places, 'id'), (row) => who.organizations.has(row.organization_id)],
    ['custom_responses', under(questions, 'id'), (row) => row.sponsorship_application_id === application?.id],
    ['custom_questions', under(all, 'customQuestionId'), (row) => who.campaigns.has(row.campaign_id)],
    ['tournaments', under(answers['tournament-information'], 'id'), (row) => wizardMayChange('tournaments', row, who)],
    ...['sponsorablePropertyIds', 'primaryProgramIds', 'otherProgramIds'].map(
      (key): [string, unknown[], (row: Row) => boolean] => [
        'sponsorable_properties',
        under(all, key),
        (row) => who.organizations.has(row.organization_id),
      ],
    ),
    [
      'capability_details',
      Object.entries<Row>(answers).flatMap(([step, { id }]) => (step === 'tournament-information' ? [] : (id ?? []))),
      (row) => wizardMayChange('capability_details', row, who),
    ],
  ];
  for (const [table, ids, mine] of strangers)
    for (const id of ids) {
      const row = id === null ? undefined : state.row(table, id);
      if (row && !mine(row)) return `shows ${table} ${id}`;
    }
  const { season, year } = view.renewal ?? {};
  const earlier = state
    .rows('sponsorship_applications')
    .some((row) => who.organizations.has(row.organization_id) && row.season === season && row.year === year);
  return view.renewal && (!earlier || (season === who.season && year === who.year))
    ? `offers to renew ${season} ${year}`
    : null;
}

/** Whether a step of the link's application is done after a call. */
export const isDone =
  (step: string, who: Who) =>
  (effects: Effects): boolean =>
    effects.some(
      ({ table, after }) =>
        table === 'sponsorship_applications' && after && isLinked(after, who) && after.done_steps.includes(step),
    );
