/** A number with more decimal places than its column is refused at its field, not rounded: every number of every mutation. */
import { expect, it } from '@jest/globals';
import { decimalInputs, validInputs, withValue } from './decimalInputs.ts';
import { apiSetup } from './setup.ts';

const { database, server, fixture } = await apiSetup();
const validInput = await validInputs(database, server, fixture);

it('[R18] the schema has these numbers', () => expect(decimalInputs.length).toBeGreaterThan(25));

it.each(decimalInputs)('[R18] $name refuses $path with more decimal places', async ({ name, type, path }) => {
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
