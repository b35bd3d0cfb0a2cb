/** Renders a page in a test as the router would: at its own URL, with nothing left from the previous test. */
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { storeToken } from '../../../ui/session.ts';
import { FailureBoundary } from '../app/FailureBoundary.tsx';
import { useGuardedLocation } from '../lib/guardedLocation.ts';

/** jsdom does not implement dialogs: these mocks do what the element does, apart from rendering. */
export function dialogsWork(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

export function showPage(address: string, page: ReactNode, token?: string) {
  dialogsWork();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.scrollTo = (() => undefined) as typeof globalThis.scrollTo;
  act(() => {
    if (token) storeToken(token);
    navigate(address);
  });
  return render(
    <Router hook={useGuardedLocation}>
      <FailureBoundary>{page}</FailureBoundary>
    </Router>,
  );
}

/** Path and query string of the current URL. */
export const address = () => globalThis.location.pathname + globalThis.location.search;
