/**
 * `npm run generate`: writes every file that is generated from the schema. `npm run check:generated` (`--check`)
 * generates them too, writes nothing, and fails if one differs from the committed file.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../../db/client.ts';
import type { Connections } from '../../db/instance/connections.ts';
import { startScratch } from '../../db/instance/scratch.ts';
import { defaultSqlDir, migrate } from '../../db/migrate/index.ts';
import { projectDir } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { actionsFile } from '../generate/actions.ts';
import { applicationRulesFile } from '../generate/applicationRules.ts';
import { architectureFile } from '../generate/architecture.ts';
import { choicesFile } from '../generate/choices.ts';
import { diagramFile } from '../generate/diagram.ts';
import { documentFiles } from '../generate/documents.ts';
import { readImports } from '../generate/importGraph.ts';
import { irreversibleFile } from '../generate/irreversible.ts';
import { limitsFile } from '../generate/limits.ts';
import { mapDataFiles } from '../generate/mapData.ts';
import { permissionsFile, readPermissions } from '../generate/permissions.ts';
import { consoleResourceFiles } from '../generate/resources.ts';

/**
 * All generated files by their path in the project, and the apps' documents that do not match the schema. If there are
 * any, the files that depend on documents are left out.
 */
type Generated = { files: Record<string, string>; problems: string[] };

async function makeFiles({ owner, authenticator }: Pick<Connections, 'owner' | 'authenticator'>): Promise<Generated> {
  const { generateApi } = await import('../graphql/generate.ts');
  const api = await generateApi(authenticator);
  return withClient(owner, 'The database', async (client) => {
    const ofSchema = {
      ...api.files,
      'db/generated/choices.ts': await choicesFile(client),
      'db/generated/limits.ts': await limitsFile(client),
      'admin/src/access/generated/permissions.ts': await permissionsFile(client),
      'admin/src/access/generated/irreversible.ts': await irreversibleFile(client),
      'portal/src/features/application/generated/rules.ts': await applicationRulesFile(client),
      ...mapDataFiles(),
      'docs/architecture.md': architectureFile(readImports()),
      'docs/entities.md': await diagramFile(client, defaultSqlDir),
    };
    if (api.problems.length) return { files: ofSchema, problems: api.problems };
    const ofDocuments = {
      ...(await documentFiles({ 'admin/src': api.staffSchema, 'portal/src': api.schema, ui: api.schema })),
      ...consoleResourceFiles(api.schema),
      'admin/src/access/generated/actions.ts': actionsFile(api.schema, await readPermissions(client)),
    };
    return { files: { ...ofSchema, ...ofDocuments }, problems: [] };
  });
}

/** Uses the database prepared by the test runner, or a disposable one. */
async function fromSchema(): Promise<Generated> {
  const { SIDELINE_OWNER_URL: owner, SERVER_DATABASE_URL: authenticator } = process.env;
  if (owner && authenticator) return makeFiles({ owner, authenticator });
  const scratch = await startScratch();
  try {
    const connections = await scratch.create('generate');
    await migrate(connections.direct);
    return await makeFiles(connections);
  } finally {
    await scratch.stop();
  }
}

await runProgram(async () => {
  process.env.GRAPHILE_ENV ||= 'production';
  const { files, problems } = await fromSchema();
  const different = Object.entries(files).filter(([name, text]) => {
    const file = path.join(projectDir, name);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  const checking = process.argv.includes('--check');
  if (!checking)
    for (const [name, text] of different) {
      mkdirSync(path.dirname(path.join(projectDir, name)), { recursive: true });
      writeFileSync(path.join(projectDir, name), text);
      console.log(`wrote ${name}`);
    }
  if (problems.length)
    throw new UserFacingError(
      `Documents that do not match the schema (server/schema.graphql):\n${problems.map((problem) => `  ${problem}`).join('\n')}
A list has the argument "search" if server/graphql/plugins/search.ts names its table, a column can be sorted and filtered if
sql/lists/columns.sql names its table, and a bulk update exists if server/graphql/operations/bulkOperations.ts declares it.`,
    );
  if (checking && different.length)
    throw new UserFacingError(
      `Out of date: ${different.map(([name]) => name).join(', ')}. Run npm run generate and commit what it writes.`,
    );
  console.log(`${Object.keys(files).length} generated files are up to date.`);
  process.exit(); // the schema builder leaves a timer running
});
