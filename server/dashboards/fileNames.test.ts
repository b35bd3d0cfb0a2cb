import { describe, expect, it } from '@jest/globals';
import { namePart } from '../shared/text/fileName.ts';
import { photoNames } from './fileNames.ts';

describe('names of downloaded photos', () => {
  it.each([
    ['Łódź FC', 'Łódź FC'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Users\\x', 'C Users x'],
    ['a\u202egpj.exe\u0000b', 'a gpj.exe b'],
    ['  . dots . ', 'dots'],
    ['نادي الرياض', 'نادي الرياض'],
    ['e\u0301', 'é'],
    ['x'.repeat(300), 'x'.repeat(60)],
    ['😀'.repeat(70), '😀'.repeat(25)],
  ])('%j becomes %j', (text, name) => expect(namePart(text)).toBe(name));

  it('say league, asset and date, and differ even where case does not count', () => {
    const nameOf = photoNames();
    const caption = { league: 'Bears', asset: 'Game Signage', day: '2026-10-03' };
    expect([
      nameOf(caption, 'images/a.jpg'),
      nameOf({ ...caption, league: 'BEARS' }, 'images/b.jpg'),
      nameOf({ ...caption, day: '2026-10-03 (2)' }, 'images/c.jpg'),
      nameOf(caption, 'images/d.png'),
      nameOf({ league: null, asset: '///', day: '2026-10-03' }, 'images/e.jpg'),
    ]).toEqual([
      'Bears - Game Signage - 2026-10-03.jpg',
      'BEARS - Game Signage - 2026-10-03 (2).jpg',
      'Bears - Game Signage - 2026-10-03 (2) (2).jpg',
      'Bears - Game Signage - 2026-10-03.png',
      '2026-10-03.jpg',
    ]);
  });
});
