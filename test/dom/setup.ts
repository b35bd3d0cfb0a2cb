/** Matchers such as toBeInTheDocument, and the parts of a browser that jsdom lacks. */
import '@testing-library/jest-dom/jest-globals';
import { configure, getConfig } from '@testing-library/react';
import { skipOwnerStacks } from './ownerStacks.ts';
import { skipLayoutStyles } from './styles.ts';

skipLayoutStyles();
skipOwnerStacks();

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 5000, // lazy pages load slowly on a busy machine
  // without the document in the errors of polls: testing-library adds it to the last one
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

window.matchMedia ??= (query: string): MediaQueryList =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) as MediaQueryList;

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords(): never[] {
    return [];
  }
}
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver as unknown as typeof IntersectionObserver;
/** A websocket that never opens; tests of live updates replace it by their own. */
class SilentSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = SilentSocket.CONNECTING;
  send() {}
  close() {}
}
Object.assign(globalThis, { WebSocket: SilentSocket });
window.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
