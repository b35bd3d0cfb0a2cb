import { byAlias } from './columns.ts';
import { type CsvList, isFormula, type RowError, withoutEscape } from './read.ts';

type Reader = (cell: string) => unknown;

class Unreadable extends Error {}
const unreadable = (message: string): never => {
  throw new Unreadable(message);
};
const shown = (cell: string) => `"${cell.slice(0, 40)}"`;

const text: Reader = (cell) => (isFormula(cell) ? unreadable('looks like a formula.') : withoutEscape(cell));
const flag: Reader = (cell) => {
  if (/^(true|t|yes|y|1)$/i.test(cell)) return true;
  if (/^(false|f|no|n|0)$/i.test(cell)) return false;
  return unreadable(`must be true or false, not ${shown(cell)}.`);
};
const whole: Reader = (cell) =>
  /^\d{1,9}$/.test(cell) ? Number(cell) : unreadable(`must be a whole number, not ${shown(cell)}.`);
const state: Reader = (cell) => String(text(cell)).toUpperCase();

interface Column {
  /** The organization's field, if its name differs. */
  field?: string;
  /** Parses a cell. */
  read: Reader;
  /** Other accepted headings; the console's exports and common spreadsheets use these. */
  aliases?: string[];
}

/** Columns that a list may change (B-368, B-371). */
const COLUMNS: Record<string, Column> = {
  name: { read: text, aliases: ['organization', 'league', 'organization_name', 'league_name'] },
  data_confidence: { read: text, aliases: ['confidence'] },
  website_url: { read: text, aliases: ['website', 'web_site', 'url'] },
  website_sponsorships_url: {
    read: text,
    aliases: ['sponsorships_url', 'sponsorship_website', 'sponsorships_website'],
  },
  contact_phone: { read: text, aliases: ['phone', 'phone_number', 'telephone'] },
  contact_email: { read: text, aliases: ['email', 'e_mail', 'contact_e_mail', 'email_address', 'contact_emails'] },
  female: { read: flag, aliases: ['girls'] },
  male: { read: flag, aliases: ['boys'] },
  number_of_players: {
    field: 'number_of_unique_participants_per_year',
    read: whole,
    aliases: [
      'players',
      'participants',
      'participants_a_year',
      'unique_participants_per_year',
      'number_of_unique_participants_per_year',
    ],
  },
  max_age: { read: whole, aliases: ['maximum_age', 'oldest'] },
  min_age: { read: whole, aliases: ['minimum_age', 'youngest'] },
  winter_games: { read: flag, aliases: ['winter'] },
  spring_games: { read: flag, aliases: ['spring'] },
  summer_games: { read: flag, aliases: ['summer'] },
  fall_games: { read: flag, aliases: ['fall', 'autumn'] },
  old_shipping_address: { read: text, aliases: ['shipping_address'] },
  city: { read: text, aliases: ['town'] },
  state: { read: state, aliases: ['province'] },
  hubspot_company_id: { read: text, aliases: ['hubspot_id', 'hubspot'] },
};
export const LEAGUE_COLUMNS: readonly string[] = ['id', ...Object.keys(COLUMNS)];
export const MAX_LEAGUES = 10_000;

/** The list's column for an organization's field. */
export const columnOf = (field: string): string =>
  Object.entries(COLUMNS).find(([column, { field: own = column }]) => own === field)?.[0] ?? field;

/** Guesses the columns of headings. */
export const guessColumns = byAlias({ id: { aliases: ['no', 'organization_id', 'league_id'] }, ...COLUMNS });

/** An error in a list, one of its rows or a cell. */
export interface ImportError extends Omit<RowError, 'row'> {
  row: number | null;
  /** The complete message. */
  fullMessage: string;
}

export interface LeagueChange {
  row: number;
  id: number;
  patch: Record<string, unknown>;
}

const ofFile = (message: string): ImportError => ({ row: null, column: null, message, fullMessage: message });
const ofCell = (row: number, column: string, message: string): ImportError => ({
  row,
  column,
  message,
  fullMessage: `Row ${row}: ${column} ${message}`,
});

/**
 * Returns a list's changes: blank cells leave a value unchanged, unknown columns are left to the caller to report
 * (B-372). `errors`: every unreadable cell, and missing or duplicate ids; the rest of their rows is among the changes,
 * so that the database's errors are reported at the same time (B-370). `confidences`: the values that data_confidence
 * may have.
 */
export function changesOf(
  list: CsvList,
  confidences: readonly string[],
): { changes: LeagueChange[]; errors: ImportError[] } {
  const errors: ImportError[] = list.errors.map(({ row, column, message }) =>
    column ? ofCell(row, column, message) : { ...ofFile(message), row, fullMessage: `Row ${row}: ${message}` },
  );
  if (!list.columns.has('id')) return { changes: [], errors: [ofFile('The file needs a column id.')] };
  if (list.columns.size === 1) return { changes: [], errors: [ofFile('The file has no column that can be updated.')] };
  if (list.rows.length === 0 && errors.length === 0) return { changes: [], errors: [ofFile('The file has no rows.')] };
  const changes: LeagueChange[] = [];
  const seen = new Map<number, number>();
  for (const { row, cells } of list.rows) {
    const given = cells.id ?? '';
    const id = /^\d{1,10}$/.test(given) && Number(given) >= 1 && Number(given) <= 2_147_483_647 ? Number(given) : null;
    if (id === null) {
      errors.push(ofCell(row, 'id', `must be a whole number, not ${shown(given)}.`));
      continue;
    }
    const before = seen.get(id);
    if (before) {
      const message = `the id ${id} is in row ${before} already.`;
      errors.push({ row, column: 'id', message, fullMessage: `Row ${row}: ${message}` });
    }
    seen.set(id, row);
    const patch: Record<string, unknown> = {};
    for (const [column, { field = column, read }] of Object.entries(COLUMNS)) {
      const cell = cells[column];
      if (!cell) continue;
      try {
        patch[field] = column === 'data_confidence' ? confidenceOf(cell, confidences) : read(cell);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        errors.push(ofCell(row, column, error.message));
      }
    }
    if (!before) changes.push({ row, id, patch });
  }
  return { changes, errors };
}

/** Parses a data confidence, as stored or as exports write it. */
function confidenceOf(cell: string, confidences: readonly string[]): string {
  const value = cell.toLowerCase().replaceAll(' ', '_');
  return confidences.includes(value)
    ? value
    : unreadable(`must be one of ${confidences.join(', ')}, not ${shown(cell)}.`);
}
