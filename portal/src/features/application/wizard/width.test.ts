import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const css = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

it('[L-124] the page is laid out at most 800 pixels wide, whatever the screen', () => {
  expect(css('../../../../../ui/generated/tokens.css')).toMatch(/--form-width: 800px;/);
  const wizard = css('../wizard.css');
  const [anyScreen = ''] = wizard.split('@media');
  expect(anyScreen).toMatch(/\.wizard__main \.wrap \{\s*max-width: var\(--form-width\);/);
  expect(wizard.slice(anyScreen.length)).not.toContain('max-width: none');
  expect(css('../../../styles/base.css')).toMatch(/\.wrap--form \{\s*width: min\(var\(--form-width\)/);
});
