/** Operations, records and columns that are refused to the wrong role. */
import { describe, expect, it } from '@jest/globals';
import { codes, id, link, login, proposed, refusalOf, server } from './setup.ts';

describe('the wrong role', () => {
  const CALLS: [string, string, string[]][] = [
    [
      'creating a sponsor',
      'mutation { createSponsor(input: {name: "X"}) { sponsor { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'adding prospects',
      'mutation { addSponsorablePropertiesToCampaign(input: {campaignId: 1, sponsorablePropertyIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'marking as qualified',
      'mutation { markAsQualified(input: {offerIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'setting the terms',
      'mutation { updateOffer(input: {id: 1, value: "1"}) { offer { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'sending offers',
      'mutation { sendOfferEmails(input: {offerIds: [1]}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'renewing a link',
      'mutation { regenerateLink(input: {kind: "offer", recordId: "1"}) { link { version } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'reviewing a photo',
      'mutation { reviewVerificationImage(input: {id: 1, status: verified}) { clientMutationId } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'writing a check',
      'mutation { createCheck(input: {offerId: 1, amount: "1", memo: "x"}) { check { id } } }',
      ['league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
    [
      'approving a check',
      'mutation { approveCheck(input: {checkId: 1}) { check { id } } }',
      ['admin', 'league', 'sponsor', 'offer', 'campaign', 'nobody'],
    ],
  ];
  it.each(CALLS)('[S-404] [S-403] is refused %s', async (_what, call, roles) => {
    const [offer] = proposed;
    const tokens: Record<string, string | undefined> = {
      ...login,
      offer: await link('offer', offer?.id ?? 0),
      campaign: await link('campaign', offer?.campaign_id ?? 0),
      nobody: undefined,
    };
    for (const role of roles) {
      const answer = await server.graphql(call, {}, tokens[role]);
      expect([role, codes(answer)]).toEqual([role, [expect.stringMatching(/^SL40[13]$/)]]);
    }
  });

  it('another league’s records are not found, and nothing of them is disclosed', async () => {
    const other = await id(`select id from app_public.organizations where id not in (
      select organization_id from app_public.organization_users) order by id limit 1`);
    const place = await server.graphql(
      `mutation ($id: Int!) { createOrganizationPlayLocation(input: {organizationId: $id,
        playLocationInput: {nickname: "Ours", address: "1 Main St, Austin, TX 78701"}}) { playLocation { id } } }`,
      { id: other },
      login.league,
    );
    expect(codes(place)).toEqual(['SL404']);
    const read = await server.graphql(
      'query ($id: Int!) { organization(id: $id) { name } organizationMembers(organizationId: $id) { email } offers(filter: {organizationId: {equalTo: $id}}) { id } }',
      { id: other },
      login.league,
    );
    expect(read.data).toEqual({ organization: null, organizationMembers: [], offers: [] });
  });
});

describe('columns of staff', () => {
  it('[S-407] cannot be read, filtered, ordered or counted by a link or a league', async () => {
    const [offer] = proposed;
    const outsiders = { offer: await link('offer', offer?.id ?? 0), league: login.league };
    const asked = [
      ['customField', '{ offers { customField } }'],
      ['customField', '{ offers(filter: {customField: {isNull: false}}) { id } }'],
      ['customField', '{ offersConnection(filter: {customField: {isNull: false}}) { totalCount } }'],
      ['totalSpend', '{ offers { campaign { totalSpend } } }'],
      ['totalSpend', '{ campaigns(filter: {totalSpend: {greaterThan: 1}}) { id } }'],
      ['salesforceId', '{ offers { organization { salesforceId } } }'],
      ['searchText', '{ organizations { searchText } }'],
      ['memo', '{ checks { memo } }'],
      ['hidden', '{ verificationImages { hidden } }'],
    ] as const;
    for (const [, query] of asked.slice(0, 1))
      expect((await server.graphql(query, {}, login.admin)).errors).toBeUndefined();
    for (const [who, token] of Object.entries(outsiders))
      for (const [column, query] of asked)
        expect([who, query, await refusalOf(query, column, token)]).toEqual([who, query, 'refused']);
    const { myOrganizations } = await server.data(
      '{ myOrganizations { salesforceId oldShippingAddress dataConfidenceReason } }',
      {},
      login.league,
    );
    for (const own of myOrganizations) expect(Object.values(own)).toEqual([null, null, null]);
  });

  it('[S-199] a dashboard shows neither money nor contacts nor unreviewed photos, whatever it asks for', async () => {
    const token = await link(
      'campaign',
      await id(`select campaign_id as id from app_public.offers where status = 'confirmed' order by id limit 1`),
    );
    for (const table of [
      'offers',
      'organizations',
      'campaigns',
      'checks',
      'verificationImages',
      'addresses',
      'users',
      'sponsorableProperties',
    ])
      expect([table, codes(await server.graphql(`{ ${table} { id } }`, {}, token))]).toEqual([table, ['SL403']]);
    for (const field of ['value', 'contactEmail', 'customField', 'zip'])
      expect([field, await refusalOf(`{ dashboardLeagues { ${field} } }`, field, token)]).toEqual([field, 'refused']);
  });
});
