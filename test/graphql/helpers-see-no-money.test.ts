/**
 * A helper of a league sends every query and mutation of the committed schema: no answer contains an amount, a price or
 * the address to which checks go, and nothing but proof changes. They own another league, so that nothing depends on the
 * person alone. The league's owner sends the same, so that the documents are known to reach the money.
 */
import { expect, it } from '@jest/globals';
import { inputValue } from '../harness/inputValues.ts';
import { committedSchema } from '../harness/schema.ts';
import { mutationInputs, scalarIn } from './mutationInputs.ts';
import { everythingReadBy } from './readingEverything.ts';
import { apiSetup } from './setup.ts';
import { loginTokens } from './tokens.ts';

const { server, database, fixture } = await apiSetup();
const { inputs } = await mutationInputs(database, server, fixture);
const schema = committedSchema();
const { organizationId, users } = fixture;

/** Values that occur nowhere else. */
const SECRETS = ['86421.37', '97531.42', '75319.64', '64208.53', '9 Treasury Lane', 'Treasury Account'];
const [value, amount, price, sold, line1, holder] = SECRETS;
await database.owner.query(
  `insert into app_public.organization_users (organization_id, user_id, role) values ($1, $2, 'helper')`,
  [organizationId, users.stranger],
);
for (const [statement, secret] of [
  ['update app_public.offers set value = $2 where organization_id = $1', value],
  ['update app_public.checks set amount = $2 where organization_id = $1', amount],
  ['update app_public.organization_packages set price = $2 where organization_id = $1', price],
  ['update app_public.capability_details set price = $2 where organization_id = $1', sold],
  [
    `with a as (insert into app_public.addresses (organization_id, address_type, name, line1, city, state, zip)
       values ($1, 'mailing', 'Bears', $2, 'Austin', 'TX', '78701') returning id)
     update app_public.organizations set mailing_address_id = (select id from a) where id = $1`,
    line1,
  ],
  [
    `insert into app_public.deposit_accounts (organization_id, holder_name, kind, routing_number, ends_in)
     values ($1, $2, 'checking', '021000021', '6789')`,
    holder,
  ],
] as const)
  await database.owner.query(statement, [organizationId, secret]);
const { league, stranger } = await loginTokens(server, 'league', 'stranger');

const rules = { includes: () => true, scalar: scalarIn(fixture) };

it('no query answers a helper with money, and the same queries answer an owner with all of it', async () => {
  const [owner, helper] = await Promise.all([
    everythingReadBy(server, league, rules),
    everythingReadBy(server, stranger, rules),
  ]);
  expect(SECRETS.filter((secret) => helper.includes(secret))).toEqual([]);
  expect(SECRETS.filter((secret) => !owner.includes(secret))).toEqual([]);
  expect(helper).toContain('Banner up'); // the deadline that they prove
}, 120_000);

it('filters and orders do not tell a helper what an offer is worth', async () => {
  for (const query of [
    '{ offers(filter: { value: { greaterThan: "1" } }) { id } }',
    '{ offers(orderBy: [VALUE_ASC]) { id } }',
    '{ organizations(filter: { checks: { some: { amount: { greaterThan: "1" } } } }) { id } }',
  ]) {
    const { data } = await server.graphql(query, {}, stranger);
    expect(data ? Object.values(data).flat() : []).toEqual([]);
  }
});

/** What a helper may change: proof, their own account, keys, webhooks and calendar, and that they belong to the league. */
const OPEN =
  /^(answerDeadline|createApiKey|revokeApiKey|createWebhook|updateWebhook|deleteWebhook|moveDeadline|renewCalendar|renewPhotoReleaseLink|revokePhotoReleaseLink|removeSignedRelease|setLanguage|logout|updatePassword)$/;
const tables = `organizations addresses organization_users offers checks organization_packages organization_capabilities
  capability_details sponsorable_properties play_locations organization_social_media users verification_deadlines`.split(
  /\s+/,
);
const contents = async () => {
  const found = await Promise.all(
    tables.map(async (name) => {
      const { rows } = await database.owner.query(
        `select md5(coalesce(string_agg((to_jsonb(t) - '{last_engaged_at,last_login}'::text[])::text, ' ' order by to_jsonb(t)::text), '')) as sum
         from app_public.${name} t`,
      );
      return [name, rows[0].sum] as const;
    }),
  );
  return Object.fromEntries(found);
};

it('no mutation but those about proof changes anything for a helper', async () => {
  // they also own another league, whose records the inputs do not name
  const before = await contents();
  const passed: string[] = [];
  for (const { name, args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (OPEN.test(name)) continue;
    const type = args[0]?.type;
    if (!type) continue;
    const input = inputs[name]?.input ?? inputValue(type, 'input', rules);
    const answer = await server.graphql(
      `mutation ($input: ${String(type)}) { ${name}(input: $input) { clientMutationId } }`,
      { input },
      stranger,
    );
    if (!answer.errors) passed.push(name);
  }
  expect({ passed: passed.filter((name) => name !== 'recordLinkView'), contents: await contents() }).toEqual({
    passed: [],
    contents: before,
  });
}, 300_000);
