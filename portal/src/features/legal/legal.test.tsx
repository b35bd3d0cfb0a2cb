import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { App } from '../../app/App.tsx';
import { privacyUrl, termsUrl } from '../../lib/settings.ts';
import { showPage } from '../../testing/page.tsx';

it.each([
  ['Privacy', privacyUrl],
  ['Terms', termsUrl],
])('[S-201] [S-202] the footer leads to a page on %s without a login', async (title, url) => {
  showPage(url(), <App />);
  expect(await screen.findByRole('heading', { level: 1, name: title }, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', url());
});
