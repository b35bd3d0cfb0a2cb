import { beforeEach, expect, it } from '@jest/globals';
import { leaveNotice, noticeFor, wrongRoleText } from './notice.ts';

beforeEach(() => {
  sessionStorage.clear();
  noticeFor('/elsewhere');
});

it('[S-407] a notice waits for its page, stays while that page is shown, and is told once', () => {
  leaveNotice('Not there.', '/home');
  expect(noticeFor('/on-the-way')).toBeNull();
  expect(noticeFor('/home')).toBe('Not there.');
  expect(noticeFor('/home')).toBe('Not there.');
  expect(noticeFor('/other')).toBeNull();
  expect(noticeFor('/home')).toBeNull();
});

it('something else under its key is no notice', () => {
  for (const odd of ['no json', '7', '{"text":1}']) {
    sessionStorage.setItem('sideline.notice', odd);
    expect(noticeFor('/home')).toBeNull();
  }
});

it('[S-407] the refusal names whose page it is, and the login', () => {
  expect(wrongRoleText('admin', 'dana@league.test')).toBe(
    'That page is for Sideline staff. You are signed in as dana@league.test.',
  );
  expect(wrongRoleText('organization')).toBe('That page is for leagues.');
});
