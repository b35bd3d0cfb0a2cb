/** Renders emails from outbox rows; staff's previews use the same code. */

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
  /** Everybody who gets (or, in a preview, would get) this email. */
  to: string[];
  subject: string;
  html: string;
  text: string;
  /** Key of the sponsor's logo in the file store; the HTML shows it as cid:logo unless a preview asked for a URL. */
  logoKey: string | null;
  /** The page on which this recipient unsubscribes; null for email that is not bulk. */
  unsubscribeUrl: string | null;
  language: MailLanguage;
  attachments: Attachment[];
  /** Why it should no longer be sent; null if it should. Previews ignore it. */
  unwanted: string | null;
}

/** An email to render. */
export interface Wanted {
  kind: string;
  payload: Payload;
  /** The recipient; null in a preview. */
  recipient: string | null;
}

export interface RenderOptions {
  /** Previews: returns a URL for a file key that a browser can open. */
  fileUrl?: (key: string) => string;
  /** Previews: a language other than the recipients'. */
  language?: MailLanguage;
  /**
   * Runs the statements that create links and read accounts, for a renderer whose own rights do not include the private
   * schema.
   */
  mintQuery?: MintQuery;
  /** Shown again to somebody other than the recipient: as of when it was sent, and with secret links replaced. */
  went?: SentAt;
}

/** The record that an email is about does not exist (any longer). */
export class MissingRecord extends Error {
  override name = 'MissingRecord';
}

/** The Content-ID of the sponsor's logo. */
export const LOGO_CID = 'logo@sideline';

/** Renders content in its frame. */
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

/** Translate functions by kind for the content, and for the frame; created once. */
const translators = Object.fromEntries(
  Object.entries(templates).map(([kind, { spanish }]) => [
    kind,
    { en: inEnglish, es: translator('es', { ...sharedSpanish, ...spanish }) },
  ]),
) as Record<MailKind, Record<MailLanguage, Translate>>;
const frameTranslators = { en: inEnglish, es: translator('es', sharedSpanish) };

/** The content in a language; its links open pages in the same language. */
function composed(kind: MailKind, data: unknown, language: MailLanguage): MailContent {
  const template: AnyTemplate = templates[kind];
  const content = template.compose(data as never, translators[kind][language]);
  if (language === 'en') return content;
  const inLanguage = <Link extends { url: string }>(link: Link): Link =>
    /^https?:/.test(link.url) ? { ...link, url: withLanguage(link.url, language) } : link;
  const blocks = (list: MailContent['body']) => list.map((part) => (part.kind === 'link' ? inLanguage(part) : part));
  return { ...content, action: inLanguage(content.action), body: blocks(content.body), after: blocks(content.after) };
}

function withLanguage(address: string, language: MailLanguage): string {
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}

/** The unsubscribe URL of a recipient; without one, as in a preview, it leads nowhere. */
const unsubscribeUrl = (content: MailContent, env: MailEnv, recipient: string | null): string | null =>
  content.bulk
    ? `${env.publicUrl}/unsubscribe/${recipient ? unsubscribeToken(recipient, content.bulk, env.secret) : 'preview'}`
    : null;

/**
 * Renders emails concurrently, reading what they need together. Takes a query function, kinds with their payloads and
 * the installation's settings; returns, in the same order, each email or the reason why it could not be rendered:
 * MissingRecord if the record is gone, Error for an unknown kind or another error.
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
        const statusLink = (offerId: number) => shared.statusLink(offerId, recipient, kind);
        const found = await template.load({ ...shared, recipient, memberLink, statusLink }, payload);
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

/** Renders one email, or throws why it could not be rendered; see renderMails. `recipient`: its recipient. */
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

/** An email with its sample data, for the preview page. */
export function renderSample(
  kind: MailKind,
  env: MailEnv,
  language: MailLanguage = 'en',
): Pick<RenderedMail, 'subject' | 'html' | 'text'> {
  const content = composed(kind, templates[kind].sample, language);
  const frame = { logoUrl: null, unsubscribeUrl: unsubscribeUrl(content, env, null) };
  return { subject: content.subject, ...renderContent(content, env, frame, language) };
}
