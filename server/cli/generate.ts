/**
 * `npm run generate`: writes every file that is generated from the schema. `npm run check:generated` (`--check`)
 * generates them too, writes nothing, and fails if one differs from the committed file.
 */
import './production.ts';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClient } from '../../db/client.ts';
import type { Connections } from '../../db/instance/connections.ts';
import { startScratch } from '../../db/instance/scratch.ts';
import { defaultSqlDir, migrate } from '../../db/migrate/index.ts';
import { projectDir } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { tokensCss } from '../../ui/tokens.ts';
import { actionsFile } from '../generate/actions.ts';
import { apiReferenceFile } from '../generate/apiReference.ts';
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
import { readsFile } from '../generate/reads.ts';
import { resourceDocumentFiles } from '../generate/resourceDocuments.ts';
import { consoleResourceFiles } from '../generate/resources.ts';
import { readScopes } from '../generate/scopes.ts';

const checking = process.argv.includes('--check');
let count = 0;

/** Writes the files that differ from the project's; removes those that are null. With `--check` it changes nothing, and throws if any differs. */
function put(files: Record<string, string | null>): void {
  const different = Object.entries(files).filter(([name, text]) => {
    const file = path.join(projectDir, name);
    return (existsSync(file) ? readFileSync(file, 'utf8') : null) !== text;
  });
  if (checking && different.length)
    throw new UserFacingError(
      `Out of date: ${different.map(([name]) => name).join(', ')}. Run npm run generate and commit what it writes.`,
    );
  for (const [name, text] of different) {
    const file = path.join(projectDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    if (text === null) rmSync(file);
    else writeFileSync(file, text);
    console.log(`${text === null ? 'removed' : 'wrote'} ${name}`);
  }
  count += Object.keys(files).length;
}

/** The documents of resources come first, because everything else reads them from their files. */
async function generate({ owner, authenticator }: Pick<Connections, 'owner' | 'authenticator'>): Promise<void> {
  const { apiSchemas, apiFiles, collectOperations } = await import('../graphql/generate.ts');
  const { schema, staffSchema } = await apiSchemas(authenticator);
  put(resourceDocumentFiles(schema));
  const { files, problems } = apiFiles(schema);
  await withClient(owner, 'The database', async (client) => {
    const { scopes, apiScopes } = await readScopes(schema, client, defaultSqlDir);
    put({
      ...files,
      'db/generated/choices.ts': await choicesFile(client),
      'db/generated/limits.ts': await limitsFile(client),
      'admin/src/access/generated/permissions.ts': await permissionsFile(client),
      'server/generated/scopes.json': `${JSON.stringify(scopes, null, 1)}\n`,
      'server/generated/reads.json': await readsFile(schema, collectOperations(), client),
      'ui/generated/apiScopes.ts': apiScopes,
      'admin/src/apiReference/generated/reference.ts': apiReferenceFile(schema, scopes),
      'admin/src/access/generated/irreversible.ts': await irreversibleFile(client),
      'portal/src/features/application/generated/rules.ts': await applicationRulesFile(client),
      ...mapDataFiles(),
      'ui/generated/tokens.css': tokensCss(),
      'docs/architecture.md': architectureFile(readImports()),
      'docs/entities.md': await diagramFile(client, defaultSqlDir),
    });
    if (problems.length)
      throw new UserFacingError(
        `Documents that do not match the schema (server/schema.graphql):\n${problems.map((problem) => `  ${problem}`).join('\n')}
A list has the argument "search" if server/graphql/plugins/search.ts names its table, a column can be sorted and filtered if
sql/lists/columns.sql names its table, and a bulk update exists if server/graphql/operations/bulkOperations.ts declares it.`,
      );
    put({
      ...(await documentFiles({ 'admin/src': staffSchema, 'portal/src': schema, ui: schema })),
      ...consoleResourceFiles(schema),
      'admin/src/access/generated/actions.ts': actionsFile(schema, await readPermissions(client)),
    });
  });
}

/** Uses the database prepared by the test runner, or a disposable one. */
async function fromSchema(): Promise<void> {
  const { SIDELINE_OWNER_URL: owner, SERVER_DATABASE_URL: authenticator } = process.env;
  if (owner && authenticator) return generate({ owner, authenticator });
  const scratch = await startScratch();
  try {
    const connections = await scratch.create('generate');
    await migrate(connections.direct);
    await generate(connections);
  } finally {
    await scratch.stop();
  }
}

await runProgram(async () => {
  await fromSchema();
  console.log(`${count} generated files are up to date.`);
  process.exit(); // the schema builder leaves a timer running
});
