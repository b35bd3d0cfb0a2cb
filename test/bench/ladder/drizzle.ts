/** Rung: Drizzle's relational queries and query builder behind a bare Node server. Environment: PORT, and database.ts. */
import http from 'node:http';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { BY_HAND } from '../reads.ts';
import { asViewer, listening, pool, settingsOfToken, subjects } from './database.ts';
import {
  type Any,
  assets,
  campaignCapabilities,
  campaigns,
  capabilities,
  deadlines,
  images,
  members,
  offers,
  organizations,
  properties,
  schema,
  sports,
} from './drizzleSchema.ts';

const db = drizzle(pool, { schema });

/** Selected columns by name. */
const only = (...names: string[]) => Object.fromEntries(names.map((column) => [column, true]));
const named = { columns: only('id', 'name') };
const byId = { orderBy: (row: Any) => asc(row.id) };
const newest = { orderBy: (row: Any) => [desc(row.createdAt), desc(row.id)], limit: 25 };
/** In nested JSON, a numeric would lose its scale. */
const value = { extras: (row: Any) => ({ value: sql`${row.value}::text`.as('value') }) };
const campaignOf = (...names: string[]) => ({
  columns: only('id', 'name', 'season', 'year', ...names),
  with: { sponsor: named },
});
const placeholder = (key: string) => sql.placeholder(key);
const address = { columns: only('id', 'name', 'line1', 'city', 'state', 'zip') };

/** The reads' queries on a database or in a transaction, the names of their parameters, and how their JSON is built. */
const READS: Record<string, { parameters: string[]; queries(at: Any): Any[]; data(...results: Any[]): unknown }> = {
  staff_offers: {
    parameters: ['offset'],
    queries: (at) => [
      at.query.offers.findMany({
        columns: only('id', 'status', 'seasonStart', 'seasonEnd'),
        ...value,
        ...newest,
        offset: placeholder('offset'),
        with: {
          campaign: campaignOf('status'),
          sponsorableProperty: {
            columns: only('id', 'name', 'numberOfPlayers'),
            with: { sport: named, organization: { columns: only('id', 'name', 'city', 'state') } },
          },
        },
      }),
    ],
    data: (nodes) => ({ offersConnection: { nodes } }),
  },
  organization_detail: {
    parameters: ['id'],
    queries: (at) => [
      at.query.organizations.findFirst({
        where: eq(organizations.id, placeholder('id')),
        columns: only(
          ...['id', 'name', 'city', 'state', 'contactEmail', 'websiteUrl', 'dataConfidence'],
          'numberOfUniqueParticipantsPerYear',
        ),
        with: {
          mailingAddress: address,
          shippingAddress: address,
          playLocations: { columns: only('id', 'nickname', 'address', 'lat', 'lon', 'primary'), ...byId },
          sponsorableProperties: {
            columns: only('id', 'name', 'season', 'startDate', 'endDate', 'numberOfPlayers', 'dataConfidence'),
            with: { sport: named, competitiveness: named },
            ...byId,
          },
          offers: { columns: only('id', 'status'), ...value, ...newest, with: { campaign: campaignOf() } },
          comments: { columns: only('id', 'content'), with: { user: named }, ...byId },
        },
      }),
    ],
    data: (organization) => ({ organization: organization ?? null }),
  },
  my_offers: {
    parameters: ['user'],
    queries: (at) => [
      at.query.offers.findMany({
        columns: only('id', 'status', 'seasonStart', 'seasonEnd'),
        ...value,
        ...newest,
        where: mine(at),
        with: {
          campaign: campaignOf(),
          sponsorableProperty: named,
          assets: {
            columns: only('id', 'quantity'),
            with: { campaignCapability: { columns: only('id', 'executionExpectations'), with: { capability: named } } },
            ...byId,
          },
          verificationDeadlines: {
            columns: only('id', 'name', 'deadline', 'verified', 'didNotComplete', 'anyPendingVerificationImages'),
            ...byId,
          },
        },
      }),
    ],
    data: (found) => ({ offers: found }),
  },
  campaign_dashboard: {
    parameters: ['campaign'],
    queries: (at) => [
      at.query.campaigns.findFirst({
        where: eq(campaigns.id, placeholder('campaign')),
        columns: only('id', 'name', 'season', 'year', 'status', 'sponsorFacingGoalTitle'),
        with: {
          sponsor: named,
          statistics: { columns: only('id', 'name', 'number', 'description', 'iconName'), ...byId },
          testimonials: { columns: only('id', 'quote', 'attribution'), ...byId },
        },
      }),
      leagues(at),
      photos(at),
    ],
    data({ sponsor, statistics: figures, ...campaign }, leagueRows, photoRows) {
      const icon = (iconName: string | null) => iconName?.replaceAll('-', '_') ?? null;
      const shown = figures.map((row: Any) => ({ ...row, iconName: icon(row.iconName) }));
      const lists = { leagues: leagueRows, photos: photoRows, statistics: shown };
      return { dashboardCampaigns: [{ ...campaign, sponsorName: sponsor.name, ...lists }] };
    },
  },
  targeting_page: {
    parameters: [],
    queries: (at) => [targeting(at)],
    data(found) {
      const shown = found.slice(0, 100);
      const page = { lastPage: found.length <= 100, nextCursor: String(shown[99]?.id ?? '*') };
      return { prospectiveSponsorableProperties: { ...page, sponsorableProperties: shown } };
    },
  },
};

const mine = (at: Any) =>
  and(
    inArray(
      offers.organizationId,
      at
        .select({ id: members.organizationId })
        .from(members)
        .where(eq(members.userId, placeholder('user'))),
    ),
    inArray(offers.status, ['proposed', 'confirmed', 'rejected_by_league', 'canceled']),
  );

function leagues(at: Any) {
  const first = at
    .select({ id: offers.id, propertyId: offers.propertyId, organizationId: offers.organizationId })
    .from(offers)
    .where(and(eq(offers.campaignId, placeholder('campaign')), eq(offers.status, 'confirmed')))
    .orderBy(asc(offers.id))
    .limit(200)
    .as('o');
  const { city: inCity, state: inState, lat: north, lon: east, numberOfPlayers } = properties;
  const place = { city: inCity, state: inState, lat: north, lon: east, numberOfPlayers };
  const names = {
    organizationName: organizations.name,
    sponsorablePropertyName: properties.name,
    sportName: sports.name,
  };
  return at
    .select({ id: first.id, ...names, ...place })
    .from(first)
    .innerJoin(properties, eq(properties.id, first.propertyId))
    .innerJoin(organizations, eq(organizations.id, first.organizationId))
    .leftJoin(sports, eq(sports.id, properties.sportId))
    .orderBy(asc(first.id));
}

function photos(at: Any) {
  const { deadlineId, featured } = images;
  const first = at
    .select({ id: images.id, offerId: images.offerId, featured, deadlineId })
    .from(offers)
    .innerJoin(images, eq(images.offerId, offers.id))
    .where(
      and(
        eq(offers.campaignId, placeholder('campaign')),
        eq(offers.status, 'confirmed'),
        eq(images.shownToSponsor, true),
      ),
    )
    .orderBy(desc(images.id))
    .limit(24)
    .as('i');
  return at
    .select({ id: first.id, offerId: first.offerId, featured: first.featured, capabilityName: capabilities.name })
    .from(first)
    .innerJoin(deadlines, eq(deadlines.id, first.deadlineId))
    .innerJoin(assets, eq(assets.id, deadlines.assetId))
    .innerJoin(campaignCapabilities, eq(campaignCapabilities.id, assets.campaignCapabilityId))
    .innerJoin(capabilities, eq(capabilities.id, campaignCapabilities.capabilityId))
    .orderBy(desc(first.id));
}

function targeting(at: Any) {
  const { id: key, numberOfPlayers, dataConfidence } = properties;
  const columns = { id: key, name: properties.name, season: properties.season, numberOfPlayers, dataConfidence };
  const place = { city: properties.city, state: properties.state, lat: properties.lat, lon: properties.lon };
  // circles have no words in Drizzle: the condition is the statement's, with the table's name for its alias
  const inCircles = BY_HAND.replaceAll('p.', '"sponsorable_properties".').replace('$1', String(subjects.targetingYear));
  return at
    .select({
      ...columns,
      ...place,
      sport: { id: sports.id, name: sports.name },
      organization: { id: organizations.id, name: organizations.name },
    })
    .from(properties)
    .innerJoin(sports, eq(sports.id, properties.sportId))
    .innerJoin(organizations, eq(organizations.id, properties.organizationId))
    .where(sql.raw(inCircles))
    .orderBy(asc(key))
    .limit(101);
}

type Prepared = { execute(values: object): Promise<unknown> };
const prepareAll = (name: string, at: Any): Prepared[] =>
  READS[name]?.queries(at).map((query, index) => query.prepare(`${name}_${index}`)) ?? [];
const prepared = new Map(Object.keys(READS).map((name) => [name, prepareAll(name, db)]));

async function answer(name: string, given: unknown[], authorization: string | undefined): Promise<string> {
  const read = READS[name];
  if (!read) throw new Error(`There is no read ${name}.`);
  const values = Object.fromEntries(read.parameters.map((parameter, index) => [parameter, given[index]]));
  const run = (statements: Prepared[] = []) => Promise.all(statements.map((statement) => statement.execute(values)));
  const results = asViewer
    ? await db.transaction(async (at: Any) => {
        const { role, ...settings } = settingsOfToken(authorization);
        const set = Object.entries(settings).map(([key, text]) => sql`set_config(${key}, ${text}, true)`);
        const list = sql.join(set, sql`, `);
        await at.execute(sql`select ${list}, app_private.load_session_context(), set_config('role', ${role}, true)`);
        return run(prepareAll(name, at));
      })
    : await run(prepared.get(name));
  return JSON.stringify({ data: read.data(...results) });
}

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    try {
      const { name: read, values } = JSON.parse(Buffer.concat(parts).toString());
      const json = await answer(read, values, request.headers.authorization);
      response.writeHead(200, { 'content-type': 'application/json' }).end(json);
    } catch (error) {
      response.writeHead(500).end(String((error as Error).cause ?? error));
    }
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', listening);
