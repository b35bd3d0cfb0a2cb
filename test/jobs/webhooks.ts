/** Webhooks of the people of one season, which send to a receiver of the test. */
import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach } from '@jest/globals';
import { installationSecret } from '../../db/settings.ts';
import { seal as sealSecret } from '../../server/shared/sealing.ts';
import type { LoginRole } from '../../server/viewer.ts';
import { makeMember, makeSponsorUser, makeUser } from '../harness/factories.ts';
import { accept, CERTIFICATE, startWebhookReceiver } from '../harness/webhookReceiver.ts';
import { asking, owning } from '../sql/support.ts';
import { makeSeason } from './season.ts';
import { jobsSetup } from './setup.ts';

/** A secret as its owner has it. */
export const shown = (secret: Buffer): string => `whsec_${secret.toString('base64')}`;
/** A secret as the server seals it for its owner. */
export const seal = (secret: Buffer, userId: number): string =>
  sealSecret(secret, userId, installationSecret(), 'webhook').toString('base64');

/** A season with a proposed offer, an employee, an owner of the league and a user of the sponsor; a receiver and a worker. */
export async function webhooksSetup() {
  const { database, more, sink } = await jobsSetup();
  const own = owning(database);
  const receiver = await startWebhookReceiver();
  afterAll(() => receiver.stop());
  const settings = { privateAddresses: true, ca: CERTIFICATE, secrets: [installationSecret()] };
  const worker = more(sink.url, undefined, { webhooks: settings });
  const { offerId, organizationId, sponsorId } = await makeSeason(database.owner, { status: 'proposed' });
  const admin = (await makeUser(database.owner, 'admin')).id as number;
  const owner = (await makeMember(database.owner, organizationId)).id as number;
  const sponsor = (await makeSponsorUser(database.owner, sponsorId)).id as number;
  beforeEach(() => {
    receiver.received.length = 0;
    receiver.answer = accept;
  });
  afterEach(async () => {
    await database.setClock('reset');
    await own('delete from app_public.webhooks');
  });
  /** A webhook of a user. */
  const webhookOf = async (role: LoginRole, userId: number, ...events: string[]) => {
    const secret = randomBytes(32);
    const ask = asking(database, { role, userId });
    const create = 'select id from app_public.create_webhook($1, $2, $3)';
    const [row] = await ask(create, [receiver.url, events, seal(secret, userId)]);
    await own('delete from app_public.webhook_messages where webhook_id = $1', [row?.id]); // its test event
    return { id: row?.id as number, secret, ask };
  };
  const texts = (): unknown[] => receiver.received.map(({ body }) => JSON.parse(body).data.row?.description);
  return {
    ...{
      database,
      more,
      sink,
      own,
      receiver,
      settings,
      worker,
      offerId,
      organizationId,
      admin,
      owner,
      sponsor,
      webhookOf,
    },
    staff: (...events: string[]) => webhookOf('admin', admin, ...events),
    run: (id: number) => worker.run('webhooks__deliver', { id }),
    received: () => receiver.received.map(({ body }) => JSON.parse(body)),
    /** The ids of the received messages. */
    ids: () => receiver.received.map(({ headers }) => headers['webhook-id']),
    /** The texts of the received entries of a log. */
    texts,
    messages: (id: number) => own('select * from app_public.webhook_messages where webhook_id = $1 order by id', [id]),
    stateOf: async (id: number) =>
      (await own('select off_reason, failing_since from app_public.webhooks where id = $1', [id]))[0],
    setStatus: (id: number, status: string) =>
      own('update app_public.offers set status = $2 where id = $1', [id, status]),
    /** Writes entries to the log of an offer, one transaction each. */
    async logged(id: number, ...entries: string[]): Promise<void> {
      for (const entry of entries) await own(LOG, [id, entry]);
    },
    /** Waits at most a minute. */
    async until(done: () => boolean | Promise<boolean>): Promise<void> {
      for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
        if (await done()) return;
      throw new Error(`Not in time: ${JSON.stringify(texts())}`);
    },
  };
}

/** Writes an entry to the log of an offer. */
export const LOG = `insert into app_public.sponsorship_events (offer_id, organization_id, sponsor_id, event_type, description)
  select id, organization_id, sponsor_id, 'comment', $2 from app_public.offers where id = $1`;
