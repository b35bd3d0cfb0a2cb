/** One update of many records: all change or none, and the error names each record that was refused. */
import { describe, expect, it } from '@jest/globals';
import { type GraphQLInputObjectType, getNamedType } from 'graphql';
import { bulkOperations } from '../../server/graphql/operations/bulkOperations.ts';
import { committedSchema } from '../harness/schema.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, database, fixture } = await apiSetup();
const [superadmin, admin, league, sponsor] = (await Promise.all(
  [people.superadmin, people.admin, people.league, people.sponsor].map((email) => server.login(email, PASSWORD)),
)) as [string, string, string, string];
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const update = (call: string, ids: number[], patch: object, selection: string, token = admin) =>
  server.graphql(
    `mutation ($input: ${upperFirst(call)}Input!) { ${call}(input: $input) { ${selection} } }`,
    { input: { ids, patch } },
    token,
  );
const rows = async (query: string, values: unknown[] = []) => (await database.owner.query(query, values)).rows;
const organizations = [fixture.organizationId, fixture.otherOrganizationId];

describe('a bulk update', () => {
  it('through the single update’s function: gives all the same values, and answers them in order', async () => {
    const patch = { state: 'OK', dataConfidence: 'verified', dataConfidenceReason: 'Called them' };
    const { data } = await update(
      'updateOrganizations',
      organizations.toReversed(),
      patch,
      'organizations { id state dataConfidence }',
    );
    expect(data.updateOrganizations.organizations).toEqual(
      organizations.toSorted((a, b) => a - b).map((id) => ({ id, state: 'OK', dataConfidence: 'verified' })),
    );
  });

  it('of a table: under the caller’s column grants', async () => {
    const made = await rows(
      `insert into app_public.testimonials (campaign_id, quote, attribution) values ($1, 'A', 'X'), ($1, 'B', 'Y') returning id`,
      [fixture.campaignId],
    );
    const ids = made.map(({ id }) => id);
    const { data } = await update(
      'updateTestimonials',
      ids,
      { attribution: 'Sam' },
      'testimonials { id quote attribution version }',
    );
    expect(data.updateTestimonials.testimonials).toEqual([
      { id: ids[0], quote: 'A', attribution: 'Sam', version: 2 },
      { id: ids[1], quote: 'B', attribution: 'Sam', version: 2 },
    ]);
  });

  it('changes nothing when one refuses, and names it with the reason', async () => {
    const { proposed, confirmed, qualified } = fixture.offers;
    const { errors } = await update('updateOffers', [proposed, confirmed, qualified], { value: 2000 }, 'offers { id }');
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('1 of 3 could not be changed, so nothing was.'),
        extensions: {
          code: 'SL403',
          field: 'value',
          failures: [{ id: confirmed, code: 'SL403', field: 'value', message: expect.stringContaining('superadmin') }],
        },
      },
    ]);
    expect(await rows('select distinct value::int from app_public.offers')).toEqual([{ value: 1500 }]);
    // the same by somebody who is permitted
    const all = await update(
      'updateOffers',
      [proposed, confirmed, qualified],
      { value: 2000 },
      'offers { value }',
      superadmin,
    );
    expect(all.data.updateOffers.offers).toHaveLength(3);
    expect(await rows('select distinct value::int from app_public.offers')).toEqual([{ value: 2000 }]);
  });

  it('names records that are not there, of both kinds', async () => {
    const unknown = await update(
      'updateOrganizations',
      [fixture.organizationId, 9999],
      { city: 'Tulsa' },
      'organizations { id }',
    );
    expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'SL404', failures: [{ id: 9999, code: 'SL404' }] });
    const capability = await update(
      'updateCampaignCapabilities',
      [fixture.campaignCapabilityId, 9999],
      { quantity: 7 },
      'campaignCapabilities { id }',
    );
    expect(capability.errors?.[0]?.extensions).toMatchObject({
      code: 'SL404',
      failures: [{ id: 9999, message: 'There is no such record.' }],
    });
    expect(await rows(`select city from app_public.organizations where city = 'Tulsa'`)).toEqual([]);
    expect(await rows('select id from app_public.campaign_capabilities where quantity = 7')).toEqual([]);
  });

  it('names the field of a value that breaks a rule of the table', async () => {
    const { errors } = await update(
      'updateCampaignCapabilities',
      [fixture.campaignCapabilityId],
      { quantity: -1 },
      'campaignCapabilities { id }',
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: '23514',
      field: 'quantity',
      failures: [{ id: fixture.campaignCapabilityId }],
    });
  });

  it('is refused to a role without the single update, though the records exist', async () => {
    for (const token of [league, sponsor]) {
      const refused = await update('updateTestimonials', [1], { attribution: 'Me' }, 'testimonials { id }', token);
      expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'SL403' });
      const campaign = await update(
        'updateCampaigns',
        [fixture.campaignId],
        { goal: 'Mine' },
        'campaigns { id }',
        token,
      );
      expect(campaign.errors?.[0]?.extensions).toMatchObject({ code: 'SL403' });
    }
    expect(
      await rows(`select id from app_public.campaigns where id = $1 and goal is null`, [fixture.campaignId]),
    ).toHaveLength(1);
    // a league may change its own program; another league's is unknown to it
    const programs = await rows('select id, organization_id from app_public.sponsorable_properties order by id');
    const foreign = programs.find((row) => row.organization_id === fixture.otherOrganizationId)?.id;
    const { errors } = await update(
      'updateSponsorableProperties',
      programs.map(({ id }) => id),
      { minAge: 5 },
      'sponsorableProperties { id }',
      league,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      failures: expect.arrayContaining([expect.objectContaining({ id: foreign, code: 'SL404' })]),
    });
    expect(await rows('select id from app_public.sponsorable_properties where min_age = 5')).toEqual([]);
  });

  it('takes 1,000 records at most, and something to change', async () => {
    const many = await update(
      'updateOrganizations',
      Array.from({ length: 1001 }, (_, index) => index + 1),
      { city: 'Tulsa' },
      'organizations { id }',
    );
    expect(many.errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: 'ids' });
    const nothing = await update('updateOrganizations', organizations, {}, 'organizations { id }');
    expect(nothing.errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: 'patch' });
  });
});

it('a bulk update takes fields of the single one, of the same type', () => {
  const schema = committedSchema();
  const fieldsOf = (name: string) => (schema.getType(name) as GraphQLInputObjectType).getFields();
  for (const { type } of bulkOperations) {
    const single = fieldsOf(`Update${type}Input`);
    for (const [name, field] of Object.entries(fieldsOf(`${type}BulkPatch`)))
      expect(`${type}.${name}: ${single[name] && getNamedType(single[name].type)}`).toBe(
        `${type}.${name}: ${getNamedType(field.type)}`,
      );
  }
});
