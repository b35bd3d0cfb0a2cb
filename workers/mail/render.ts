/**
 * The one way from a row of the outbox to a mail; staff's previews take the same way.
 */

import { linkPath, signLink } from '../../db/shared/links.ts';
import { type MintQuery, mintLink } from '../../db/shared/mintLink.ts';
import type { MailEnv } from './env.ts';
import { renderHtml } from './html.ts';
import type { Letter } from './letter.ts';
import type { Payload, Reading } from './template.ts';
import { isMailKind, type MailKind, templates } from './templates/index.ts';
import { renderText } from './text.ts';

export interface RenderedMail {
  /** Everybody who gets (or, in a preview, would get) this mail. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Key of the sponsor's logo in the file store; the HTML shows it as cid:logo unless a preview asked for an address. */
  logoKey: string | null;
  /** Sent to many: needs List-Unsubscribe. */
  bulk: boolean;
  /** Why it should no longer be sent; null when it should. Previews do not mind. */
  unwanted: string | null;
}

export interface RenderOptions {
  /** The one recipient of a mail that is sent. */
  recipient?: string;
  /** Previews: turns a file key into an address that a browser can open. */
  fileUrl?: (key: string) => string;
  /** Runs the statements that make links, for a renderer whose own rights do not reach the private schema. */
  mintQuery?: MintQuery;
}

/** The record that a mail is about does not exist (any more). */
export class MissingRecord extends Error {
  override name = 'MissingRecord';
}

/** The Content-ID of the sponsor's logo. */
export const LOGO_CID = 'logo@sideline';

/** Puts a letter into its frame. */
export function dressLetter(letter: Letter, env: MailEnv, logoUrl: string | null): { html: string; text: string } {
  const frame = { support: env.supportEmail, postal: env.postalAddress };
  return { html: renderHtml(letter, { ...frame, logoUrl }), text: renderText(letter, frame) };
}

/**
 * Renders a mail of the given kind. Takes a query runner, the payload's ids and the installation's settings; returns
 * recipients, subject and both bodies. Throws MissingRecord when the record is gone, Error for an unknown kind.
 */
export async function renderMail(
  query: MintQuery,
  kind: string,
  payload: Payload,
  env: MailEnv,
  options: RenderOptions = {},
): Promise<RenderedMail> {
  if (!isMailKind(kind)) throw new Error(`There is no template for mails of kind "${kind}".`);
  const template = templates[kind];
  const found = await template.load(await reading(query, env, options), payload);
  if (!found) throw new MissingRecord(`The record of this ${kind} mail is gone.`);
  const letter = template.compose(found.data as never);
  const logoKey = letter.sponsor?.logoKey ?? null;
  return {
    to: options.recipient ? [options.recipient] : found.to,
    subject: letter.subject,
    ...dressLetter(letter, env, logoKey && (options.fileUrl ? options.fileUrl(logoKey) : `cid:${LOGO_CID}`)),
    logoKey,
    bulk: letter.bulk === true,
    unwanted: template.unwanted?.(found.data as never) ?? null,
  };
}

/** A mail with its sample data, for the preview page. */
export function renderSample(kind: MailKind, env: MailEnv): Pick<RenderedMail, 'subject' | 'html' | 'text'> {
  const letter = templates[kind].compose(templates[kind].sample as never);
  return { subject: letter.subject, ...dressLetter(letter, env, null) };
}

async function reading(query: MintQuery, env: MailEnv, options: RenderOptions): Promise<Reading> {
  const mintQuery = options.mintQuery ?? query;
  const [clock] = await query<{ today: string }>('select app_public.today()::text as today', []);
  const [instant] = await mintQuery<{ now: number }>(
    'select floor(extract(epoch from app_private.clock()))::float8 as now',
    [],
  );
  const now = instant?.now ?? 0;
  return {
    query,
    env,
    today: clock?.today ?? '',
    recipient: options.recipient ?? null,
    async pageLink(kind, id) {
      const token = await mintLink(mintQuery, env.secret, now, { kind, id });
      return token && env.publicUrl + linkPath(kind, token);
    },
    accountLink: (kind, id, v) => env.publicUrl + linkPath(kind, signLink({ kind, id, v }, env.secret, now)),
    page: (path) => env.publicUrl + path,
  };
}
