/**
 * Prepares the database in a short-lived process, so that its memory is freed: migrates, and loads the demo on the first
 * run while the server already starts. Reports progress and result to the launcher's database process. Connections are
 * passed in the environment.
 */
import { connections } from '../../db/instance/connections.ts';
import { migrate } from '../../db/migrate/index.ts';
import { runProgram } from '../../db/userFacingError.ts';
import { ensureFirstRun } from '../demo/firstRun.ts';

const say = (text: string): void => void process.send?.({ text });

const alone = (): void => process.exit(1); // the database process has exited, and the database with it
process.on('disconnect', alone);

await runProgram(async () => {
  const { direct } = connections();
  say('Migrating');
  const { drift } = await migrate(direct, { sqlDir: process.env.SQL_DIR });
  if (drift.length)
    say(
      `Warning: the database was changed manually in ${drift.length} places since the last migration; "npm run db:drift" names them`,
    );
  process.send?.({ migrated: true });
  const demo = await ensureFirstRun(direct, (text) => say(`Demo: ${text}`));
  process.send?.({ prepared: true, demo });
  process.off('disconnect', alone);
  process.disconnect?.();
});
