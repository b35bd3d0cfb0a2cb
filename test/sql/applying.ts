/** Helpers that fill in an application: a fixture per test, and the wizard's functions with named arguments. */
import type { TestDatabase } from '../harness/database.ts';
import { day, makeCampaign, makeOffer, makeOrganization, makeProperty, type Row } from '../harness/factories.ts';
import { type Ask, asking } from './support.ts';

export type Claims = {
  link: 'application';
  id: number;
  offer_id: number;
  campaign_id: number;
  season: string;
  year: number;
};

const casts: Record<string, string> = {
  form_data: '::jsonb',
  season: '::app_public.season',
  shipments_arrival: '::app_public.shipments_arrival',
};

/** Calls a function with named arguments; returns the wizard's view as JSON. */
export const calling =
  (ask: Ask) =>
  async (name: string, values: Row = {}): Promise<Row> => {
    const names = Object.keys(values);
    const list = names.map((key, i) => `${key} => $${i + 1}${casts[key] ?? ''}`).join(', ');
    const rows = await ask(
      `select to_jsonb(v) as view from app_public.${name}(${list}) v`,
      names.map((key) => (casts[key] === '::jsonb' ? JSON.stringify(values[key]) : values[key])),
    );
    return (rows[0] as Row).view;
  };

/** A call whose first argument is a list of records; `more`: further arguments as SQL. */
const records =
  (ask: Ask, name: string, argument: string, type: string) =>
  async (rows: Row[], more = ''): Promise<Row> =>
    (
      (
        await ask(
          `select to_jsonb(v) as view from app_public.${name}(${argument} =>
             array(select r from jsonb_populate_recordset(null::app_public.${type}, $1) r)${more && `, ${more}`}) v`,
          [JSON.stringify(rows)],
        )
      )[0] as Row
    ).view;

/** A league with one program that a campaign invites to apply, and the functions called with its link. */
export async function applyingFixture(db: TestDatabase, values: Row = {}) {
  const organization = await makeOrganization(db.owner, values);
  const campaign = await makeCampaign(db.owner);
  const program = await makeProperty(db.owner, { organization_id: organization.id });
  const offer = await makeOffer(db.owner, {
    campaign_id: campaign.id,
    sponsorable_property_id: program.id,
    status: 'qualified',
  });
  const claims: Claims = {
    link: 'application',
    id: organization.id,
    offer_id: offer.id,
    campaign_id: campaign.id,
    season: 'spring',
    year: 2030,
  };
  return { organization, campaign, program, offer, claims, ...answering(db, claims) };
}

/** The wizard's functions, called with a link. */
export function answering(db: TestDatabase, claims: Claims) {
  const ask = asking(db, claims);
  return {
    ask,
    call: calling(ask),
    view: () => calling(ask)('sponsorship_application_view'),
    programs: records(ask, 'upsert_sponsorable_properties', 'programs', 'wizard_program_input'),
    places: records(ask, 'upsert_play_locations', 'play_locations', 'wizard_play_location_input'),
    responses: records(ask, 'upsert_custom_responses', 'custom_responses', 'custom_response_input'),
    contact: (values: Row = {}) => calling(ask)('upsert_primary_contact', { ...contact, ...values }),
  };
}

export const contact = {
  primary_contact_first_name: 'Maria',
  primary_contact_last_name: 'O’Brien-Nuñez',
  primary_contact_email: 'maria+club@example.test',
  primary_contact_phone: '512-555-0142',
};

/** A new program that satisfies every rule. */
export const newProgram = async (db: TestDatabase, values: Row = {}): Promise<Row> => ({
  id: 0,
  name: 'U10 Boys & Girls (Fall)',
  competitiveness_id: 1,
  sport_id: 1,
  number_of_players: 80,
  gender: 'coed',
  min_age: 8,
  max_age: 10,
  start_date: await day(db.owner, 10),
  end_date: await day(db.owner, 90),
  season: 'spring',
  ...values,
});

/** A new play location that satisfies every rule for the program. */
export const newPlace = (programId: number, values: Row = {}): Row => ({
  id: 0,
  address: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zipcode: '78701',
  country: 'US',
  primary_program_ids: [programId],
  other_program_ids: [],
  ...values,
});

export const tournament = async (db: TestDatabase, values: Row = {}): Promise<Row> => ({
  host_tournament: true,
  name: 'Spring Cup #3',
  first_date: await day(db.owner, 30),
  last_date: await day(db.owner, 31),
  number_of_players: 400,
  address: '1 Field Rd.',
  city: "Coeur d'Alene",
  state: 'ID',
  postal_code: '83814',
  country: 'US',
  ...values,
});
