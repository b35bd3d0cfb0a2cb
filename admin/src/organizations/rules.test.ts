import { beforeEach, describe, expect, it } from '@jest/globals';
import { contactEmails } from '../../../ui/organization/contactEmails.ts';
import { websiteOf } from '../../../ui/organization/websiteOf.ts';
import { formatMoment } from '../components/formatMoment.ts';
import { operationFor } from '../dataProvider/operationFor.ts';
import { refusedZips, zipsOf } from '../form/zips.ts';
import { type OverviewValues, overviewInput } from './overviewInput.ts';
import { agesOf, genderName } from './players.ts';
import { siteUrl } from './website.ts';

const stored = {
  id: 3,
  name: 'Cedar',
  contactEmail: 'a@b.org',
  websiteUrl: null,
  winterSportIds: [1],
  springSportIds: [],
  emailOpenRate: '42.50',
  dataConfidence: 'verified',
  socialMedia: [{ id: 4, channelId: 1, url: 'x', canPost: true }],
} as unknown as OverviewValues;

/** The input sent for these values. */
const sent = (values: OverviewValues) => {
  const data = overviewInput(values, stored.dataConfidence);
  const { id, ...input } = operationFor('update', 'organizations', { id: 3, data, previousData: stored }).variables
    .input as Record<string, unknown>;
  return input;
};

describe('an organization', () => {
  it('[B-077][B-092] [R8] emails: underscore, a real ending, spaces and empty entries are valid', () => {
    expect(contactEmails('x_y@a.org, renee+1@club.info,')).toBeUndefined();
    expect(contactEmails('')).toBeUndefined();
    expect(contactEmails('x@a.sports')).toBeUndefined();
    expect(contactEmails('x@a.s')).toBe('One or more emails are invalid');
    expect(contactEmails('x@a.org, nobody')).toBe('One or more emails are invalid');
  });

  it('[B-047] a website with only the placeholder counts as empty', () => {
    expect([websiteOf('http://'), websiteOf(' '), websiteOf('club.org')]).toEqual([null, null, 'club.org']);
  });

  it('a website link is http(s) only', () => {
    expect(siteUrl('club.org')).toBe('http://club.org');
    expect(siteUrl('https://club.org')).toBe('https://club.org');
    expect(siteUrl('javascript:alert(1)')).toBe('http://alert(1)');
  });

  it('[B-086] saving sends only what changed', () => {
    const values = { ...stored, name: 'Cedar Valley', emailOpenRate: 42.5 as unknown as string, websiteUrl: 'http://' };
    expect(sent(values)).toEqual({ name: 'Cedar Valley' });
  });

  it('[B-082][B-086] a new social media entry is sent without an id', () => {
    const socialMedia = [...stored.socialMedia, { channelId: 2, url: 'y', canPost: false }];
    expect(sent({ ...stored, socialMedia })).toEqual({
      socialMedia: [
        { id: 4, channelId: 1, url: 'x', canPost: true },
        { channelId: 2, url: 'y', canPost: false },
      ],
    });
  });

  it('[B-084] a changed data confidence is sent with its reason', () => {
    const values = { ...stored, dataConfidence: 'stale' as const, dataConfidenceReason: 'No answer since June' };
    expect(sent(values)).toEqual({
      dataConfidence: 'stale',
      dataConfidenceReason: 'No answer since June',
    });
  });

  it('[B-214] times are formatted like Jan 5 2024, 3:04pm', () => {
    expect(formatMoment('2024-01-05T20:04:00Z')).toBe('Jan 5 2024, 3:04pm');
  });
});

describe('zips', () => {
  it('[B-101][B-102][B-116] are split on comma, space or hyphen; five digits only, each once', () => {
    expect(zipsOf('2134, 123456 abcde')).toEqual([]);
    expect(zipsOf('02134, 97202 97202 12345-6789')).toEqual(['02134', '97202', '12345']);
  });

  it('[B-105] rejected ones are parsed from the message', () => {
    expect(refusedZips('Cannot add invalid zips: 00000, 00001')).toEqual(['00000', '00001']);
    expect(refusedZips('Something else 00000')).toEqual([]);
  });
});

describe('recently viewed', () => {
  const held = new Map<string, string>();
  beforeEach(() => {
    held.clear();
    globalThis.localStorage = {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => void held.set(key, value),
    } as Storage;
  });

  it('[B-034][B-040] keeps five, newest first, each once', async () => {
    const { rememberViewed, viewedOrganizations } = await import('./viewed.ts');
    for (const id of [1, 2, 3, 4, 5, 6, 2]) rememberViewed(id, '2026-11-21T00:00:00Z');
    expect(viewedOrganizations().map(({ id }) => id)).toEqual([2, 6, 5, 4, 3]);
  });
});

it('[B-133] [B-144] participants are formatted; a single known age says which end it is', () => {
  expect(genderName({ female: true, male: true })).toBe('Coed');
  expect(genderName({ female: false, male: false })).toBe('');
  expect(agesOf({ minAge: 5, maxAge: 14 })).toBe('5–14');
  expect(agesOf({ minAge: null, maxAge: 14 })).toBe('up to 14');
  expect(agesOf({ minAge: 5, maxAge: null })).toBe('from 5');
  expect(agesOf({ minAge: null, maxAge: null })).toBe('');
});
