import { ExternalServiceError, fetchJson } from '../externalServices/externalService.ts';
import { type AddressVerifier, notLocated, readableAddress, type VerifiedAddress } from './address.ts';

const HOST = 'https://api.lob.com';
const TIMEOUT = 5000;

interface UsAnswer {
  deliverability: string;
  primary_line: string;
  secondary_line: string;
  components?: { city: string; state: string; zip_code: string; zip_code_plus_4: string };
}
interface InternationalAnswer {
  deliverability: string;
  primary_line: string;
  secondary_line: string;
  components?: { city: string; state: string; postal_code: string };
}

/** Address verification by Lob: its US endpoint for US addresses, its international endpoint for Canadian ones. */
export function lobVerifier(key: string, fetcher: typeof fetch = fetch): AddressVerifier {
  const ask = async <Answer>(path: string, body: Record<string, string>): Promise<Answer> => {
    const { status, body: answer } = await fetchJson<Answer>(
      fetcher,
      HOST + path,
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT),
      },
      [422],
    );
    if (status === 422) throw notLocated();
    return answer;
  };
  return {
    async verify(given): Promise<VerifiedAddress> {
      const address = readableAddress(given);
      const common = { recipient: address.name, primary_line: address.line1, secondary_line: address.line2 ?? '' };
      if (address.country === 'CA') {
        const answer = await ask<InternationalAnswer>('/v1/intl_verifications', {
          ...common,
          city: address.city,
          state: address.state,
          postal_code: address.zip,
          country: 'CA',
        });
        const { city = '', state = '', postal_code = '' } = answer.components ?? {};
        return normalised(address, answer, city, state, postal_code);
      }
      const answer = await ask<UsAnswer>('/v1/us_verifications', {
        ...common,
        city: address.city,
        state: address.state,
        zip_code: address.zip,
      });
      const { city = '', state = '', zip_code = '', zip_code_plus_4: plus = '' } = answer.components ?? {};
      return normalised(address, answer, city, state, plus ? `${zip_code}-${plus}` : zip_code);
    },
  };
}

function normalised(
  address: ReturnType<typeof readableAddress>,
  answer: { deliverability: string; primary_line: string; secondary_line: string },
  city: string,
  state: string,
  zip: string,
): VerifiedAddress {
  if (typeof answer.deliverability !== 'string') throw new ExternalServiceError('answered in another form');
  // an address that was understood but may be undeliverable is returned with its deliverability (B-193)
  if (!answer.primary_line || !city || !zip) throw notLocated();
  return {
    ...address,
    line1: answer.primary_line,
    line2: answer.secondary_line || null,
    city,
    state,
    zip,
    deliverability: answer.deliverability,
  };
}
