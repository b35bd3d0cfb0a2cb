/** A letter as plain text: the same content in the same order, wrapped for readers that show nothing else. */
import { type Frame, QUESTIONS } from './html.ts';
import type { Block, Letter } from './letter.ts';

const WIDTH = 72;

/** Breaks lines at spaces; a word longer than the width (an address) keeps a line of its own. */
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

function block(one: Block): string {
  switch (one.kind) {
    case 'heading':
      return `${wrap(one.text)}\n${'-'.repeat(Math.min(one.text.length, WIDTH))}`;
    case 'list':
      return one.items
        .map(({ count, title, lead, text }) =>
          [
            wrap(one.ordered ? `${count}. ${title}` : `* ${count ? `${count} ` : ''}${title}`),
            text ? wrap([lead, text].filter(Boolean).join(' '), '  ') : '',
          ]
            .filter(Boolean)
            .join('\n'),
        )
        .join('\n');
    case 'terms':
      return one.items.map(({ title, text }) => wrap(`* ${title} ${text}`)).join('\n');
    case 'facts':
      return one.rows.map(([label, value]) => wrap(`${label}: ${value.replace(/\r?\n/g, ', ')}`)).join('\n');
    case 'quote':
      return wrap(one.text, '> ');
    case 'link':
      // an address to write to is its own label
      return one.url.startsWith('mailto:')
        ? wrap(`${one.text} ${one.label}.`)
        : `${wrap(one.text)} ${one.label}:\n${one.url}`;
    default:
      return wrap(one.text);
  }
}

/** Renders a letter as plain text. */
export function renderText(letter: Letter, frame: Omit<Frame, 'logoUrl'>): string {
  const { sponsor, headline, figure, caption, action } = letter;
  return `${[
    ['SIDELINE', sponsor?.name].filter(Boolean).join(' / '),
    [headline, figure, caption]
      .filter((one) => one !== undefined)
      .map((one) => wrap(one))
      .join('\n'),
    ...letter.body.map(block),
    `${action.label}:\n${action.url}`,
    ...letter.after.map(block),
    '--',
    [
      wrap(`${frame.say(QUESTIONS)} ${frame.support}.`),
      wrap(letter.reason),
      wrap(frame.postal),
      ...(frame.unsubscribeUrl ? [`${frame.unsubscribeLabel}:\n${frame.unsubscribeUrl}`] : []),
    ].join('\n'),
  ].join('\n\n')}\n`;
}
