/** Capabilities of leagues and their answers in applications; written by functions only. */
import {
  type Decisions,
  each,
  everyToken,
  everything,
  ofOrganization,
  reading,
  staff,
  staffUpdate,
  table,
} from './rules.ts';

const own = { organization: reading(ofOrganization) };
/** The application that the wizard's link opens, that of its season and year. */
const linked = `select id from app_public.sponsorship_applications where organization_id = {organization} and season = 'spring' and year = 2030`;
const ofLinkedApplication = reading(`t.sponsorship_application_id in (${linked})`);

export const selling: Decisions = {
  capabilities: {
    select: each(everyToken, everything),
    insert: each(
      staff,
      `name kind digital sponsor_facing_description organization_facing_description create_deadline_based_on_quantity
       position retired`,
    ),
    update: staffUpdate(
      'name digital sponsor_facing_description organization_facing_description create_deadline_based_on_quantity position retired',
    ),
  },
  capability_verification_deadlines: {
    select: each(everyToken, everything),
    insert: each(staff, 'capability_id name position'),
    update: staffUpdate('name position'),
    delete: staff,
  },
  capability_details: table({
    select: {
      ...own,
      application_link: reading(
        `${ofOrganization} and (t.sponsorship_application_id is null or t.sponsorship_application_id in (${linked}))`,
      ),
    },
  }),
  capability_detail_properties: table({ select: { ...own, application_link: reading(ofOrganization) } }),
  capability_detail_play_locations: table({ select: own }),
  organization_capabilities: table({ select: own }),
  organization_packages: table({ select: own }),
  organization_package_properties: table({ select: own }),
  organization_capability_packages: table({ select: own }),
  sponsorship_applications: table({ select: { ...own, application_link: reading(`t.id in (${linked})`) } }),
  tournaments: table({ select: { ...own, application_link: ofLinkedApplication } }),
  custom_responses: table({ select: { ...own, application_link: ofLinkedApplication } }),
};
