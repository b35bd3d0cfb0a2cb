/** The numbers with decimal places in the inputs of mutations, and a valid input for each. */
import { type GraphQLInputField, type GraphQLInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import type { TestDatabase } from '../harness/database.ts';
import { insert } from '../harness/factories.ts';
import { committedSchema } from '../harness/schema.ts';
import type { TestServer } from '../harness/server.ts';
import type { Fixture } from './fixture.ts';
import { mutationInputs } from './mutationInputs.ts';
import { linkTokens } from './tokens.ts';
import { wizardInputs } from './wizardInputs.ts';

/** The paths to the numbers with decimal places in an input. */
const numbersIn = (type: GraphQLInputObjectType): string[][] =>
  Object.values(type.getFields()).flatMap((field: GraphQLInputField) => {
    const inner = getNamedType(field.type);
    if (isInputObjectType(inner)) return numbersIn(inner).map((path) => [field.name, ...path]);
    return inner.name === 'BigFloat' ? [[field.name]] : [];
  });

/** Every such number: the mutation, its input type and the path in it. */
export const decimalInputs = Object.values(committedSchema().getMutationType()?.getFields() ?? {}).flatMap(
  ({ name, args }) =>
    args
      .map(({ type }) => getNamedType(type))
      .filter(isInputObjectType)
      .flatMap((type) => numbersIn(type).map((path) => ({ name, type: type.name, path }))),
);

/** A function that returns a valid input of a mutation, and the token of somebody who may send it. */
export async function validInputs(database: TestDatabase, server: TestServer, fixture: Fixture) {
  const { inputs, superadmin } = await mutationInputs(database, server, fixture);
  const { accepted, saves } = await wizardInputs(database, fixture);
  const { application } = linkTokens(fixture);
  const first = async (table: string) =>
    (await database.owner.query(`select id from app_public.${table} order by id limit 1`)).rows[0].id as number;
  const billing = { billing_name: 'Northlight', billing_address: '1 Main St', billing_email: 'ap@northlight.test' };
  const contract = await insert(database.owner, 'campaign_contracts', {
    campaign_id: fixture.campaignId,
    total_spend: 10,
    starts_on: '2030-01-01',
    ends_on: '2030-06-30',
    amounts: '{10}',
    due_dates: '{2030-03-01}',
    ...billing,
  });
  const invoice = await insert(database.owner, 'invoices', {
    number: 1,
    contract_id: contract.id,
    campaign_id: fixture.campaignId,
    sponsor_id: fixture.sponsorId,
    installment: 1,
    amount: 10,
    issued_on: '2030-01-01',
    due_on: '2030-03-01',
    ...billing,
  });
  const money: Record<string, object> = {
    creditInvoice: { invoiceId: invoice.id, amount: '1', reason: 'One game less' },
    recordSponsorRefund: { sponsorId: fixture.sponsorId, amount: '1', refundedOn: '2025-01-01', reason: 'Paid twice' },
    recordMissingPayment: { checkId: 1, amount: '1', paidOn: '2025-01-01', note: 'On paper' },
    recordInvoicePayment: { invoiceId: invoice.id, amount: '1', receivedOn: '2025-01-01', method: 'check' },
  };
  const ids: Record<string, number> = {
    Campaign: fixture.campaignId,
    CampaignContract: contract.id,
    CheckSetting: 1,
    League: fixture.organizationId,
    LocationFilter: await first('location_filters'),
    Offer: fixture.offers.qualified,
    Organization: fixture.organizationId,
    OrganizationCapability: await first('organization_capabilities'),
    OrganizationPackage: await first('organization_packages'),
    TaxThreshold: await first('tax_thresholds'),
  };
  return async (name: string): Promise<[object, string]> => {
    const created = inputs[name];
    if (created) return [created.input, created.token];
    const save = saves.find(([saved]) => saved.charAt(0).toLowerCase() + saved.slice(1) === name);
    if (save) return [/EmailOrSocial/.test(name) ? accepted() : ((await save[2]()) as object), application];
    if (money[name]) return [money[name], superadmin];
    if (name === 'setOfferTerms')
      return [{ offerIds: [fixture.offers.qualified], terms: { valueRule: 'per_player', amount: '1' } }, superadmin];
    const record = name.replace(/^update/, '');
    const id = ids[record] ?? ids[record.replace(/ies$/, 'y').replace(/s$/, '')];
    if (!id) throw new Error(`Add a valid input of ${name}.`);
    return [ids[record] ? { id } : { ids: [id], patch: {} }, superadmin];
  };
}

/** A copy of the input with the value at the path. */
export const withValue = (input: object, [name, ...rest]: string[], value: unknown): object => ({
  ...input,
  [name as string]: rest.length
    ? withValue(((input as Record<string, object>)[name as string] ?? {}) as object, rest, value)
    : value,
});
