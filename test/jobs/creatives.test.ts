import { describe, expect, it } from '@jest/globals';
import { makeSeason, type Season } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, sink, tools } = await jobsSetup();

const rows = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows;
/** Moves the clock to this time of a coming day in the zone. */
async function setTime(zone: string, time: string, inDays: number): Promise<void> {
  await database.setClock('reset');
  const [row] = await rows(
    `select (((now() at time zone $1)::date + $3::int + $2::time) at time zone $1 - now())::text as offset`,
    zone,
    time,
    inDays,
  );
  await database.setClock(row.offset);
}
async function deadlineOf(season: Season, name: string): Promise<number> {
  const id = await season.addDeadline(40, name);
  await rows('update app_public.verification_deadlines set requires_creatives = true where id = $1', id);
  return id;
}
const addCreative = (deadline: number, name: string) =>
  rows(
    `insert into app_public.creative_contents (verification_deadline_id, name, content) values ($1, $2, 'Use this text.')`,
    deadline,
    name,
  );
const queued = (season: Season) =>
  rows(
    `select recipient, state, last_error from app_private.mail_outbox where kind = 'creatives' and organization_id = $1 order by id`,
    season.organizationId,
  );
const sweep = () => tools.run('organizations__creatives');

describe('new creatives', () => {
  it('[S-317, S-318] are emailed at the end of the league’s day in its own time zone, several in one mail', async () => {
    const zone = 'America/Los_Angeles';
    const season = await makeSeason(database.owner, { contacts: 'west@harbor.test' });
    await rows('update app_public.organizations set time_zone = $2 where id = $1', season.organizationId, zone);
    const [first, second] = [await deadlineOf(season, 'Dedicated email'), await deadlineOf(season, 'Social post')];
    await setTime(zone, '10:00', 1);
    await addCreative(first, 'Email text');
    await setTime(zone, '11:00', 1);
    await addCreative(first, 'Second text');
    await addCreative(second, 'Post text');
    await setTime(zone, '17:50', 1);
    await sweep();
    expect(await queued(season)).toEqual([]);
    await setTime(zone, '18:05', 1);
    await sweep();
    await sweep();
    expect(await queued(season)).toMatchObject([{ recipient: 'west@harbor.test', state: 'queued' }]);
    await tools.run('mail_outbox__send');
    const [mail] = await sink.waitFor(1, { to: 'west@harbor.test' });
    for (const word of ['Dedicated email', 'Email text', 'Second text', 'Post text']) expect(mail?.raw).toContain(word);
    expect(mail?.link('/sponsorship-status/')).not.toBeNull();
    expect(mail?.raw).not.toContain('/organization-dashboard');
  });

  it('[S-317] only the first creative of a deadline without any counts, and only of a running sponsorship', async () => {
    const zone = 'America/New_York';
    const season = await makeSeason(database.owner);
    const proposed = await makeSeason(database.owner, { status: 'proposed' });
    const missing = await deadlineOf(season, 'Missing');
    const needsNone = await season.addDeadline(40, 'Needs none');
    const early = await deadlineOf(proposed, 'Early');
    await setTime(zone, '12:00', 2);
    await addCreative(needsNone, 'Extra');
    await addCreative(early, 'Early');
    await setTime(zone, '19:00', 2);
    await sweep();
    expect([...(await queued(season)), ...(await queued(proposed))]).toEqual([]);
    await addCreative(missing, 'First'); // after the end of this day, so the email is sent tomorrow
    await sweep();
    expect(await queued(season)).toEqual([]);
    await setTime(zone, '18:05', 3);
    await sweep();
    expect(await queued(season)).toHaveLength(1);
    await addCreative(missing, 'Another');
    await setTime(zone, '18:05', 5);
    await sweep();
    expect(await queued(season)).toHaveLength(1);
  });

  it('[S-318] leaves out an organization that cannot receive mail, and says so', async () => {
    const season = await makeSeason(database.owner, { contacts: null });
    const deadline = await deadlineOf(season, 'Nobody there');
    await setTime('America/New_York', '09:00', 6);
    await addCreative(deadline, 'Text');
    await setTime('America/New_York', '18:05', 6);
    await sweep();
    expect(await queued(season)).toEqual([
      { recipient: '', state: 'skipped', last_error: 'No contact email is saved.' },
    ]);
  });
});
