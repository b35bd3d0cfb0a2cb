/**
 * The styles of every page stand in the page itself: the first paint waits for nothing but the answer to the address. The
 * server puts the nonce of the answer in, without which the content policy refuses them.
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
        importedCss.clear(); // else pieces that are loaded later would ask for it once more, behind the page's own
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
