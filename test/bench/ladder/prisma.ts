/**
 * Rung: Prisma behind a bare Node server, as the tables' owner. Its queries have no words for a circle on the globe, so
 * it does not read targeting. Environment: PORT, and database.ts.
 */
import http from 'node:http';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@prisma/client';
import { connection, listening } from './database.ts';

const prisma = new PrismaClient({ adapter: new PrismaPg(connection) });

/** Selected columns by name. */
const only = (...names: string[]) => Object.fromEntries(names.map((name) => [name, true]));
const named = { select: only('id', 'name') };
const byId = { orderBy: { id: 'asc' } };
const newest = { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 25 };
const campaignOf = (...names: string[]) => ({
  select: { ...only('id', 'name', 'season', 'year', ...names), sponsor: named },
});
const address = { select: only('id', 'name', 'line1', 'city', 'state', 'zip') };

const READS: Record<string, (...values: number[]) => Promise<unknown>> = {
  staff_offers: async (offset) => ({
    offersConnection: {
      nodes: await prisma.offer.findMany({
        ...newest,
        skip: offset,
        select: {
          ...only('id', 'status', 'value', 'seasonStart', 'seasonEnd'),
          campaign: campaignOf('status'),
          sponsorableProperty: {
            select: {
              ...only('id', 'name', 'numberOfPlayers'),
              sport: named,
              organization: { select: only('id', 'name', 'city', 'state') },
            },
          },
        },
      }),
    },
  }),
  organization_detail: async (id) => ({
    organization: await prisma.organization.findUnique({
      where: { id },
      select: {
        ...only('id', 'name', 'city', 'state', 'contactEmail', 'websiteUrl', 'dataConfidence'),
        numberOfUniqueParticipantsPerYear: true,
        mailingAddress: address,
        shippingAddress: address,
        playLocations: { ...byId, select: only('id', 'nickname', 'address', 'lat', 'lon', 'primary') },
        sponsorableProperties: {
          ...byId,
          select: {
            ...only('id', 'name', 'season', 'startDate', 'endDate', 'numberOfPlayers', 'dataConfidence'),
            sport: named,
            competitiveness: named,
          },
        },
        offers: { ...newest, select: { ...only('id', 'status', 'value'), campaign: campaignOf() } },
        comments: { ...byId, select: { ...only('id', 'content'), user: named } },
      },
    }),
  }),
  my_offers: async (userId) => ({
    offers: await prisma.offer.findMany({
      ...newest,
      where: {
        organization: { members: { some: { userId } } },
        status: { in: ['proposed', 'confirmed', 'rejected_by_league', 'canceled'] },
      },
      select: {
        ...only('id', 'status', 'value', 'seasonStart', 'seasonEnd'),
        campaign: campaignOf(),
        sponsorableProperty: named,
        assets: {
          ...byId,
          select: {
            ...only('id', 'quantity'),
            campaignCapability: { select: { ...only('id', 'executionExpectations'), capability: named } },
          },
        },
        verificationDeadlines: {
          ...byId,
          select: only('id', 'name', 'deadline', 'verified', 'didNotComplete', 'anyPendingVerificationImages'),
        },
      },
    }),
  }),
  async campaign_dashboard(campaignId) {
    const confirmed = { campaignId, status: 'confirmed' };
    const [campaign, leagues, photos] = await Promise.all([
      prisma.campaign.findUnique({
        where: { id: campaignId },
        select: {
          ...only('id', 'name', 'season', 'year', 'status', 'sponsorFacingGoalTitle'),
          sponsor: named,
          statistics: { ...byId, select: only('id', 'name', 'number', 'description', 'iconName') },
          testimonials: { ...byId, select: only('id', 'quote', 'attribution') },
        },
      }),
      prisma.offer.findMany({
        ...byId,
        where: confirmed,
        take: 200,
        select: {
          id: true,
          organization: named,
          sponsorableProperty: {
            select: { ...only('name', 'city', 'state', 'lat', 'lon', 'numberOfPlayers'), sport: named },
          },
        },
      }),
      prisma.image.findMany({
        where: { shownToSponsor: true, offer: confirmed },
        orderBy: { id: 'desc' },
        take: 24,
        select: {
          ...only('id', 'offerId', 'featured'),
          deadline: {
            select: { asset: { select: { campaignCapability: { select: { capability: named } } } } },
          },
        },
      }),
    ]);
    const { sponsor, statistics, ...rest } = campaign;
    return {
      dashboardCampaigns: [
        {
          ...rest,
          sponsorName: sponsor.name,
          statistics: statistics.map((row: { iconName: string | null }) => ({
            ...row,
            iconName: row.iconName?.replaceAll('-', '_') ?? null,
          })),
          leagues: leagues.map(leagueOf),
          photos: photos.map(photoOf),
        },
      ],
    };
  },
};

interface League {
  id: number;
  organization: { name: string };
  sponsorableProperty: { name: string; sport: { name: string } | null };
}
const leagueOf = ({ id, organization, sponsorableProperty: { name, sport, ...place } }: League) => ({
  id,
  organizationName: organization.name,
  sponsorablePropertyName: name,
  sportName: sport?.name ?? null,
  ...place,
});
interface Photo {
  deadline: { asset: { campaignCapability: { capability: { name: string } } } };
}
const photoOf = ({ deadline, ...photo }: Photo) => ({
  ...photo,
  capabilityName: deadline.asset.campaignCapability.capability.name,
});

/** JSON as the API writes it: dates without a time, money with its cents. */
function asWritten(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const raw = this[key];
  if (raw instanceof Date) return raw.toISOString().slice(0, 10);
  return key === 'value' && raw !== null ? (raw as { toFixed(digits: number): string }).toFixed(2) : value;
}

const server = http.createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    try {
      const { name, values } = JSON.parse(Buffer.concat(parts).toString());
      const data = await READS[name]?.(...values);
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }, asWritten));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
});
server.listen(Number(process.env.PORT), '127.0.0.1', listening);
