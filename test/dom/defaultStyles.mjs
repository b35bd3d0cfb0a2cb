/**
 * Shortens jsdom's default style sheet; import it before jsdom. For each computed style jsdom matches all 120 rules and
 * resolves 15 colors, but queries and matchers only need `display`, `visibility` and `pointer-events`.
 */
import { createRequire } from 'node:module';

const require = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const sheet = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');

const rules = require(sheet)
  .replaceAll(/\/\*[\s\S]*?\*\/|@namespace.*/g, '')
  .matchAll(/([^{}]+)\{[^}]*?display:\s*([\w-]+)/g);
const { none, ...others } = Object.groupBy(rules, ([, , display]) => display);
require.cache[sheet].exports = Object.entries({ ...others, none })
  .map(([display, matches]) => `${matches.map(([, selector]) => selector.trim())} { display: ${display} }`)
  .join('\n');

const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];
