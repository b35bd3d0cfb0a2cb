/** Signed contracts, invoices, credit notes and payments for tests. */
import type { TestDatabase } from '../harness/database.ts';
import { day, makeCampaign, type Row } from '../harness/factories.ts';
import { contracting } from './contracting.ts';
import { callFunction } from './support.ts';

export async function invoicing(db: TestDatabase) {
  const setup = await contracting(db);
  const { superadmin, prepared, conclude } = setup;
  const today = await day(db.owner);
  /** A signed contract of a new campaign with three installments: 400, 350 and 250 dollars. */
  const signed = async (): Promise<Row> => {
    const contract = await prepared((await makeCampaign(db.owner)).id, {
      amounts: '{400,350,250}',
      due_dates: '{2030-03-01,2030-06-01,2030-09-01}',
    });
    await conclude(contract.id);
    return contract;
  };
  const issue = (contractId: number, installment = 1, who = superadmin) =>
    callFunction(who, 'issue_invoice', { contract_id: contractId, installment });
  const credit = (invoice: Row, amount: unknown, reason: string | null = 'One game less', who = superadmin) =>
    callFunction(who, 'credit_invoice', { invoice_id: invoice.id, amount, reason });
  const pay = (invoice: Row, amount: unknown, more: Row = {}, who = superadmin) =>
    callFunction(who, 'record_invoice_payment', {
      invoice_id: invoice.id,
      amount,
      received_on: today,
      method: 'check',
      reference: '',
      as_credit: false,
      ...more,
    });
  return { ...setup, today, signed, issue, credit, pay };
}
