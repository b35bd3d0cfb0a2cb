import type { Request } from 'express';
import type { Config } from '../config.ts';
import { tokenHash } from '../shared/tokenHash.ts';

/** The browser of a request, as its person is shown it. */
export interface Device {
  /** SHA-256 of the id that our pages keep in the browser; of the user agent for a client without one. */
  hash: string;
  agent: string | null;
  /** Two letters, if the proxy in front says so in the header `COUNTRY_HEADER`; the network address is not looked up. */
  country: string | null;
}

/** Reads the browser of a request. */
export function deviceOfRequest(req: Request, { countryHeader }: Pick<Config, 'countryHeader'>): Device {
  const agent = req.get('user-agent')?.slice(0, 300) ?? null;
  const country = countryHeader ? req.get(countryHeader)?.toUpperCase() : undefined;
  return {
    hash: tokenHash(req.get('x-device')?.slice(0, 100) ?? agent ?? ''),
    agent,
    country: country && /^[A-Z]{2}$/.test(country) ? country : null,
  };
}
