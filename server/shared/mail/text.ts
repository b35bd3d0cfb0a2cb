/** Renders an email as plain text: the same content in the same order, wrapped for clients that show nothing else. */

import type { Block, MailContent } from './content.ts';
import { type Frame, QUESTIONS } from './html.ts';

const WIDTH = 72;

/** Wraps lines at spaces; a word longer than the width (a URL) gets its own line. */
function wrap(text: string, indent = ''): string {
  return text
    .trim()
    .split(/\r?\n/)
    .map((paragraph) => {
      const out: string[] = [];
      let line = '';
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        if (line && indent.length + line.length + 1 + word.length > WIDTH) {
          out.push(indent + line);
          line = word;
        } else line = line ? `${line} ${word}` : word;
      }
      out.push(indent + line);
      return out.join('\n');
    })
    .join('\n');
}

function block(content: Block): string {
  switch (content.kind) {
    case 'heading':
      return `${wrap(content.text)}\n${'-'.repeat(Math.min(content.text.length, WIDTH))}`;
    case 'list':
      return content.items
        .map(({ count, title, lead, text }) =>
          [
            wrap(content.ordered ? `${count}. ${title}` : `* ${count ? `${count} ` : ''}${title}`),
            text ? wrap([lead, text].filter(Boolean).join(' '), '  ') : '',
          ]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n');
    case 'terms':
      return content.items.map(({ title, text }) => wrap(`* ${title} ${text}`)).join('\n');
    case 'facts':
      return content.rows.map(([label, value]) => wrap(`${label}: ${value.replace(/\r?\n/g, ', ')}`)).join('\n');
    case 'quote':
      return wrap(content.text, '> ');
    case 'link':
      // an address to write to is its own label
      return content.url.startsWith('mailto:')
        ? wrap(`${content.text} ${content.label}.`)
        : `${wrap(content.text)} ${content.label}:\n${content.url}`;
    default:
      return wrap(content.text);
  }
}

/** Renders an email as plain text. */
export function renderText(content: MailContent, frame: Omit<Frame, 'logoUrl'>): string {
  const { sponsor, headline, figure, caption, action } = content;
  return `${[
    ['SIDELINE', sponsor?.name].filter(Boolean).join(' / '),
    [headline, figure, caption]
      .filter((line) => line !== undefined)
      .map((line) => wrap(line))
      .join('\n'),
    ...content.body.map(block),
    action.url.startsWith('mailto:')
      ? `${action.label}: ${action.url.slice(7).split('?')[0]}`
      : `${action.label}:\n${action.url}`,
    ...content.after.map(block),
    '--',
    [
      wrap(`${frame.t(QUESTIONS)} ${frame.support}.`),
      wrap(content.reason),
      wrap(frame.postal),
      ...(frame.unsubscribeUrl ? [`${frame.unsubscribeLabel}:\n${frame.unsubscribeUrl}`] : []),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
