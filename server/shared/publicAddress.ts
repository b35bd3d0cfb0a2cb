import ipaddr from 'ipaddr.js';

export const NOT_PUBLIC = 'This address is not on the public internet.';

/** Whether an IP address is on the public internet; an IPv4 address in IPv6's form counts as itself. */
export function isPublic(address: string): boolean {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return !(parsed instanceof ipaddr.IPv6) || ((parsed.parts[0] ?? 0) & 0xe000) === 0x2000;
}

/** Why nothing is sent to this URL; null if something may be. Other names are checked when they are resolved. */
export function urlProblem(url: URL, privateAddresses: boolean): string | null {
  if (url.protocol !== 'https:' || url.username || url.password) return 'The address must be https, without a user.';
  if (privateAddresses) return null;
  if (!['', '8443'].includes(url.port)) return 'The port must be 443 or 8443.';
  // no name is resolved for a literal address; the URL parser has made 2130706433 and 0x7f.1 into 127.0.0.1
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return /(^|\.)localhost\.?$/.test(host) || (ipaddr.isValid(host) && !isPublic(host)) ? NOT_PUBLIC : null;
}
