import { describe, expect, it } from '@jest/globals';
import { matchesOf, mentionedIn, mentionLabel, partsOf, typedMention } from './mentions.ts';

const staff = [
  { id: 1, name: 'Ann Lee', email: 'ann@sideline.test' },
  { id: 2, name: 'Ann Lee-Brown', email: 'brown@sideline.test' },
  { id: 3, name: 'Sam Roe', email: 'sam@sideline.test' },
  { id: 4, name: 'Sam Roe', email: 'roe@sideline.test' },
  { id: 5, name: null, email: 'new.one@sideline.test' },
];
const names = (query: string) => matchesOf(query, staff).map(({ id }) => id);

describe('mentions', () => {
  it('are by name, or by email if the name is shared or missing', () => {
    expect(staff.map((person) => mentionLabel(person, staff))).toEqual([
      'Ann Lee',
      'Ann Lee-Brown',
      'sam@sideline.test',
      'roe@sideline.test',
      'new.one@sideline.test',
    ]);
  });

  it.each([
    ['@Ann Lee please', [1]],
    ['@Ann Lee-Brown please', [2]],
    ['(@Ann Lee) and @Ann Lee', [1]],
    ['@Ann Leeds', []],
    ['mail x@Ann Lee', []],
    ['@sam@sideline.test, @roe@sideline.test', [3, 4]],
    ['@new.one@sideline.test.', [5]],
    ['@Sam Roe', []],
    ['Nobody', []],
  ])('of “%s” are %j', (text, ids) => expect(mentionedIn(text, staff)).toEqual(ids));

  it('match labels exactly, including special characters', () => {
    expect(partsOf('@A.B (x) and @AxB', ['A.B (x)'])).toEqual([
      { text: '@A.B (x)', mention: true },
      { text: ' and @AxB', mention: false },
    ]);
  });

  it('are suggested for the text between an @ and the caret', () => {
    expect(typedMention('Ask @an', 7)).toEqual({ start: 4, query: 'an' });
    expect(typedMention('Ask @an lee', 11)).toEqual({ start: 4, query: 'an lee' });
    expect(typedMention('@', 1)).toEqual({ start: 0, query: '' });
    expect(typedMention('Ask @an', 4)).toBeNull();
    expect(typedMention('a@b', 3)).toBeNull();
    expect(typedMention('@ann lee and more', 17)).toBeNull();
  });

  it('find people by word prefixes, ignoring case and accents', () => {
    expect(names('le')).toEqual([1, 2]);
    expect(names('ann l')).toEqual([1, 2]);
    expect(names('ROE')).toEqual([3, 4]);
    expect(names('nn')).toEqual([]);
    expect(names('Ann Lee ')).toEqual([]);
    expect(matchesOf('jose', [{ id: 9, name: 'José Díaz', email: 'x@y.test' }])).toHaveLength(1);
  });
});
