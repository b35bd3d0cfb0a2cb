import type { Request } from 'express';
import { plainTin, type TinType, tinProblem } from '../../ui/tin.ts';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { csvOf } from '../exports/csv.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, flagOf, idOf, textOf, viewerOf, yearOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import type { MakeThrottle } from '../http/throttle.ts';
import { countLinkView } from '../links/views.ts';
import { openText, sealedFromJson, sealText } from '../shared/envelope.ts';
import { readTaxFormLink, type TaxFormLink } from '../shared/links/taxForm.ts';

const HOUR = 60 * 60;
const PAYEE_COLUMNS = 'Organization number,Organization,Paid,To come,Form,Legal name,Number ends in,Signed'.split(',');

type Page = {
  organization: string;
  country: 'US' | 'CA';
  state: 'open' | 'signed' | 'revoked';
  certifications: Record<string, string>;
};
/** A sealed number as app_public.open_tax_form returns it. */
type Sealed = Parameters<typeof sealedFromJson>[0] & { row_id: string };

/**
 * Tax forms. GET /tax_form/{token}: whether the link is open, signed, expired or revoked; while it is open also whose it
 * is and what is certified: {state, organization, country, certifications}. POST the same {form: {kind, name, …, tin}}:
 * stores the signed form, one by each link, and answers 204. Nothing that was signed can be read here. Errors: SL404,
 * SL409 if a form was signed by the link, SL422 with the field, SL429 after 60 in an hour from one network address or
 * 20 by one link.
 * POST /tax-forms/payees.csv {year, lacking, search}: the console's list, whole, for staff.
 * POST /tax-forms/{id}/tin {reason} → {tin}, for superadmins; the audit log has the reason. Errors: SL403, SL404, SL422,
 * SL428.
 */
export function installTaxForms(app: ServerContext, throttle: MakeThrottle): void {
  const { express, database, config, clock } = app;
  const byAddress = throttle('tax form address', 60, HOUR);
  const byLink = throttle('tax form link', 20, HOUR);

  const linkOf = (req: Request): TaxFormLink => {
    const link = readTaxFormLink(String(req.params.token), config.secrets);
    if (!link) throw notFound('This link is not complete.');
    return link;
  };
  const expired = ({ expires }: TaxFormLink) => expires <= clock.seconds();

  express.get('/tax_form/:token', async (req, res) => {
    const link = linkOf(req);
    const [page] = await database.asServer<Page>(
      'select organization, country, state, certifications from app_private.tax_form_page($1, $2)',
      [link.organizationId, link.version],
    );
    if (!page) throw notFound('This organization is no longer here.');
    const state = page.state === 'open' && expired(link) ? 'expired' : page.state;
    if (state === 'open')
      await countLinkView(app, 'tax_form', String(link.organizationId), {
        address: req.ip ?? '',
        userAgent: req.get('user-agent') ?? '',
      });
    res.set('Cache-Control', 'no-store').json(state === 'open' ? page : { state });
  });

  express.post('/tax_form/:token', async (req, res) => {
    const link = linkOf(req);
    if (expired(link)) throw notFound('This link has expired.');
    const { tin: typed, ...form } = bodyOf(req, 'form');
    const address = addressKey(req.ip ?? 'unknown');
    if (!(await byAddress.take(address)) || !(await byLink.take(`${link.organizationId}-${link.version}`)))
      throw new HttpError(429, 'Too many forms were sent from here. Please try again in an hour.', 'SL429');
    const type: TinType = form.kind === 'w8ben_e' ? 'foreign' : form.tin_type === 'ssn' ? 'ssn' : 'ein';
    const tin = plainTin(textOf(typed) ?? '');
    const problem = tinProblem(type, tin);
    if (problem) throw new HttpError(422, problem, 'SL422', 'tin');
    const [next] = await database.asServer<{ id: number }>('select app_private.next_tax_form_id() as id', []);
    const id = next?.id as number;
    const { key_id, wrapped_key, sealed } = sealText(tin, { column: 'tax_forms.tin', row: id }, config.secret);
    await database.asServer('select app_private.sign_tax_form($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
      id,
      link.organizationId,
      link.version,
      JSON.stringify(form),
      tin.slice(5, 9),
      req.ip ?? 'unknown',
      key_id,
      wrapped_key,
      sealed,
    ]);
    res.status(204).end();
  });

  express.post('/tax-forms/payees.csv', only('admin'), async (req, res) => {
    const { year, lacking, search } = bodyOf(req);
    const filter = { year: yearOf(year, 'year'), lacking: flagOf(lacking), search: textOf(search) };
    const payees = await database.as(viewerOf(req), async (query) => {
      const found = await query<Record<string, string | number | null>>(
        `select organization_id, name, paid, to_come, form_kind, form_name, tin_last_four,
           (signed_at at time zone coalesce(nullif(current_setting('sideline.time_zone', true), ''), 'America/New_York'))::date::text as signed_on
         from app_public.payees_of_year($1, $2, $3, null)`,
        Object.values(filter),
      );
      await query(`select app_public.record_export('tax-payees', 'csv', $1, $2, $3)`, [
        found.length,
        PAYEE_COLUMNS,
        JSON.stringify(filter),
      ]);
      return found;
    });
    async function* rows() {
      for (const payee of payees) yield Object.values(payee);
    }
    res.attachment(`payees-${filter.year}.csv`);
    csvOf(PAYEE_COLUMNS, rows()).pipe(res.type('text/csv; charset=utf-8'));
  });

  express.post('/tax-forms/:id/tin', only('superadmin'), async (req, res) => {
    const id = idOf(req.params.id, 'id');
    const { reason } = bodyOf(req);
    const { sealed } = await database.as(viewerOf(req), async (query) => {
      const [row] = await query<{ sealed: Sealed }>('select app_public.open_tax_form($1, $2) as sealed', [
        id,
        textOf(reason),
      ]);
      return row as { sealed: Sealed };
    });
    const tin = openText(sealedFromJson(sealed), { column: 'tax_forms.tin', row: id }, config.secrets);
    if (tin === null) throw new HttpError(409, 'No secret of this installation opens the number.', 'SL409');
    res.set('Cache-Control', 'no-store').json({ tin });
  });
}
