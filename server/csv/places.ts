import { byAlias, type Columns } from './columns.ts';
import { type CsvList, isFormula } from './read.ts';

/** B-296. */
const COLUMNS = {
  address: { aliases: ['full_address', 'complete_address'] },
  address_1: { aliases: ['address1', 'address_line_1', 'line_1', 'street', 'street_1', 'street_address'] },
  address_2: { aliases: ['address2', 'address_line_2', 'line_2', 'street_2', 'suite', 'unit'] },
  city: { aliases: ['town'] },
  state: { aliases: ['province', 'state_province', 'state_or_province', 'st'] },
  zip: { aliases: ['zipcode', 'zip_code', 'zip_postal_code', 'postal', 'postalcode', 'postal_code', 'postcode'] },
  name: { aliases: ['store', 'store_name', 'location_name', 'nickname'] },
} satisfies Columns;

export const PLACE_COLUMNS = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
export const placeColumnsOf = byAlias(COLUMNS, { repeated: true });
export const MAX_PLACES = 5000;

export interface ListedPlace {
  row: number;
  name: string | null;
  /** The street, or the complete address in one line; empty if only the postal code is given. */
  address: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/**
 * Parses the places of a list (B-303): each row has an address, or address_1 (and address_2) with city and state or
 * zip, or only a zip (T14). `errors`: one message per row without a place; a list without
 * such a column is one error.
 */
export function placesOf(list: CsvList): { places: ListedPlace[]; errors: string[] } {
  if (!['address', 'address_1', 'zip'].some((name) => list.columns.has(name)))
    return { places: [], errors: ['The file needs a column address, address_1 with city and state or zip, or zip.'] };
  if (list.rows.length === 0) return { places: [], errors: ['The file has no rows.'] };
  const places: ListedPlace[] = [];
  const errors = list.errors.map(({ row, column, message }) =>
    [`Row ${row}:`, column, message].filter(Boolean).join(' '),
  );
  const unreadable = new Set(list.errors.map(({ row }) => row));
  for (const { row, cells } of list.rows) {
    if (unreadable.has(row)) continue;
    const place = placeOf(cells);
    if (typeof place === 'string') errors.push(`Row ${row}: ${place}`);
    else places.push({ row, ...place });
  }
  return { places, errors };
}

function placeOf(cells: Record<string, string>): Omit<ListedPlace, 'row'> | string {
  const formula = PLACE_COLUMNS.find((name) => isFormula(cells[name] ?? ''));
  if (formula) return `${formula} looks like a formula.`;
  const long = PLACE_COLUMNS.find((name) => (cells[name] ?? '').length > 200);
  if (long) return `${long} has more than 200 characters.`;
  const { address, address_1, address_2, city, state, zip, name } = cells;
  const street = [address_1, address_2].filter(Boolean).join(', ');
  if (!address && !street && !zip)
    return `the ${'address' in cells || 'address_1' in cells ? 'address' : 'zip'} is missing.`;
  if (!address && !zip && !(city && state)) return 'address_1 needs a city and state, or a zip.';
  return {
    name: name || null,
    address: address || street,
    city: city || null,
    state: state || null,
    zip: zip || null,
  };
}
