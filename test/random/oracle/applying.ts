/** Wizard functions that must succeed because no rule forbids them, and the records that they accept. */
import type { Rng } from '../rng.ts';
import type { Row } from '../state.ts';
import { isDone, isLinked, savedSteps } from './applications.ts';
import type { Sure } from './transitions.ts';
import type { Who } from './who.ts';

/** The current day of the tester's clock. */
const today = '2030-03-01';
const ids = (rows: Row[]): string => `'{${rows.map(({ id }) => id).join(',')}}'::int[]`;

/** Programs that the wizard shows: those that have not ended [L-344]. */
const programsOf = (who: Who): Row[] =>
  [...who.organizations]
    .flatMap((id) => who.state.where('sponsorable_properties', 'organization_id', id))
    .filter((row) => row.data_confidence !== 'ended' && (row.end_date === null || row.end_date >= today));

type Make = (who: Who, rng: Rng) => Record<string, string> | null;

const program = (id: number, who: Who, rng: Rng): string =>
  `row(${id}, 'Rec League', ${rng.pick(who.state.rows('competitivenesses')).id}, ${rng.pick(who.state.rows('sports')).id},
    120, 'coed', 6, 12, '2030-04-01', '2030-06-01', ${rng.chance(0.5) ? `'spring'` : 'null'})::app_public.wizard_program_input`;
const place = (id: number, primary: string, other: string): string =>
  `row(${id}, '4 Field Rd', 'Austin', 'TX', '78701', 'US', ${primary}, ${other}, false)::app_public.wizard_play_location_input`;
const answer = (questionId: number): string => `row(null, ${questionId}, 'Blue')::app_public.custom_response_input`;
const list = (rows: string[], type: string): string => `array[${rows.join(', ')}]::app_public.${type}[]`;

/** An asset's answer: yes with a program of the organization's, or no. */
const asset = (who: Who, rng: Rng): Record<string, string> => {
  const programs = programsOf(who);
  return programs.length > 0 && rng.chance(0.6)
    ? { accepted: 'true', sponsorable_property_ids: ids(rng.some(programs, 2)), price: '100' }
    : { accepted: 'false', refusal_reason: `'No room'` };
};

const makers: Record<string, Make> = {
  upsert_primary_contact: () => ({
    primary_contact_first_name: `'Ana'`,
    primary_contact_last_name: `'Ruiz'`,
    primary_contact_email: `'ana@league.example'`,
    primary_contact_phone: `'512-555-0142'`,
  }),
  upsert_tournament: () => ({ host_tournament: 'false' }),
  upsert_sponsorable_properties: (who, rng) => {
    const known = rng.maybe(programsOf(who));
    const rows = [0, ...(known ? [known.id] : [])].map((id) => program(id, who, rng));
    return { programs: list(rows, 'wizard_program_input') };
  },
  upsert_play_locations: (who) => ({
    play_locations: list([place(0, ids(programsOf(who)), `'{}'`)], 'wizard_play_location_input'),
  }),
  upsert_custom_responses: (who) => {
    const questions = [...who.campaigns].flatMap((id) => who.state.where('custom_questions', 'campaign_id', id));
    return questions.length > 0
      ? {
          custom_responses: list(
            questions.map(({ id }) => answer(id)),
            'custom_response_input',
          ),
        }
      : null;
  },
  upsert_giveaway_and_coupon: (who, rng) => {
    const args = asset(who, rng);
    return args.accepted === 'true' ? { ...args, quantity: '200' } : args;
  },
};

/** Arguments with which a function of the wizard must succeed for its link, and the step that is then done. */
export function sureOfWizard(call: string, who: Who, rng: Rng): Sure | null {
  const step = savedSteps[call];
  if (step) {
    const args = (makers[call] ?? asset)(who, rng);
    return args && { args, holds: isDone(step, who) };
  }
  switch (call) {
    case 'upsert_sponsorship_application':
      return { args: { interests: `'{photos,game-jerseys}'` }, holds: isDone('interests', who) };
    case 'update_organization_in_sponsorship_application':
      return {
        args: { social_media_following_size: '300', email_list_size: '200', email_open_rate: '30.5' },
        holds: isDone('social-and-email', who),
      };
    case 'save_application_step_data':
      return {
        args: { step_id: `'programs'`, form_data: `'{"programs": []}'` },
        holds: (effects) =>
          effects.some(({ after }) => after && isLinked(after, who) && after.saved_step_id === 'programs'),
      };
    default:
      return null;
  }
}

/** A list of records with the ids they refer to, mostly the person's own; null if the type is not one of the wizard's records. */
export function recordsOfWizard(
  type: string,
  one: (table: string) => number,
  who: Who,
  rng: Rng,
): { sql: string; records: { table: string; id: number }[] } | null {
  const named: { table: string; id: number }[] = [];
  const name = (table: string): number => {
    const id = one(table);
    named.push({ table, id });
    return id;
  };
  const row = (): string => {
    switch (type) {
      case 'app_public.wizard_program_input[]':
        return program(rng.chance(0.4) ? 0 : name('sponsorable_properties'), who, rng);
      case 'app_public.wizard_play_location_input[]': {
        const primary = `array[${name('sponsorable_properties')}]`;
        const other = rng.chance(0.5) ? `array[${name('sponsorable_properties')}]` : `'{}'`;
        return place(rng.chance(0.4) ? 0 : name('play_locations'), primary, other);
      }
      default:
        return answer(name('custom_questions'));
    }
  };
  if (!/^app_public\.(wizard_program|wizard_play_location|custom_response)_input\[\]$/.test(type)) return null;
  const rows = Array.from({ length: rng.int(1, 2) }, row);
  return { sql: `array[${rows.join(', ')}]::${type}`, records: named };
}
