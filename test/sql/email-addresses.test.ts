/** One rule for email addresses: in every function, constraint and form, and no address is changed. */
import { afterAll, describe, expect, it } from '@jest/globals';
import { strips } from '../../portal/src/features/application/generated/rules.ts';
import { isEmail } from '../../ui/organization/contactEmails.ts';
import { testDatabase } from '../harness/database.ts';
import { makeOrganization } from '../harness/factories.ts';
import { applyingFixture } from './applying.ts';
import { owning, refusal } from './support.ts';

const db = await testDatabase();
afterAll(() => db.drop());
const own = owning(db);

const VALID = [
  "pat.o'neil@club-one.test",
  'pat&kim@club-one.test',
  'pat+kids@club-one.test',
  'info@north.football',
  'a_b%c@mail.club-one.photography',
  'office@club.xn--p1ai',
];
const INVALID = [
  "Pat O'Neil <pat@club-one.test>",
  'pat@münchen.test',
  'pät@club.test',
  'pat kim@club.test',
  'pat@club',
  'pat@club.t',
  'pat@club..test',
  'pat@@club.test',
  '"pat"@club.test',
  'pat@club.test;kim@club.test',
  `${'x'.repeat(250)}@club.test`,
];
const PLACES = {
  contact: (email: string) => makeOrganization(db.owner, { contact_email: email }),
  invitation: (email: string) => own('select app_private.checked_email($1)', [email]),
  'sign-up': (email: string) => own(`select app_private.self_signup($1, 'Club')`, [email]),
  application: async (email: string) => (await applyingFixture(db)).contact({ primary_contact_email: email }),
};

describe.each(Object.entries(PLACES))('%s', (_place, save) => {
  it.each(VALID)('[R7] [R8] takes %s', async (email) => {
    await save(email);
    expect(isEmail(email)).toBe(true);
  });
  it.each(INVALID)('[R7] [R8] refuses %s', async (email) => {
    expect((await refusal(save(email) as Promise<unknown>)).code).toMatch(/^(SL422|23514)$/);
    expect(isEmail(email)).toBe(false);
  });
});

it('[R7] an address is stored as it was typed', async () => {
  const fixture = await applyingFixture(db);
  for (const email of VALID) {
    const { answers } = await fixture.contact({ primary_contact_email: ` ${email} ` });
    expect(answers['primary-contact'].primaryContactEmail).toBe(email);
  }
  expect(Object.keys(strips)).not.toContain('email');
});

it('[R8] every constraint on an address has the rule', async () => {
  const rows = await own(
    `select conname from pg_constraint where contype = 'c' and pg_get_constraintdef(oid) ~ '@.*A-Za-z'
       and strpos(replace(pg_get_constraintdef(oid), '''''', ''''), app_private.email_pattern()) = 0`,
  );
  expect(rows).toEqual([]);
});
