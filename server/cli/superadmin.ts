/**
 * `npm run superadmin -- EMAIL`: invites the first superadmin of an installation without a demo, or another one. Prints
 * the invitation's link, which is also emailed. `-- --reset-second-factor EMAIL` removes the passkeys, authenticator and
 * recovery codes of somebody who lost them all, and ends their sessions.
 */

import { withClient } from '../../db/client.ts';
import { Clock, readClockOffset } from '../../db/clock.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { migrate } from '../../db/migrate/index.ts';
import { installationSecret, portSetting } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { isEmail } from '../../ui/organization/contactEmails.ts';
import { linkPath, signLink } from '../shared/links/links.ts';

/** The result of a statement; a registered error is a message for the operator. */
async function refusing<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    throw code?.startsWith('SL') ? new UserFacingError(message) : error;
  }
}

await runProgram(async () => {
  const isReset = process.argv[2] === '--reset-second-factor';
  const [email, ...more] = process.argv.slice(isReset ? 3 : 2);
  if (!email || more.length || !isEmail(email))
    throw new UserFacingError('Name the person: npm run superadmin -- you@example.org');
  const database = await openDatabase();
  try {
    await migrate(database.connections.direct);
    await withClient(database.connections.direct, 'The database', async (client) => {
      if (isReset) {
        const reset = 'select app_private.reset_second_factors(u.id) from app_public.users u where u.email = lower($1)';
        const { rowCount } = await refusing(client.query(reset, [email]));
        if (rowCount === 0) throw new UserFacingError('There is no such user.');
        console.log(`${email} logs in with the password alone, and sets up a second factor where one is required.`);
        return;
      }
      const clock = new Clock();
      clock.setOffset(await readClockOffset((text) => client.query(text)));
      const { rows } = await refusing(
        client.query<{ id: number; version: number }>(
          `select i.id, app_private.link_version('invitation', i.id::text) as version from app_private.invite_superadmin($1) as i (id)`,
          [email],
        ),
      );
      const invitation = rows[0] as { id: number; version: number };
      const token = signLink(
        { kind: 'invitation', id: invitation.id, v: invitation.version },
        installationSecret(),
        clock.seconds(),
      );
      const site = (process.env.PUBLIC_URL || `http://localhost:${portSetting('PORT', 5000)}`).replace(/\/+$/, '');
      console.log(`${site}${linkPath('invitation', token)}`);
    });
  } finally {
    await database.close();
  }
});
