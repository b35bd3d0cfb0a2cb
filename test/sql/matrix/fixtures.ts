/** The rows that the matrix is tried with. */
import type { Db } from '../../harness/factories.ts';
import {
  insert,
  makeApiKey,
  makeDeadline,
  makeFeed,
  makeUser,
  makeWebhook,
  type Row,
} from '../../harness/factories.ts';
import { makeFullFixture } from '../../harness/fullFixture.ts';

/** Two full fixtures, so that for every row there is somebody who must not see it, rows that belong to none, and staff. */
export async function makeMatrixFixtures(db: Db) {
  const fixture = await makeFullFixture(db);
  const other = await makeFullFixture(db);
  await insert(db, 'duplicate_organizations', {
    organization_id: fixture.organization,
    other_organization_id: other.organization,
    score: 70,
    reasons: '{name,place}',
  });
  await insert(db, 'feature_flags', { name: 'new_map', enabled: true });
  await db.query(`insert into app_private.mail_outbox (kind, recipient, subject_key, due, payload)
  values ('recovery', 'sam@example.test', 'recovery:1', app_private.today(), '{}')`);
  const { rows: assets } = await db.query<Row>('select * from app_public.assets where offer_id = $1', [fixture.offer]);
  await makeDeadline(db, assets[0] as Row); // open, while all others are proved
  const staff = {
    admin: (await makeUser(db, 'admin')).id,
    superadmin: (await makeUser(db, 'superadmin')).id,
  };
  for (const user of [staff.admin, staff.superadmin]) {
    await insert(db, 'staff_settings', { user_id: user, key: 'density', value: '"compact"' });
    await makeApiKey(db, user);
    await makeFeed(db, user);
    await makeWebhook(db, user);
  }
  return { fixture, other, staff };
}
