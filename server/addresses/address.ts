import { HttpError } from '../http/errors.ts';

/** An address from a form; any field may be missing. */
export interface AddressInput {
  name?: string | null;
  line1?: string | null;
  line2?: string | null;
  city?: string | null;
  state?: string | null;
  zip?: string | null;
  country?: 'US' | 'CA' | null;
}

/** A complete address with the service's verdict. */
export interface VerifiedAddress {
  name: string;
  line1: string;
  line2: string | null;
  city: string;
  state: string;
  zip: string;
  country: 'US' | 'CA';
  deliverability: string;
}

/** Verifies addresses; throws an HttpError for one that it cannot locate. */
export interface AddressVerifier {
  verify(address: AddressInput): Promise<VerifiedAddress>;
}

/** The message of S-356 and S-358. */
export const notLocated = () =>
  new HttpError(
    422,
    'This address could not be located. Please include the city and state or zip code, plus the unit number if there is one.',
    'SL422',
    'line1',
  );

const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/**
 * The trimmed fields of an address that has everything a check needs (S-350); otherwise throws an HttpError that names
 * the field.
 */
export function readableAddress(given: AddressInput) {
  const address = {
    name: clean(given.name),
    line1: clean(given.line1),
    line2: clean(given.line2) || null,
    city: clean(given.city),
    state: clean(given.state).toUpperCase(),
    zip: clean(given.zip).toUpperCase(),
    country: given.country ?? 'US',
  };
  if (!address.name) throw new HttpError(422, 'The address needs a name.', 'SL422', 'name');
  if (address.name.length > 40) throw new HttpError(422, 'The name may have at most 40 characters.', 'SL422', 'name');
  if (!address.line1) throw new HttpError(422, 'The address needs a street line.', 'SL422', 'line1');
  if (!address.zip && !(address.city && address.state)) throw notLocated();
  return address;
}
