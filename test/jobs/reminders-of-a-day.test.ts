/** One reminder per person and day, covering all sponsorships. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { makeSeason, type Season } from './season.ts';
import { jobsSetup } from './setup.ts';

const { database, sink, tools } = await jobsSetup();
const sweep = () => tools.run('verification_deadlines__remind');
const rows = async (text: string, ...values: unknown[]) => (await database.owner.query(text, values)).rows;

let made = 0;
/** A volunteer who is the contact of two organizations; each has a photo due in a week. */
async function volunteer(): Promise<{ address: string; seasons: [Season, Season] }> {
  made += 1;
  const address = `volunteer${made}@harbor.test`;
  const seasons: [Season, Season] = [
    await makeSeason(database.owner, { contacts: `${address}, other${made}@harbor.test` }),
    await makeSeason(database.owner, { contacts: address }),
  ];
  await seasons[0].addDeadline(7, 'Banner 1 hung');
  await seasons[1].addDeadline(7, 'Jersey photo');
  return { address, seasons };
}

const rowsTo = (address: string) =>
  rows('select * from app_private.mail_outbox where recipient = $1 order by id', address);
const send = (id: string) => tools.run('mail_outbox__send', { id });

beforeEach(async () => {
  await database.setClock('reset');
  await database.owner.query('delete from app_private.sweeps');
});

describe('the reminders of a day', () => {
  it('[L4] go to each person in one email with a link for every photo', async () => {
    const { address, seasons } = await volunteer();
    await sweep();
    await sweep();
    const [email, other, ...more] = await rowsTo(address);
    expect(more).toEqual([]);
    expect([email.state, other.state, other.included_in]).toEqual(['queued', 'skipped', email.id]);
    await send(email.id);
    await send(other.id);
    const mails = await sink.waitFor(1, { to: address });
    expect(mails).toHaveLength(1);
    const text = mails[0]?.raw.replace(/=\r?\n/g, '').replace(/=3D/g, '=') ?? '';
    expect(mails[0]?.subject).toBe('Due in 7 days: 2 photos for Northlight & Sons');
    const links = new Set(text.match(/respond-to-deadline\/[\w.-]+\?photo=1/g));
    expect(links.size).toBe(2);
    for (const name of ['Banner 1 hung', 'Jersey photo']) expect(text).toContain(name);
    // the other contact of the first organization is asked only for that organization's photo
    const [alone] = await rowsTo(address.replace('volunteer', 'other'));
    expect(alone.payload.reminders).toHaveLength(1);
    expect(seasons.map(({ offerId }) => offerId)).toContain(alone.offer_id);
  });

  it('[L4] show in the log of each sponsorship that the one email was sent, and cannot be sent by themselves', async () => {
    const { address, seasons } = await volunteer();
    await sweep();
    const [email, other] = await rowsTo(address);
    await send(email.id);
    const userId = await seasons[0].addUser(`staff${made}@sideline.test`, 'admin');
    const shown = async (filter: string, value: unknown) => {
      const found = await database.as({ role: 'admin', userId }, (client) =>
        client.query(`select id, state, reason, may_send_again from app_public.mails(${filter} => $1)`, [value]),
      );
      return found.rows.filter(({ id }) => [email.id, other.id].includes(id));
    };
    for (const { offerId } of seasons)
      expect(await shown('offer_id', offerId)).toEqual([
        expect.objectContaining({ state: 'sent', reason: null, may_send_again: false }),
      ]);
    expect((await shown('search', address)).map(({ id }) => id)).toEqual([email.id]);
  });

  it('[L4] leave out an organization that the person left before the email was written', async () => {
    const { address, seasons } = await volunteer();
    await sweep();
    const [email] = await rowsTo(address);
    await rows(
      `update app_public.organizations set contact_email = 'new@harbor.test' where id = $1`,
      email.organization_id,
    );
    await send(email.id);
    const [mail] = await sink.waitFor(1, { to: address });
    const left = email.organization_id === seasons[0].organizationId ? 'Banner 1 hung' : 'Jersey photo';
    expect(mail?.raw).not.toContain(left);
    expect((await rowsTo(address))[0].state).toBe('sent');
    await rows(
      `update app_public.organizations set contact_email = 'new@harbor.test' where contact_email like $1`,
      address,
    );
  });
});
