import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { pages } from './build/pages.ts';
import { scriptsAfterPaint } from './build/scripts.ts';
import { output } from './build/split.ts';
import { stylesInPage } from './build/styles.ts';
import { catalogs } from './src/i18n/catalogs.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? '5000'}`;
const calls = [
  '/graphql',
  '/user_token',
  '/sign_in_methods',
  '/step_up',
  '/oauth',
  '/account_recovery',
  '/reset_password',
  '/invitations',
  '/verification_images',
  '/files',
  '/places',
  '/organization_self_signups',
  '/unsubscriptions',
  '/survey_views',
  '/sponsorship_status',
  '/client_errors',
  '/deposit-accounts',
];

/** The portal is built into dist/portal; the server serves its assets below /assets/portal/ and the page at its routes. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/portal/',
  plugins: [react(), catalogs(), pages(), stylesInPage(), scriptsAfterPaint(), compressed()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The map library is one large chunk, loaded only when a map is about to become visible.
    chunkSizeWarningLimit: 1400,
    rolldownOptions: { output },
  },
  server: { proxy: Object.fromEntries(calls.map((path) => [path, api])) },
});
