/** The template databases that tests clone, with a mutant applied. */
import pg from 'pg';
import { withClient } from '../../db/client.ts';
import { superuserUrl } from '../../db/embedded/index.ts';
import { embeddedConnections } from '../../db/instance/connections.ts';
import type { Scratch } from '../../db/instance/scratch.ts';
import { migrate } from '../../db/migrate/index.ts';
import { cloneDatabase } from '../harness/database.ts';
import { templateName } from '../harness/environment.ts';

const baseName = 'sideline_base';

const urlOf = (scratch: Scratch, name: string): string => embeddedConnections(scratch.server.port, name).direct;

async function hashIn(url: string): Promise<string> {
  return withClient(url, 'The database', async (client) => {
    const { rows } = await client.query(`select value from app_private.schema_state where key = 'catalog hash'`);
    return rows[0].value;
  });
}

/** Runs work as superuser on the server's maintenance database. */
const asSuperuser = (scratch: Scratch, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  withClient(superuserUrl(scratch.server.port), 'The database', work);

/** Waits until no session is left on a database, so that it can be cloned. */
const endSessions = (scratch: Scratch, name: string): Promise<void> =>
  asSuperuser(scratch, async (client) => {
    await client.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [name]);
  });

/** Drops the template and all databases that earlier tests left. */
const clear = (scratch: Scratch): Promise<void> =>
  asSuperuser(scratch, async (client) => {
    const { rows } = await client.query(`select datname from pg_database where datname like 't\\_%' or datname = $1`, [
      templateName,
    ]);
    for (const { datname } of rows) await client.query(`drop database ${pg.escapeIdentifier(datname)} with (force)`);
  });

/** Clones the base as the template. */
async function cloneBase(scratch: Scratch): Promise<void> {
  await endSessions(scratch, baseName);
  await cloneDatabase(baseName, templateName);
}

/** Migrates the database that every template is cloned from. */
export async function makeBase(scratch: Scratch): Promise<void> {
  await migrate((await scratch.create(baseName)).direct);
}

/** Creates a template with the unchanged rules. */
export async function plainTemplate(scratch: Scratch): Promise<void> {
  await clear(scratch);
  await cloneBase(scratch);
}

/** Creates a template from the current files of `sql/`; throws if they cannot be applied. False: the schema is the same as before. */
export async function changedTemplate(scratch: Scratch, history: boolean): Promise<boolean> {
  await clear(scratch);
  if (history) await scratch.create(templateName);
  else await cloneBase(scratch);
  await migrate(urlOf(scratch, templateName));
  const changed = (await hashIn(urlOf(scratch, templateName))) !== (await hashIn(urlOf(scratch, baseName)));
  await endSessions(scratch, templateName);
  return changed;
}
