/** New rows that violate no constraint of their table, for the tables into which somebody may insert directly. */
import type { Table } from './catalog.ts';
import type { Who } from './oracle/who.ts';
import type { Rng } from './rng.ts';
import type { Row } from './state.ts';

let made = 0;
const name = (what: string): string => `${what} ${++made}`;

type Fresh = (who: Who, rng: Rng) => Row | null;

const id = (who: Who, rng: Rng, table: string): number | null => rng.maybe(who.state.rows(table))?.id ?? null;
/** Mostly the person's own organization, sometimes another's. */
const organization = (who: Who, rng: Rng): number =>
  who.organizations.size > 0 && rng.chance(0.7)
    ? rng.pick([...who.organizations])
    : rng.pick(who.state.rows('organizations')).id;
const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND'.split(' ');
const listed: Fresh = () => ({ name: name('Entry'), position: 90 });
const withDeadline = (column: string, table: string, more: Row): Fresh => {
  return (who, rng) => {
    const on = id(who, rng, table);
    return on === null ? null : { [column]: on, ...more, name: name('Text') };
  };
};

const makers: Record<string, Fresh> = {
  sports: listed,
  competitivenesses: listed,
  organization_types: listed,
  social_media_channels: listed,
  sports_management_softwares: listed,
  banner_sizes: listed,
  banner_placements: listed,
  logo_placements: listed,
  image_rejection_reasons: () => ({ name: name('Reason'), spanish_name: name('Motivo'), position: 90 }),
  verification_deadline_canned_responses: () => ({ response: name('Answer'), selectable: true, position: 90 }),
  capability_verification_deadlines: withDeadline('capability_id', 'capabilities', { position: 90 }),
  tasks: (who, rng) => ({
    organization_id: organization(who, rng),
    title: name('Task'),
    due_date: '2031-05-04',
    assignee_id: who.userId,
  }),
  organization_social_media: (who, rng) => ({
    organization_id: organization(who, rng),
    channel_id: id(who, rng, 'social_media_channels'),
    url: `https://social.example/${++made}`,
    can_post: rng.chance(0.5),
  }),
  play_locations: (who, rng) => ({
    organization_id: organization(who, rng),
    nickname: name('Park'),
    address: `${++made} Park Rd, Austin, TX 78701`,
  }),
  sponsors: () => ({ name: name('Brand') }),
  sponsor_categories: () => ({ name: name('Kind') }),
  campaigns: (who, rng) => ({
    sponsor_id: id(who, rng, 'sponsors'),
    name: name('Campaign'),
    season: 'spring',
    year: 2031,
  }),
  campaign_statistics: (who, rng) => ({
    campaign_id: id(who, rng, 'campaigns'),
    name: name('Reach'),
    number: '12',
    description: 'People',
    icon_name: 'users',
  }),
  testimonials: (who, rng) => ({ campaign_id: id(who, rng, 'campaigns'), quote: name('Great'), attribution: 'Ann' }),
  campaign_notes: (who, rng) => ({ campaign_id: id(who, rng, 'campaigns'), body: name('News'), published: true }),
  campaign_capabilities: (who, rng) => {
    const campaign = rng.pick(who.state.rows('campaigns')).id;
    const taken = new Set(
      who.state.where('campaign_capabilities', 'campaign_id', campaign).map((row) => row.capability_id),
    );
    const free = who.state.rows('capabilities').filter((capability) => !taken.has(capability.id));
    const capability = rng.maybe(free);
    return capability
      ? { campaign_id: campaign, capability_id: capability.id, minimum_quantity: 1, execution_expectations: 'Wave' }
      : null;
  },
  default_verification_deadlines: withDeadline('campaign_capability_id', 'campaign_capabilities', {
    deadline: '2030-06-01',
    requires_creatives: false,
    verification_reminder_instructions: 'Send photos for {{sponsor_name}}',
  }),
  creative_content_templates: withDeadline('default_verification_deadline_id', 'default_verification_deadlines', {
    content: 'Thank you, {{league_name}}',
  }),
  creative_contents: withDeadline('verification_deadline_id', 'verification_deadlines', {
    content: 'Thank you, {{league_name}}',
  }),
  list_views: () => ({ resource: 'offers', label: name('View'), shared: false, view: '{}' }),
  // a campaign can have only one filter per state
  search_filters: (who, rng) => {
    const campaign_id = id(who, rng, 'campaigns');
    const taken = who.state
      .where('search_filters', 'campaign_id', campaign_id)
      .map(({ parameters }) => parameters.state);
    const state = rng.maybe(states.filter((name) => !taken.includes(name)));
    return state ? { campaign_id, type: 'StateFilter', parameters: { state } } : null;
  },
};

/** A row to insert, or null if none can be made. */
export const freshRow = (table: Table, who: Who, rng: Rng): Row | null => makers[table.name]?.(who, rng) ?? null;
