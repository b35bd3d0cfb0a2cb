import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Footer } from '../layout/Footer.tsx';
import { fakeServer } from '../testing/fakeServer.ts';
import { loadCatalog, preferredLanguage, showLanguage, t, useLanguage } from './i18n.ts';
import { T } from './T.tsx';

function Page() {
  useLanguage();
  return (
    <>
      <input aria-label="typed" />
      <Footer />
    </>
  );
}

afterEach(async () => {
  localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
  await showLanguage('en');
});

describe('the languages of the portal', () => {
  it('switches without a reload, preserves the input and stores the choice', async () => {
    await loadCatalog('common');
    render(<Page />);
    await userEvent.type(screen.getByLabelText('typed'), 'José');
    expect(screen.getByText('Privacy')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByText('Privacidad')).toBeInTheDocument();
    expect(screen.getByLabelText('typed')).toHaveValue('José');
    expect(document.documentElement.lang).toBe('es');
    expect(preferredLanguage()).toBe('es');
  });

  it('sends a choice on a page opened by a league’s link to the server, for the league’s emails', async () => {
    const calls = fakeServer({ SetLanguage: () => ({ setLanguage: { kept: true } }) });
    globalThis.history.replaceState(null, '', '/accept-offer/token-1');
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({ name: 'SetLanguage', body: { input: { language: 'es' } }, token: 'token-1' });
    globalThis.history.replaceState(null, '', '/privacy');
    await userEvent.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Español' })).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('fills in values, handles plurals, and puts elements where the message has them', () => {
    expect(t('{count, plural, one {# deadline} other {# deadlines}}', { count: 2 })).toBe('2 deadlines');
    act(
      () =>
        void render(
          <T
            id="Please <a>contact us</a>, {name}."
            values={{ name: 'Ana' }}
            components={{ a: <a href="/help">x</a> }}
          />,
        ),
    );
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/help');
    expect(document.body).toHaveTextContent('Please contact us, Ana.');
  });

  it('prefers the language of the link to the stored one', () => {
    localStorage.setItem('sideline.language', 'en');
    globalThis.history.replaceState(null, '', '/?lang=es');
    expect(preferredLanguage()).toBe('es');
    globalThis.history.replaceState(null, '', '/');
    expect(preferredLanguage()).toBe('en');
  });

  it('the user’s choice survives a reload, even if the link has the other language', async () => {
    globalThis.history.replaceState(null, '', '/welcome/t?lang=es&photo=1');
    await showLanguage(preferredLanguage());
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByRole('button', { name: 'Español' })).toBeInTheDocument();
    expect(globalThis.location.search).toBe('?photo=1');
    expect(preferredLanguage()).toBe('en');
  });
});
