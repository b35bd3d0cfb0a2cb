import { describe, expect, it } from '@jest/globals';
import { pathsWithoutRow, withoutRow } from './rowsOf.ts';

describe('a row that is taken out of a list', () => {
  it('[L-162] [L-173] is named among the rows to remove only when it is stored', () => {
    const answers = { programs: [{ id: 3 }, { id: 0 }, { id: 5 }], removedIds: [2] };
    expect(withoutRow(answers, 'programs', 0)).toEqual({ programs: [{ id: 0 }, { id: 5 }], removedIds: [2, 3] });
    expect(withoutRow(answers, 'programs', 1)).toEqual({ programs: [{ id: 3 }, { id: 5 }], removedIds: [2] });
  });

  it('takes the names of its fields along and moves those of the rows after it', () => {
    const paths = new Set(['programs.0.name', 'programs.1.name', 'programs.2.season', 'note']);
    expect([...pathsWithoutRow(paths, 'programs', 1)]).toEqual(['programs.0.name', 'programs.1.season', 'note']);
  });
});
