import { describe, expect, it } from '@jest/globals';
import { cleanRichText } from './richText.ts';

describe('formatted text', () => {
  it.each([
    ['<p onclick="go()">Fair <b style="color:red">play</b></p>', '<p>Fair <b>play</b></p>'],
    ['<img src=x onerror=alert(1)>Seen', 'Seen'],
    ['<script>alert(1)</script><style>p{}</style>Seen', 'Seen'],
    ['<iframe src="https://example.org"></iframe><svg onload=alert(1)>Seen</svg>', 'Seen'],
    ['<ul><li>One</li></ul><br>', '<ul><li>One</li></ul><br />'],
    ['<b>open', '<b>open</b>'],
  ])('[S-068] %s becomes %s', (text, clean) => {
    expect(cleanRichText(text)).toBe(clean);
    expect(cleanRichText(clean)).toBe(clean);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('[S-068] a link to %s leads nowhere', (href) => {
    expect(cleanRichText(`<a href="${href}">Go</a>`)).not.toContain('href');
  });

  it('[S-068] a link to a page or an address stays and opens apart', () => {
    for (const href of ['https://example.org/a', 'mailto:league@example.org'])
      expect(cleanRichText(`<a href="${href}">Go</a>`)).toBe(
        `<a href="${href}" rel="noreferrer noopener" target="_blank">Go</a>`,
      );
  });

  it.each(['Ages 5 < 8 & up', 'We <3 {{league_name}}', '&lt;script&gt;'])('[S-068] plain text stays: %s', (text) => {
    expect(cleanRichText(text)).toBe(text);
  });
});
