/**
 * Starts the embedded database, migrates it and runs until it is stopped: for working on one part without the rest.
 * `DATA_DIR=/tmp/x DB_PORT=5555 node db/cli/dev.ts`
 */

import { openDatabase } from '../instance/open.ts';
import { migrate } from '../migrate/index.ts';
import { runProgram, UserFacingError } from '../userFacingError.ts';

await runProgram(async () => {
  const database = await openDatabase({ exclusive: true });
  let asked = false;
  const stop = (): void => {
    asked = true;
    void database.close().then(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  try {
    const result = await migrate(database.connections.direct, {
      sqlDir: process.env.SQL_DIR,
      onProgress: (text) => console.log(`  ${text}`),
    });
    for (const line of result.drift) console.warn(`drift ${line}`);
  } catch (error) {
    await database.close();
    throw error;
  }
  console.log(
    `owner:         ${database.connections.owner}\nauthenticator: ${database.connections.authenticator}\nCtrl-C stops it.`,
  );
  const alive = setInterval(() => {}, 60_000);
  await database.ended;
  clearInterval(alive);
  if (!asked) throw new UserFacingError('The database ended by itself; its log is postgres.log in the data folder.');
});
