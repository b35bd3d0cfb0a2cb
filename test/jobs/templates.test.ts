/** What holds of every email template, in English and in Spanish. */
import { describe, expect, it } from '@jest/globals';
import { parts, shell } from '../../server/shared/mail/generated/layout.ts';
import { mailKinds, renderSample } from '../../server/shared/mail/index.ts';
import { compileLayout } from '../../server/shared/mail/layout/generate.ts';
import { testMailEnv } from './tools.ts';

/** What a reader sees of an HTML mail. */
const seen = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"');
const words = (text: string): string[] => text.match(/[\p{L}\p{N}$@./'-]+/gu) ?? [];

describe('every template', () => {
  it('has its layout compiled from the source as it is now', async () => {
    expect({ shell, parts }).toEqual(await compileLayout());
  });

  it.each(mailKinds)('says the same in HTML and in plain text: %s', (kind) => {
    const { html, text } = renderSample(kind, testMailEnv);
    const plain = text.replace(/\s+/g, ' ');
    const body = html.slice(html.indexOf('role="article"'));
    const shown = words(seen(body.slice(body.indexOf('>') + 1)));
    // initials replace a picture; list markers and URLs differ
    const missing = [...new Set(shown)].filter((word) => !plain.includes(word) && !['NC', 'Sideline'].includes(word));
    expect(missing).toEqual([]);
  });

  it.each(mailKinds)('has one button, a way to reach a person and the postal address: %s', (kind) => {
    const { html, text } = renderSample(kind, testMailEnv);
    expect(html.match(/background:#b8491a/g)).toHaveLength(2); // the button's cell and its link
    for (const body of [html, text]) {
      expect(body).toContain('support@sideline.test');
      expect(body).toContain('1 Field Road');
    }
    expect(html).not.toMatch(/<script|<link|@import|\{\{|\[\[/);
    expect(Buffer.byteLength(html)).toBeLessThan(100_000); // Gmail cuts longer ones off
  });
});

describe('emails in Spanish', () => {
  it.each(mailKinds)(
    '[L6] say everything in Spanish, with the same facts and links that open Spanish pages: %s',
    (kind) => {
      const english = renderSample(kind, testMailEnv, 'en');
      const { subject, html, text } = renderSample(kind, testMailEnv, 'es');
      expect(subject).not.toBe(english.subject);
      expect(html).toContain('<html lang="es"');
      expect(english.html).toContain('<html lang="en"');
      expect(text).toContain('¿Preguntas?');
      expect(text).not.toMatch(/\{\w+\}|undefined|null|You get|Questions/);
      const facts = (said: string) => (said.match(/\$[\d,.]+|\d+\/\d+\/\d+|[\w.]+@[\w.]+\w/g) ?? []).sort();
      // dates read as on the Spanish pages: 20 mar 2027
      const months = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
      const inNumbers = (said: string) =>
        said.replace(
          /(\d+)\s([a-z]{3})\s(\d{4})/g,
          (_, day, month, year) => `${months.indexOf(month) + 1}/${day}/${year}`,
        );
      expect(subject + text).not.toMatch(/\d+\/\d+\/\d{4}/);
      expect(facts(inNumbers(subject + text))).toEqual(facts(english.subject + english.text));
      const links = (said: string) => said.match(/https:\/\/sideline\.test\/[\w-]+\S*/g) ?? [];
      expect(links(text).every((url) => new URL(url).searchParams.get('lang') === 'es')).toBe(true);
      expect(links(text).map((url) => url.replace(/[?&]lang=es/, ''))).toEqual(links(english.text));
    },
  );
});
