import { expect, it } from '@jest/globals';
import { LiveTopics } from './liveTopics.ts';

it('[S-435] a report is sent as soon as it is listened to, and no longer once its reader has left, also while nothing happens', async () => {
  const topics = new LiveTopics({ on: () => () => {}, onConnected: () => {} } as never, 'prospecting_report');
  const reports = topics.subscribe('7');
  expect(await reports.next()).toEqual({ done: false, value: '7' });
  const next = reports.next();
  await reports.return?.();
  expect(await next).toMatchObject({ done: true });
});
