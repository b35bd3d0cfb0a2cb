/** changeId of a mutation: the transaction under which the audit log holds what it wrote. */
import { describe, expect, it } from '@jest/globals';
import { type GraphQLObjectType, getNamedType } from 'graphql';
import { committedSchema } from '../harness/schema.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, database, fixture } = await apiSetup();
const admin = await server.login(people.admin, PASSWORD);
/** What the audit log holds under a change. */
const logged = async (changeId: string) =>
  (
    await database.owner.query(
      'select table_name, op, new_values from app_private.audit_log where transaction_id = $1::xid8 order by id',
      [changeId],
    )
  ).rows;

describe('changeId', () => {
  it('finds exactly what a generated, a patch, a bulk and a function’s mutation wrote', async () => {
    const data = await server.data(
      `mutation ($campaign: Int!, $organizations: [Int!]!) {
        created: createTestimonial(input: {campaignId: $campaign, quote: "Great", attribution: "Sam"}) { changeId testimonial { id } }
        patched: updateCampaign(input: {id: $campaign, goal: "Reach", customQuestions: [{question: "Shirts?"}]}) { changeId campaign { goal } }
        all: updateOrganizations(input: {ids: $organizations, patch: {city: "Tulsa"}}) { changeId }
        commented: createLogComment(input: {offerId: ${fixture.offers.proposed}, description: "Called"}) { changeId }
        renamed: updateSponsor(input: {id: ${fixture.sponsorId}, name: "Acme Inc"}) { sponsor { name } changeId }
      }`,
      { campaign: fixture.campaignId, organizations: [fixture.organizationId, fixture.otherOrganizationId] },
      admin,
    );
    expect(await logged(data.created.changeId)).toMatchObject([
      { table_name: 'testimonials', op: 'I', new_values: { id: data.created.testimonial.id } },
    ]);
    expect(await logged(data.patched.changeId)).toMatchObject([
      { table_name: 'campaigns', op: 'U', new_values: { goal: 'Reach' } },
      { table_name: 'custom_questions', op: 'I' },
    ]);
    expect(await logged(data.all.changeId)).toMatchObject([
      { table_name: 'organizations', new_values: { city: 'Tulsa' } },
      { table_name: 'organizations', new_values: { city: 'Tulsa' } },
    ]);
    expect(await logged(data.commented.changeId)).toMatchObject([
      { table_name: 'comments', new_values: { content: 'Called' } },
      { table_name: 'offers' },
    ]);
    expect(await logged(data.renamed.changeId)).toMatchObject([
      { table_name: 'sponsors', op: 'U', new_values: { name: 'Acme Inc' } },
    ]);
    const ids = Object.values(data as Record<string, { changeId: string }>).map(({ changeId }) => changeId);
    expect(new Set(ids).size).toBe(5);
  });

  it('is null when nothing was written', async () => {
    const data = await server.data(
      `mutation {
        first: updateSponsor(input: {id: ${fixture.sponsorId}, name: "Acme"}) { changeId }
        same: updateSponsor(input: {id: ${fixture.sponsorId}, name: "Acme"}) { changeId }
      }`,
      {},
      admin,
    );
    expect(data.first.changeId).toMatch(/^\d+$/);
    expect(data.same.changeId).toBeNull();
  });

  it('is part of every mutation’s payload', () => {
    const schema = committedSchema();
    const mutations = Object.values((schema.getMutationType() as GraphQLObjectType).getFields());
    expect(mutations.length).toBeGreaterThan(150);
    expect(
      mutations.filter(({ type }) => !('changeId' in (getNamedType(type) as GraphQLObjectType).getFields())),
    ).toEqual([]);
  });
});
