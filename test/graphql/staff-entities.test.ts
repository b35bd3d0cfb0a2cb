/** The tables at the end of B.md and S.md against the API: every entity field, every operation with its arguments. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { LEAGUE_COLUMNS } from '../../server/csv/leagues.ts';
import { linkToken } from '../harness/linkTokens.ts';
import { PASSWORD, people } from './fixture.ts';
import { argumentsOf, fieldsOfCell, lacksOfCall, missing, type Place, tableOf, typeAt } from './requirementTables.ts';
import { apiSetup } from './setup.ts';
import { sponsorEntities, staffEntities } from './staffEntities.ts';
import { picture, upload } from './upload.ts';

const { database, server, fixture } = await apiSetup();

const lists = [
  ['B', staffEntities],
  ['S', sponsorEntities],
] as const;

describe.each(lists)('the entities of %s.md', (list, entities) => {
  const rows = tableOf(list, 'Entity fields');
  it('are all named here', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect([...new Set(rows.map(([entity]) => entity))].sort()).toEqual(Object.keys(entities).sort());
  });

  const placed = Object.entries(entities).filter((entry): entry is [string, Place] => entry[1] !== null);
  it.each(placed)('%s has its fields', (entity, place) => {
    expect(missing(rows, entity, place)).toEqual([]);
  });
});

it('a league’s CSV row has its columns', () => {
  const rows = tableOf('B', 'Entity fields').filter(([entity]) => entity === 'League CSV row');
  const columns = rows.flatMap(([, cell = '']) =>
    fieldsOfCell(cell.includes('(winter') ? (/\(([^)]*)\)/.exec(cell)?.[1] ?? '') : cell),
  );
  expect([...columns].sort()).toEqual([...LEAGUE_COLUMNS].sort());
});

it.each(
  tableOf('B', 'Entity fields')
    .filter(([entity]) => entity === 'Reference lists')
    .flatMap(([, cell = '']) => fieldsOfCell(cell)),
)('[B-399] %s is a list of id and name', (type) => {
  expect(missing([[type, 'id, name']], type, { type })).toEqual([]);
});

/** Operations of B.md whose names differ from the list, or whose arguments the list describes in prose. */
const staffCalls: Record<string, [call: string, args?: readonly string[]]> = {
  'Feature flag (name not shown)': ['Query.featureFlag', ['name']],
  VerifyAddress: ['Query.verifyAddress', ['name', 'line1', 'line2', 'city', 'state', 'zip', 'country']],
  CampaignWithOffers: ['Query.campaign', ['id']], // campaign(id) { offers }
  'Campaign load for targeting (shape not shown)': ['Query.campaign', ['id']],
  ProspectiveSponsorableProperties: ['Query.prospectiveSponsorableProperties', ['campaignId', 'cursor']],
  sponsorablePropertyOnboardingEmail: ['Query.sponsorablePropertyOnboardingEmail', ['offerId']],
  'campaign prospect views (name not shown)': ['Query.campaign', ['id']], // CampaignProspects (B-402)
  'survey and offer email refetch queries (names not shown)': ['Query.campaign', ['id']], // the same, refetched (B-402)
  location: ['Query.location', ['id']], // location(id) { offers(filter: {status}) }
  ProspectingReportChannel: ['Subscription.prospectingReportChannel', ['id']],
  createOrganization: [
    'Mutation.createOrganization',
    [
      'name',
      'contactEmail',
      'websiteUrl',
      'locations',
      'winterSportIds',
      'springSportIds',
      'summerSportIds',
      'fallSportIds',
    ],
  ],
  updateOrganization: ['Mutation.updateOrganization', ['organizationId', 'socialMedia', 'websiteSponsorshipsUrl']],
  removeOrganizationPackage: ['Mutation.removeOrganizationPackage', ['organizationPackageId']],
  updateSponsorableProperty: [
    'Mutation.updateSponsorableProperty',
    ['id', 'name', 'season', 'sportId', 'playLocationsIds', 'primaryPlayLocationId'],
  ],
  UpsertShippingAddress: [
    'Mutation.upsertShippingAddress',
    ['name', 'line1', 'zip', 'deliverability', 'organizationId'],
  ],
  createYouthSportsSeasonProspects: ['Mutation.createYouthSportsSeasonProspects', ['campaignId', 'name', 'locations']],
  addAllAvailableSponsorablePropertiesToCampaign: [
    'Mutation.addAllAvailableSponsorablePropertiesToCampaign',
    ['campaignId', 'searchFilterId'],
  ],
  addPreviousPartnersToCampaign: ['Mutation.addPreviousPartnersToCampaign', ['campaignId', 'searchFilterId']],
  'Tracking event "PreQual Offer Sent"': ['Mutation.addSponsorablePropertiesToCampaign', []], // written by adding (B-336)
  // REST: S.md lists their URLs
  'Filter add / save / delete (store action)': ['Mutation.createSearchFilter', ['campaignId', 'type', 'parameters']],
  'Search filter delete': ['Mutation.deleteSearchFilter', ['id']],
};
const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const root = (kind: string) => (kind === 'query' ? 'Query' : kind === 'subscription' ? 'Subscription' : 'Mutation');

describe('the calls of B.md', () => {
  const rows = tableOf('B', 'Calls').filter(
    ([name = '', kind]) => staffCalls[name] || !['REST', 'external maps provider', 'analytics'].includes(kind ?? ''),
  );
  it.each(rows.map(([name = '', kind = '', input = '']) => [name, kind, input] as const))(
    '[B-398] %s',
    (name, kind, input) => {
      const organization = name.startsWith('organization – ');
      const [call, args] = staffCalls[name] ?? [`${root(kind)}.${organization ? 'organization' : lower(name)}`];
      expect(lacksOfCall(call, args ?? argumentsOf(input))).toEqual([]);
    },
  );
});

/** What the operations of B.md return, as paths from the operation; entities have the fields of their own table above. */
const staffAnswers: Record<string, string> = {
  pendingChecks:
    'id amount createdAt createdBy.id createdBy.name memo number status offer organization.name organization.mailingAddress',
  organization:
    'organizationCapabilities.capabilityDetail offers.campaign.sponsor offers.sponsorableProperty offers.status comments playLocations zips eventsSurveyResponses hubspotCompanyId organizationPackages websiteSponsorshipsUrl mailingAddress shippingAddress users.lastLogin name engagementStatus sponsorshipInsightReport sportsManagementSoftwareId offers.preQualSurveyResponses',
  verifyAddress: 'name line1 line2 city state zip deliverability country',
  searchedOrganizations: 'offersExist',
  recentOrganizations: 'id',
  organizations: 'id',
  organizationStats: 'count',
  prospectiveSponsorableProperties: 'lastPage nextCursor sponsorableProperties.id',
  sponsorableProperty: 'organizationCapabilities organizationPackages',
  sponsorablePropertyOnboardingEmail: 'htmlBody to',
  locationFilter: 'locations.offers',
  location: 'offers.status',
  prospectingReportChannel: 'available prospecting qualified proposed confirmed target lastTouchpoint',
  approveCheck: 'check.id check.number check.status',
  rejectCheck: 'check.id check.status',
  deleteOrganizationCapability: 'organizationCapability.id',
  createComment: 'comment.id',
  createOrganizationPlayLocation: 'playLocation.id',
  deleteOrganizationPlayLocation: 'playLocation.id',
  addZips: 'organization.zips',
  removeZip: 'organization.zips',
  updateOrganization: 'organization.id',
  createOrganization: 'organization.id',
  deleteOrganization: 'organization.id',
  removeOrganizationCapabilityPackage: 'organizationPackage.id',
  createOrganizationPackage: 'organizationPackage.id',
  createSponsorableProperty: 'sponsorableProperty.id',
  updateSponsorableProperty: 'sponsorableProperty.id',
  deleteSponsorableProperty: 'sponsorableProperty.id',
  upsertAddress: 'organization.mailingAddress organization.shippingAddress',
  upsertShippingAddress: 'organization.shippingAddress.id',
  resendUserInvite: 'user.id',
  dissociateUserAndOrganization: 'organization.users',
  inviteOrganizationUser: 'organization.users',
  createYouthSportsSeasonProspects: 'offers.id',
  addOrganizationSponsorablePropertiesToCampaign: 'offers.id',
  addSponsorablePropertiesToCampaign: 'offers.id',
  addAllAvailableSponsorablePropertiesToCampaign: 'offers.id',
  addPreviousPartnersToCampaign: 'offers.id',
  removeSponsorablePropertiesFromCampaign: 'offers.id',
  addHubspotCampaignPropertyToContacts: 'offers.id',
  markAsQualified: 'offers.id',
  sendSponsorablePropertyOnboardingEmails: 'offers.id',
  createLocationFilter: 'locationFilter.id',
  updateLocationFilter: 'locationFilter.id',
  addAddressToLocationFilter: 'locationFilter.id',
  addZipsToLocationFilter: 'locationFilter.id',
  addGeometriesToLocationFilter: 'locationFilter.id',
  updateLocation: 'location.id',
  deleteLocation: 'location.id',
};

it.each(Object.entries(staffAnswers))('[B-398] %s answers %s', (call, paths) => {
  const found = ['Query', 'Mutation', 'Subscription'].filter((kind) => typeAt(`${kind}.${call}`));
  expect(found).toHaveLength(1);
  expect(paths.split(' ').filter((path) => !typeAt(`${found[0]}.${call}.${path}`))).toEqual([]);
});

/** Operations of S.md whose names differ from the list. */
const sponsorCalls: Record<string, [call: string, args?: readonly string[]]> = {
  'Query CampaignDashboard': ['Query.dashboardCampaigns', []], // the dashboards' fixed columns, in one document of this name
  'Query SeasonalDashboard': ['Query.dashboardSponsors', []],
  'Query campaignsConnection': ['Query.dashboardCampaignsConnection', ['first', 'after']],
  'Query SeasonalCampaignVerifications': ['Query.dashboardCampaignsConnection', ['first', 'after']],
  'Query featuredPhotos': ['Query.dashboardPhotosConnection', ['first', 'after']],
  'Query sponsor': ['Query.sponsor', ['id']], // sponsor(id) { magicToken(season, year) }
  'Query Sponsorship': ['Query.offer', ['id']], // an offer becomes the sponsorship
  'Query VerificationsIndex': ['Query.seasonYears', []],
  'Query GetCapabilities': ['Query.capabilities', ['campaignScope']],
  'Query GetEmployees': ['Query.users', ['employee']],
  'Queries campaign offers by status (names not shown)': ['Query.campaign', ['id']], // campaign(id) { offers }: S-424
  'Mark qualified (call not named here; markAsQualified(offerIds) in BO)': ['Mutation.markAsQualified', ['offerIds']],
  'Mutation updateCampaign': [
    'Mutation.updateCampaign',
    argumentsOf(
      (tableOf('S', 'Calls').find(([name]) => name === 'Mutation updateCampaign')?.[1] ?? '').replace(
        'id plus any of:',
        'id,',
      ),
    ),
  ],
  'Mutation updateCampaign (status only)': ['Mutation.updateCampaign', ['id', 'status']],
  'Mutation updateCampaignStatistic': [
    'Mutation.updateCampaignStatistic',
    ['id', 'description', 'iconName', 'name', 'number'],
  ],
  'Mutation updateTestimonial': ['Mutation.updateTestimonial', ['id', 'attribution', 'quote']],
  'Mutation updateDefaultVerificationDeadline': [
    'Mutation.updateDefaultVerificationDeadline',
    ['id', 'deadline', 'name', 'verificationReminderInstructions', 'offset', 'offsetType', 'requiresCreatives'],
  ],
  'Websocket (channels not shown)': ['Subscription.prospectingReportChannel', ['id']],
};

describe('the GraphQL calls of S.md', () => {
  const rows = tableOf('S', 'Calls').filter(([name = '']) => !name.startsWith('REST '));
  it.each(rows.map(([name = '', input = '']) => [name, input] as const))('[S-423] %s', (name, input) => {
    const [, kind = '', call = ''] = /^(Query|Mutation) (\w+)$/.exec(name) ?? [];
    const [target, args] = sponsorCalls[name] ?? [`${kind}.${lower(call)}`];
    expect(lacksOfCall(target, args ?? (/^none/.test(input) ? [] : argumentsOf(input)))).toEqual([]);
  });
});

describe('the REST calls of S.md', () => {
  let superadmin: string;
  let defaultDeadlineId: number;

  beforeAll(async () => {
    superadmin = await server.login(people.superadmin, PASSWORD);
    const { rows } = await database.owner.query(
      `insert into app_public.default_verification_deadlines (campaign_capability_id, campaign_id, name, deadline, verification_reminder_instructions)
       values ($1, $2, 'Banner up', app_private.today(), 'Hang it') returning id`,
      [fixture.campaignCapabilityId, fixture.campaignId],
    );
    defaultDeadlineId = rows[0].id;
  });

  const rows = tableOf('S', 'Calls').flatMap(([name = '', input = '']) => {
    const [, method, path] = /^REST (\w+) (\S+)$/.exec(name) ?? [];
    return method && path ? [[method, path, input] as const] : [];
  });

  it('[S-426] are at the root, with or without a leading slash in the list', async () => {
    expect(rows.length).toBeGreaterThan(20);
    const unknown = await (await fetch(`${server.url}/nothing_of_that_name`, { method: 'POST' })).text();
    for (const [method, path] of rows) {
      const address = `/${path.replace(/^\//, '').replace(/\{\w+\}/g, '1')}`;
      const answer = await fetch(server.url + address, { method, headers: { authorization: `Bearer ${superadmin}` } });
      expect([method, address, await answer.text()]).not.toEqual([method, address, unknown]);
      expect(answer.headers.get('content-type') ?? '').not.toContain('text/html');
      expect(answer.status).toBeLessThan(500);
    }
  });

  it('[S-426] take the fields of their forms exactly as they are listed', async () => {
    const file = await picture().png().toBuffer();
    const ids: Record<string, string> = {
      verificationDeadlineId: String(fixture.deadlineId),
      defaultVerificationDeadlineId: String(defaultDeadlineId),
      sponsor_id: String(fixture.sponsorId),
      campaign_id: String(fixture.campaignId),
      name: 'A file',
      hidden: 'false',
      from: 'Employee',
      status: 'verified',
    };
    const forms = rows.filter(([, path, input]) => input.startsWith('multipart') && input.includes('image') && path);
    expect(forms.map(([, path]) => path)).toHaveLength(5);
    for (const [, path, input] of forms) {
      const names = argumentsOf(input.replace('multipart', ''));
      const fields = Object.fromEntries(
        names.filter((name) => name !== 'image').map((name) => [name, ids[name] ?? '']),
      );
      expect(Object.values(fields)).not.toContain('');
      const answer = await upload(server, `/${path.replace(/^\//, '')}`, superadmin, { file, fields, name: 'a.png' });
      expect([path, answer.status]).toEqual([path, 201]);
    }
    const list = await upload(server, `/sponsors/${fixture.sponsorId}/location_lists`, superadmin, {
      file: 'name,address_1,city,state,zip\nStore,1 Main Street,,,78701\n',
      field: 'locations_file',
      name: 'places.csv',
    });
    expect(list.status).toBe(201);
  });

  it('[S-426] take the invitation’s token where the list says {id}', async () => {
    const { rows: users } = await database.owner.query(
      `insert into app_public.users (email, role, status) values ('new@example.test', 'organization', 'invited') returning id`,
    );
    const { rows: invitations } = await database.owner.query(
      'insert into app_private.invitations (user_id, organization_id) values ($1, $2) returning id',
      [users[0].id, fixture.organizationId],
    );
    const token = linkToken('invitation', invitations[0].id);
    const answer = await fetch(`${server.url}/invitations/${token}`);
    expect(await answer.json()).toMatchObject({ email: 'new@example.test', name: null });
    expect((await fetch(`${server.url}/invitations/${invitations[0].id}`)).status).toBe(404);
  });
});
