/**
 * What loaders read with. Loaders of one batch run concurrently; ids requested in the same tick are read by one
 * statement.
 */
import { CONTRACT_PATH, signContractLink } from '../links/contractLink.ts';
import { invoicePath, signInvoiceLink } from '../links/invoiceLink.ts';
import { type LinkKind, linkPath, type PageLinkKind, signLink } from '../links/links.ts';
import { type MintQuery, mintLinks } from '../links/mintLink.ts';
import { RECAP_SHARE_PATH, signRecapShare } from '../links/recapShare.ts';
import { STATUS_PATH, signStatus } from '../links/sponsorshipStatus.ts';
import { TAX_FORM_PATH, taxFormLink } from '../links/taxForm.ts';
import type { MailEnv } from './env.ts';
import type { Reading } from './template.ts';
import type { MailLanguage } from './translate.ts';

/** Collects the requested ids until the running code pauses, reads them at once, and returns each caller its rows. */
function together<T, Id = number>(ask: (ids: Id[]) => Promise<Map<Id, T>>): (id: Id) => Promise<T | undefined> {
  let waiting: { ids: Set<Id>; answer: Promise<Map<Id, T>> } | null = null;
  return async (id) => {
    if (!waiting) {
      const ids = new Set<Id>();
      const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        waiting = null;
        return ask([...ids]);
      });
      waiting = { ids, answer };
    }
    waiting.ids.add(id);
    return (await waiting.answer).get(id);
  };
}

export interface ReadingOptions {
  query: MintQuery;
  /**
   * Runs the statements that create links and read accounts, for a renderer whose own rights do not include the private
   * schema.
   */
  mintQuery: MintQuery;
  env: MailEnv;
  /**
   * For an email shown again to somebody else: read as of when it was sent, and with no working links; page URLs end in
   * a placeholder.
   */
  went?: SentAt | undefined;
}

/** When an email was sent: ISO 8601, and YYYY-MM-DD by the product's calendar. */
export interface SentAt {
  at: string;
  day: string;
}

/** Replaces a link's secret. */
export const BLANKED = 'hidden';

/** The reads shared by the loaders of one batch, and the ones about recipients. */
export interface SharedReading extends Omit<Reading, 'recipient' | 'memberLink' | 'statusLink'> {
  /** The language chosen by the user with this address; undefined if there is no such user or choice. */
  languageOf(address: string): Promise<MailLanguage | undefined>;
  /** The same link as Reading's, for the named contact. */
  memberLink(userId: number, organizationId: number, contact: string): string;
  /** The same link as Reading's, for the named recipient of an email of this kind. */
  statusLink(offerId: number, recipient: string | null, kind: string): Promise<string>;
}

const languagesStatement = `
  select u.email as key, u.language from app_public.users u where u.email = any ($1::text[]) and u.language is not null`;

/** Opens the reads of one batch; `recipient` is read per email. */
export async function openReading({ query, mintQuery, env, went }: ReadingOptions): Promise<SharedReading> {
  const [clock] = await query<{ today: string }>('select app_public.today()::text as today', []);
  const [instant] = await mintQuery<{ now: number }>(
    'select floor(extract(epoch from app_private.clock()))::float8 as now',
    [],
  );
  const now = instant?.now ?? 0;
  const address = (kind: LinkKind, token: string) => env.publicUrl + linkPath(kind, token);
  const readers = new Map<string, (id: number) => Promise<Record<string, unknown>[] | undefined>>();
  const statusVersion = together<number, string>(async (keys) => {
    const found = await mintQuery<{ id: string; version: number | null }>(
      `select k as id, app_private.status_link_version((k::json ->> 0)::int, k::json ->> 1) as version
       from unnest($1::text[]) k`,
      [keys],
    );
    return new Map(found.flatMap(({ id, version }) => (version === null ? [] : [[id, version] as const])));
  });
  const minters = new Map<PageLinkKind, (id: number) => Promise<string | undefined>>();
  return {
    languageOf: together<MailLanguage, string>(async (addresses) => {
      const found = await query<{ key: string; language: MailLanguage }>(languagesStatement, [addresses]);
      return new Map(found.map(({ key, language }) => [key, language]));
    }),
    query,
    ofAccounts: mintQuery,
    env,
    today: went?.day ?? clock?.today ?? '',
    wentAt: went?.at ?? null,
    async rows<Row extends Record<string, unknown>>(statement: string, id: number) {
      let reader = readers.get(statement);
      if (!reader) {
        reader = together(async (ids) => {
          const found = new Map<number, Record<string, unknown>[]>();
          for (const row of await query<{ key: number }>(statement, [ids])) {
            const list = found.get(row.key);
            if (list) list.push(row);
            else found.set(row.key, [row]);
          }
          return found;
        });
        readers.set(statement, reader);
      }
      return ((await reader(id)) ?? []) as Row[];
    },
    async pageLink(kind, id) {
      if (went) return address(kind, BLANKED);
      let minter = minters.get(kind);
      if (!minter) {
        minter = together((ids) => mintLinks(mintQuery, env.secret, now, kind, ids));
        minters.set(kind, minter);
      }
      const token = await minter(id);
      return token === undefined ? null : address(kind, token);
    },
    accountLink(kind, id, v) {
      if (went) return address(kind, BLANKED);
      return v === null ? null : address(kind, signLink({ kind, id, v }, env.secret, now));
    },
    memberLink(id, organization_id, contact) {
      if (went) return address('member', BLANKED);
      return address(
        'member',
        signLink({ kind: 'member', id, v: 1, organization_id, context: contact }, env.secret, now),
      );
    },
    taxFormLink(organizationId, version) {
      if (went) return env.publicUrl + TAX_FORM_PATH + BLANKED;
      return version === null ? null : env.publicUrl + taxFormLink(organizationId, version, env.secret, now).path;
    },
    recapLink: (shareId) => env.publicUrl + RECAP_SHARE_PATH + (went ? BLANKED : signRecapShare(shareId, env.secret)),
    contractLink: (contractId, version) =>
      env.publicUrl + CONTRACT_PATH + (went ? BLANKED : signContractLink(contractId, version, env.secret, now)),
    invoiceLink: (invoiceId, version) =>
      env.publicUrl + invoicePath(went ? BLANKED : signInvoiceLink(invoiceId, version, env.secret, now)),
    page: (path) => env.publicUrl + path,
    async statusLink(offerId, recipient, kind) {
      if (went) return env.publicUrl + STATUS_PATH + BLANKED;
      const version = await statusVersion(JSON.stringify([offerId, recipient]));
      return version === undefined
        ? `${env.publicUrl}/organization-dashboard/sponsorship/${offerId}`
        : env.publicUrl + STATUS_PATH + signStatus(offerId, version, env.secret, now, recipient ?? undefined, kind);
    },
  };
}
