import type { Request } from 'express';
import type { QueryResultRow } from 'pg';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { type ListedPlace, MAX_PLACES, PLACE_COLUMNS, placeColumnsOf, placesOf } from '../csv/places.ts';
import { CSV_MAX_BYTES, CSV_TOO_LARGE, ROWS_AT_ONCE, readCsv } from '../csv/read.ts';
import type { Query } from '../database/pool.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import type { Receive } from '../files/receive.ts';
import type { Places, Point } from '../geocoding/places.ts';
import { ListError } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';

const upload = (field: string) => ({ field, maxBytes: CSV_MAX_BYTES, tooLarge: CSV_TOO_LARGE });

interface Located extends QueryResultRow {
  row_number: number;
  lat: number | null;
  /** Its parts contradict each other: it cannot be used. */
  error: string | null;
  /** It may be right, but the tables do not know it. */
  warning: string | null;
}

/** Lists uploaded as CSV files (multipart); 422 with `errors`, a message for each invalid row. */
export function installCsv(
  { express, database }: ServerContext,
  { receive, places: service }: { receive: Receive; places: Places },
): void {
  /**
   * file → {id, added, known, locations, errors, warnings, ignored}: the filter with its places, how many were added and
   * how many it already had; rows that were left out are in errors (S-428, B-303), added ones that should be checked in
   * warnings, headings that were not read in ignored.
   */
  express.post(
    '/search_filters/:id/add_csv_locations',
    only('admin'),
    receive(upload('file')),
    limited(listSemaphore, async (req, res) => {
      const id = idOf(req.params.id, 'id');
      const { list, places, errors } = await placesIn(req, 'file');
      if (places.length === 0) throw new ListError(errors, 'file');
      const points = await service.geocodeAll(places.map(lineOf));
      const answer = await database.as(viewerOf(req), async (query) => {
        const located = await locate(query, places, points);
        const usable = located.filter(({ error, lat }) => !error && lat !== null);
        const refused = located.flatMap(({ error, lat, warning }) => error ?? (lat === null ? (warning ?? []) : []));
        const all = [...errors, ...refused].sort(byRow);
        const known = await query('select row_number from app_public.add_csv_locations($1, $2::jsonb)', [
          id,
          JSON.stringify(usable.map(({ row_number: row, ...place }) => ({ row, ...place }))),
        ]);
        if (usable.length === 0) throw new ListError(all, 'file');
        const locations = await query(
          'select id, name, kind::text, place, lat, lon from app_public.locations where location_filter_id = $1 order by id',
          [id],
        );
        const warnings = usable.flatMap(({ warning }) => warning ?? []);
        const added = usable.length - known.length;
        return { id, added, known: known.length, locations, errors: all, warnings, ignored: list.ignored };
      });
      res.status(201).json(answer);
    }),
  );

  /**
   * locations_file → the items of the sponsor's new list, each with a warning if the tables do not know its place; nothing
   * is saved if a row is invalid (S-427). With ?preview=1, the same without saving it: 200, and items without ids.
   */
  express.post(
    '/sponsors/:id/location_lists',
    only('admin'),
    receive(upload('locations_file')),
    limited(listSemaphore, async (req, res) => {
      const preview = req.query.preview === '1';
      const id = idOf(req.params.id, 'id');
      const { places, errors } = await placesIn(req, 'locations_file');
      if (errors.length > 0) throw new ListError(errors, 'locations_file');
      const points = await service.geocodeAll(places.map(lineOf));
      const items = await database.as(viewerOf(req), async (query) => {
        const located = await locate(query, places, points);
        const refused = located.flatMap(({ error }) => error ?? []);
        if (refused.length > 0) throw new ListError(refused, 'locations_file');
        if (preview) return located.map(({ row_number: _, error: __, ...item }) => item);
        const stored = await query(
          `select id, location_list_id, name, address, city, state, zip, lat, lon
           from app_public.create_location_list($1, $2::jsonb)`,
          [id, JSON.stringify(located)],
        );
        return stored.map((item, n) => ({ ...item, warning: located[n]?.warning ?? null }));
      });
      res.status(preview ? 200 : 201).json(items);
    }),
  );
}

const byRow = (error: string, other: string) => Number(/\d+/.exec(error)?.[0]) - Number(/\d+/.exec(other)?.[0]);

/** The places of an uploaded list, and an error for each row without one. */
async function placesIn(req: Request, field: string) {
  const rules = { field, maxRows: MAX_PLACES, columns: PLACE_COLUMNS, columnsOf: placeColumnsOf };
  const list = await readCsv(req.file, rules);
  return { list, ...placesOf(list) };
}

/** A listed place in one line, for a maps provider. */
const lineOf = ({ address, city, state, zip }: ListedPlace): string =>
  [address, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The places by row, with a maps provider's coordinates where it has some; the tables have the others. */
async function locate(query: Query, places: ListedPlace[], points: (Point | null)[]): Promise<Located[]> {
  const given = places.map((place, n) => ({ ...place, lat: points[n]?.lat ?? null, lon: points[n]?.lon ?? null }));
  const located: Located[] = [];
  for (let start = 0; start < given.length; start += ROWS_AT_ONCE)
    located.push(
      ...(await query<Located>('select * from app_public.locate_places($1::jsonb)', [
        JSON.stringify(given.slice(start, start + ROWS_AT_ONCE)),
      ])),
    );
  return located;
}
