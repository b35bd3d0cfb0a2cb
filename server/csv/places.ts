import { type CsvList, isFormula } from './read.ts';

/** B-296. */
export const PLACE_COLUMNS = ['address', 'address_1', 'address_2', 'city', 'state', 'zip', 'name'] as const;
export const MAX_PLACES = 5000;

export interface ListedPlace {
  row: number;
  name: string | null;
  /** The complete address in one line. */
  address: string;
  city: string | null;
  state: string | null;
  zip: string | null;
}

/**
 * Parses the places of a list (B-303): each row has an address, or address_1 (and address_2) with city and state or
 * zip; in a list without addresses a zip is enough (T14). `errors`: one message per row without a place; a list without
 * such a column is one error.
 */
export function placesOf(list: CsvList): { places: ListedPlace[]; errors: string[] } {
  const has = (name: string) => list.columns.has(name);
  const zipsOnly = !has('address') && !has('address_1');
  if (zipsOnly && !has('zip'))
    return { places: [], errors: ['The file needs a column address, address_1 with city and state or zip, or zip.'] };
  if (list.rows.length === 0) return { places: [], errors: ['The file has no rows.'] };
  const places: ListedPlace[] = [];
  const errors: string[] = [];
  for (const { row, cells } of list.rows) {
    const place = placeOf(cells, zipsOnly);
    if (typeof place === 'string') errors.push(`Row ${row}: ${place}`);
    else places.push({ row, ...place });
  }
  return { places, errors };
}

function placeOf(cells: Record<string, string>, zipsOnly: boolean): Omit<ListedPlace, 'row'> | string {
  const cell = (name: string) => cells[name] || null;
  const formula = PLACE_COLUMNS.find((name) => isFormula(cells[name] ?? ''));
  if (formula) return `${formula} looks like a formula.`;
  const long = PLACE_COLUMNS.find((name) => (cells[name] ?? '').length > 200);
  if (long) return `${long} has more than 200 characters.`;
  const [whole, city, state, zip] = [cell('address'), cell('city'), cell('state'), cell('zip')].map(
    (one) => one ?? null,
  );
  const street = [cell('address_1'), cell('address_2')].filter((part) => part !== null).join(', ');
  if (zipsOnly && !zip) return 'the zip is missing.';
  if (!zipsOnly && !whole && !street) return 'the address is missing.';
  if (!zipsOnly && !whole && !zip && !(city && state)) return 'address_1 needs a city and state, or a zip.';
  const region = [state, zip].filter((part) => part !== null).join(' ');
  const address = [whole ?? street, city, region].filter((part) => part).join(', ');
  return { name: cell('name'), address, city: city ?? null, state: state ?? null, zip: zip ?? null };
}
