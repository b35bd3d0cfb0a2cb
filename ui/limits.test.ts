import { describe, expect, it } from '@jest/globals';
import { campaignsLimits, organizationsLimits } from '../db/generated/limits.ts';
import { messageText, numberProblem, webAddressProblem } from './limits.ts';

describe('numberProblem', () => {
  const { emailOpenRate } = organizationsLimits;

  it.each([0, 100, 42.55, '42.5', '.5', '7.'])('[P11] accepts %j percent', (value) => {
    expect(numberProblem(value, emailOpenRate)).toBeNull();
  });

  it.each([150, -1, 12.345, '12.345', '0x10', '1e1', 'ten', '', Number.NaN])('[P11] rejects %j percent', (value) => {
    expect(numberProblem(value, emailOpenRate)).not.toBeNull();
  });

  it('[P11] names the bound that a number exceeds', () => {
    const problem = numberProblem(99_999_999_999_999, campaignsLimits.totalSpend);
    expect(problem && messageText(problem)).toBe('At most 2,147,483,647');
    expect(numberProblem(0, campaignsLimits.totalSpend)).toEqual({ text: 'At least {min}', values: { min: '1' } });
    expect(numberProblem(1.5, campaignsLimits.totalSpend)).toEqual({ text: 'Enter a whole number.', values: {} });
  });
});

describe('webAddressProblem', () => {
  const refused = (value: string) => webAddressProblem(value, organizationsLimits.websiteUrl) !== null;

  it.each([
    '',
    ' ',
    'http://',
    'https://club.org',
    'club.org',
    ' www.club.org/teams?age=10#u10 ',
    'HTTP://CLUB.ORG:8080',
  ])('[O9] accepts "%s"', (value) => expect(refused(value)).toBe(false));

  it.each([
    'javascript:alert(1)',
    'not a url',
    'club',
    'data:text/html,club.org',
    'ftp://club.org',
    'info@club.org',
    'club..org',
  ])('[O9] rejects "%s"', (value) => expect(refused(value)).toBe(true));
});
