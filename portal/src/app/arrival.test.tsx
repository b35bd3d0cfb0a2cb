import { expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { fakeServer } from '../testing/fakeServer.ts';
import { showPage } from '../testing/page.tsx';
import { App } from './App.tsx';

it('a navigation scrolls to the top and moves the focus into the page; the first page of a visit does not', async () => {
  fakeServer({});
  showPage('/privacy', <App />);
  await screen.findByRole('heading', { level: 1, name: 'Privacy' });
  expect(screen.getByRole('main')).not.toHaveFocus();
  const scrolled = jest.fn();
  globalThis.scrollTo = scrolled;
  act(() => navigate('/terms'));
  await screen.findByRole('heading', { level: 1, name: 'Terms' });
  expect(scrolled).toHaveBeenCalledWith({ top: 0 });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
