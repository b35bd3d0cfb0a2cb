/**
 * A fixture: one league, one sponsor and a row of every table that belongs to them, with offers in every status.
 * Tests of permissions create two of them, so that for each row there is somebody who must not see it.
 */
import { storeForecast } from '../forecast/histories.ts';
import {
  type Db,
  day,
  insert,
  makeApiKey,
  makeAsset,
  makeCampaign,
  makeCampaignCapability,
  makeCheck,
  makeDeadline,
  makeDepositAccount,
  makeFile,
  makeImage,
  makeMember,
  makeOffer,
  makeOrganization,
  makeProperty,
  makeSponsor,
  makeSponsorUser,
  makeUser,
  makeWebhook,
  type Row,
} from './factories.ts';
import {
  campaignCapabilityRows,
  campaignRows,
  detailRows,
  leagueRows,
  makeSelling,
  offerRows,
  sponsorRows,
} from './ownedRows.ts';

export const offerStatuses = [
  'prospecting',
  'qualified',
  'proposed',
  'rejected_by_league',
  'confirmed',
  'unqualified',
  'rejected',
  'rejected_by_organization',
  'canceled',
] as const;
export type OfferStatus = (typeof offerStatuses)[number];

/** Ids of the records that personas and expectations refer to. */
export type FullFixture = {
  organization: number;
  /** Its owner, its treasurer and its helper. */
  member: number;
  treasurer: number;
  helper: number;
  /** From its owner to its treasurer, pending. */
  handover: number;
  sponsor: number;
  sponsorUser: number;
  campaign: number;
  offer: number;
  property: number;
  deadline: number;
  /** The deadline's proof, passed on. */
  forwardedTask: number;
  place: number;
  /** A photo that the sponsor sees, and a comment of its user. */
  photo: number;
  feedback: number;
  /** An open request about another photo of the campaign. */
  photoRequest: number;
  /** The league's capability, the package that contains it, and the package's entry for it. */
  capability: number;
  package: number;
  packaged: number;
  season: string;
  year: number;
};

/** An offer with a row in every table that depends on it. */
async function offerWithRows(db: Db, values: Row, campaignCapability: Row, fileId: number): Promise<[Row, Row]> {
  const offer = await makeOffer(db, values);
  const owners = { offer_id: offer.id, organization_id: offer.organization_id, sponsor_id: offer.sponsor_id };
  const asset = await makeAsset(db, offer, campaignCapability.id);
  const deadline = await makeDeadline(db, asset, { requires_creatives: true });
  for (const status of ['pending', 'verified', 'rejected']) {
    const image = await makeImage(db, deadline, { status, file_id: fileId });
    await insert(db, 'photo_downloads', { verification_image_id: image.id, link_kind: 'campaign', way: 'single' });
  }
  await makeImage(db, deadline, { status: 'verified', release: 'not_stated', file_id: fileId });
  const hidden = await makeImage(db, deadline, { status: 'verified', hidden: true, file_id: fileId });
  const onPhoto = { campaign_id: offer.campaign_id, verification_image_id: hidden.id };
  await insert(db, 'sponsor_feedback', { ...onPhoto, section: 'photo', reaction: 'favorite' });
  // the sponsor sees the answers of the leagues it sees
  if (offer.status === 'confirmed') await insert(db, 'photo_requests', { ...onPhoto, wish: 'hide' });
  await offerRows(db, owners, deadline.id, fileId);
  await insert(db, 'offer_contracts', { ...owners, version_number: 1, file_id: fileId });
  return [offer, deadline];
}

async function campaignWithRows(db: Db, sponsorId: number, fileId: number, values: Row): Promise<[Row, Row]> {
  const campaign = await makeCampaign(db, { sponsor_id: sponsorId, ...values });
  const campaignCapability = await makeCampaignCapability(db, campaign.id);
  await campaignRows(db, campaign.id);
  await storeForecast(db, campaign.id, await day(db, 30), [61, 74]);
  await campaignCapabilityRows(db, campaignCapability.id, fileId);
  return [campaign, campaignCapability];
}

/** A league's capabilities and its application. */
async function sellingRows(
  db: Db,
  organization_id: number,
  property: Row,
  placeId: number,
  offer: Row,
): Promise<Pick<FullFixture, 'capability' | 'package' | 'packaged'>> {
  const { detail, selling, bundle, entry } = await makeSelling(db, organization_id, property.id, placeId);
  const { capability_id, kind } = detail;
  const { rows } = await db.query('select id from app_public.custom_questions where campaign_id = $1', [
    offer.campaign_id,
  ]);
  for (const [season, offer_id] of [
    ['spring', offer.id],
    ['fall', null],
  ]) {
    const application = await insert(db, 'sponsorship_applications', {
      organization_id,
      season,
      year: 2030,
      campaign_id: offer.campaign_id,
      offer_id,
    });
    const answered = { sponsorship_application_id: application.id, organization_id };
    const answer = await insert(db, 'capability_details', { ...answered, capability_id, kind, accepted: true });
    await detailRows(db, answer, property.id, placeId);
    await insert(db, 'tournaments', { ...answered, host_tournament: false });
    await insert(db, 'custom_responses', { ...answered, custom_question_id: rows[0].id, response: 'Blue' });
  }
  return { capability: selling.id, package: bundle.id, packaged: entry.id };
}

/** The recap of a campaign and that of its season, each with a link and the email of a user. */
async function recapsWithRows(db: Db, campaign: Row, userId: number): Promise<void> {
  const { id: campaign_id, sponsor_id, season, year } = campaign;
  for (const [index, of] of [{ campaign_id }, { season, year }].entries()) {
    const recap = await insert(db, 'recaps', { sponsor_id, ...of, format: 'pdf' });
    const owner = { recap_id: recap.id, sponsor_id, campaign_id: index === 0 ? campaign_id : null };
    await insert(db, 'app_private.recap_runs', { recap_id: recap.id });
    await insert(db, 'recap_shares', { ...owner, expires_at: '2031-01-01' });
    await insert(db, 'recap_schedules', {
      ...owner,
      user_id: userId,
      monthly: true,
      first_on: '2031-01-01',
      next_on: '2031-01-01',
    });
  }
}

/** A check run with one of the league's approved checks, and rows in the other tables about printing. */
async function printedCheck(db: Db, organization_id: number): Promise<void> {
  const { rows } = await db.query(
    `select id, number from app_public.checks where organization_id = $1 and status = 'approved' order by id limit 1`,
    [organization_id],
  );
  const { id, number } = rows[0];
  const run = await insert(db, 'check_runs', { first_number: number, last_number: number });
  await insert(db, 'check_sheets', { number, run_id: run.id, check_id: id });
  await db.query('update app_public.checks set run_id = $1 where id = $2', [run.id, id]);
  await insert(db, 'check_run_prints', { run_id: run.id });
  await insert(db, 'skipped_check_numbers', { first_number: 1, last_number: 2, reason: 'Torn' });
  const columns = '{account_number,check_number,amount}';
  const bank = { format_id: (await insert(db, 'positive_pay_formats', { name: `Bank ${run.id}`, columns })).id };
  const headings = { number_heading: 'Number', amount_heading: 'Amount', paid_on_heading: 'Posted' };
  await insert(db, 'bank_file_layouts', { name: `Layout ${run.id}`, ...headings });
  const file = { ...bank, kind: 'csv', file_name: 'paid.csv', stated_total: 5 };
  const statement = { ...bank, statement_id: (await insert(db, 'bank_statements', file)).id };
  const line = { number: 7, amount: 5, paid_on: await day(db), fingerprint: 'line', issue: 'unknown_number' };
  await insert(db, 'bank_lines', { ...statement, ...line });
  const deposits = { run_id: (await insert(db, 'deposit_runs', { effective_date: await day(db, 1) })).id };
  const account_id = (await makeDepositAccount(db, organization_id, { ended_at: '2020-02-01' })).id;
  await insert(db, 'deposit_entries', { ...deposits, account_id, amount: 0 });
  await insert(db, 'deposit_return_files', { file_name: 'returns.ach', file_hash: String(run.id).padStart(64, '0') });
  await db.query(`insert into app_public.closed_months (month) values ('2001-01-01') on conflict do nothing`);
}

/** Creates a fixture with rows in every table that belongs to a league or a sponsor. */
export async function makeFullFixture(db: Db): Promise<FullFixture> {
  const organization = await makeOrganization(db);
  const organization_id = organization.id;
  const member = await makeMember(db, organization_id);
  const treasurer = await makeMember(db, organization_id, {}, 'treasurer');
  const helper = await makeMember(db, organization_id, {}, 'helper');
  const handover = await insert(db, 'app_private.handovers', {
    organization_id,
    leaving_id: member.id,
    successor_id: treasurer.id,
    successor_role: 'treasurer',
    expires_at: '2199-01-01T12:00:00Z',
  });
  const sponsor = await makeSponsor(db);
  const sponsorUser = await makeSponsorUser(db, sponsor.id);
  for (const { id } of [member, sponsorUser]) {
    await makeApiKey(db, id);
    await makeWebhook(db, id);
  }
  const file = await makeFile(db);
  await insert(db, 'photo_release_statements', {
    organization_id,
    season: 'spring',
    year: 2030,
    stated_by_name: 'Sam',
  });
  await insert(db, 'signed_releases', {
    organization_id,
    season: 'spring',
    year: 2030,
    signer_name: `Rosa Diaz ${organization_id}`,
    child_names: 'Ana, Luis',
  });
  const place = await leagueRows(db, organization_id);
  await sponsorRows(db, sponsor.id);
  // of the season of its campaigns, and of one without any, which its users do not see
  for (const season of ['spring', 'winter'])
    await insert(db, 'sponsor_feedback', {
      sponsor_id: sponsor.id,
      season,
      year: 2030,
      section: 'delivery',
      body: 'Good',
    });
  const [campaign, capability] = await campaignWithRows(db, sponsor.id, file.id, {
    status: 'active',
    sponsor_sees_money: true,
    sponsor_sees_billing: true,
  });
  await db.query(
    `update app_public.campaign_contracts set status = 'out_for_signature', total_spend = 1900 where campaign_id = $1`,
    [campaign.id],
  );
  await db.query(
    `update app_public.campaign_contracts set status = 'signed', signer_name = 'Sue', signed_at = app_private.clock(),
       signer_address = '192.0.2.7', staff_signer_name = 'Ann', staff_signed_at = app_private.clock() where campaign_id = $1`,
    [campaign.id],
  );
  let main: Row = {};
  let proof: Row = {};
  let sold = { capability: 0, package: 0, packaged: 0 };
  const requester = await makeUser(db, 'admin');
  for (const status of offerStatuses) {
    const property = await makeProperty(db, { organization_id });
    await insert(db, 'sponsorable_property_play_locations', {
      sponsorable_property_id: property.id,
      play_location_id: place.id,
      organization_id,
      primary: true,
    });
    const values = { status, campaign_id: campaign.id, sponsorable_property_id: property.id };
    const [offer, deadline] = await offerWithRows(db, values, capability, file.id);
    if (status === 'confirmed') {
      [main, proof] = [offer, deadline];
      sold = await sellingRows(db, organization_id, property, place.id, offer);
    }
    if (status === 'confirmed' || status === 'canceled')
      for (const check of ['pending', 'approved', 'rejected', 'voided'])
        await makeCheck(db, offer, { status: check, created_by_id: requester.id });
  }
  await printedCheck(db, organization_id);
  await recapsWithRows(db, campaign, sponsorUser.id);
  // A campaign of another sponsor that considers the league without having notified it, and one of this sponsor that is not active yet.
  for (const [sponsor_id, status] of [
    [(await makeSponsor(db)).id, 'active'],
    [sponsor.id, 'proposed'],
  ]) {
    const [other, otherCapability] = await campaignWithRows(db, sponsor_id, file.id, { status });
    const property = await makeProperty(db, { organization_id });
    await offerWithRows(
      db,
      { status: 'qualified', campaign_id: other.id, sponsorable_property_id: property.id },
      otherCapability,
      file.id,
    );
  }
  const feedback = await insert(db, 'sponsor_feedback', {
    campaign_id: campaign.id,
    section: 'results',
    body: 'Well done',
    user_id: sponsorUser.id,
  });
  const { rows: photos } = await db.query(
    'select id from app_public.verification_images where verification_deadline_id = $1 and shown_to_sponsor',
    [proof.id],
  );
  const { rows: tasks } = await db.query(
    'select id from app_public.forwarded_tasks where verification_deadline_id = $1',
    [proof.id],
  );
  const { rows: requests } = await db.query(
    `select id from app_public.photo_requests where campaign_id = $1 and status = 'open' order by id`,
    [campaign.id],
  );
  return {
    organization: organization_id,
    member: member.id,
    treasurer: treasurer.id,
    helper: helper.id,
    handover: handover.id,
    sponsor: sponsor.id,
    sponsorUser: sponsorUser.id,
    campaign: campaign.id,
    offer: main.id,
    property: main.sponsorable_property_id,
    deadline: proof.id,
    forwardedTask: tasks[0].id,
    place: place.id,
    photo: photos[0].id,
    feedback: feedback.id,
    photoRequest: requests[0].id,
    ...sold,
    season: 'spring',
    year: 2030,
  };
}
