import sanitizeHtml from 'sanitize-html';

/** The elements that rich text may contain: those of its editor, headings, quotations and links. */
const RICH_TAGS = 'p br div b strong i em u ul ol li h2 h3 h4 blockquote a'.split(' ');

/** A parser starts a tag, comment or declaration at `<` only before one of these; any other `<` is a character. */
const MARKUP = /<[a-z/!?]/i;

/**
 * Sanitizes rich text to a safe set of elements, without scripts, styles, event handlers and script URLs (S-068). Text
 * without markup is returned unchanged, so that plain text keeps its `&` and `<`; sanitizing twice changes nothing.
 */
export function cleanRichText(text: string): string {
  if (!MARKUP.test(text)) return text;
  return sanitizeHtml(text, {
    allowedTags: RICH_TAGS,
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noreferrer noopener', target: '_blank' }) },
  });
}
