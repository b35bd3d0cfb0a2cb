/**
 * The demo: sponsors, campaigns, leagues, programs, offers and everything under them, computed from row ids, with
 * dates relative to the clock's current day. Loading it again adds more; the first load also creates the sign-ins.
 */
import type { ClientBase } from 'pg';
import { openStore, storeSettings } from '../shared/files/store/settings.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { isDemoLoaded, loadAccounts } from './accounts.ts';
import { type Batch, reserveIds } from './batch.ts';
import { loadBilling } from './billing.ts';
import { loadCampaigns } from './campaigns.ts';
import { loadDeposits } from './deposits.ts';
import { loadFeedback } from './feedback.ts';
import { loadChecks } from './money.ts';
import { loadOffers } from './offers.ts';
import { loadOrganizations } from './organizations.ts';
import { loadPictures, stagePictures } from './pictures.ts';
import { loadDemographics, stagePlaces } from './places.ts';
import { loadPrograms } from './programs.ts';
import { loadProof } from './proof.ts';
import { loadSelling } from './selling.ts';
import { loadSends } from './sends.ts';
import { loadSponsorUsers } from './sponsorUsers.ts';
import { loadBank, loadStatements } from './statements.ts';
import { loadTasks } from './tasks.ts';

export { isDemoLoaded } from './accounts.ts';

export interface DemoOptions {
  /** How many times 1,000 organizations, 3,000 programs and 6,000 offers to add; 1 when absent. */
  scale?: number;
  /** Called with the current step and the completed fraction, from 0 to 1. */
  onProgress?: (text: string, done: number) => void;
  /** Where the pictures are stored; by default the installation's folder. */
  store?: FileStore;
  /** Further connections of the owner that share a large load. */
  helpers?: ClientBase[];
}

/** Units of a batch after the first: large enough for set-based speed, small enough for a transaction. */
const UNITS_PER_BATCH = 10;

const STEPS: readonly (readonly [text: string, load: (batch: Batch) => Promise<unknown>])[] = [
  ['sponsors and campaigns', loadCampaigns],
  ['leagues', loadOrganizations],
  ['programs', loadPrograms],
  ['offers', loadOffers],
  ['proof', loadProof],
  ['checks', loadChecks],
  ['capabilities and applications', loadSelling],
];

/**
 * Loads the demo. Takes a client connected as the owner, outside a transaction. Every batch is one transaction, so an
 * interrupted load leaves only complete batches. Sends no email, writes no audit rows.
 */
export async function loadDemo(client: ClientBase, options: DemoOptions = {}): Promise<void> {
  const { scale = 1, onProgress = () => {}, helpers = [] } = options;
  if (!Number.isInteger(scale) || scale < 1) throw new RangeError('The scale must be a whole number from 1.');
  const store = options.store ?? (await openStore(storeSettings()));
  await store.check();
  const clients = [client, ...helpers];
  // a crash may lose the last batch, never part of one
  for (const connection of clients) await connection.query('set synchronous_commit = off');
  try {
    const first = !(await isDemoLoaded(client));
    const plan = await reserveIds(client, planBatches(scale, first));
    let done = 0;
    const work = async (connection: ClientBase, part: (typeof plan)[number]) => {
      await loadBatch(connection, store, part, (text, step) => onProgress(text, (done + part.units * step) / scale));
      done += part.units;
    };
    if (first) await work(client, plan.shift() as (typeof plan)[number]);
    const drain = async (connection: ClientBase) => {
      try {
        for (let part = plan.shift(); part; part = plan.shift()) await work(connection, part);
      } catch (error) {
        plan.length = 0; // the others finish their batch and stop
        throw error;
      }
    };
    const ends = await Promise.allSettled(clients.map(drain));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
    onProgress('statistics', 1);
    await client.query('analyze');
  } finally {
    for (const connection of clients) await connection.query('reset synchronous_commit');
  }
}

type Part = Pick<Batch, 'units' | 'first' | 'campaignsPerTerm'>;

/** The first batch of all is a single unit with more and smaller campaigns; the rest are large batches. */
function planBatches(scale: number, first: boolean): Part[] {
  const parts: Part[] = first ? [{ units: 1, first: true, campaignsPerTerm: 8 }] : [];
  for (let left = scale - parts.length; left > 0; left -= UNITS_PER_BATCH)
    parts.push({ units: Math.min(UNITS_PER_BATCH, left), first: false, campaignsPerTerm: 4 });
  return parts;
}

async function loadBatch(
  client: ClientBase,
  store: FileStore,
  part: Part & Pick<Batch, 'ids'>,
  onStep: (text: string, step: number) => void,
): Promise<void> {
  await client.query('begin');
  try {
    // rows have their derived columns set: the triggers for audit, events, email and counters are disabled
    await client.query(`set local sideline.bulk_load = 'on'; set local work_mem = '128MB'; set local jit = off`);
    const { rows } = await client.query<{ today: string }>('select app_private.today()::text as today');
    const today = rows[0]?.today;
    const batch: Batch = { ...part, client, today: `date '${today}'`, day0: `timestamptz '${today} 00:00:00+00'` };
    if (batch.first) {
      onStep('sign-ins, places and pictures', 0);
      await loadAccounts(client);
      await loadDemographics(batch);
      await loadPictures(client, store);
    }
    await loadBank(batch);
    await stagePictures(batch);
    await stagePlaces(batch);
    for (const [index, [text, load]] of STEPS.entries()) {
      onStep(text, index / STEPS.length);
      await load(batch);
    }
    await loadSponsorUsers(batch);
    await loadFeedback(batch);
    await loadTasks(batch);
    await loadSends(batch);
    await loadBilling(batch);
    await loadDeposits(batch);
    await loadStatements(batch);
    await client.query(
      'select app_private.fill_totals(), app_private.fill_search_texts(), app_private.fill_offer_stages()',
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
