/**
 * Hosts whose reports may be embedded in a sponsor's dashboard (S-159); `*.` covers a domain and all its subdomains.
 */
const DEFAULT = '*.looker.com,lookerstudio.google.com';

const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/;

/** The hosts of LOOKER_HOSTS, separated by commas. Throws an error that names an invalid one. */
export function lookerHosts(setting: string | undefined): string[] {
  const hosts = (setting?.trim() || DEFAULT).split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new Error(`LOOKER_HOSTS must be hosts such as *.looker.com, separated by commas; "${wrong}" is none.`);
  return hosts;
}

/** The same as sources of a content security policy, where `*.` does not cover the domain itself. */
export const frameSources = (hosts: readonly string[]): string[] =>
  hosts.flatMap((host) =>
    host.startsWith('*.') ? [`https://${host.slice(2)}`, `https://${host}`] : [`https://${host}`],
  );
