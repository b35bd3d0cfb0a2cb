import { type CsvList, isFormula, withoutEscape } from './read.ts';

type Reader = (cell: string) => unknown;

class Unreadable extends Error {}
const unreadable = (message: string): never => {
  throw new Unreadable(message);
};
const shown = (cell: string) => `"${cell.slice(0, 40)}"`;

const text: Reader = (cell) => (isFormula(cell) ? unreadable('begins like a formula.') : withoutEscape(cell));
const flag: Reader = (cell) => {
  if (/^(true|t|yes|y|1)$/i.test(cell)) return true;
  if (/^(false|f|no|n|0)$/i.test(cell)) return false;
  return unreadable(`must be true or false, not ${shown(cell)}.`);
};
const whole: Reader = (cell) =>
  /^\d{1,9}$/.test(cell) ? Number(cell) : unreadable(`must be a whole number, not ${shown(cell)}.`);
const state: Reader = (cell) => String(text(cell)).toUpperCase();

interface Column {
  /** The organization's field where it is called otherwise. */
  field?: string;
  /** How a cell is read. */
  read: Reader;
  /** Other headings that it is known by; the console's exports and common spreadsheets have these. */
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
    aliases: ['players', 'participants', 'participants_a_year', 'number_of_unique_participants_per_year'],
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
const ID_ALIASES = ['no', 'organization_id', 'league_id'];

export const LEAGUE_COLUMNS: readonly string[] = ['id', ...Object.keys(COLUMNS)];
export const MAX_LEAGUES = 10_000;

/** The column of a list that an organization's field came from. */
export const columnOf = (field: string): string =>
  Object.entries(COLUMNS).find(([column, { field: own = column }]) => own === field)?.[0] ?? field;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** Guesses the column that a heading stands for; each column once, for the first heading that may be it. */
export function guessColumn(): (heading: string) => string | null {
  const taken = new Set<string>();
  const known = new Map<string, string>(ID_ALIASES.map((alias) => [alias, 'id']));
  for (const [column, { aliases = [] }] of Object.entries(COLUMNS))
    for (const alias of aliases) known.set(alias, column);
  for (const column of LEAGUE_COLUMNS) known.set(column, column);
  return (heading) => {
    const column = known.get(plain(heading));
    if (!column || taken.has(column)) return null;
    taken.add(column);
    return column;
  };
}

/** An error in the file, in one of its rows or in a cell. */
export interface ImportError {
  row: number | null;
  column: string | null;
  message: string;
  /** All of it in one fullMessage. */
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
 * The changes that a list asks for: blank cells leave a value as it is, unknown columns are left to the caller to report
 * (B-372). `errors`: every cell that cannot be read, and a missing id or one that is there twice; the rest of their rows
 * is among the changes, so that the database's errors are known at the same time (B-370).
 * `confidences`: the values that data_confidence may have.
 */
export function changesOf(
  list: CsvList,
  confidences: readonly string[],
): { changes: LeagueChange[]; errors: ImportError[] } {
  if (!list.columns.has('id')) return { changes: [], errors: [ofFile('The file needs a column id.')] };
  if (list.columns.size === 1) return { changes: [], errors: [ofFile('The file has no column that can be updated.')] };
  if (list.rows.length === 0) return { changes: [], errors: [ofFile('The file has no rows.')] };
  const changes: LeagueChange[] = [];
  const errors: ImportError[] = [];
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

/** A data confidence as it is stored, or in words as exports write it. */
function confidenceOf(cell: string, confidences: readonly string[]): string {
  const value = cell.toLowerCase().replaceAll(' ', '_');
  return confidences.includes(value)
    ? value
    : unreadable(`must be one of ${confidences.join(', ')}, not ${shown(cell)}.`);
}
