import type { Request } from 'express';
import type { ServerContext } from '../context.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { bodyOf, flagOf, textOf } from '../http/input.ts';
import { addressKey } from '../http/rateLimit.ts';
import { sendStream } from '../http/sendStream.ts';
import type { MakeThrottle } from '../http/throttle.ts';
import { countLinkView } from '../links/views.ts';
import type { FileStore } from '../shared/files/store/store.ts';
import { type ContractLink, readContractLink } from '../shared/links/contractLink.ts';

const HOUR = 60 * 60;

interface ContractPage extends Record<string, unknown> {
  state: 'preparing' | 'open' | 'signed' | 'concluded' | 'revoked';
  sponsor: string;
  campaign: string;
  version_number: number;
  /** US dollars, as text. */
  total_spend: string;
  starts_on: string;
  ends_on: string;
  /** US dollars invoiced under earlier versions, less credit notes. */
  invoiced_before: string;
  amounts: string[];
  due_dates: string[];
  signer_name: string | null;
  signed_at: Date | null;
  file_key: string | null;
  sha256: string | null;
}

/**
 * Contracts that a sponsor signs by a link (issue 35, 4). GET /contract-links/{token}: the contract and its state, nothing but
 * the state once the link has expired or was revoked; POST /contract-links/{token}/views: counts a person's view, posted
 * by the page; GET /contract-links/{token}/contract.pdf: the PDF to sign, after both have signed the signed one; POST
 * /contract-links/{token} {signature: {signer_name, agreed}}: signs it and answers 204. The state is checked on each
 * request. Errors: SL404, SL409, SL422 with the field, SL429 after 30 signatures an hour from one network address.
 */
export function installContracts(app: ServerContext & { store: FileStore }, throttle: MakeThrottle): void {
  const { express, database, config, clock, store, log } = app;
  const byAddress = throttle('contract signature', 30, HOUR);

  const linkOf = (req: Request): ContractLink => {
    const link = readContractLink(String(req.params.token), config.secrets);
    if (!link) throw notFound('This link is not complete.');
    return link;
  };
  const pageOf = async ({ contractId, version, expires }: ContractLink) => {
    const [page] = await database.asServer<ContractPage>(
      `select state, sponsor, campaign, version_number, total_spend, starts_on::text, ends_on::text, invoiced_before, amounts::text[], due_dates::text[],
         signer_name, signed_at, file_key, sha256 from app_private.contract_page($1, $2)`,
      [contractId, version],
    );
    if (!page) throw notFound('This contract is no longer here.');
    return expires <= clock.seconds() ? ({ state: 'expired' } as const) : page;
  };

  express.get('/contract-links/:token', async (req, res) => {
    const page = await pageOf(linkOf(req));
    res.set('Cache-Control', 'no-store');
    if (page.state === 'expired' || page.state === 'revoked') return void res.json({ state: page.state });
    const { file_key: _key, ...shown } = page;
    res.json(shown);
  });

  express.post('/contract-links/:token/views', async (req, res) => {
    const link = linkOf(req);
    const { state } = await pageOf(link);
    const recorded = state !== 'expired' && state !== 'revoked';
    if (recorded)
      await countLinkView(app, 'contract', String(link.contractId), {
        address: req.ip ?? '',
        userAgent: req.get('user-agent') ?? '',
      });
    res.json({ recorded });
  });

  express.get('/contract-links/:token/contract.pdf', async (req, res) => {
    const page = await pageOf(linkOf(req));
    const key = page.state === 'expired' || page.state === 'revoked' ? null : page.file_key;
    const file = key === null ? null : await store.open(key);
    if (!file) throw notFound('There is no contract here.');
    res.attachment('contract.pdf').set({
      'Content-Type': 'application/pdf',
      'Content-Length': String(file.size),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    if (req.method === 'HEAD') {
      file.stream.destroy();
      return void res.end();
    }
    await sendStream(res, file.stream, log, 'a contract was not sent to its end');
  });

  express.post('/contract-links/:token', async (req, res) => {
    const link = linkOf(req);
    if (link.expires <= clock.seconds()) throw notFound('This link has ended.');
    const { signer_name, agreed } = bodyOf(req, 'signature');
    if (!(await byAddress.take(addressKey(req.ip ?? 'unknown'))))
      throw new HttpError(429, 'Too many contracts were signed from here. Please try again in an hour.', 'SL429');
    await database.asServer('select app_private.sign_contract_by_link($1, $2, $3, $4, $5)', [
      link.contractId,
      link.version,
      textOf(signer_name),
      flagOf(agreed),
      req.ip ?? 'unknown',
    ]);
    log.info({ requestId: req.id, event: 'contract signed by link', contractId: link.contractId }, 'security');
    res.status(204).end();
  });
}
