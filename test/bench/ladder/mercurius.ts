/**
 * Rung: Mercurius with graphql-jit and hand-written SQL. STYLE=relations sends a statement per relation (a loader, which
 * batches the rows of a level); STYLE=joined sends one joined statement per read. Environment: PORT, STYLE, database.ts.
 */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { BY_HAND, READS } from '../reads.ts';
import { asViewer, beginAsViewer, listening, ownQuery, type Query, subjects } from './database.ts';

type Row = Record<string, unknown>;
interface Context {
  query: Query;
  end?(word: 'commit' | 'rollback'): Promise<void>;
}

const schema = /* GraphQL */ `
  enum Order { CREATED_AT_DESC ID_DESC ID_ASC }
  type Query {
    offersConnection(first: Int!, offset: Int!, orderBy: [Order!]): OffersConnection
    organization(id: Int!): Organization
    offers(first: Int!, orderBy: [Order!]): [Offer!]
    dashboardCampaigns: [DashboardCampaign!]
    prospectiveSponsorableProperties(campaignId: Int!, cursor: String): ProspectPage
  }
  type OffersConnection { nodes: [Offer!]! }
  type Offer {
    id: Int! status: String value: String seasonStart: String seasonEnd: String
    campaign: Campaign sponsorableProperty: SponsorableProperty
    assets(orderBy: [Order!]): [Asset!]! verificationDeadlines(orderBy: [Order!]): [VerificationDeadline!]!
  }
  type Campaign { id: Int! name: String season: String year: Int status: String sponsor: Sponsor }
  type Sponsor { id: Int! name: String }
  type SponsorableProperty {
    id: Int! name: String season: String startDate: String endDate: String numberOfPlayers: Int dataConfidence: String
    city: String state: String lat: Float lon: Float sport: Sport competitiveness: Competitiveness organization: Organization
  }
  type Sport { id: Int! name: String }
  type Competitiveness { id: Int! name: String }
  type Organization {
    id: Int! name: String city: String state: String contactEmail: String websiteUrl: String dataConfidence: String
    numberOfUniqueParticipantsPerYear: Int mailingAddress: Address shippingAddress: Address
    playLocations(orderBy: [Order!]): [PlayLocation!]! sponsorableProperties(orderBy: [Order!]): [SponsorableProperty!]!
    offers(first: Int!, orderBy: [Order!]): [Offer!]! comments(orderBy: [Order!]): [Comment!]!
  }
  type Address { id: Int! name: String line1: String city: String state: String zip: String }
  type PlayLocation { id: Int! nickname: String address: String lat: Float lon: Float primary: Boolean }
  type Comment { id: Int! content: String user: User }
  type User { id: Int! name: String }
  type Asset { id: Int! quantity: Int campaignCapability: CampaignCapability }
  type CampaignCapability { id: Int! executionExpectations: String capability: Capability }
  type Capability { id: Int! name: String }
  type VerificationDeadline {
    id: Int! name: String deadline: String verified: Boolean didNotComplete: Boolean anyPendingVerificationImages: Boolean
  }
  type DashboardCampaign {
    id: Int! name: String season: String year: Int status: String sponsorName: String sponsorFacingGoalTitle: String
    leagues(first: Int!, orderBy: [Order!]): [League!]! photos(first: Int!, orderBy: [Order!]): [Photo!]!
    statistics(orderBy: [Order!]): [Statistic!]! testimonials(orderBy: [Order!]): [Testimonial!]!
  }
  type League {
    id: Int! organizationName: String sponsorablePropertyName: String sportName: String city: String state: String
    lat: Float lon: Float numberOfPlayers: Int
  }
  type Photo { id: Int! offerId: Int featured: Boolean capabilityName: String }
  type Statistic { id: Int! name: String number: String description: String iconName: String }
  type Testimonial { id: Int! quote: String attribution: String }
  type ProspectPage { lastPage: Boolean nextCursor: String sponsorableProperties: [SponsorableProperty!]! }
`;

/** The fields of a read's one joined statement. */
const joined = (name: string, field: string, values: (args: Row) => unknown[]) => {
  const read = READS.find((candidate) => candidate.name === name);
  const text = (asViewer && read?.visitorSql) || (read?.sql as string);
  return async (_root: unknown, args: Row, { query }: Context) => {
    const [row] = await query<{ json: string }>(name, text, values(args));
    return JSON.parse((row as { json: string }).json).data[field];
  };
};
const joinedQuery = {
  offersConnection: joined('staff_offers', 'offersConnection', ({ offset }) => [offset]),
  organization: joined('organization_detail', 'organization', ({ id }) => [id]),
  offers: joined('my_offers', 'offers', () => [subjects.leagueUserId]),
  dashboardCampaigns: joined('campaign_dashboard', 'dashboardCampaigns', () => [subjects.dashboardCampaignId]),
  prospectiveSponsorableProperties: joined('targeting_page', 'prospectiveSponsorableProperties', () => [
    subjects.targetingYear,
  ]),
};

const columns = {
  offer: `o.id, o.status, o.value::text as value, o.season_start as "seasonStart", o.season_end as "seasonEnd", o.campaign_id, o.sponsorable_property_id, o.organization_id`,
  property: `p.id, p.name, p.season, p.start_date as "startDate", p.end_date as "endDate", p.number_of_players as "numberOfPlayers",
    p.data_confidence as "dataConfidence", p.city, p.state, p.lat, p.lon, p.sport_id, p.competitiveness_id, p.organization_id`,
  organization: `g.id, g.name, g.city, g.state, g.contact_email as "contactEmail", g.website_url as "websiteUrl",
    g.data_confidence as "dataConfidence", g.number_of_unique_participants_per_year as "numberOfUniqueParticipantsPerYear",
    g.mailing_address_id, g.shipping_address_id`,
  address: 'a.id, a.name, a.line1, a.city, a.state, a.zip',
};
const page = 'order by o.created_at desc, o.id desc limit 25';
const rows =
  (name: string, text: string, values: (args: Row) => unknown[]) =>
  (_: unknown, args: Row, { query }: Context) =>
    query<Row>(name, text, values(args));
const mine = asViewer
  ? '$1::int > 0'
  : `o.organization_id in (select organization_id from app_public.organization_users where user_id = $1) and o.status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled')`;

const ownColumns = asViewer
  ? columns.offer.replace('o.value', '(select v.value from app_public.offer_values v where v.id = o.id)')
  : columns.offer;

const relationsQuery = {
  async offersConnection(_: unknown, { offset }: Row, { query }: Context) {
    const text = `select ${columns.offer} from app_public.offers o ${page} offset $1`;
    return { nodes: await query('offers', text, [offset]) };
  },
  async organization(_: unknown, { id }: Row, { query }: Context) {
    const text = `select ${columns.organization} from app_public.organizations g where g.id = $1`;
    return (await query('organization', text, [id]))[0] ?? null;
  },
  offers: rows('my_offers', `select ${ownColumns} from app_public.offers o where ${mine} ${page}`, () => [
    subjects.leagueUserId,
  ]),
  dashboardCampaigns: rows(
    'campaigns',
    `select c.id, c.name, c.season, c.year, c.status, s.name as "sponsorName", c.sponsor_facing_goal_title as "sponsorFacingGoalTitle"
     from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id where c.id = $1`,
    () => [subjects.dashboardCampaignId],
  ),
  async prospectiveSponsorableProperties(_: unknown, _args: Row, { query }: Context) {
    const text = `select ${columns.property} from app_public.sponsorable_properties p where ${BY_HAND} order by p.id limit 101`;
    const found = await query<{ id: number }>('targeting', text, [subjects.targetingYear]);
    const shown = found.slice(0, 100);
    const nextCursor = String(shown[99]?.id ?? '*');
    return { lastPage: found.length <= 100, nextCursor, sponsorableProperties: shown };
  },
};

interface Asked {
  obj: Row;
}
/** A loader of the row that each object's `key` names; `text` selects rows by $1, a list of ids. */
const one = (name: string, key: string, text: string) => ({
  opts: { cache: false },
  async loader(asked: Asked[], { query }: Context) {
    const ids = [...new Set(asked.map(({ obj }) => obj[key]).filter((id) => id !== null))];
    const found = new Map((await query<Row>(name, text, [ids])).map((row) => [row.id, row]));
    return asked.map(({ obj }) => found.get(obj[key]) ?? null);
  },
});
/** A loader of the rows of each object; `text` selects rows by $1, a list of ids, which rows have as `parent`. */
const many = (name: string, text: string) => ({
  opts: { cache: false },
  async loader(asked: Asked[], { query }: Context) {
    const found = Map.groupBy(await query<Row>(name, text, [asked.map(({ obj }) => obj.id)]), ({ parent }) => parent);
    return asked.map(({ obj }) => found.get(obj.id) ?? []);
  },
});
const named = (name: string, key: string, table: string) =>
  one(name, key, `select id, name from app_public.${table} where id = any ($1)`);

const relations = {
  Offer: {
    campaign: one(
      'campaign',
      'campaign_id',
      'select id, name, season, year, status, sponsor_id from app_public.campaigns where id = any ($1)',
    ),
    sponsorableProperty: one(
      'property',
      'sponsorable_property_id',
      `select ${columns.property} from app_public.sponsorable_properties p where p.id = any ($1)`,
    ),
    assets: many(
      'assets',
      'select id, quantity, campaign_capability_id, offer_id as parent from app_public.assets where offer_id = any ($1) order by id',
    ),
    verificationDeadlines: many(
      'deadlines',
      `select id, name, deadline, verified, did_not_complete as "didNotComplete", any_pending_verification_images as "anyPendingVerificationImages",
         offer_id as parent from app_public.verification_deadlines where offer_id = any ($1) order by id`,
    ),
  },
  Campaign: { sponsor: named('sponsor', 'sponsor_id', 'sponsors') },
  SponsorableProperty: {
    sport: named('sport', 'sport_id', 'sports'),
    competitiveness: named('competitiveness', 'competitiveness_id', 'competitivenesses'),
    organization: one(
      'organizations',
      'organization_id',
      `select ${columns.organization} from app_public.organizations g where g.id = any ($1)`,
    ),
  },
  Organization: {
    mailingAddress: one(
      'mailing',
      'mailing_address_id',
      `select ${columns.address} from app_public.addresses a where a.id = any ($1)`,
    ),
    shippingAddress: one(
      'shipping',
      'shipping_address_id',
      `select ${columns.address} from app_public.addresses a where a.id = any ($1)`,
    ),
    playLocations: many(
      'locations',
      'select id, nickname, address, lat, lon, "primary", organization_id as parent from app_public.play_locations where organization_id = any ($1) order by id',
    ),
    sponsorableProperties: many(
      'properties',
      `select ${columns.property}, p.organization_id as parent from app_public.sponsorable_properties p where p.organization_id = any ($1) order by p.id`,
    ),
    offers: many(
      'organization_offers',
      `select o.*, g.id as parent from unnest($1::int[]) g (id)
       cross join lateral (select ${columns.offer} from app_public.offers o where o.organization_id = g.id ${page}) o`,
    ),
    comments: many(
      'comments',
      'select id, content, user_id, organization_id as parent from app_public.comments where organization_id = any ($1) order by id',
    ),
  },
  Comment: { user: named('user', 'user_id', 'users') },
  Asset: {
    campaignCapability: one(
      'campaign_capability',
      'campaign_capability_id',
      'select id, execution_expectations as "executionExpectations", capability_id from app_public.campaign_capabilities where id = any ($1)',
    ),
  },
  CampaignCapability: { capability: named('capability', 'capability_id', 'capabilities') },
  DashboardCampaign: {
    leagues: many(
      'leagues',
      `select o.id, g.name as "organizationName", p.name as "sponsorablePropertyName", s.name as "sportName", p.city, p.state, p.lat, p.lon,
         p.number_of_players as "numberOfPlayers", c.id as parent
       from unnest($1::int[]) c (id) cross join lateral (select o.id, o.sponsorable_property_id, o.organization_id from app_public.offers o
         where o.campaign_id = c.id and o.status = 'confirmed' order by o.id limit 200) o
       join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id join app_public.organizations g on g.id = o.organization_id
       left join app_public.sports s on s.id = p.sport_id order by o.id`,
    ),
    photos: many(
      'photos',
      `select i.id, i.offer_id as "offerId", i.featured, k.name as "capabilityName", c.id as parent
       from unnest($1::int[]) c (id) cross join lateral (select i.id, i.offer_id, i.featured, i.verification_deadline_id from app_public.offers o
         join app_public.verification_images i on i.offer_id = o.id
         where o.campaign_id = c.id and o.status = 'confirmed' and i.shown_to_sponsor order by i.id desc limit 24) i
       join app_public.verification_deadlines d on d.id = i.verification_deadline_id join app_public.assets a on a.id = d.asset_id
       join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id join app_public.capabilities k on k.id = cc.capability_id
       order by i.id desc`,
    ),
    statistics: many(
      'statistics',
      `select id, name, number, description, replace(icon_name::text, '-', '_') as "iconName", campaign_id as parent
       from app_public.campaign_statistics where campaign_id = any ($1) order by id`,
    ),
    testimonials: many(
      'testimonials',
      'select id, quote, attribution, campaign_id as parent from app_public.testimonials where campaign_id = any ($1) order by id',
    ),
  },
};

const app = Fastify();
const style =
  process.env.STYLE === 'joined'
    ? { resolvers: { Query: joinedQuery } }
    : { resolvers: { Query: relationsQuery }, loaders: relations };
await app.register(mercurius, {
  schema,
  ...style,
  jit: 1,
  graphiql: false,
  context: ({ headers }: { headers: { authorization?: string } }) =>
    asViewer ? beginAsViewer(headers.authorization) : { query: ownQuery },
});
app.graphql.addHook('onResolution', async (execution: { errors?: unknown[] }, context: Context) => {
  await context.end?.(execution.errors ? 'rollback' : 'commit');
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
listening();
