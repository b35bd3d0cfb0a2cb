/** Leagues with mailed checks, and the returns of a year. */
import type { TestDatabase } from '../harness/database.ts';
import { makeCheck, makeOfferFixture, type Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';
import { signingTaxForms, w9 } from './taxForms.ts';

/** Who is neither exempt nor a corporation. */
export const person = { ...w9, classification: 'individual', exempt_payee_code: null, tin_type: 'ssn' };

/** `runId`: a printed check run. */
export function taxYears(db: TestDatabase, { admin, superadmin }: Record<'admin' | 'superadmin', Ask>, runId: number) {
  const { sign } = signingTaxForms(db);
  /** A league with mailed checks: amount and day, and more of their values; with a form, if it has signed one. */
  async function league(checks: [number, string, Row?][], form?: Row): Promise<{ id: number; checks: Row[] }> {
    const { offer } = await makeOfferFixture(db.owner, {
      offer: { status: 'confirmed', value: 20_000 },
      organization: { state: form?.kind === 'w8ben_e' ? 'ON' : 'TX' },
    });
    const made: Row[] = [];
    for (const [amount, mailed_on, more] of checks)
      made.push(
        await makeCheck(db.owner, offer, {
          status: 'approved',
          amount,
          mailed_on,
          run_id: runId,
          printed_at: new Date(),
          ...more,
        }),
      );
    if (form) await sign(offer.organization_id, form);
    return { id: offer.organization_id, checks: made };
  }
  const lines = async (year: number, ids: number[]) =>
    (await admin('select * from app_public.tax_return_lines($1)', [year])).filter(({ organization_id }) =>
      ids.includes(organization_id),
    );
  const short = async (year: number, id: number) => {
    const [line] = await lines(year, [id]);
    return line && [line.paid, line.left_out, line.due, line.filed_amount, line.corrected];
  };
  const file = (year: number, ids: number[]) =>
    superadmin('select organization_id, amount, withheld, corrected from app_public.record_tax_returns($1, $2)', [
      year,
      ids,
    ]);
  return { league, lines, short, file };
}
