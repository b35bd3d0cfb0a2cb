/** Impossible values and ids: the error message, and the field that it names. */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const NOBODY = 999_999;
const { database, server, fixture } = await apiSetup();
let admin: string;

beforeAll(async () => {
  admin = await server.login(people.admin, PASSWORD);
});

const refusal = async (query: string, variables: Record<string, unknown>) =>
  (await server.graphql(query, variables, admin)).errors?.[0];

describe('ids of nothing', () => {
  it.each([
    ['markAsQualified', 'offers { id }'],
    ['sendOfferEmails', 'result { sentOfferIds }'],
  ])('%s refuses them and does nothing to the others', async (call, answer) => {
    const query = `mutation ($ids: [Int!]!) { ${call}(input: {offerIds: $ids}) { ${answer} } }`;
    expect(await refusal(query, { ids: [fixture.offers.qualified, NOBODY] })).toMatchObject({
      message: `There is no offer ${NOBODY}.`,
      extensions: { code: 'SL404', field: 'offerIds' },
    });
    const { rows } = await database.owner.query('select status from app_public.offers where id = $1', [
      fixture.offers.qualified,
    ]);
    expect(rows[0].status).toBe('qualified');
  });

  it('addSponsorablePropertiesToCampaign refuses them', async () => {
    const query = `mutation ($id: Int!, $ids: [Int!]!) {
      addSponsorablePropertiesToCampaign(input: {campaignId: $id, sponsorablePropertyIds: $ids}) { offers { id } }
    }`;
    expect(await refusal(query, { id: fixture.campaignId, ids: [NOBODY] })).toMatchObject({
      message: 'One of these programs does not exist.',
      extensions: { code: 'SL404', field: 'sponsorablePropertyIds' },
    });
  });
});

describe('POST /sponsors/:id/campaigns', () => {
  const post = async (sponsorId: number, more: Record<string, unknown>) => {
    const answer = await fetch(`${server.url}/sponsors/${sponsorId}/campaigns`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      body: JSON.stringify({ name: 'Odd', season: 'fall', year: 2026, ...more }),
    });
    return answer.json();
  };

  it('names a sponsor that does not exist', async () => {
    expect(await post(NOBODY, {})).toEqual({ error: 'There is no such sponsor.', code: '23503', field: 'sponsorId' });
  });

  it.each([-5, 99_999_999_999, 1999, 2101, 2026.5])('says which years there are to %s', async (year) => {
    expect(await post(fixture.sponsorId, { year })).toEqual({
      error: 'Please give a year from 2000 to 2100.',
      code: 'SL400',
      field: 'year',
    });
  });

  it('names the field of a season and of a date that there is not', async () => {
    expect(await post(fixture.sponsorId, { season: 'monsoon' })).toMatchObject({ code: 'SL400', field: 'season' });
    expect(await post(fixture.sponsorId, { starts_at: '2027-02-29', ends_at: '2027-03-30' })).toEqual({
      error: '"2027-02-29" is not a date.',
      code: 'SL400',
      field: 'startsAt',
    });
  });
});

it('a changed record names the field of a date that there is not', async () => {
  const query = `mutation ($id: Int!) { updateOffer(input: {id: $id, seasonStart: "soon"}) { offer { id } } }`;
  expect(await refusal(query, { id: fixture.offers.proposed })).toMatchObject({
    message: '"soon" is not a date.',
    extensions: { code: 'SL400', field: 'seasonStart' },
  });
});

describe('a made record names the field', () => {
  it('of a nonexistent date', async () => {
    const query = `mutation ($input: CreateSponsorablePropertyInput!) {
      createSponsorableProperty(input: $input) { sponsorableProperty { id } }
    }`;
    const input = {
      organizationId: fixture.organizationId,
      name: 'Bears U14',
      season: 'spring',
      sportId: 1,
      competitivenessId: 1,
      playLocationsIds: [],
      startDate: '2027-02-30',
    };
    expect(await refusal(query, { input })).toMatchObject({
      message: '"2027-02-30" is not a date.',
      extensions: { code: 'SL400', field: 'startDate' },
    });
  });

  it('of a date that there is not, in a flat input, as a variable and as written', async () => {
    const { rows } = await database.owner.query('select id from app_public.assets where offer_id = $1', [
      fixture.offers.confirmed,
    ]);
    const expected = { message: '"someday" is not a date.', extensions: { code: 'SL400', field: 'deadline' } };
    const document = (declared: string, date: string) => `mutation ${declared} {
      createVerificationDeadline(input: {assetId: ${rows[0].id}, name: "Extra", deadline: ${date}}) { verificationDeadline { id } }
    }`;
    expect(await refusal(document('($at: Date!)', '$at'), { at: 'someday' })).toMatchObject(expected);
    expect(await refusal(document('', '"someday"'), {})).toMatchObject(expected);
  });

  it('that is too long, with how long it may be', async () => {
    const query = `mutation ($id: Int!, $name: String!) { updateCampaign(input: {id: $id, name: $name}) { campaign { id } } }`;
    expect(await refusal(query, { id: fixture.campaignId, name: 'x'.repeat(201) })).toMatchObject({
      message: 'The name can have at most 200 characters.',
      extensions: { code: '23514', field: 'name' },
    });
  });
});

describe('a document that is refused carries a code', () => {
  it.each([
    ['is not GraphQL', '{ sponsor(id:', {}],
    ['asks for a field that there is not', '{ nothing }', {}],
    ['gives a variable of another type', 'query ($id: Int!) { sponsor(id: $id) { id } }', { id: 'x' }],
    ['leaves a variable out', 'query ($id: Int!) { sponsor(id: $id) { id } }', {}],
    ['names no operation', 'query A { sports { id } } query B { sports { id } }', {}],
  ])('when it %s', async (_what, query, variables) => {
    expect((await refusal(query, variables))?.extensions?.code).toBe('SL400');
  });
});
