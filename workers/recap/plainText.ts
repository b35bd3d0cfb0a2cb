import sanitizeHtml from 'sanitize-html';

const MARKUP = /<[a-z/!?]/i;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The paragraphs of a rich text as plain text; items of lists begin with a bullet. */
export function plainParagraphs(text: string): string[] {
  if (!MARKUP.test(text)) return paragraphsOf(text);
  const lines = text
    .replace(/<li[^>]*>/gi, '\n• ')
    .replace(/<br\s*\/?>|<\/(p|div|li|ul|ol|h[1-6]|blockquote)>/gi, '\n');
  const clean = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return paragraphsOf(clean.replace(/&(amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity));
}

const paragraphsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/g, ' ').trim())
    .filter(Boolean);
