/** Renders an email as HTML with the layout in generated/layout.ts. */
import type { MailTopic } from '../links/unsubscribe.ts';
import type { Block, MailContent } from './content.ts';
import { parts, shell } from './generated/layout.ts';
import type { MailLanguage, Translate } from './translate.ts';

/** HTML that is already safe; all other values are escaped when they fill a slot. */
interface Html {
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
/** Text of several lines. */
const lines = (text: string): Html => ({ html: escapeHtml(text.trim()).replace(/\r?\n/g, '<br />') });

/** Text in a language other than the email's; the `lang` attribute makes screen readers pronounce it correctly. */
const inLanguage = (text: string, lang: 'en' | undefined): Html =>
  lang ? { html: `<span lang="${lang}">${lines(text).html}</span>` } : lines(text);

/** Parts of the layout, split at their {{slots}}: text, slot, text, slot … text. */
const split = new Map<string, string[]>();

/** Fills the {{slots}} of a part of the layout; throws on an unknown or missing slot. */
function fill(piece: string, values: Record<string, string | Html>): string {
  let pieces = split.get(piece);
  if (!pieces) {
    pieces = piece.split(/\{\{(\w+)\}\}/);
    split.set(piece, pieces);
  }
  let filled = pieces[0] as string;
  for (let index = 1; index < pieces.length; index += 2) {
    const name = pieces[index] as string;
    const value = values[name];
    if (value === undefined) throw new Error(`The layout's slot ${name} has no value.`);
    filled += (typeof value === 'string' ? escapeHtml(value) : value.html) + pieces[index + 1];
  }
  return filled;
}

/** Only web and mailto addresses become links: a database value must not inject a script. */
function safeUrl(url: string): string {
  if (!/^(https?|mailto):/i.test(url)) throw new Error('A link in a mail must be a web or mail address.');
  return url;
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

function block(content: Block): string {
  switch (content.kind) {
    case 'list':
      return fill(parts.table, {
        rows: {
          html: content.items
            .map(({ count, title, lead, text, lang }) =>
              fill(parts.item, {
                count: count ?? '',
                title,
                text: { html: text ? `<br />${lead ? `${escapeHtml(lead)} ` : ''}${inLanguage(text, lang).html}` : '' },
              }),
            )
            .join('\n'),
        },
      });
    case 'terms':
      return fill(parts.table, { rows: { html: content.items.map((item) => fill(parts.term, item)).join('\n') } });
    case 'facts':
      return fill(parts.table, {
        rows: {
          html: content.rows.map(([label, value]) => fill(parts.fact, { label, value: lines(value) })).join('\n'),
        },
      });
    case 'link':
      return fill(parts.link, { text: content.text, label: content.label, url: safeUrl(content.url) });
    case 'paragraph':
      return fill(parts.paragraph, { text: inLanguage(content.text, content.lang) });
    default:
      return fill(parts[content.kind], { text: lines(content.text) });
  }
}

/** The picture before the sponsor's name: its logo if there is one, otherwise its initials. */
function sign(name: string, logoUrl: string | null): Html {
  return {
    html: logoUrl ? fill(parts.picture, { src: logoUrl, name }) : fill(parts.monogram, { letters: initials(name) }),
  };
}

/** What surrounds the content of every email. */
export interface Frame {
  /** The URL of the sponsor's logo (cid: in an email, http: in a preview), null if there is none. */
  logoUrl: string | null;
  support: string;
  postal: string;
  /** The page on which this recipient unsubscribes; null for email that is not bulk. */
  unsubscribeUrl: string | null;
  /** The text of the unsubscribe link, translated. */
  unsubscribeLabel: string;
  language: MailLanguage;
  /** Translates the frame's own texts. */
  t: Translate;
}

/** Texts of the unsubscribe link by topic, and the one before the support address; English, translated by the frame. */
export const unsubscribeLabels: Record<MailTopic, string> = {
  offers: 'Unsubscribe from offers',
  proof: 'Unsubscribe from photo reminders',
  work: 'Unsubscribe from this daily email',
};
export const QUESTIONS = 'Questions? Reply to this email or write to';

/** Renders an email as HTML. */
export function renderHtml(content: MailContent, frame: Frame): string {
  const { sponsor, headline, figure, caption, action } = content;
  const panel = [
    sponsor ? fill(parts.sponsor, { logo: sign(sponsor.name, frame.logoUrl), name: sponsor.name }) : '',
    fill(parts.headline, { text: headline }),
    figure ? fill(parts.figure, { text: figure }) : '',
    caption ? fill(parts.caption, { text: caption }) : '',
  ];
  const body = [
    ...content.body.map(block),
    fill(parts.action, { label: action.label, url: safeUrl(action.url) }),
    ...content.after.map(block),
  ];
  return fill(shell, {
    subject: content.subject,
    preheader: content.preheader,
    panel: { html: panel.filter(Boolean).join('\n') },
    body: { html: body.join('\n') },
    language: frame.language,
    questions: frame.t(QUESTIONS),
    support: frame.support,
    reason: content.reason,
    unsubscribe: {
      html: frame.unsubscribeUrl
        ? fill(parts.unsubscribe, { url: safeUrl(frame.unsubscribeUrl), label: frame.unsubscribeLabel })
        : '',
    },
    postal: frame.postal,
  });
}
