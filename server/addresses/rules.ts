import type { Database } from '../database/pool.ts';
import { type AddressVerifier, notLocated, readableAddress } from './address.ts';

const POSTAL_CODE = { US: /^\d{5}(-\d{4})?$/, CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/ };

/**
 * The built-in verification: postal code, city and state must agree with the table of places, which also completes
 * missing ones. A neighboring city does not match the ZIP: the user is warned and may keep it (O11). Streets are not
 * known here; a street line only needs a letter or a digit.
 */
export function rulesVerifier(database: Database): AddressVerifier {
  return {
    async verify(given) {
      const address = readableAddress(given);
      if (!/[A-Za-z0-9]/.test(address.line1)) throw notLocated();
      if (address.zip && !POSTAL_CODE[address.country].test(address.zip)) throw notLocated();
      const [place] = await database.asServer<{ zip: string; city: string; state: string; belongs: boolean }>(
        'select zip, city, state, belongs from app_private.locate_address($1, $2, $3, $4)',
        [address.zip, address.city, address.state, address.country],
      );
      if (!place) throw notLocated();
      return {
        ...address,
        city: place.city,
        state: place.state,
        zip: address.zip || place.zip,
        deliverability: place.belongs ? 'deliverable' : 'no_match',
      };
    },
  };
}
