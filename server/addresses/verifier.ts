import type { Logger } from 'pino';
import type { Database } from '../database/pool.ts';
import { ExternalService } from '../externalServices/externalService.ts';
import type { AddressVerifier } from './address.ts';
import { lobVerifier } from './lob.ts';
import { rulesVerifier } from './rules.ts';

/**
 * Lob if its key is set; the built-in rules otherwise, and while Lob is unavailable, so that an address can always be
 * entered.
 */
export function addressVerifier(
  lobKey: string | null,
  database: Database,
  log: Pick<Logger, 'warn'>,
  fetcher: typeof fetch = fetch,
): AddressVerifier {
  const rules = rulesVerifier(database);
  if (!lobKey) return rules;
  const service = lobVerifier(lobKey, fetcher);
  const breaker = new ExternalService('Lob', log);
  return {
    verify: async (address) => (await breaker.ask(() => service.verify(address)))?.answer ?? rules.verify(address),
  };
}
