/** A number with more decimal places than its column is refused at its field, not rounded: every number of every mutation. */
import { expect, it } from '@jest/globals';
import { type GraphQLInputField, type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import { committedSchema } from '../harness/schema.ts';
import { mutationInputs } from './mutationInputs.ts';
import { apiSetup } from './setup.ts';
import { linkTokens } from './tokens.ts';
import { wizardInputs } from './wizardInputs.ts';

const { database, server, fixture } = await apiSetup();
const { inputs, superadmin } = await mutationInputs(database, server, fixture);
const { accepted, saves } = await wizardInputs(database, fixture);
const { application } = linkTokens(fixture);

/** The paths to the numbers with decimal places in an input. */
const numbersIn = (type: GraphQLInputObjectType): string[][] =>
  Object.values(type.getFields()).flatMap((field: GraphQLInputField) => {
    const inner = getNamedType(field.type);
    if (isInputObjectType(inner)) return numbersIn(inner).map((path) => [field.name, ...path]);
    return inner.name === 'BigFloat' ? [[field.name]] : [];
  });

const numbers = Object.values(committedSchema().getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) =>
  args
    .map(({ type }) => getNamedType(type))
    .filter(isInputObjectType)
    .flatMap((type) => numbersIn(type).map((path) => ({ name, type: type.name, path }))),
);

/** The id of a record of each type with an update. */
const first = async (table: string) =>
  (await database.owner.query(`select id from app_public.${table} order by id limit 1`)).rows[0].id as number;
const ids: Record<string, number> = {
  Campaign: fixture.campaignId,
  CheckSetting: 1,
  League: fixture.organizationId,
  LocationFilter: await first('location_filters'),
  Offer: fixture.offers.qualified,
  Organization: fixture.organizationId,
  OrganizationCapability: await first('organization_capabilities'),
  OrganizationPackage: await first('organization_packages'),
};

/** A valid input of a mutation, and who may send it. */
async function validInput(name: string): Promise<[object, string]> {
  const created = inputs[name];
  if (created) return [created.input, created.token];
  const save = saves.find(([saved]) => saved.charAt(0).toLowerCase() + saved.slice(1) === name);
  if (save) return [/EmailOrSocial/.test(name) ? accepted() : ((await save[2]()) as object), application];
  if (name === 'setOfferTerms')
    return [{ offerIds: [fixture.offers.qualified], terms: { valueRule: 'per_player', amount: '1' } }, superadmin];
  const record = name.replace(/^update/, '');
  const one = ids[record] ?? ids[record.replace(/ies$/, 'y').replace(/s$/, '')];
  expect([name, typeof one]).toEqual([name, 'number']);
  return [ids[record] ? { id: one } : { ids: [one], patch: {} }, superadmin];
}

/** A copy of the input with the value at the path. */
const withValue = (input: object, [name, ...rest]: string[], value: unknown): object => ({
  ...input,
  [name as string]: rest.length
    ? withValue(((input as Record<string, object>)[name as string] ?? {}) as object, rest, value)
    : value,
});

it('[R18] names every number', () => expect(numbers.length).toBeGreaterThan(25));

it.each(numbers)('[R18] $name refuses $path with more decimal places', async ({ name, type, path }) => {
  const [input, token] = await validInput(name);
  for (const value of ['0.12345', '1e-5']) {
    const { errors } = await server.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { clientMutationId } }`,
      { input: withValue(input, path, value) },
      token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'SL422', field: path.at(-1) });
  }
});
