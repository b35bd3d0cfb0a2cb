/** jsdom, with what every browser has and jsdom lacks, taken from Node. */
import './defaultStyles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'BroadcastChannel',
];

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] ??= globalThis[name];
    this.global.AbortSignal.timeout ??= (milliseconds) => {
      const controller = new this.global.AbortController();
      setTimeout(
        () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')),
        milliseconds,
      ).unref();
      return controller.signal;
    };
    if (!this.global.crypto.subtle) Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto });
  }
}
