import { expect, it } from '@jest/globals';
import type { Options } from '../types.ts';
import { describe } from './describe.ts';

const options = {} as Options;
const reach = (answers: Record<string, unknown>) => describe('social-and-email', answers, options, []);

it('formats numbers for reading', () => {
  expect(reach({ socialMediaFollowingSize: 12000, emailListSize: '0', emailOpenRate: 42.5 })).toEqual([
    '12,000 followers',
    '0 email addresses',
    '42.5% open them',
  ]);
});

it('omits unanswered questions', () => {
  expect(reach({ socialMediaFollowingSize: null, emailListSize: '', emailOpenRate: null })).toEqual([]);
});
