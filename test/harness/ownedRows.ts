/**
 * A row of each table that needs no more than its league, sponsor, campaign or offer, for the fixtures of the matrix of
 * roles and of the random tester. A new table needs its line here.
 */
import {
  type Db,
  day,
  idOf,
  insert,
  makeDefaultDeadline,
  makeDepositAccount,
  makeUser,
  type Row,
} from './factories.ts';

/** A W-9 that an organization signed by its link. */
export const taxForm = (organization_id: number, values: Record<string, unknown> = {}) => ({
  organization_id,
  kind: 'w9',
  name: 'Bears Youth Soccer Inc.',
  classification: 'other',
  exempt_payee_code: 1,
  line1: '1 Park Rd',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  country: 'US',
  tin_type: 'ein',
  tin_last_four: '6789',
  signer_name: 'Rosa Diaz',
  certification: 'Under penalties of perjury',
  signed_from: '192.0.2.1',
  link_organization_id: organization_id,
  link_version: 1,
  ...values,
});

/** Rows of a league; returns its play location. */
export async function leagueRows(db: Db, organization_id: number): Promise<Row> {
  await db.query('insert into app_public.organization_zips values ($1, $2)', [organization_id, '78701']);
  await insert(db, 'organization_social_media', { organization_id, channel_id: 1, url: 'https://social.example' });
  await insert(db, 'events_survey_responses', {
    organization_id,
    submitted_at: await day(db),
    survey_gizmo_response_id: `answer-${organization_id}`,
  });
  await insert(db, 'tax_forms', taxForm(organization_id));
  await makeDepositAccount(db, organization_id);
  await insert(db, 'tax_returns', { organization_id, year: 2025, amount: 700, withheld: 0, corrected: false });
  const comment = await insert(db, 'comments', { organization_id, content: 'Prefers calls' });
  const colleague = await makeUser(db, 'admin');
  await insert(db, 'comment_mentions', { comment_id: comment.id, user_id: colleague.id });
  await insert(db, 'tasks', {
    organization_id,
    title: 'Call them',
    due_date: await day(db),
    assignee_id: colleague.id,
  });
  return insert(db, 'play_locations', { organization_id, address: '1 Park Rd, Austin, TX 78701', primary: true });
}

/** Programs and play locations of a capability's detail. */
export async function detailRows(db: Db, detail: Row, propertyId: number, placeId: number): Promise<void> {
  const owner = { capability_detail_id: detail.id, organization_id: detail.organization_id };
  await insert(db, 'capability_detail_properties', { ...owner, sponsorable_property_id: propertyId });
  await insert(db, 'capability_detail_play_locations', { ...owner, play_location_id: placeId });
}

/** A league's capability with its detail, in a package. */
export async function makeSelling(
  db: Db,
  organization_id: number,
  propertyId: number,
  placeId: number,
): Promise<Record<'detail' | 'selling' | 'bundle' | 'entry', Row>> {
  const capability_id = await idOf(db, 'capabilities', 'Game Signage');
  const values = { organization_id, capability_id, kind: 'game_signage', price: 250 };
  const detail = await insert(db, 'capability_details', values);
  await detailRows(db, detail, propertyId, placeId);
  const selling = await insert(db, 'organization_capabilities', {
    organization_id,
    capability_id,
    name: 'Fence banners',
    capability_detail_id: detail.id,
  });
  const bundle = await insert(db, 'organization_packages', { organization_id, name: 'Gold', price: 900 });
  const inBundle = { organization_package_id: bundle.id, organization_id };
  await insert(db, 'organization_package_properties', { ...inBundle, sponsorable_property_id: propertyId });
  const entry = await insert(db, 'organization_capability_packages', {
    ...inBundle,
    organization_capability_id: selling.id,
  });
  return { detail, selling, bundle, entry };
}

/** Rows of a sponsor. */
export async function sponsorRows(db: Db, sponsor_id: number): Promise<void> {
  await insert(db, 'seasonal_goals', { sponsor_id, season: 'spring', year: 2030 });
  const list = await insert(db, 'location_lists', { sponsor_id });
  await insert(db, 'location_list_items', { location_list_id: list.id, address: '1 Main St, Austin, TX' });
}

/** Rows of a campaign. */
export async function campaignRows(db: Db, campaign_id: number): Promise<void> {
  await insert(db, 'campaign_statistics', {
    campaign_id,
    name: 'Reach',
    number: '1,000',
    description: 'People',
    icon_name: 'users',
  });
  await insert(db, 'testimonials', { campaign_id, quote: 'We loved it' });
  const contract = await insert(db, 'campaign_contracts', {
    campaign_id,
    total_spend: 1000,
    starts_on: '2030-01-01',
    ends_on: '2030-06-30',
    billing_name: 'Northlight',
    billing_address: '1 Main St',
    billing_email: 'ap@northlight.test',
    amounts: '{1000}',
    due_dates: '{2030-03-01}',
  });
  const { sponsor_id } = contract;
  const invoice = await insert(db, 'invoices', {
    number: 100_000 + contract.id,
    contract_id: contract.id,
    campaign_id,
    sponsor_id,
    installment: 1,
    amount: 1000,
    issued_on: '2030-02-01',
    due_on: '2030-03-01',
    billing_name: 'Northlight',
    billing_address: '1 Main St',
    billing_email: 'ap@northlight.test',
  });
  const paper = { invoice_id: invoice.id, campaign_id, sponsor_id };
  await insert(db, 'credit_notes', {
    ...paper,
    number: 100_000 + contract.id,
    amount: 100,
    reason: 'One game less',
    issued_on: '2030-02-02',
  });
  await insert(db, 'invoice_payments', { ...paper, amount: 901, received_on: '2030-02-03', method: 'check' });
  await insert(db, 'sponsor_refunds', { sponsor_id, amount: 1, refunded_on: '2030-02-04', reason: 'Paid twice' });
  for (const published of [true, false])
    await insert(db, 'campaign_notes', { campaign_id, body: '<p>Opening day</p>', published });
  await insert(db, 'sponsor_feedback', { campaign_id, section: 'goal', body: 'Great start' });
  await insert(db, 'sends', { campaign_id, kind: 'offer', local_time: '09:30' });
  await insert(db, 'custom_questions', { campaign_id, question: 'Which color are your jerseys?' });
  const filter = await insert(db, 'search_filters', { campaign_id, type: 'LocationFilter' });
  await db.query(
    `insert into app_public.location_filters (id, campaign_id, name) values ($1, $2, 'Texas') on conflict do nothing`,
    [filter.id, campaign_id],
  );
  await insert(db, 'locations', { location_filter_id: filter.id, name: 'Austin', kind: 'zip', lat: 30.3, lon: -97.7 });
}

/** The default deadline of a campaign's capability, and its templates of creatives. */
export async function campaignCapabilityRows(db: Db, campaignCapabilityId: number, file_id: number): Promise<void> {
  const { id } = await makeDefaultDeadline(db, campaignCapabilityId);
  const template = { default_verification_deadline_id: id, name: 'Post' };
  await insert(db, 'creative_content_templates', { ...template, content: 'Thank you, {{league_name}}' });
  await insert(db, 'creative_file_templates', { ...template, file_id });
}

/** Rows of an offer and of one of its deadlines; `owners`: the offer's id and those of its organization and sponsor. */
export async function offerRows(db: Db, owners: Row, deadlineId: number, file_id: number): Promise<void> {
  const onDeadline = { ...owners, verification_deadline_id: deadlineId };
  await insert(db, 'verification_deadline_responses', { ...onDeadline, canned_response_id: 1, comment: 'Soon' });
  await insert(db, 'creative_contents', { ...onDeadline, name: 'Post', content: 'Thank you, {{league_name}}' });
  await insert(db, 'creative_files', { ...onDeadline, name: 'Banner', file_id });
  await insert(db, 'forwarded_tasks', {
    offer_id: owners.offer_id,
    verification_deadline_id: deadlineId,
    name: 'Coach Kim',
    email: `coach-${deadlineId}@example.test`,
    forwarded_by: 'Sam',
    expires_at: '2040-01-01',
  });
  await insert(db, 'pre_qual_survey_responses', { ...owners, boolean_response: true });
  await insert(db, 'sponsorship_events', { ...owners, event_type: 'comment', description: 'Called the league' });
}
