/**
 * `npm run superadmin -- EMAIL`: invites the first superadmin of an installation without a demo, or another one. Prints
 * the invitation's link, which is also emailed.
 */

import { withClient } from '../../db/client.ts';
import { Clock, readClockOffset } from '../../db/clock.ts';
import { openDatabase } from '../../db/instance/open.ts';
import { migrate } from '../../db/migrate/index.ts';
import { installationSecret, portSetting } from '../../db/settings.ts';
import { runProgram, UserFacingError } from '../../db/userFacingError.ts';
import { isEmail } from '../../ui/organization/contactEmails.ts';
import { linkPath, signLink } from '../shared/links/links.ts';

await runProgram(async () => {
  const [email, ...more] = process.argv.slice(2);
  if (!email || more.length || !isEmail(email))
    throw new UserFacingError('Name the person: npm run superadmin -- you@example.org');
  const database = await openDatabase();
  try {
    await migrate(database.connections.direct);
    await withClient(database.connections.direct, 'The database', async (client) => {
      const clock = new Clock();
      clock.setOffset(await readClockOffset((text) => client.query(text)));
      let invitation: { id: number; version: number };
      try {
        const { rows } = await client.query(
          `select i.id, app_private.link_version('invitation', i.id::text) as version from app_private.invite_superadmin($1) as i (id)`,
          [email],
        );
        invitation = rows[0];
      } catch (error) {
        const { code, message } = error as { code?: string; message: string };
        if (code?.startsWith('SL')) throw new UserFacingError(message);
        throw error;
      }
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
