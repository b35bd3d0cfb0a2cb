/** The reads that are measured: a GraphQL document, and the hand-written statement for the same JSON. */

/** The records that the benchmark selects in its database before it starts. */
export interface Subjects {
  /** Organizations with programs and offers, for the detail page. */
  organizationIds: number[];
  /** The user who queries "my offers". */
  leagueUserId: number;
  /** The campaign whose dashboard is opened through a link. */
  dashboardCampaignId: number;
  /** The campaign with the bench's own filters, and its year. */
  targetingCampaignId: number;
  targetingYear: number;
}

export interface Read {
  name: string;
  title: string;
  who: 'staff' | 'league' | 'campaign';
  query: string;
  variables(subjects: Subjects, n: number): Record<string, unknown>;
  sql: string;
  /** The same statement without the conditions that row-level security adds, if it differs. */
  visitorSql?: string;
  values(subjects: Subjects, n: number): unknown[];
}

/** Pages of the staff's list that requests page through: users read the first few. */
const PAGES = 4;
const PAGE = 25;
const offset = (n: number) => (n % PAGES) * PAGE;
const organization = (subjects: Subjects, n: number) =>
  subjects.organizationIds[n % subjects.organizationIds.length] as number;

const offerNode = `id status value seasonStart seasonEnd
  campaign { id name season year status sponsor { id name } }
  sponsorableProperty { id name numberOfPlayers sport { id name } organization { id name city state } }`;
const offerJson = `json_build_object('id', o.id, 'status', o.status, 'value', o.value::text, 'seasonStart', o.season_start, 'seasonEnd', o.season_end,
  'campaign', json_build_object('id', c.id, 'name', c.name, 'season', c.season, 'year', c.year, 'status', c.status, 'sponsor', json_build_object('id', s.id, 'name', s.name)),
  'sponsorableProperty', json_build_object('id', p.id, 'name', p.name, 'numberOfPlayers', p.number_of_players, 'sport', json_build_object('id', sp.id, 'name', sp.name),
    'organization', json_build_object('id', g.id, 'name', g.name, 'city', g.city, 'state', g.state)))`;
const offerJoins = `join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = c.sponsor_id
  join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id left join app_public.sports sp on sp.id = p.sport_id
  join app_public.organizations g on g.id = p.organization_id`;
const offerPage = `(select * from app_public.offers order by created_at desc, id desc limit ${PAGE} offset $1) o`;

/** The bench campaign's season and filters, once for search_filters and once as hand-written SQL. */
export const FILTERS = {
  seasons: ['spring', 'fall'],
  sportIds: [1, 2, 4],
  lowBound: 60,
  highBound: 600,
  radius: 50,
  places: [
    { name: 'Austin', lat: 30.2672, lon: -97.7431 },
    { name: 'Columbus', lat: 39.9612, lon: -82.9988 },
    { name: 'Denver', lat: 39.7392, lon: -104.9903 },
    { name: 'Philadelphia', lat: 39.9526, lon: -75.1652 },
    { name: 'Sacramento', lat: 38.5816, lon: -121.4944 },
  ],
};
const DEGREE = Math.PI / 180;
const circle = ({ lat, lon }: { lat: number; lon: number }) => {
  const dLat = FILTERS.radius / 69;
  const dLon = (1.001 * Math.asin(Math.sin(FILTERS.radius / 3958.7613) / Math.cos(lat * DEGREE))) / DEGREE;
  return `(p.location <@ box(point(${lon - dLon}, ${lat - dLat}), point(${lon + dLon}, ${lat + dLat}))
    and sin(p.lat * ${DEGREE}) * ${Math.sin(lat * DEGREE)} + cos(p.lat * ${DEGREE}) * ${Math.cos(lat * DEGREE)} * cos((p.lon - (${lon})) * ${DEGREE}) >= ${Math.cos(FILTERS.radius / 3958.7613)})`;
};
/** $1: the campaign's year. */
export const BY_HAND = `p.season in ('spring', 'fall') and (p.season_year = $1 or p.season_year is null) and p.sport_id in (1, 2, 4) and p.number_of_players between ${FILTERS.lowBound} and ${FILTERS.highBound}
  and (${FILTERS.places.map(circle).join(' or ')})`;

/** The organization user's offers; the condition is that of the policy. `value`: how their value is read. */
const myOffers = (
  condition: string,
  value = 'value',
) => `select json_build_object('data', json_build_object('offers', json_agg(json_build_object('id', o.id, 'status', o.status, 'value', o.value::text, 'seasonStart', o.season_start, 'seasonEnd', o.season_end,
        'campaign', json_build_object('id', c.id, 'name', c.name, 'season', c.season, 'year', c.year, 'sponsor', json_build_object('id', s.id, 'name', s.name)),
        'sponsorableProperty', json_build_object('id', p.id, 'name', p.name),
        'assets', (select coalesce(json_agg(json_build_object('id', a.id, 'quantity', a.quantity, 'campaignCapability', json_build_object('id', cc.id, 'executionExpectations', cc.execution_expectations, 'capability', json_build_object('id', k.id, 'name', k.name))) order by a.id), '[]')
          from app_public.assets a join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id join app_public.capabilities k on k.id = cc.capability_id where a.offer_id = o.id),
        'verificationDeadlines', (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'deadline', d.deadline, 'verified', d.verified, 'didNotComplete', d.did_not_complete, 'anyPendingVerificationImages', d.any_pending_verification_images) order by d.id), '[]')
          from app_public.verification_deadlines d where d.offer_id = o.id)) order by o.created_at desc, o.id desc)))::text as json
      from (select id, campaign_id, sponsorable_property_id, status, ${value} as value, season_start, season_end, created_at from app_public.offers where ${condition} order by created_at desc, id desc limit 25) o
      join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = c.sponsor_id join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id`;
const MINE = `organization_id in (select organization_id from app_public.organization_users where user_id = $1) and status in ('proposed', 'confirmed', 'rejected_by_league', 'canceled')`;

export const READS: readonly Read[] = [
  {
    name: 'staff_offers',
    title: "Staff's offers list, three levels of relations, without total",
    who: 'staff',
    query: `query BenchStaffOffers($first: Int!, $offset: Int!) {
      offersConnection(first: $first, offset: $offset, orderBy: [CREATED_AT_DESC, ID_DESC]) { nodes { ${offerNode} } } }`,
    variables: (_subjects, n) => ({ first: PAGE, offset: offset(n) }),
    sql: `select json_build_object('data', json_build_object('offersConnection', json_build_object('nodes', json_agg(${offerJson} order by o.created_at desc, o.id desc))))::text as json
      from ${offerPage} ${offerJoins}`,
    values: (_subjects, n) => [offset(n)],
  },
  {
    name: 'staff_offers_total',
    title: 'The same list with its total',
    who: 'staff',
    query: `query BenchStaffOffersTotal($first: Int!, $offset: Int!) {
      offersConnection(first: $first, offset: $offset, orderBy: [CREATED_AT_DESC, ID_DESC]) { totalCount nodes { ${offerNode} } } }`,
    variables: (_subjects, n) => ({ first: PAGE, offset: offset(n) }),
    sql: `select json_build_object('data', json_build_object('offersConnection', json_build_object('totalCount', (select count(*)::int from app_public.offers),
        'nodes', json_agg(${offerJson} order by o.created_at desc, o.id desc))))::text as json
      from ${offerPage} ${offerJoins}`,
    values: (_subjects, n) => [offset(n)],
  },
  {
    name: 'organization_detail',
    title: 'Organization detail',
    who: 'staff',
    query: `query BenchOrganization($id: Int!) {
      organization(id: $id) {
        id name city state contactEmail websiteUrl dataConfidence numberOfUniqueParticipantsPerYear
        mailingAddress { id name line1 city state zip } shippingAddress { id name line1 city state zip }
        playLocations(orderBy: [ID_ASC]) { id nickname address lat lon primary }
        sponsorableProperties(orderBy: [ID_ASC]) { id name season startDate endDate numberOfPlayers dataConfidence sport { id name } competitiveness { id name } }
        offers(first: 25, orderBy: [CREATED_AT_DESC, ID_DESC]) { id status value campaign { id name season year sponsor { id name } } }
        comments(orderBy: [ID_ASC]) { id content user { id name } }
      } }`,
    variables: (subjects, n) => ({ id: organization(subjects, n) }),
    sql: `select json_build_object('data', json_build_object('organization', json_build_object(
        'id', g.id, 'name', g.name, 'city', g.city, 'state', g.state, 'contactEmail', g.contact_email, 'websiteUrl', g.website_url,
        'dataConfidence', g.data_confidence, 'numberOfUniqueParticipantsPerYear', g.number_of_unique_participants_per_year,
        'mailingAddress', (select json_build_object('id', a.id, 'name', a.name, 'line1', a.line1, 'city', a.city, 'state', a.state, 'zip', a.zip) from app_public.addresses a where a.id = g.mailing_address_id),
        'shippingAddress', (select json_build_object('id', a.id, 'name', a.name, 'line1', a.line1, 'city', a.city, 'state', a.state, 'zip', a.zip) from app_public.addresses a where a.id = g.shipping_address_id),
        'playLocations', (select coalesce(json_agg(json_build_object('id', l.id, 'nickname', l.nickname, 'address', l.address, 'lat', l.lat, 'lon', l.lon, 'primary', l."primary") order by l.id), '[]') from app_public.play_locations l where l.organization_id = g.id),
        'sponsorableProperties', (select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'season', p.season, 'startDate', p.start_date, 'endDate', p.end_date, 'numberOfPlayers', p.number_of_players, 'dataConfidence', p.data_confidence,
            'sport', json_build_object('id', sp.id, 'name', sp.name), 'competitiveness', json_build_object('id', k.id, 'name', k.name)) order by p.id), '[]')
          from app_public.sponsorable_properties p left join app_public.sports sp on sp.id = p.sport_id left join app_public.competitivenesses k on k.id = p.competitiveness_id where p.organization_id = g.id),
        'offers', (select coalesce(json_agg(json_build_object('id', o.id, 'status', o.status, 'value', o.value::text, 'campaign', json_build_object('id', c.id, 'name', c.name, 'season', c.season, 'year', c.year, 'sponsor', json_build_object('id', s.id, 'name', s.name))) order by o.created_at desc, o.id desc), '[]')
          from (select * from app_public.offers where organization_id = g.id order by created_at desc, id desc limit 25) o join app_public.campaigns c on c.id = o.campaign_id join app_public.sponsors s on s.id = c.sponsor_id),
        'comments', (select coalesce(json_agg(json_build_object('id', m.id, 'content', m.content, 'user', case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end) order by m.id), '[]')
          from app_public.comments m left join app_public.users u on u.id = m.user_id where m.organization_id = g.id))))::text as json
      from app_public.organizations g where g.id = $1`,
    values: (subjects, n) => [organization(subjects, n)],
  },
  {
    name: 'my_offers',
    title: '"My offers" of an organization user',
    who: 'league',
    query: `query BenchMyOffers {
      offers(first: 25, orderBy: [CREATED_AT_DESC, ID_DESC]) {
        id status value seasonStart seasonEnd campaign { id name season year sponsor { id name } } sponsorableProperty { id name }
        assets(orderBy: [ID_ASC]) { id quantity campaignCapability { id executionExpectations capability { id name } } }
        verificationDeadlines(orderBy: [ID_ASC]) { id name deadline verified didNotComplete anyPendingVerificationImages }
      } }`,
    variables: () => ({}),
    sql: myOffers(MINE),
    visitorSql: myOffers('$1::int > 0', '(select v.value from app_public.offer_values v where v.id = offers.id)'), // helpers see no money
    values: (subjects) => [subjects.leagueUserId],
  },
  {
    name: 'campaign_dashboard',
    title: 'Campaign dashboard by link',
    who: 'campaign',
    query: `query BenchDashboard {
      dashboardCampaigns {
        id name season year status sponsorName sponsorFacingGoalTitle
        leagues(first: 200, orderBy: [ID_ASC]) { id organizationName sponsorablePropertyName sportName city state lat lon numberOfPlayers }
        photos(first: 24, orderBy: [ID_DESC]) { id offerId featured capabilityName }
        statistics(orderBy: [ID_ASC]) { id name number description iconName }
        testimonials(orderBy: [ID_ASC]) { id quote attribution }
      } }`,
    variables: () => ({}),
    sql: `select json_build_object('data', json_build_object('dashboardCampaigns', json_agg(json_build_object('id', c.id, 'name', c.name, 'season', c.season, 'year', c.year, 'status', c.status, 'sponsorName', s.name, 'sponsorFacingGoalTitle', c.sponsor_facing_goal_title,
        'leagues', (select coalesce(json_agg(json_build_object('id', o.id, 'organizationName', g.name, 'sponsorablePropertyName', p.name, 'sportName', sp.name, 'city', p.city, 'state', p.state, 'lat', p.lat, 'lon', p.lon, 'numberOfPlayers', p.number_of_players) order by o.id), '[]')
          from (select * from app_public.offers o where o.campaign_id = c.id and o.status = 'confirmed' order by o.id limit 200) o join app_public.sponsorable_properties p on p.id = o.sponsorable_property_id
          join app_public.organizations g on g.id = o.organization_id left join app_public.sports sp on sp.id = p.sport_id),
        'photos', (select coalesce(json_agg(json_build_object('id', i.id, 'offerId', i.offer_id, 'featured', i.featured, 'capabilityName', k.name) order by i.id desc), '[]')
          from (select i.id, i.offer_id, i.featured, i.verification_deadline_id from app_public.offers o join app_public.verification_images i on i.offer_id = o.id
            where o.campaign_id = c.id and o.status = 'confirmed' and i.shown_to_sponsor order by i.id desc limit 24) i
          join app_public.verification_deadlines d on d.id = i.verification_deadline_id join app_public.assets a on a.id = d.asset_id
          join app_public.campaign_capabilities cc on cc.id = a.campaign_capability_id join app_public.capabilities k on k.id = cc.capability_id),
        'statistics', (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'number', t.number, 'description', t.description, 'iconName', replace(t.icon_name::text, '-', '_')) order by t.id), '[]') from app_public.campaign_statistics t where t.campaign_id = c.id),
        'testimonials', (select coalesce(json_agg(json_build_object('id', t.id, 'quote', t.quote, 'attribution', t.attribution) order by t.id), '[]') from app_public.testimonials t where t.campaign_id = c.id)))))::text as json
      from app_public.campaigns c join app_public.sponsors s on s.id = c.sponsor_id where c.id = $1`,
    values: (subjects) => [subjects.dashboardCampaignId],
  },
  {
    name: 'targeting_count',
    title: 'Targeting: count and median',
    who: 'staff',
    query: `query BenchTargetingCount($campaignId: Int!) { targetingSummary(campaignId: $campaignId) { count medianNumberOfPlayers } }`,
    variables: (subjects) => ({ campaignId: subjects.targetingCampaignId }),
    sql: `select json_build_object('data', json_build_object('targetingSummary', json_build_object('count', count(*), 'medianNumberOfPlayers', coalesce(percentile_cont(0.5) within group (order by p.number_of_players), 0))))::text as json
      from app_public.sponsorable_properties p where ${BY_HAND} and p.data_confidence not in ('ended', 'not_a_good_fit')`,
    values: (subjects) => [subjects.targetingYear],
  },
  {
    name: 'targeting_available',
    title: 'Targeting: available, and how many conflict',
    who: 'staff',
    query: `query BenchTargetingAvailable($id: String!) { prospectingReport(id: $id) { available conflicting } }`,
    variables: (subjects) => ({ id: `campaign-${subjects.targetingCampaignId}` }),
    sql: `with placed as (
        select o.organization_id, q.sport_id from app_public.offers o join app_public.campaigns c on c.id = o.campaign_id
        join app_public.sponsorable_properties q on q.id = o.sponsorable_property_id
        where c.season = 'fall' and c.year = $1 and c.id <> $2 and c.status <> 'rejected' and o.status in ('proposed', 'confirmed'))
      select json_build_object('data', json_build_object('prospectingReport', json_build_object('available', count(*),
        'conflicting', count(*) filter (where (p.organization_id, p.sport_id) in (select x.organization_id, x.sport_id from placed x)))))::text as json
      from app_public.sponsorable_properties p where ${BY_HAND} and p.data_confidence not in ('ended', 'not_a_good_fit')
        and not exists (select from app_public.offers o where o.campaign_id = $2 and o.sponsorable_property_id = p.id)`,
    values: (subjects) => [subjects.targetingYear, subjects.targetingCampaignId],
  },
  {
    name: 'targeting_page',
    title: 'Targeting: first page of a hundred',
    who: 'staff',
    query: `query BenchTargetingPage($campaignId: Int!) {
      prospectiveSponsorableProperties(campaignId: $campaignId, cursor: "*") {
        lastPage nextCursor sponsorableProperties { id name season numberOfPlayers city state lat lon dataConfidence sport { id name } organization { id name } }
      } }`,
    variables: (subjects) => ({ campaignId: subjects.targetingCampaignId }),
    sql: `with page as materialized (select p.* from app_public.sponsorable_properties p where ${BY_HAND} order by p.id limit 101), shown as (select * from page order by id limit 100)
      select json_build_object('data', json_build_object('prospectiveSponsorableProperties', json_build_object('lastPage', (select count(*) <= 100 from page), 'nextCursor', coalesce((select s.id::text from shown s order by s.id offset 99 limit 1), '*'),
        'sponsorableProperties', (select json_agg(json_build_object('id', p.id, 'name', p.name, 'season', p.season, 'numberOfPlayers', p.number_of_players, 'city', p.city, 'state', p.state, 'lat', p.lat, 'lon', p.lon, 'dataConfidence', p.data_confidence,
          'sport', json_build_object('id', sp.id, 'name', sp.name), 'organization', json_build_object('id', g.id, 'name', g.name)) order by p.id)
          from shown p join app_public.sports sp on sp.id = p.sport_id join app_public.organizations g on g.id = p.organization_id))))::text as json`,
    values: (subjects) => [subjects.targetingYear],
  },
];
