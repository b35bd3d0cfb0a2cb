/** The demo for tests: loaded once in a run, then cloned by each file that needs it. */
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

/** Loads the demo into a template of its own; the runner does it before any test that may want it. */
export async function makeDemoTemplate(): Promise<void> {
  await cloneDatabase(templateName, demoTemplateName);
  const client = new pg.Client({ connectionString: embeddedConnections(databasePort(), demoTemplateName).owner });
  await client.connect();
  try {
    await loadDemo(client, { store: folderStore(demoFiles()) });
  } finally {
    await client.end();
  }
}

/** A database with the demo, and its files in the folder `files`, which is made. */
export async function demoDatabase(files: string): Promise<TestDatabase> {
  cpSync(demoFiles(), files, { recursive: true });
  return testDatabase({ template: demoTemplateName });
}
