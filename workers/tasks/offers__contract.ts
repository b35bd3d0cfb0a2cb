/**
 * Stores the terms of a confirmed offer {offer_id} as the next version of its contract, a PDF (S-240). If the newest
 * version already has these terms, no new one is created, so the job may run twice. The PDF is rendered and stored
 * first: the offer is only locked to check that nothing has changed since and to record it. A PDF of terms that did
 * change is deleted.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type ContractData, lockedContract, readContract } from '../contract/data.ts';
import { inTransaction, type Query } from '../database.ts';
import { idOf, type Work, type WorkerTools } from '../task.ts';

/**
 * Attempts; each fails only if the offer or its contracts changed while a PDF was stored. The job then runs again
 * later.
 */
const TRIES = 5;

const newestStatement = `
  select c.version_number as version, f.storage_key as key from app_public.offer_contracts c
  join app_private.files f on f.id = c.file_id
  where c.offer_id = $1 order by c.version_number desc limit 1`;

const fileStatement = `
  insert into app_private.files (storage_key, content_type, byte_size, sha256) values ($1, 'application/pdf', $2, $3)
  returning id`;

const contractStatement = `
  insert into app_public.offer_contracts (offer_id, organization_id, sponsor_id, version_number, file_id)
  values ($1, $2, $3, $4, $5)`;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes);

/**
 * A version to be created, and the suffix of its key: a hash of the terms, so that the newest version identifies its
 * own.
 */
interface Missing {
  contract: ContractData;
  version: number;
  ending: string;
}

/** What has to be created for a contract's data; null if the newest version already has it, or there is no contract. */
async function missing(query: Query, offerId: number, contract: ContractData | null): Promise<Missing | null> {
  if (!contract) return null;
  const [newest] = await query<{ version: number; key: string }>(newestStatement, [offerId]);
  const ending = `-${sha256(JSON.stringify(contract)).digest('hex').slice(0, 32)}.pdf`;
  return newest?.key.endsWith(ending) ? null : { contract, version: (newest?.version ?? 0) + 1, ending };
}

/** Records a stored PDF under a lock of the offer; false if the terms have changed. */
const record = (pool: WorkerTools['pool'], offerId: number, made: Missing, key: string, pdf: Buffer) =>
  inTransaction(pool, async (query) => {
    const now = await missing(query, offerId, await lockedContract(query, offerId));
    if (now?.version !== made.version || now.ending !== made.ending) return false;
    const [file] = await query<{ id: number }>(fileStatement, [key, pdf.byteLength, sha256(pdf).digest()]);
    const { organizationId, sponsorId } = made.contract;
    await query(contractStatement, [offerId, organizationId, sponsorId, made.version, file?.id]);
    return true;
  });

const work: Work = async (payload, { pool, query, store }) => {
  const offerId = idOf(payload, 'offer_id');
  const { contractPdf } = await import('../contract/pdf.ts'); // large, and rarely needed
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = await missing(query, offerId, await readContract(query, offerId));
    if (!made) return;
    const pdf = await contractPdf(made.contract, made.version);
    // concurrent jobs never share a file
    const key = `contracts/${offerId}-${made.version}-${randomUUID()}${made.ending}`;
    await query('select app_private.note_file($1)', [key]); // the sweep finds it if this process is killed
    await store.put(key, pdf, 'application/pdf'); // before the row: a row always has its file
    if (await record(pool, offerId, made, key, pdf)) return;
    await store.remove(key);
    await query('delete from app_private.file_leftovers where storage_key = $1', [key]);
  }
  throw new Error(`The terms of offer ${offerId} kept changing while its contract was rendered.`);
};

export default work;
