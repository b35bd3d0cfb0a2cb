import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './whenIdle.ts';

/** Simulates a browser whose page is still loading, or not; `idle` makes it idle, if it supports requestIdleCallback. */
function browser({ loaded, tells }: { loaded: boolean; tells: boolean }) {
  jest.useFakeTimers();
  let waiting: (() => void)[] = [];
  const ask = (work: () => void) => waiting.push(work);
  const cancel = (which: number) => void waiting.splice(which - 1, 1);
  Object.assign(globalThis, { requestIdleCallback: tells ? ask : undefined, cancelIdleCallback: cancel });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(loaded ? 'complete' : 'interactive');
  return {
    load: () => globalThis.dispatchEvent(new Event('load')),
    idle: () => {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
      jest.advanceTimersByTime(1000);
    },
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Object.assign(globalThis, { requestIdleCallback: undefined, cancelIdleCallback: undefined });
});

describe.each([
  ['a browser that tells when it is idle', true],
  ['a browser that cannot tell', false],
])('%s', (_, tells) => {
  it('starts the work once the page has loaded and the browser is idle', () => {
    const { load, idle } = browser({ loaded: false, tells });
    const work = jest.fn();
    whenIdle(work);
    idle();
    expect(work).not.toHaveBeenCalled();
    load();
    expect(work).not.toHaveBeenCalled();
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a load that is already over', () => {
    const { idle } = browser({ loaded: true, tells });
    const work = jest.fn();
    whenIdle(work);
    idle();
    expect(work).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before the page has loaded', false],
    ['while it waits', true],
  ])('can be canceled %s', (_when, loaded) => {
    const { load, idle } = browser({ loaded, tells });
    const work = jest.fn();
    whenIdle(work)();
    load();
    idle();
    expect(work).not.toHaveBeenCalled();
  });
});
