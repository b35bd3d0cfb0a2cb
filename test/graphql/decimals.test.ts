/** A number with more decimal places than its column is refused, not rounded. */
import { expect, it } from '@jest/globals';
import { isInputObjectType } from 'graphql';
import { committedSchema } from '../harness/schema.ts';
import { PASSWORD, people } from './fixture.ts';
import { apiSetup } from './setup.ts';

const { server, fixture } = await apiSetup();

/** Inputs of updates with a number and an id that the fixture has. */
const ids: Record<string, number> = {
  UpdateOfferInput: fixture.offers.qualified,
  UpdateOrganizationInput: fixture.organizationId,
  UpdateLeagueInput: fixture.organizationId,
  UpdateCampaignInput: fixture.campaignId,
};

it('[R18] every update with a number refuses five decimal places at the field', async () => {
  const admin = await server.login(people.superadmin, PASSWORD);
  const updates = Object.values(committedSchema().getTypeMap())
    .filter(isInputObjectType)
    .filter(({ name }) => ids[name] !== undefined)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => String(field.type) === 'BigFloat')
        .map((field) => ({ input: type.name, field: field.name })),
    );
  expect(updates.length).toBeGreaterThan(3);
  for (const { input, field } of updates) {
    const name = input.charAt(0).toLowerCase() + input.slice(1).replace(/Input$/, '');
    const { errors } = await server.graphql(
      `mutation ($input: ${input}!) { ${name}(input: $input) { clientMutationId } }`,
      { input: { id: ids[input], [field]: '0.50001' } },
      admin,
    );
    expect([input, errors?.[0]?.extensions]).toEqual([input, expect.objectContaining({ code: 'SL422', field })]);
  }
});
