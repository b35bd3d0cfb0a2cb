/** Inputs, in the small fixture, of the mutations that create rows. */

import type { TestDatabase } from '../harness/database.ts';
import { insert, makeCheck, makeDepositAccount, makeImage } from '../harness/factories.ts';
import type { Fixture } from './fixture.ts';
import type { apiSetup } from './setup.ts';
import { linkTokens, loginTokens } from './tokens.ts';

/**
 * Mutations that change or remove records which exist, answer or send about them: they may be refused here. What they
 * create on the way is checked for those that are not.
 */
export const ABOUT_A_RECORD =
  /^(accept|answer|approve|cancel|clear|compute|confirm|credit|delete|dismiss|dissociate|email|end|issue|leagueReject|limit|logout|mark|merge|move|order|pause|put|react|record|redeliver|reject|remove|renew|reply|replace|resend|reset|respond|restore|review|reverse|revoke|roll|rotate|save|schedule|send|set|settle|sign|spoil|stop|track|undo|unmerge|unschedule|update|upsert(?!PlayLocations|SponsorableProperties)|void|withdraw|regenerate)/;

interface Sent {
  token: string;
  input: object;
}

/** A day soon, of the real clock: planned dates must lie ahead. */
export const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

/** A value for a field of this type and name, for mutations without an input of their own. */
export function scalarIn(fixture: Fixture) {
  const ids: [RegExp, number][] = [
    [/organization/i, fixture.organizationId],
    [/user/i, fixture.users.league],
    [/campaignCapability/i, fixture.campaignCapabilityId],
    [/campaign/i, fixture.campaignId],
    [/sponsor/i, fixture.sponsorId],
    [/deadline/i, fixture.deadlineId],
    [/offer/i, fixture.offers.confirmed],
    [/year/i, 2026],
  ];
  return (type: string, name: string): unknown => {
    if (type === 'Int') return ids.find(([pattern]) => pattern.test(name))?.[1] ?? 1;
    if (type === 'Boolean') return true;
    if (type === 'Date') return soon;
    if (type === 'Datetime') return `${soon}T12:00:00Z`;
    if (type === 'Time') return '09:30';
    if (type === 'JSON') return {};
    if (/Float/.test(type)) return '12';
    return /email/i.test(name) ? 'somebody@example.test' : 'Anything';
  };
}

/** The inputs by mutation, and who sends each; makes the records that they are about. */
export async function mutationInputs(
  { owner }: TestDatabase,
  server: Awaited<ReturnType<typeof apiSetup>>['server'],
  fixture: Fixture,
) {
  const { organizationId, sponsorId, campaignId, offers } = fixture;
  const { superadmin, sponsor } = await loginTokens(server, 'superadmin', 'sponsor');
  const { application } = linkTokens(fixture);
  const id = async (text: string, values: unknown[] = []) => (await owner.query(text, values)).rows[0].id as number;
  const propertyId = await id('select sponsorable_property_id as id from app_public.offers where id = $1', [
    offers.confirmed,
  ]);
  const playLocationId = (
    await insert(owner, 'play_locations', { organization_id: organizationId, address: 'Austin, TX 78701' })
  ).id;
  const made = await server.data(
    `mutation ($campaignId: Int!, $organizationId: Int!, $capabilityId: Int!, $campaignCapabilityId: Int!, $propertyId: Int!) {
      filter: createLocationFilter(input: { campaignId: $campaignId, name: "Texas" }) { locationFilter { id } }
      package: createOrganizationPackage(input: { organizationId: $organizationId, name: "Gold", price: "10", sponsorablePropertyIds: [$propertyId] }) { organizationPackage { id } }
      sold: createOrganizationCapability(input: { organizationId: $organizationId, capabilityId: $capabilityId, price: "10" }) { organizationCapability { id } }
      deadline: createDefaultVerificationDeadline(input: { campaignCapabilityId: $campaignCapabilityId, name: "Photo", deadline: "${soon}", verificationReminderInstructions: "Show it" }) { defaultVerificationDeadline { id } }
    }`,
    { ...fixture, propertyId },
    superadmin,
  );
  const filterId = made.filter.locationFilter.id;
  const packageId = made.package.organizationPackage.id;
  const soldId = made.sold.organizationCapability.id;
  const defaultDeadlineId = made.deadline.defaultVerificationDeadline.id;
  const newProgram = async (name: string) => {
    const organization = await insert(owner, 'organizations', { name, city: 'Austin', state: 'TX' });
    const of = { organization_id: organization.id, name, season: 'spring', number_of_players: 90 };
    return insert(owner, 'sponsorable_properties', of);
  };
  const [foxes, hawks] = [await newProgram('Foxes'), await newProgram('Hawks')];
  const assetId = await id('select id from app_public.assets where offer_id = $1', [offers.confirmed]);
  const otherCapabilityId = await id('select id from app_public.capabilities where id <> $1 order by id limit 1', [
    fixture.capabilityId,
  ]);
  const row = async (table: string, rowId: number) =>
    (await owner.query(`select * from app_public.${table} where id = $1`, [rowId])).rows[0];
  await owner.query('update app_public.organizations set mailing_address_id = shipping_address_id where id = $1', [
    organizationId,
  ]);
  const offer = await row('offers', offers.confirmed);
  const [approved, lost] = [
    await makeCheck(owner, offer, { status: 'approved' }),
    await makeCheck(owner, offer, { status: 'approved' }),
  ];
  await owner.query(`update app_public.deposit_settings set enabled = true, prenote = false, bank_name = 'First Bank',
    bank_routing_number = '021000021', company_name = 'Sideline', originator_id = '1234567890'`);
  const account = await makeDepositAccount(owner, organizationId);
  const deposit = await makeCheck(owner, offer, {
    status: 'approved',
    payout_method: 'direct_deposit',
    deposit_account_id: account.id,
    recipient_name: 'Bears',
    mailing_address_id: null,
    number: null,
  });
  const bankingDay = (await owner.query('select app_private.banking_day_after(app_private.today(), 1)::text as day'))
    .rows[0].day;
  const photo = await makeImage(owner, await row('verification_deadlines', fixture.deadlineId), { status: 'verified' });
  const recap = await insert(owner, 'recaps', {
    sponsor_id: sponsorId,
    campaign_id: campaignId,
    format: 'pptx',
    status: 'ready',
    made_at: new Date(),
    byte_size: 1,
  });
  const view = await insert(owner, 'list_views', {
    resource: 'offers',
    label: 'Mine',
    owner_id: fixture.users.superadmin,
    view: {},
  });
  const [{ day: nextWeek }] = (await owner.query('select (app_private.today() + 7)::text as day')).rows;
  const place = { address: 'Austin, TX 78701', nickname: 'Park' };
  const staff: Record<string, object> = {
    addAddressToLocationFilter: {
      locationFilterId: filterId,
      address: '1 Main Street, Austin',
      lat: 30.2,
      lon: -97.7,
      name: 'Office',
    },
    addAllAvailableSponsorablePropertiesToCampaign: { campaignId },
    addCapabilityToPackage: { organizationPackageId: packageId, organizationCapabilityId: soldId, quantity: 1 },
    addGeometriesToLocationFilter: { locationFilterId: filterId, geometryIds: [1] },
    addOrganizationSponsorablePropertiesToCampaign: { campaignId, organizationId: foxes.organization_id },
    addPreviousPartnersToCampaign: { campaignId },
    addSponsorablePropertiesToCampaign: { campaignId, sponsorablePropertyIds: [hawks.id] },
    addZips: { organizationId, zips: ['78701'] },
    addZipsToLocationFilter: { locationFilterId: filterId, zips: ['78701'] },
    closeMonth: { month: '2020-01-01' },
    createApiKey: { name: 'Reports', scopes: ['offers:read'], secretHash: 'a'.repeat(64), hint: 'abcd', days: 30 },
    createBankFileLayout: { name: 'Bank', numberHeading: 'No', amountHeading: 'Amount', paidOnHeading: 'Posted' },
    createCampaignCapability: { campaignId, capabilityId: otherCapabilityId },
    createCampaignContract: {
      campaignId,
      totalSpend: '1000',
      startsOn: '2030-01-01',
      endsOn: '2030-06-30',
      billingName: 'Northlight',
      billingAddress: '1 Main St',
      billingEmail: 'ap@northlight.test',
      amounts: ['1000'],
      dueDates: ['2030-03-01'],
    },
    createCheck: { offerId: offers.confirmed, amount: '10', memo: 'First half' },
    createCheckRun: { checkIds: [approved.id], firstNumber: 600_001 },
    createDepositRun: { checkIds: [deposit.id], effectiveDate: bankingDay },
    createComment: { organizationId, content: 'Called them.' },
    createCreativeContentTemplate: {
      defaultVerificationDeadlineId: defaultDeadlineId,
      name: 'Post',
      content: 'Thank you',
    },
    createFeed: { listViewId: view.id, request: { variables: {}, columns: [{ source: 'status', label: 'Status' }] } },
    createLocationFilter: { campaignId, name: 'Ohio' },
    createLogComment: { offerId: offers.confirmed, description: 'Called them.' },
    createOrganization: { name: 'Otters', locations: ['Austin, TX 78701'], springSportIds: [1] },
    createOrganizationCapability: { organizationId, capabilityId: otherCapabilityId, price: '10' },
    createOrganizationPackage: { organizationId, name: 'Silver', price: '10', sponsorablePropertyIds: [propertyId] },
    createOrganizationPlayLocation: { organizationId, playLocationInput: place },
    createPlayLocation: { organizationId, ...place, city: 'Austin', state: 'TX', zipcode: '78701' },
    createDormancyRule: { state: 'WY', years: 5, source: 'Wyo. Stat. § 34-24-103' },
    createPositivePayFormat: { name: 'Bank', columns: ['account_number', 'check_number', 'amount'] },
    createSearchFilter: { campaignId, type: 'CapabilityFilter', parameters: { capabilityIds: [3] } },
    createSeasonalGoal: { sponsorId, season: 'spring', year: 2026 },
    createSponsorableProperty: {
      organizationId,
      name: 'U8',
      season: 'fall',
      sportId: 1,
      competitivenessId: 1,
      playLocationsIds: [playLocationId],
    },
    createTaxThreshold: { fromYear: 2050, amount: '3000' },
    createVerificationDeadline: {
      assetId,
      name: 'Photo',
      deadline: soon,
      verificationReminderInstructions: 'Show it',
    },
    createWebhook: { url: 'https://hooks.example.test', events: ['offers'], sealedSecret: 'A'.repeat(80) },
    createYouthSportsSeasonProspects: {
      campaignId,
      name: 'Foxes',
      locations: ['Austin, TX 78701'],
      springSportIds: [1],
    },
    duplicateCampaign: { campaignId, name: 'Copy', season: 'fall', seasonName: 'Fall', year: 2027 },
    endDepositAccount: { id: account.id, reason: 'The bank warned us' },
    inviteOrganizationUser: { organizationId, email: 'new@example.test' },
    inviteSponsorUser: { sponsorId, email: 'buyer@example.test' },
    inviteStaffUser: { role: 'admin', email: 'colleague@example.test' },
    makeRecap: { campaignId, format: 'pdf' },
    planSend: { kind: 'survey', offerIds: [offers.confirmed], startOn: nextWeek, localTime: '09:30' },
    reissueCheck: { checkId: lost.id, memo: 'Again', reason: 'Lost' },
    requestTaxForms: { organizationIds: [organizationId] },
    startHandover: { organizationId, email: 'heir@example.test', leavingId: fixture.users.league },
    shareRecap: { recapId: recap.id, days: 30 },
  };
  const inputs: Record<string, Sent> = Object.fromEntries(
    Object.entries(staff).map(([name, input]) => [name, { token: superadmin, input }]),
  );
  inputs.commentOnDashboard = { token: sponsor, input: { campaignId, section: 'goal', body: 'Thank you' } };
  inputs.requestPhotoChange = {
    token: sponsor,
    input: { verificationImageId: photo.id, wish: 'hide', reason: 'Blurred' },
  };
  inputs.forwardTask = {
    token: application,
    input: { name: 'Coach Kim', email: 'kim@example.test', stepId: 'programs' },
  };
  inputs.upsertPlayLocations = {
    token: application,
    input: {
      playLocations: [
        {
          id: 0,
          address: '2 Main Street',
          city: 'Austin',
          state: 'TX',
          zipcode: '78701',
          country: 'US',
          primaryProgramIds: [propertyId],
        },
      ],
    },
  };
  inputs.upsertSponsorableProperties = {
    token: application,
    input: {
      programs: [
        {
          id: 0,
          name: 'U9',
          season: 'spring',
          sportId: 1,
          competitivenessId: 1,
          gender: 'coed',
          numberOfPlayers: 40,
          minAge: 8,
          maxAge: 9,
          startDate: '2030-03-01',
          endDate: '2030-05-30',
        },
      ],
    },
  };
  return { inputs, superadmin };
}
