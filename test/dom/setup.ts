/** Matchers such as toBeInTheDocument, and the browser's parts that only layout would give. */
import createCache from '@emotion/cache';
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5000 }); // a lazy page may take its time on a busy machine

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
/** A websocket that never opens: live updates are tried with one of the test's own. */
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

/**
 * Emotion writes only rules that can hide something, or put text before or after it. What a query finds and what a test sees is
 * decided by these alone, and jsdom matches every rule against every element again for each computed style.
 */
const { sheet } = createCache({ key: 'hidden' });
const { insert } = sheet.constructor.prototype as typeof sheet;
sheet.constructor.prototype.insert = function insertWhatHides(this: typeof sheet, rule: string) {
  if (/display:\s*none|visibility:|opacity:\s*0[;}]|pointer-events:|content:/.test(rule)) insert.call(this, rule);
};
