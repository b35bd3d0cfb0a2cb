/** Rich text of staff and sponsors. The server has sanitized it (S-068); here only allowed elements are rendered. */
import { createElement, type ReactNode } from 'react';

const allowed = new Set([
  'P',
  'DIV',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'UL',
  'OL',
  'LI',
  'H2',
  'H3',
  'H4',
  'BLOCKQUOTE',
  'A',
]);

function href(element: Element): string | undefined {
  const target = element.getAttribute('href') ?? '';
  return /^(https?:|mailto:)/i.test(target) ? target : undefined;
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === 3) return node.textContent;
  if (node.nodeType !== 1) return null;
  const element = node as Element;
  const tag = element.tagName;
  if (tag === 'SCRIPT' || tag === 'STYLE') return null;
  const children = [...element.childNodes].map(draw);
  if (!allowed.has(tag)) return children;
  if (tag === 'BR') return createElement('br', { key });
  if (tag === 'A')
    return createElement('a', { key, href: href(element), rel: 'noreferrer noopener', target: '_blank' }, ...children);
  return createElement(tag.toLowerCase(), { key }, ...children);
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The plain text of a rich text, with its line breaks. */
export function plainText(html: string): string {
  const body = parse(html.replace(/<(br|\/p|\/li|\/h\d)\b[^>]*>/gi, '$&\n')).body;
  return (body.textContent ?? '').trim();
}

export function Rich({ html, className }: { html: string; className?: string }) {
  return <div className={className ? `rich ${className}` : 'rich'}>{[...parse(html).body.childNodes].map(draw)}</div>;
}
