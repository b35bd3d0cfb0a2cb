/** A letter as an HTML mail, in the layout that generated/layout.ts holds. */
import type { MailTopic } from '../links/unsubscribe.ts';
import { parts, shell } from './generated/layout.ts';
import type { Block, Letter } from './letter.ts';
import type { MailLanguage, Say } from './words.ts';

/** HTML that is safe already; every other value is escaped when it fills a slot. */
interface Html {
  html: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] as string);
/** Text of several lines. */
const lines = (text: string): Html => ({ html: escapeHtml(text.trim()).replace(/\r?\n/g, '<br />') });

/** The same in another language than the letter's, which a screen reader then speaks. */
const inLanguage = (text: string, lang: 'en' | undefined): Html =>
  lang ? { html: `<span lang="${lang}">${lines(text).html}</span>` } : lines(text);

/** Pieces of the layout, split at their {{slots}} once: text, slot, text, slot … text. */
const split = new Map<string, string[]>();

/** Fills the {{slots}} of a piece of the layout; an unknown or missing slot is a fault of ours. */
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

/** Only web and mail addresses become links: a database value must not smuggle in a script. */
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

function block(one: Block): string {
  switch (one.kind) {
    case 'list':
      return fill(parts.table, {
        rows: {
          html: one.items
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
      return fill(parts.table, { rows: { html: one.items.map((item) => fill(parts.term, item)).join('\n') } });
    case 'facts':
      return fill(parts.table, {
        rows: { html: one.rows.map(([label, value]) => fill(parts.fact, { label, value: lines(value) })).join('\n') },
      });
    case 'link':
      return fill(parts.link, { text: one.text, label: one.label, url: safeUrl(one.url) });
    case 'paragraph':
      return fill(parts.paragraph, { text: inLanguage(one.text, one.lang) });
    default:
      return fill(parts[one.kind], { text: lines(one.text) });
  }
}

/** The sign before the sponsor's name: its logo where there is one, else the initials, which need no picture. */
function sign(name: string, logoUrl: string | null): Html {
  return {
    html: logoUrl ? fill(parts.picture, { src: logoUrl, name }) : fill(parts.monogram, { letters: initials(name) }),
  };
}

/** What stands around every letter. */
export interface Frame {
  /** Where the sponsor's logo is found (cid: in a mail, http: in a preview), null for none. */
  logoUrl: string | null;
  support: string;
  postal: string;
  /** The page on which this recipient ends bulk mail; null for mail that is not bulk. */
  unsubscribeUrl: string | null;
  /** The words of its link, in the language of the letter. */
  unsubscribeLabel: string;
  language: MailLanguage;
  /** Says the frame's own words. */
  say: Say;
}

/** The words of the link that ends bulk mail of a topic, and those before the address of a person; English, said by the frame. */
export const unsubscribeLabels: Record<MailTopic, string> = {
  offers: 'Unsubscribe from offers',
  proof: 'Unsubscribe from photo reminders',
  work: 'Unsubscribe from this daily email',
};
export const QUESTIONS = 'Questions? Reply to this email or write to';

/** Renders a letter. */
export function renderHtml(letter: Letter, frame: Frame): string {
  const { sponsor, headline, figure, caption, action } = letter;
  const panel = [
    sponsor ? fill(parts.sponsor, { logo: sign(sponsor.name, frame.logoUrl), name: sponsor.name }) : '',
    fill(parts.headline, { text: headline }),
    figure ? fill(parts.figure, { text: figure }) : '',
    caption ? fill(parts.caption, { text: caption }) : '',
  ];
  const body = [
    ...letter.body.map(block),
    fill(parts.action, { label: action.label, url: safeUrl(action.url) }),
    ...letter.after.map(block),
  ];
  return fill(shell, {
    subject: letter.subject,
    preheader: letter.preheader,
    panel: { html: panel.filter(Boolean).join('\n') },
    body: { html: body.join('\n') },
    language: frame.language,
    questions: frame.say(QUESTIONS),
    support: frame.support,
    reason: letter.reason,
    unsubscribe: {
      html: frame.unsubscribeUrl
        ? fill(parts.unsubscribe, { url: safeUrl(frame.unsubscribeUrl), label: frame.unsubscribeLabel })
        : '',
    },
    postal: frame.postal,
  });
}
