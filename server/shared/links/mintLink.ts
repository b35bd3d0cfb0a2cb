import { type LinkClaims, linkRecordId, type PageLinkKind, signLink } from './links.ts';

/** Runs one statement and returns its rows; works for the server's authenticator and the worker's owner. */
export type MintQuery = <Row extends Record<string, unknown>>(text: string, values: unknown[]) => Promise<Row[]>;

/** The target of a link: the record, for an application its offer, for a season its sponsor, season and year. */
export interface LinkTarget {
  kind: PageLinkKind;
  id: number;
  season?: string | undefined;
  year?: number | undefined;
  /** For a dashboard: the sponsor's user who gets the link. */
  userId?: number | undefined;
}

/**
 * The tokens of many records of one kind by id, in two statements; a record that is gone or whose links are revoked is
 * missing from the map. Not for seasonal dashboards. `now` in seconds by the movable clock.
 */
export async function mintLinks(
  query: MintQuery,
  secret: string,
  now: number,
  kind: Exclude<PageLinkKind, 'season'>,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const found = await query<{ id: number; claims: Record<string, unknown> }>(
    `select i as id, r.claims from unnest($2::int[]) i cross join lateral (select app_private.link_record($1, i) as claims) r
     where r.claims is not null`,
    [kind, ids],
  );
  const claims = new Map(found.map((record) => [record.id, linkClaims(kind, record.id, record.claims)]));
  const keys = [...new Set([...claims.values()].map(linkRecordId))];
  const versions = await query<{ key: string; version: number | null }>(
    'select k as key, app_private.link_version($1, k) as version from unnest($2::text[]) k',
    [kind, keys],
  );
  const versionOf = new Map(versions.map(({ key, version }) => [key, version]));
  const tokens = new Map<number, string>();
  for (const [id, claim] of claims) {
    const version = versionOf.get(linkRecordId(claim)) ?? null;
    if (version !== null) tokens.set(id, signLink({ ...claim, v: version }, secret, now));
  }
  return tokens;
}

/** An application link opens an organization's wizard; the offer is one of its claims. */
const linkClaims = (
  kind: PageLinkKind,
  id: number,
  record: Record<string, unknown>,
): Omit<LinkClaims, 'v' | 'exp'> => ({
  kind,
  context: kind,
  ...record,
  id: kind === 'application' ? Number(record.organization_id) : id,
});

/**
 * The current token of a record's page, or null if the record is gone or its links are revoked. `now` in seconds by the
 * movable clock. Same day, same record: the same token.
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
    ...linkClaims(target.kind, target.id, found.claims),
    ...(target.kind === 'season' ? { season: target.season as string, year: target.year as number } : {}),
    ...(target.userId === undefined ? {} : { user_id: target.userId }),
  };
  const [version] = await query<{ version: number | null }>('select app_private.link_version($1, $2) as version', [
    claims.kind,
    linkRecordId(claims),
  ]);
  if (!version || version.version === null) return null;
  return signLink({ ...claims, v: version.version }, secret, now);
}
