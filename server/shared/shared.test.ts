import { describe, expect, it } from '@jest/globals';
import { signFileUrl, verifyFileUrl } from './files/fileUrls.ts';
import { type LinkKind, signLink, verifyLink } from './links/links.ts';
import { hashPassword, passwordMessage, verifyPassword } from './passwords/passwords.ts';
import { renderTags } from './text/tags.ts';

const SECRET = 'a secret that is long enough for tests';
const NOW = 1_800_000_000;
const DAY = 86_400;
/** Whole days that a link of each kind is valid after the day on which it was created; null: forever. */
const DAYS: Record<LinkKind, number | null> = {
  offer: 180,
  application: 180,
  league: 180,
  deadline: 180,
  forwarded_task: 180,
  campaign: null,
  season: null,
  invitation: 14,
  recovery: 1,
  member: 14,
};

describe('links', () => {
  it('[L-010] return what was signed, and nothing after they expire', () => {
    for (const [kind, days] of Object.entries(DAYS) as [LinkKind, number | null][]) {
      const token = signLink({ kind, id: 7, v: 2 }, SECRET, NOW);
      expect(verifyLink(token, [SECRET], NOW)).toMatchObject({ kind, id: 7, v: 2 });
      const end = (Math.floor(NOW / DAY) + 1 + (days ?? 5000)) * DAY;
      expect(verifyLink(token, [SECRET], end - 1)).toMatchObject({ kind });
      expect(verifyLink(token, [SECRET], end) === null).toBe(days !== null);
    }
  });

  it('[L-010] are invalid under another secret', () => {
    expect(
      verifyLink(signLink({ kind: 'offer', id: 7, v: 1 }, SECRET, NOW), ['another secret, just as long as that'], NOW),
    ).toBeNull();
  });

  it('are the same text all day, so that staff can copy them again', () => {
    const morning = Math.floor(NOW / 86_400) * 86_400;
    const sign = (at: number) => signLink({ kind: 'offer', id: 7, v: 1 }, SECRET, at);
    expect(sign(morning)).toBe(sign(morning + 86_399));
    expect(sign(morning)).not.toBe(sign(morning + 86_400));
  });
});

describe('passwords', () => {
  it('match their own hash only, and no hash at all matches nothing', async () => {
    const hash = await hashPassword('Field-Day-9');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('Field-Day-9')).not.toBe(hash);
    expect(await verifyPassword('Field-Day-9', hash)).toBe(true);
    expect(await verifyPassword('Field-Day-8', hash)).toBe(false);
    expect(await verifyPassword('', null)).toBe(false);
  });

  it('[S-375] [S-376] need nine characters of all four kinds, twice the same', () => {
    expect(passwordMessage('Field-Day-9', 'Field-Day-9')).toBeNull();
    expect(passwordMessage('Field-Day-9', 'Field-Day-8')).toBe('Your passwords must match.');
    for (const weak of ['Fie-Day9', 'field-day-9', 'FIELD-DAY-9', 'Field-Day-x', 'FieldDay99', 42]) {
      expect(passwordMessage(weak, weak)).not.toBeNull();
    }
  });
});

describe('tags', () => {
  it('[S-294] [S-313] are replaced by the values, unknown ones stay', () => {
    expect(
      renderTags('{{sponsor_name}} at {{ league_city }} {{other}}', { sponsor_name: 'Acme', league_city: null }),
    ).toBe('Acme at  {{other}}');
  });
});

describe('file addresses', () => {
  const parts = (address: string) => new URL(address, 'http://localhost').searchParams;
  it('hold for the file and the hours they were made for', () => {
    const query = parts(signFileUrl('ab/file.jpg', SECRET, NOW));
    const check = (key: string, at: number, expiry = query.get('e') ?? '') =>
      verifyFileUrl(key, expiry, query.get('s') ?? '', [SECRET], at);
    expect(check('ab/file.jpg', NOW)).toBe(true);
    expect(check('ab/file.jpg', NOW + 8 * 3600)).toBe(false);
    expect(check('ab/other.jpg', NOW)).toBe(false);
    expect(check('ab/file.jpg', NOW, String(Number(query.get('e')) + 3600))).toBe(false);
  });

  it('open neither another size of the same picture nor another record’s file, however they are put together', () => {
    const keys = [
      'ab/file.jpg',
      'ab/file.png',
      'thumbnails/ab/file.jpg',
      'thumbnails/ab/file.png',
      'contracts/7-1-aa.pdf',
      'contracts/7-2-aa.pdf',
      'contracts/71-2-aa.pdf',
      'ab/file.jp',
      'b/file.jpg',
    ];
    for (const own of keys) {
      const query = parts(signFileUrl(own, SECRET, NOW));
      const [expiry, signature] = [query.get('e') ?? '', query.get('s') ?? ''];
      const opened = keys.filter((key) => verifyFileUrl(key, expiry, signature, [SECRET], NOW));
      expect(opened).toEqual([own]);
      for (const [key, at] of [
        [`${own}\n${expiry}`, expiry],
        [own.slice(0, -1), `${own.at(-1)}${expiry}`],
        [own, `${expiry}0`],
        [own, ''],
        [own.toUpperCase(), expiry],
      ] as const)
        expect(verifyFileUrl(key, at, signature, [SECRET], NOW)).toBe(false);
      expect(verifyFileUrl(own, expiry, signature.slice(0, -1), [SECRET], NOW)).toBe(false);
    }
  });
});
