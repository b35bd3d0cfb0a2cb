/**
 * Inlines the styles of every page into the HTML: first paint waits for no request but the page's own. The
 * server inserts the nonce of the response, without which the content security policy blocks them.
 */
import type { Plugin } from 'vite';

export function stylesInPage(): Plugin {
  const inPage = new Set<string>();
  return {
    name: 'sideline-styles-in-page',
    enforce: 'pre',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const { importedCss } = (chunk as unknown as { viteMetadata: { importedCss: Set<string> } }).viteMetadata;
        for (const name of importedCss) inPage.add(name);
        importedCss.clear(); // otherwise lazy chunks would request it again, after the page's own styles
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        [...inPage].map((name) => {
          const file = bundle?.[name];
          if (file?.type !== 'asset') throw new Error(`The build has no ${name}.`);
          return {
            tag: 'style',
            attrs: { nonce: '__CSP_NONCE__' },
            children: String(file.source).trim(),
            injectTo: 'head',
          };
        }),
    },
  };
}
