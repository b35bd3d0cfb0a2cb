/** The viewer's pages as HTML. */
import type { Email } from 'postal-mime';
import type { Stored } from './mailbox.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9dee3, #39424b); --soft: light-dark(#5b6770, #a3adb7); --on: light-dark(#eef4f0, #22302a); }
* { box-sizing: border-box; } body { margin: 0; font: 15px/1.4 system-ui, sans-serif; height: 100dvh; display: flex; }
nav { width: 360px; flex: none; overflow: auto; border-right: 1px solid var(--line); } main { flex: 1; min-width: 0; display: flex; flex-direction: column; }
nav form { padding: 12px; position: sticky; top: 0; background: Canvas; border-bottom: 1px solid var(--line); } input { width: 100%; font: inherit; padding: 8px; }
nav a { display: block; padding: 10px 12px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); } nav a[aria-current] { background: var(--on); }
nav b, nav span { display: block; overflow-wrap: anywhere; } nav span, header p { color: var(--soft); font-size: 13px; margin: 0; }
header { padding: 12px 16px; border-bottom: 1px solid var(--line); } h1 { font-size: 18px; margin: 0 0 4px; overflow-wrap: anywhere; }
header a { margin-right: 12px; } iframe { flex: 1; border: 0; background: #fff; } .back { display: none; } .none { margin: auto; color: var(--soft); padding: 16px; }
@media (max-width: 700px) { nav { width: 100%; border: 0; } body.open nav { display: none; } body:not(.open) main { display: none; } .back { display: inline; } }`;

const REFRESH = `setInterval(async () => { if (document.hidden) return;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
  const list = document.querySelector('nav div'), next = page.querySelector('nav div');
  if (list.innerHTML !== next.innerHTML) list.innerHTML = next.innerHTML; }, 2000);`;

function listed({ id, subject, to, time }: Stored, current: string | undefined, query: string): string {
  const on = id === current ? ' aria-current="page"' : '';
  return `<a href="/mails/${id}${query}"${on}><b>${escaped(subject)}</b><span>${escaped(to)}</span><span>${escaped(new Date(time).toLocaleString('en-US'))}</span></a>`;
}

function opened({ stored, email }: { stored: Stored; email: Email }): string {
  const link = (to: string, label: string, more = '') =>
    `<a href="/mails/${stored.id}/${to}"${more}>${escaped(label)}</a>`;
  const files = email.attachments.map((file, index) =>
    file.disposition === 'inline' ? '' : link(`attachments/${index}`, file.filename ?? 'attachment', ' download'),
  );
  const views = [
    link('html', 'HTML', ' target="body"'),
    link('text', 'Text', ' target="body"'),
    link('source', 'Source', ' target="body"'),
  ];
  return `<header><a class="back" href="/">All emails</a><h1>${escaped(stored.subject)}</h1>
<p>From ${escaped(stored.from)} to ${escaped(stored.to)}</p><p>${[...views, ...files].join('')}</p></header>
<iframe name="body" title="The email" src="/mails/${stored.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
}

/** The page: the list, and one email if it is given. */
export function page(list: Stored[], text: string, mail: { stored: Stored; email: Email } | null): string {
  const query = text ? `?q=${encodeURIComponent(text)}` : '';
  const rows = list.map((entry) => listed(entry, mail?.stored.id, query)).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${mail ? escaped(mail.stored.subject) : 'Emails'}</title><style>${STYLE}</style></head><body class="${mail ? 'open' : ''}">
<nav aria-label="Emails"><form action="/"><input type="search" name="q" value="${escaped(text)}" placeholder="Recipient or subject" aria-label="Recipient or subject"></form>
<div>${rows || `<p class="none">${text ? 'No email matches.' : 'No email has been sent yet.'}</p>`}</div></nav>
<main>${mail ? opened(mail) : '<p class="none">Choose an email. They never leave this machine.</p>'}</main><script>${REFRESH}</script></body></html>`;
}

/** An email's HTML for the frame: links open in a new tab, attached pictures are shown. */
export function htmlOf(id: string, email: Email): string {
  const html = email.html ?? `<pre>${escaped(email.text ?? '')}</pre>`;
  const body = html.replace(/cid:([^"')\s>]+)/g, (whole, cid: string) => {
    const index = email.attachments.findIndex(({ contentId }) => contentId === `<${cid}>`);
    return index < 0 ? whole : `/mails/${id}/attachments/${index}`;
  });
  return `<base target="_blank">${body}`;
}
