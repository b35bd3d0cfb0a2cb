import { type CsvList, isFormula } from './read.ts';

type Reader = (cell: string) => unknown;

class Unreadable extends Error {}
const unreadable = (message: string): never => {
  throw new Unreadable(message);
};

const text: Reader = (cell) => (isFormula(cell) ? unreadable('begins like a formula.') : cell);
const flag: Reader = (cell) => {
  if (/^(true|t|yes|y|1)$/i.test(cell)) return true;
  if (/^(false|f|no|n|0)$/i.test(cell)) return false;
  return unreadable(`must be true or false, not "${cell.slice(0, 40)}".`);
};
const whole: Reader = (cell) =>
  /^\d{1,9}$/.test(cell) ? Number(cell) : unreadable(`must be a whole number, not "${cell.slice(0, 40)}".`);

/** Columns that a list may change, the organization's field where it is called otherwise, and how a cell is read (B-368, B-371). */
const COLUMNS: Record<string, { field?: string; read: Reader }> = {
  name: { read: text },
  data_confidence: { read: text },
  website_url: { read: text },
  website_sponsorships_url: { read: text },
  contact_phone: { read: text },
  contact_email: { read: text },
  female: { read: flag },
  male: { read: flag },
  number_of_players: { field: 'number_of_unique_participants_per_year', read: whole },
  max_age: { read: whole },
  min_age: { read: whole },
  winter_games: { read: flag },
  spring_games: { read: flag },
  summer_games: { read: flag },
  fall_games: { read: flag },
  old_shipping_address: { read: text },
  city: { read: text },
  state: { read: text },
  hubspot_company_id: { read: text },
};

export const LEAGUE_COLUMNS = ['id', ...Object.keys(COLUMNS)] as const;
export const MAX_LEAGUES = 5000;

/** The column of a list that an organization's field came from, for sentences. */
export const columnOf = (field: string): string =>
  Object.entries(COLUMNS).find(([column, { field: own = column }]) => own === field)?.[0] ?? field;

export interface LeagueChange {
  row: number;
  id: number;
  patch: Record<string, unknown>;
}

/**
 * The changes that a list asks for: blank cells leave a value as it is, unknown columns are left to the caller to report
 * (B-372). `errors`: a sentence for every cell that cannot be read, and for a missing id or one that is there twice.
 * `confidences`: the values that data_confidence may have.
 */
export function changesOf(
  list: CsvList,
  confidences: readonly string[],
): { changes: LeagueChange[]; errors: string[] } {
  if (!list.columns.has('id')) return { changes: [], errors: ['The file needs a column id.'] };
  if (list.columns.size === 1) return { changes: [], errors: ['The file has no column that can be updated.'] };
  if (list.rows.length === 0) return { changes: [], errors: ['The file has no rows.'] };
  const changes: LeagueChange[] = [];
  const errors: string[] = [];
  const seen = new Map<number, number>();
  for (const { row, cells } of list.rows) {
    const given = cells.id ?? '';
    const id = /^\d{1,10}$/.test(given) && Number(given) >= 1 && Number(given) <= 2_147_483_647 ? Number(given) : null;
    if (id === null) {
      errors.push(`Row ${row}: id must be a whole number, not "${given.slice(0, 40)}".`);
      continue;
    }
    const before = seen.get(id);
    if (before) errors.push(`Row ${row}: the id ${id} is in row ${before} already.`);
    seen.set(id, row);
    const patch: Record<string, unknown> = {};
    for (const [column, { field = column, read }] of Object.entries(COLUMNS)) {
      const cell = cells[column];
      if (!cell) continue;
      try {
        patch[field] = read(cell);
        if (column === 'data_confidence' && !confidences.includes(cell))
          unreadable(`must be one of ${confidences.join(', ')}, not "${cell.slice(0, 40)}".`);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        errors.push(`Row ${row}: ${column} ${error.message}`);
      }
    }
    changes.push({ row, id, patch });
  }
  return { changes, errors };
}
