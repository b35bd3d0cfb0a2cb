/**
 * Freezes the terms of a confirmed offer {offer_id} as the next version of its contract, a PDF (S-240). Terms that are
 * already the newest version make no second one, so the job may run twice.
 */
import { createHash } from 'node:crypto';
import { readContract } from '../contract/data.ts';
import { contractPdf } from '../contract/pdf.ts';
import { inTransaction } from '../database.ts';
import { idOf, type Work } from '../task.ts';

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

const work: Work = async (payload, { pool, query: direct, store }) => {
  const offerId = idOf(payload, 'offer_id');
  await inTransaction(pool, async (query) => {
    const contract = await readContract(query, offerId);
    if (!contract) return;
    const terms = createHash('sha256').update(JSON.stringify(contract)).digest('hex').slice(0, 32);
    const [newest] = await query<{ version: number; key: string }>(newestStatement, [offerId]);
    if (newest?.key.endsWith(`-${terms}.pdf`)) return;
    const version = (newest?.version ?? 0) + 1;
    const pdf = await contractPdf(contract, version);
    const key = `contracts/${offerId}-${version}-${terms}.pdf`;
    await direct('select app_private.note_file($1)', [key]); // outside of the transaction: the sweep finds it when this is killed
    await store.put(key, pdf, 'application/pdf'); // before the row: a row always has its file
    const [file] = await query<{ id: number }>(fileStatement, [
      key,
      pdf.byteLength,
      createHash('sha256').update(pdf).digest(),
    ]);
    await query(contractStatement, [offerId, contract.organizationId, contract.sponsorId, version, file?.id]);
  });
};

export default work;
