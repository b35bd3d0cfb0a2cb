import { describe, expect, it } from '@jest/globals';
import { preloadLinks } from './preloads.ts';

describe('what a page needs', () => {
  it('is named in the language of the visitor only', () => {
    const built = {
      pages: [
        {
          pattern: '/welcome/:token',
          scripts: ['a.js'],
          styles: ['a.css'],
          catalogs: { en: ['en.js'], es: ['es.js', 'common-es.js'] },
        },
      ],
    };
    const links = preloadLinks(built, '/welcome/token', 'es');
    for (const file of ['a.js', 'es.js', 'common-es.js'])
      expect(links).toContain(
        `<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/portal/${file}" />`,
      );
    expect(links).toContain('<link rel="preload" as="style" crossorigin href="/assets/portal/a.css" />');
    expect(links).not.toContain('/en.js');
    expect(preloadLinks(built, '/nowhere', 'en')).toBe('');
  });
});
