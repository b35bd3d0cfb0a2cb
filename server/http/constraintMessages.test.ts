import { describe, expect, it } from '@jest/globals';
import { webAddressMessage } from '../../ui/limits.ts';
import { fieldOfBadValue, publicError } from './publicError.ts';

const columns = new Map([
  ['users.users_email_key', { columns: ['email'], target: null, days: [] }],
  ['offers.offers_organization_fk', { columns: ['organization_id', 'sponsor_id'], target: 'organizations', days: [] }],
  ['assets.assets_same_fk', { columns: ['offer_id'], target: 'assets', days: [] }],
  ['campaigns.campaigns_total_spend_minimum', { columns: ['total_spend'], target: null, days: [] }],
  ['campaigns.campaigns_name_present', { columns: ['name'], target: null, days: [] }],
  ['campaigns.campaigns_goal_max_20000', { columns: ['goal'], target: null, days: [] }],
  ['organizations.organizations_website_url_web_address', { columns: ['website_url'], target: null, days: [] }],
]);
const error = (code: string, more: Record<string, unknown> = {}) =>
  Object.assign(new Error('raw text of the database'), { code, ...more });

describe('what a caller may know of a database error', () => {
  it('a registered error keeps its message; its column becomes a camelCase field', () => {
    expect(
      publicError(Object.assign(error('SL422', { column: 'season_start' }), { message: 'Pick a start.' }), columns),
    ).toEqual({
      message: 'Pick a start.',
      code: 'SL422',
      field: 'seasonStart',
    });
  });

  it.each([
    ['23505', 'users', 'users_email_key', 'There is already an account with that email.', 'email'],
    [
      '23503',
      'offers',
      'offers_organization_fk',
      'This is still in use, or the organization that it refers to does not exist.',
      'organizationId',
    ],
    ['23514', 'campaigns', 'campaigns_total_spend_minimum', 'The total spend is out of range.', 'totalSpend'],
    ['23514', 'campaigns', 'campaigns_name_present', 'Please give a name.', 'name'],
    ['23514', 'campaigns', 'campaigns_goal_max_20000', 'The goal can have at most 20,000 characters.', 'goal'],
    ['23514', 'organizations', 'organizations_website_url_web_address', webAddressMessage, 'websiteUrl'],
    ['23001', 'offers', 'offers_organization_fk', 'This is still in use.', undefined],
    ['23514', 'campaigns', 'unheard_of', 'The value is not valid.', undefined],
  ])('%s of %s.%s becomes a message', (code, table, constraint, message, field) => {
    expect(publicError(error(code, { table, constraint }), columns)).toEqual({ message, code, field });
  });

  it('a reference says whether its target is missing or it is the target that is in use, in any language', () => {
    const broken = (detail: string, constraint = 'offers_organization_fk', table = 'offers') =>
      publicError(error('23503', { table, constraint, detail }), columns);
    expect(broken('Key (organization_id, sponsor_id)=(7, 3) is not present in table "organizations".')).toMatchObject({
      message: 'There is no such organization.',
      field: 'organizationId',
    });
    expect(broken('Schlüssel (id, sponsor_id)=(7, 3) wird noch aus Tabelle »offers« verwiesen.')).toEqual({
      message: 'This is still in use.',
      code: '23503',
      field: undefined,
    });
    expect(broken('Key is not present in table "organizations".')?.message).toBe('There is no such organization.');
    expect(broken('Key (id)=(organizations) is still referenced from table "offers".')?.message).toBe(
      'This is still in use.',
    );
    expect(broken('Key is not present in table "assets".', 'assets_same_fk', 'assets')?.message).toMatch(
      /still in use, or the \w+ that it refers to/,
    );
  });

  it.each([
    ['22007', 'invalid input syntax for type date: "soon"', '"soon" is not a date.', 'soon'],
    ['22008', 'date/time field value out of range: "2027-02-29"', '"2027-02-29" is not a date.', '2027-02-29'],
    ['22003', 'value "99999999999" is out of range for type integer', '99999999999 is out of range.', 99999999999],
    [
      '22P02',
      'invalid input value for enum app_public.season: "monsoon"',
      'One of the values is not valid.',
      'monsoon',
    ],
  ])('%s names the bad value; the field that was given it is found', (code, said, message, value) => {
    const bad = Object.assign(error(code), { message: said });
    expect(publicError(bad, columns)).toEqual({ message, code: 'SL400', field: undefined });
    expect(fieldOfBadValue(bad, { name: 'Spring', season_start: value })).toBe('season_start');
    expect(fieldOfBadValue(bad, { a: value, b: value })).toBeUndefined();
    // GraphQL's input objects have no prototype, so they cannot be converted to text
    expect(fieldOfBadValue(bad, { filter: Object.create(null), a: value })).toBe('a');
  });

  it('a missing grant says only that it is not permitted', () => {
    expect(publicError(error('42501'), columns)).toEqual({
      message: 'You are not permitted to do this.',
      code: 'SL403',
      field: undefined,
    });
  });

  it.each(['22021', '22P05', '54000', '54001'])('%s, a value that cannot be stored, is the client’s error', (code) => {
    expect(publicError(error(code), columns)).toMatchObject({
      code: expect.stringMatching(/^SL4(00|22)$/),
      message: expect.not.stringContaining('raw'),
    });
  });

  it.each(['40P01', '40001'])('%s, a conflict of two transactions, asks to try again', (code) => {
    expect(publicError(error(code), columns)).toEqual({
      message: 'Somebody else changed this at the same time. Please try again.',
      code: 'SL409',
      field: undefined,
    });
  });

  it.each(['42703', 'XX000', 'SL999', '08006'])('%s stays hidden', (code) => {
    expect(publicError(error(code), columns)).toBeNull();
  });
});
