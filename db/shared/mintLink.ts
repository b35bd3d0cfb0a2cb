import { type LinkClaims, linkRecordId, type PageLinkKind, signLink } from './links.ts';

/** Runs one statement and returns its rows; the server's authenticator and the worker's owner both may. */
export type MintQuery = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/** What to link to: the record, for an application the offer it belongs to, for a season its sponsor, season and year. */
export interface LinkTarget {
  kind: PageLinkKind;
  id: number;
  season?: string | undefined;
  year?: number | undefined;
}

/**
 * The token that opens a record's page now, or null when the record is gone or its links are revoked. `now` in seconds
 * by our clock. Same day, same record: the same token.
 */
export async function mintLink(
  query: MintQuery,
  secret: string,
  now: number,
  target: LinkTarget,
): Promise<string | null> {
  const [found] = await query<{ claims: Record<string, unknown> | null }>(
    'select app_private.link_record($1, $2) as claims',
    [target.kind, target.id],
  );
  if (!found?.claims) return null;
  const claims: Omit<LinkClaims, 'v' | 'exp'> = {
    kind: target.kind,
    context: target.kind,
    ...found.claims,
    // an application link opens an organization's wizard; the offer is one of its claims
    id: target.kind === 'application' ? Number(found.claims.organization_id) : target.id,
    ...(target.kind === 'season' ? { season: target.season as string, year: target.year as number } : {}),
  };
  const [version] = await query<{ version: number | null }>('select app_private.link_version($1, $2) as version', [
    claims.kind,
    linkRecordId(claims),
  ]);
  if (!version || version.version === null) return null;
  return signLink({ ...claims, v: version.version }, secret, now);
}
