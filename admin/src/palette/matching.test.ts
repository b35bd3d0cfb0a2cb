import { expect, it } from '@jest/globals';
import { matchText } from './matching.ts';

it.each([
  ['Add A Campaign', 'add camp', 0],
  ['Add A Campaign', 'camp add', 0],
  ['Verifications', 'verfi', 1],
  ['Verifications', 'verificatoin', 1],
  ['Organizations', 'organisations', 1],
  ['Dark colors', 'drak', 1],
  ['Import CSV', 'imprt csv', 1],
])('%s is found by "%s" with %i typos', (text, typed, errors) => {
  expect(matchText(text, typed.split(' '))).toBe(errors);
});

it.each([
  ['Staff', 'stx'],
  ['Mails', 'nail'],
  ['Add A Campaign', 'add sponsor'],
  ['Checks', 'zzzzzzzz'],
])('%s is not found by "%s"', (text, typed) => {
  expect(matchText(text, typed.split(' '))).toBeUndefined();
});
