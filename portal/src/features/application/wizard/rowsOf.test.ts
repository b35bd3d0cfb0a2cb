import { describe, expect, it } from '@jest/globals';
import { pathsWithoutRow, withoutRow } from './rowsOf.ts';

describe('a row removed from a list', () => {
  it('[L-162] [L-173] is listed among the rows to delete only if it is stored', () => {
    const answers = { programs: [{ id: 3 }, { id: 0 }, { id: 5 }], removedIds: [2] };
    expect(withoutRow(answers, 'programs', 0)).toEqual({ programs: [{ id: 0 }, { id: 5 }], removedIds: [2, 3] });
    expect(withoutRow(answers, 'programs', 1)).toEqual({ programs: [{ id: 3 }, { id: 5 }], removedIds: [2] });
  });

  it('drops the paths of its fields and shifts those of the rows after it', () => {
    const paths = new Set(['programs.0.name', 'programs.1.name', 'programs.2.season', 'note']);
    expect([...pathsWithoutRow(paths, 'programs', 1)]).toEqual(['programs.0.name', 'programs.1.season', 'note']);
  });
});
