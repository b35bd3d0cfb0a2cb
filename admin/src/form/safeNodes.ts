/** The elements that the rich text editor renders; the same as the server allows (S-068). */
const ELEMENTS = new Set('P BR DIV B STRONG I EM U UL OL LI H2 H3 H4 BLOCKQUOTE A'.split(' '));
/** Elements that are dropped together with their text. */
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'IFRAME', 'OBJECT', 'TEXTAREA', 'TITLE']);

function copy(node: Node): Node[] {
  if (node.nodeType === 3) return [document.createTextNode(node.textContent ?? '')];
  if (node.nodeType !== 1) return [];
  const { tagName } = node as Element;
  if (DROPPED.has(tagName)) return [];
  const children = [...node.childNodes].flatMap(copy);
  if (!ELEMENTS.has(tagName)) return children;
  const made = document.createElement(tagName);
  const href = (node as Element).getAttribute('href') ?? '';
  if (tagName === 'A' && /^(https?:|mailto:)/i.test(href)) made.setAttribute('href', href);
  made.append(...children);
  return [made];
}

/** Rich text as new DOM nodes: known elements only, without attributes except link targets (S-068). */
export function safeNodes(html: string): Node[] {
  return [...new DOMParser().parseFromString(html, 'text/html').body.childNodes].flatMap(copy);
}
