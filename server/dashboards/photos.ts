import type { Database, Query } from '../database/pool.ts';
import { HttpError } from '../http/errors.ts';
import { type Fields, idOf, textOf } from '../http/input.ts';
import type { Viewer } from '../viewer.ts';

/** A photo of a dashboard with its caption, as listed when a download starts. */
export interface Photo {
  id: number;
  league: string | null;
  program: string | null;
  asset: string | null;
  /** YYYY-MM-DD. */
  day: string;
  city: string | null;
  state: string | null;
  /** When it was uploaded. */
  at: Date;
}

/** The maximum number of photos of one download. */
export const MAX_PHOTOS = 20_000;

/** Which photos to download: some by their ids, or all that match the filters of the page; null for any. */
export interface PhotoFilter {
  ids: number[] | null;
  /** A campaign's id, and that of a sponsored program (its offer). */
  campaign: number | null;
  league: number | null;
  state: string | null;
  sport: string | null;
  asset: string | null;
  from: string | null;
  to: string | null;
  /** Only those that the sponsor's people marked. */
  favorites: boolean;
}

const optional = <T>(value: unknown, read: (value: unknown) => T): T | null =>
  value === undefined || value === null || value === '' ? null : read(value);

function dayOf(value: unknown, field: string): string {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw new HttpError(422, 'Please give a date.', 'SL422', field);
}

function idsOf(value: unknown): number[] {
  const given = Array.isArray(value) ? value : String(value).split(',');
  if (given.length > MAX_PHOTOS) throw tooMany('ids');
  return given.map((id) => idOf(id, 'ids'));
}

const tooMany = (field?: string) =>
  new HttpError(
    422,
    `At most ${MAX_PHOTOS.toLocaleString('en')} photos at a time. Please filter them.`,
    'SL422',
    field,
  );

/** Parses the fields of a request. Errors: SL400 for an id, SL422 for a date and for too many ids. */
export const photoFilter = (fields: Fields): PhotoFilter => ({
  ids: optional(fields.ids, idsOf),
  campaign: optional(fields.campaign, (value) => idOf(value, 'campaign')),
  league: optional(fields.league, (value) => idOf(value, 'league')),
  state: textOf(fields.state),
  sport: textOf(fields.sport),
  asset: textOf(fields.asset),
  from: optional(fields.from, (value) => dayOf(value, 'from')),
  to: optional(fields.to, (value) => dayOf(value, 'to')),
  favorites: fields.favorites === '1',
});

/** The photos that the viewer may see and the filter selects, by league, asset and date. Errors: SL422 for too many. */
export async function findPhotos(query: Query, filter: PhotoFilter): Promise<Photo[]> {
  const { ids, campaign, league, state, sport, asset, from, to, favorites } = filter;
  const photos = await query<Photo & Record<string, unknown>>(
    `select p.id, l.organization_name as league, l.sponsorable_property_name as program, p.capability_name as asset,
       p.uploaded_on::text as day, l.city, l.state, p.created_at as at
     from app_public.dashboard_photos p join app_public.dashboard_leagues l on l.id = p.offer_id
     where ($1::int[] is null or p.id = any ($1)) and ($2::int is null or p.campaign_id = $2)
       and ($3::int is null or p.offer_id = $3) and ($4::text is null or l.state = $4)
       and ($5::text is null or l.sport_name = $5) and ($6::text is null or p.capability_name = $6)
       and ($7::date is null or p.uploaded_on >= $7) and ($8::date is null or p.uploaded_on <= $8)
       and (not $9 or p.favorites > 0)
     order by l.organization_name, p.offer_id, p.capability_name, p.created_at, p.id limit ${MAX_PHOTOS + 1}`,
    [ids, campaign, league, state, sport, asset, from, to, favorites],
  );
  if (photos.length > MAX_PHOTOS) throw tooMany();
  return photos;
}

/** The storage keys of those of these photos that the viewer may see now, by id. */
export async function keysOf(database: Database, viewer: Viewer, ids: number[]): Promise<Map<number, string>> {
  const rows = await database.as(viewer, (query) =>
    query<{ id: number; key: string }>(
      `select p.id, app_public.file_key(p.file_id, false) as key from app_public.dashboard_photos p
       where p.id = any ($1)`,
      [ids],
    ),
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}
