import { expect } from '@jest/globals';

/** Waits at most five seconds for a notification of the database. */
export async function waitUntil(check: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50))) {
    if (await check()) return;
  }
  expect(await check()).toBe(true);
}
