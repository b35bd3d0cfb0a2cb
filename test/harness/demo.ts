/** The demo for tests: loaded once per run, then cloned by each file that needs it. */
import { cpSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { embeddedConnections } from '../../db/instance/connections.ts';
import { dataDir } from '../../db/settings.ts';
import { loadDemo } from '../../server/demo/index.ts';
import { folderStore } from '../../server/shared/files/store/folder.ts';
import { cloneDatabase, type TestDatabase, testDatabase } from './database.ts';
import { databasePort, templateName } from './environment.ts';

const demoTemplateName = 'sideline_demo_template';
const demoFiles = (): string => path.join(dataDir(), 'demo-files');

/** Creates the database for `loadDemoTemplate`; nobody may be connected to the template. */
export const cloneDemoTemplate = (): Promise<void> => cloneDatabase(templateName, demoTemplateName);

/** Loads the demo into a separate template; the runner does so before any test that may need it. */
export async function loadDemoTemplate(): Promise<void> {
  const client = new pg.Client({ connectionString: embeddedConnections(databasePort(), demoTemplateName).owner });
  await client.connect();
  try {
    await loadDemo(client, { store: folderStore(demoFiles()) });
  } finally {
    await client.end();
  }
}

/** Creates a database with the demo, with its files in the new folder `files`. `stepUp`: see testDatabase. */
export async function demoDatabase(files: string, { stepUp = false } = {}): Promise<TestDatabase> {
  cpSync(demoFiles(), files, { recursive: true });
  return testDatabase({ template: demoTemplateName, stepUp });
}
