import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The server serves the build under /assets/admin/ and returns its index.html for every staff path.
const api = `http://127.0.0.1:${process.env.PORT ?? '5000'}`;
const rest = [
  '/user_token',
  '/step_up',
  '/sponsors',
  '/campaigns',
  '/search_filters',
  '/verification_images',
  '/sponsor_logos',
  '/sponsor_facing_goal_images',
  '/creative_files',
  '/creative_file_templates',
  '/places',
  '/files',
  '/exports',
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/assets/admin/',
  plugins: [react()],
  // Left out: react-admin's exporter, because the server exports lists, and a polyfill of 40 modules.
  resolve: { alias: { 'jsonexport/dist/index.js': 'lodash/noop.js', 'object.entries': 'lodash/toPairs.js' } },
  // maplibre 6 loads its worker from a module URL.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: '../dist/admin',
    emptyOutDir: true,
    chunkSizeWarningLimit: 1200,
    manifest: true,
    rolldownOptions: {
      output: {
        // Dozens of small chunks compress worse: one chunk holds what every page needs, another what every list needs.
        codeSplitting: {
          groups: [
            { name: 'console', test: /admin\/src\/main\.tsx$/, priority: 2 },
            { name: 'lists', test: /admin\/src\/list\/(ListPage|RecordTable)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': { target: api, ws: true }, ...Object.fromEntries(rest.map((path) => [path, api])) } },
});
