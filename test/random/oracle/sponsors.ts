/** Sponsors, campaigns, and what campaigns require and display. */
import { byOffer, each, mayRead, type OfRow, type Oracle, right, staffRoles, table } from './rights.ts';

const leagues = ['organization', ...byOffer] as const;
const known: OfRow = (row, who) => who.campaigns.has(row.campaign_id);
const brand: OfRow = (row, who) => who.brands.has(row.id);
const deadline =
  'name deadline offset offset_type requires_creatives verification_reminder_instructions verification_reminder_instructions_es league_move_days league_moves';

export const sponsors: Oracle = {
  sponsors: table({
    read: {
      sponsor: right((row, who) => who.sponsors.has(row.id), 'id name', 'logo_file_id'),
      ...each(leagues, right(brand, 'id name', 'logo_file_id')),
      application_link: right(mayRead(brand), '', 'id name logo_file_id'),
    },
  }),
  // people who see a dashboard may have its recap
  recaps: table({
    read: {
      ...each(
        ['campaign_link', 'season_link'],
        right((row, who) => (who.dashboards.has(row.campaign_id) || row.campaign_id === null ? null : false), '', '*'),
      ),
      sponsor: right((row, who) => (who.sponsors.has(row.sponsor_id) ? null : false), '', '*'),
    },
  }),
  // contracts and invoices where staff show them: issue 35 asks for it
  ...Object.fromEntries(
    ['campaign_contracts', 'invoices', 'credit_notes'].map((name) => [
      name,
      table({ read: { sponsor: right((row, who) => (who.sponsors.has(row.sponsor_id) ? null : false), '', '*') } }),
    ]),
  ),
  recap_shares: table({
    read: { sponsor: right((row, who) => (who.sponsors.has(row.sponsor_id) ? null : false), '', '*') },
  }),
  recap_schedules: table({
    read: { sponsor: right((row, who) => (who.sponsors.has(row.sponsor_id) ? null : false), '', '*') },
  }),
  campaigns: table({
    read: {
      // L-349: what a league sees of a campaign; budgets, goals and contacts are not among it
      ...each(
        leagues,
        right(
          (row, who) => who.campaigns.has(row.id),
          'id name season year sponsor_id additional_requirements sponsor_overview additional_requirements_es sponsor_overview_es',
          'status',
        ),
      ),
      application_link: right(
        (row, who) => who.campaigns.has(row.id),
        'id name season year',
        'sponsor_id status additional_requirements sponsor_overview additional_requirements_es sponsor_overview_es',
      ),
      // S-176, S-408: active and complete ones of the user's own sponsors, unless the user is limited to others
      sponsor: right((row, who) => who.dashboards.has(row.id), 'id sponsor_id name season year status'),
    },
  }),
  custom_questions: table({ read: { application_link: right(known, 'id question', 'campaign_id position sent_at') } }),
  // L-348; leagues must not see the total that the sponsor contracted
  campaign_capabilities: table({
    read: {
      ...each(leagues, right(known, 'id capability_id execution_expectations', 'campaign_id')),
      application_link: right(mayRead(known), '', 'id capability_id execution_expectations campaign_id'),
    },
  }),
  default_verification_deadlines: table({
    read: {
      ...each(leagues, right(known, 'id name deadline', `campaign_capability_id campaign_id ${deadline}`)),
      application_link: right(mayRead(known), '', `id campaign_capability_id campaign_id ${deadline}`),
    },
  }),
  locations: table({
    // deleteLocation is a separate operation; whether the row may also be deleted directly is not specified
    delete: each(staffRoles, (_, who) => (who.staff ? null : false)),
  }),
};
