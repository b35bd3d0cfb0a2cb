/** Requests for the pages of links by people and by mail scanners, and how they are counted. */
import type { TestDatabase } from '../harness/database.ts';
import type { TestServer } from '../harness/server.ts';

/** The user agent of a person. */
export const PERSON = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

/** What opens a server's pages, and reads the counters of its database. */
export function linkViews({ owner }: TestDatabase, server: TestServer) {
  /** Requests a page. */
  const open = (path: string, method: string, headers: Record<string, string>) =>
    fetch(server.url + path, { method, headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

  /** Requests of mail scanners and browsers before anybody has clicked: two viewers by network address and user agent. */
  async function scan(path: string): Promise<void> {
    for (const [method, headers] of [
      ['GET', { 'user-agent': 'Mozilla/5.0 (compatible; Proofpoint URL scan)' }],
      ['HEAD', { 'user-agent': PERSON }],
      ['GET', { 'user-agent': PERSON, 'sec-purpose': 'prefetch;prerender' }],
      ['GET', { 'user-agent': PERSON, purpose: 'prefetch' }],
    ] as const)
      await (await open(path, method, headers)).arrayBuffer();
  }

  /** How many scanners and people have opened a link. */
  const counted = async (kind: string, id: string) =>
    (
      await owner.query(
        `select count(*) filter (where scanner)::int as scanners, count(*) filter (where not scanner)::int as people
         from app_private.link_views where kind = $1 and record_id = $2`,
        [kind, id],
      )
    ).rows[0];
  return { open, scan, counted };
}
