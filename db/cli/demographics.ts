/**
 * `npm run demographics -- --income FILE --race FILE --year YYYY`: loads household income and race by ZIP from the
 * Census Bureau's tables B19013 and B03002, 5-year estimates (docs/operations.md says where to get them). Replaces all
 * existing figures; `--force` does so even if less than half of the ZIPs keep any.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withClient } from '../client.ts';
import { loadAcs } from '../demographics/load.ts';
import { connections } from '../instance/connections.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

await runProgram(async () => {
  const { values } = parseArgs({
    options: {
      income: { type: 'string' },
      race: { type: 'string' },
      year: { type: 'string' },
      force: { type: 'boolean' },
    },
  });
  const { income, race, force = false } = values;
  const year = Number(values.year);
  if (!income || !race || !Number.isInteger(year) || year < 2010 || year > 2100)
    throw new UserFacingError(
      'Say which files: npm run demographics -- --income B19013 FILE --race B03002 FILE --year YYYY.',
    );
  for (const file of [income, race]) if (!existsSync(file)) throw new UserFacingError(`There is no file ${file}.`);
  const { zips, unknown } = await withClient(connections().direct, 'The database', (client) =>
    loadAcs(client, { income, race, year, force }),
  );
  console.log(
    `${zips} ZIPs have figures of the ACS ${year} 5-year estimates; ${unknown} ZIPs of the files are not known here.`,
  );
});
