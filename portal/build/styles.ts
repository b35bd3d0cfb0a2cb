/**
 * The styles of every page stand in the page itself: the first paint waits for nothing but the answer to the address. The
 * server puts the nonce of the answer in, without which the content policy refuses them.
 */
import type { Plugin } from 'vite';

export function stylesInPage(): Plugin {
  return {
    name: 'sideline-styles-in-page',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        return html.replace(/<link rel="stylesheet"[^>]*href="\/assets\/portal\/([^"]+)"[^>]*>/g, (link, name) => {
          const file = bundle[name];
          return file?.type === 'asset' ? `<style nonce="__CSP_NONCE__">${String(file.source).trim()}</style>` : link;
        });
      },
    },
  };
}
