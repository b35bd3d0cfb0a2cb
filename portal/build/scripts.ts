/** Gives the page's own scripts low priority, like those the server preloads (server/pages/preloads.ts): first paint comes first. */
import type { Plugin } from 'vite';

export function scriptsAfterPaint(): Plugin {
  return {
    name: 'sideline-scripts-after-paint',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'),
    },
  };
}
