/** The page's own scripts come after what its first paint needs, as those do that the server names (server/pages/preloads.ts). */
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
