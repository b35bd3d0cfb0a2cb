/**
 * The one way from a row of the outbox to a mail; staff's previews take the same way.
 */

import type { MintQuery } from '../links/mintLink.ts';
import { unsubscribeToken } from '../links/unsubscribe.ts';
import type { Attachment, MailContent } from './content.ts';
import type { MailEnv } from './env.ts';
import { type Frame, renderHtml, unsubscribeLabels } from './html.ts';
import { openReading, type SentAt } from './reading.ts';
import { sharedSpanish } from './spanish.ts';
import type { AnyTemplate, Payload } from './template.ts';
import { isMailKind, type MailKind, templates } from './templates/index.ts';
import { renderText } from './text.ts';
import { inEnglish, type MailLanguage, type Translate, translator } from './translate.ts';

export interface RenderedMail {
  /** Everybody who gets (or, in a preview, would get) this mail. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Key of the sponsor's logo in the file store; the HTML shows it as cid:logo unless a preview asked for an address. */
  logoKey: string | null;
  /** The page on which this recipient ends bulk mail; null for mail that is not bulk. */
  unsubscribeUrl: string | null;
  language: MailLanguage;
  attachments: Attachment[];
  /** Why it should no longer be sent; null when it should. Previews do not mind. */
  unwanted: string | null;
}

/** One mail to write. */
export interface Wanted {
  kind: string;
  payload: Payload;
  /** Whom it goes to; null in a preview. */
  recipient: string | null;
}

export interface RenderOptions {
  /** Previews: turns a file key into an address that a browser can open. */
  fileUrl?: (key: string) => string;
  /** Previews: another language than the recipients'. */
  language?: MailLanguage;
  /** Runs the statements that make links and read accounts, for a renderer whose own rights do not reach the private schema. */
  mintQuery?: MintQuery;
  /** Read again by somebody else than the recipient: as of when it went, and whatever link opens a page by its secret is blanked. */
  went?: SentAt;
}

/** The record that a mail is about does not exist (any more). */
export class MissingRecord extends Error {
  override name = 'MissingRecord';
}

/** The Content-ID of the sponsor's logo. */
export const LOGO_CID = 'logo@sideline';

/** Puts a letter into its frame. */
export function renderContent(
  content: MailContent,
  env: MailEnv,
  frame: Pick<Frame, 'logoUrl' | 'unsubscribeUrl'>,
  language: MailLanguage = 'en',
): { html: string; text: string } {
  const whole = {
    ...frame,
    ...(frame.unsubscribeUrl && language !== 'en'
      ? { unsubscribeUrl: withLanguage(frame.unsubscribeUrl, language) }
      : {}),
    language,
    t: frameTranslators[language],
    unsubscribeLabel: content.bulk ? frameTranslators[language](unsubscribeLabels[content.bulk]) : '',
    support: env.supportEmail,
    postal: env.postalAddress,
  };
  return { html: renderHtml(content, whole), text: renderText(content, whole) };
}

/** How the letters of a kind speak, and how what stands around every letter does; made once. */
const translators = Object.fromEntries(
  Object.entries(templates).map(([kind, { spanish }]) => [
    kind,
    { en: inEnglish, es: translator('es', { ...sharedSpanish, ...spanish }) },
  ]),
) as Record<MailKind, Record<MailLanguage, Translate>>;
const frameTranslators = { en: inEnglish, es: translator('es', sharedSpanish) };

/** A letter in a language; its links open pages in the same language. */
function composed(kind: MailKind, data: unknown, language: MailLanguage): MailContent {
  const template: AnyTemplate = templates[kind];
  const content = template.compose(data as never, translators[kind][language]);
  if (language === 'en') return content;
  const inLanguage = <Link extends { url: string }>(link: Link): Link =>
    /^https?:/.test(link.url) ? { ...link, url: withLanguage(link.url, language) } : link;
  const blocks = (list: MailContent['body']) => list.map((one) => (one.kind === 'link' ? inLanguage(one) : one));
  return { ...content, action: inLanguage(content.action), body: blocks(content.body), after: blocks(content.after) };
}

function withLanguage(address: string, language: MailLanguage): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** Where a recipient of bulk mail ends it; for nobody, as in a preview, it leads nowhere. */
const unsubscribeUrl = (content: MailContent, env: MailEnv, recipient: string | null): string | null =>
  content.bulk
    ? `${env.publicUrl}/unsubscribe/${recipient ? unsubscribeToken(recipient, content.bulk, env.secret) : 'preview'}`
    : null;

/**
 * Renders mails side by side, reading what they need together. Takes a query runner, kinds with their payloads and the
 * installation's settings; answers in the same order, for each the mail or why it could not be written: MissingRecord when
 * the record is gone, Error for an unknown kind or a fault.
 */
export async function renderMails(
  query: MintQuery,
  wanted: readonly Wanted[],
  env: MailEnv,
  options: RenderOptions = {},
): Promise<(RenderedMail | Error)[]> {
  const shared = await openReading({
    query,
    mintQuery: options.mintQuery ?? query,
    env,
    went: options.went,
  });
  return Promise.all(
    wanted.map(async ({ kind, payload, recipient }) => {
      try {
        if (!isMailKind(kind)) throw new Error(`There is no template for mails of kind "${kind}".`);
        const template: AnyTemplate = templates[kind];
        const memberLink = (id: number, organizationId: number) =>
          shared.memberLink(id, organizationId, recipient ?? '');
        const found = await template.load({ ...shared, recipient, memberLink }, payload);
        if (!found) throw new MissingRecord(`The record of this ${kind} mail is gone.`);
        const reader = recipient ?? found.to[0];
        const chosen = reader === undefined ? undefined : await shared.languageOf(reader);
        const language = options.language ?? chosen ?? found.language;
        const content = composed(kind, found.data, language);
        const logoKey = content.sponsor?.logoKey ?? null;
        const logoUrl = logoKey && (options.fileUrl ? options.fileUrl(logoKey) : `cid:${LOGO_CID}`);
        const frame = { logoUrl, unsubscribeUrl: unsubscribeUrl(content, env, options.went ? null : recipient) };
        return {
          to: recipient ? [recipient] : found.to,
          subject: content.subject,
          ...renderContent(content, env, frame, language),
          logoKey,
          unsubscribeUrl: frame.unsubscribeUrl,
          language,
          attachments: content.attachments ?? [],
          unwanted: template.unwanted?.(found.data as never) ?? null,
        };
      } catch (error) {
        return error as Error;
      }
    }),
  );
}

/** Renders one mail, or throws why it could not be written; see renderMails. `recipient`: the one whom it goes to. */
export async function renderMail(
  query: MintQuery,
  kind: string,
  payload: Payload,
  env: MailEnv,
  { recipient = null, ...options }: RenderOptions & { recipient?: string | null } = {},
): Promise<RenderedMail> {
  const [mail] = await renderMails(query, [{ kind, payload, recipient }], env, options);
  if (!mail || mail instanceof Error) throw mail;
  return mail;
}

/** A mail with its sample data, for the preview page. */
export function renderSample(
  kind: MailKind,
  env: MailEnv,
  language: MailLanguage = 'en',
): Pick<RenderedMail, 'subject' | 'html' | 'text'> {
  const content = composed(kind, templates[kind].sample, language);
  const frame = { logoUrl: null, unsubscribeUrl: unsubscribeUrl(content, env, null) };
  return { subject: content.subject, ...renderContent(content, env, frame, language) };
}
