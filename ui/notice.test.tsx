import { beforeEach, expect, it } from '@jest/globals';
import { noticeFor, storeNotice, wrongRoleText } from './notice.ts';

beforeEach(() => {
  sessionStorage.clear();
  noticeFor('/elsewhere');
});

it('[S-407] a notice waits for its page, stays while that page is shown, and is shown once', () => {
  storeNotice('Not there.', '/home');
  expect(noticeFor('/on-the-way')).toBeNull();
  expect(noticeFor('/home')).toBe('Not there.');
  expect(noticeFor('/home')).toBe('Not there.');
  expect(noticeFor('/other')).toBeNull();
  expect(noticeFor('/home')).toBeNull();
});

it('ignores any other value under its key', () => {
  for (const odd of ['no json', '7', '{"text":1}']) {
    sessionStorage.setItem('sideline.notice', odd);
    expect(noticeFor('/home')).toBeNull();
  }
});

it('[S-407] the message names who the page is for, and the login', () => {
  expect(wrongRoleText('admin', 'dana@league.test')).toBe(
    'That page is for Sideline staff. You are signed in as dana@league.test.',
  );
  expect(wrongRoleText('organization')).toBe('That page is for leagues.');
});
