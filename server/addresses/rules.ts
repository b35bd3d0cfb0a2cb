import { otherStateMessage } from '../../ui/address/address.ts';
import type { Database } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { type AddressVerifier, notLocated, readableAddress } from './address.ts';

/** The length of a complete Canadian postal code, which mail needs. */
const CANADIAN = 'K1P 5W1'.length;

/**
 * The built-in verification: postal code and state must agree with the table of places, which also completes missing
 * parts. A city that is far from the ZIP, and a city or ZIP that the table lacks, do not match: the user is warned and
 * may keep them (O11). Streets are not known here; a street line only needs a letter or a digit.
 */
export function rulesVerifier(database: Database): AddressVerifier {
  return {
    async verify(given) {
      const address = readableAddress(given);
      const { zip, city, state, country } = address;
      if (!/[A-Za-z0-9]/.test(address.line1)) throw notLocated();
      const locate = (...parts: [zip: string, city: string, state: string]) =>
        database.asServer<{ zip: string; city: string; state: string; belongs: boolean }>(
          'select zip, city, state, belongs from app_private.locate_address($1, $2, $3, $4)',
          [...parts, country],
        );
      const [place] = await locate(zip, city, state);
      if (!place && zip && state) {
        const [ofZip] = await locate(zip, '', '');
        if (ofZip && ofZip.state !== state)
          throw new HttpError(422, otherStateMessage(zip, ofZip.state), 'SL422', 'zip');
      }
      if (!place || (country === 'CA' && zip && place.zip.length < CANADIAN)) throw notLocated();
      return {
        ...address,
        city: place.city,
        state: place.state,
        zip: place.zip,
        deliverability: place.belongs ? 'deliverable' : 'no_match',
      };
    },
  };
}
