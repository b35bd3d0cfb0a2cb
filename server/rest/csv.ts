import type { QueryResultRow } from 'pg';
import { only } from '../auth/install.ts';
import type { ServerContext } from '../context.ts';
import { type ListedPlace, MAX_PLACES, PLACE_COLUMNS, placesOf } from '../csv/places.ts';
import { CSV_MAX_BYTES, CSV_TOO_LARGE, readCsv } from '../csv/read.ts';
import { limited, listSemaphore } from '../files/concurrency.ts';
import type { Receive } from '../files/receive.ts';
import type { Places } from '../geocoding/places.ts';
import { ListError } from '../http/errors.ts';
import { idOf, viewerOf } from '../http/input.ts';

const upload = (field: string) => ({ field, maxBytes: CSV_MAX_BYTES, tooLarge: CSV_TOO_LARGE });

interface Refusal extends QueryResultRow {
  row_number: number;
  /** Null: the filter already had this place. */
  error: string | null;
}
/** Lists uploaded as CSV files (multipart); 422 with `errors`, a message for each invalid row. */
export function installCsv(
  { express, database }: ServerContext,
  { receive, places: service }: { receive: Receive; places: Places },
): void {
  /**
   * file → {id, added, known, locations, errors}: the filter with its places, how many were added and how many it
   * already had; rows that were left out are in errors (S-428, B-303).
   */
  express.post(
    '/search_filters/:id/add_csv_locations',
    only('admin'),
    receive(upload('file')),
    limited(listSemaphore, async (req, res) => {
      const id = idOf(req.params.id, 'id');
      const list = await readCsv(req.file, { field: 'file', maxRows: MAX_PLACES, columns: PLACE_COLUMNS });
      const { places, errors } = placesOf(list);
      if (places.length === 0) throw new ListError(errors, 'file');
      const located = await withCoordinates(service, places);
      const answer = await database.as(viewerOf(req), async (query) => {
        const left = await query<Refusal>('select row_number, error from app_public.add_csv_locations($1, $2::jsonb)', [
          id,
          JSON.stringify(located),
        ]);
        const refused = left.flatMap(({ error }) => error ?? []);
        const all = [...errors, ...refused].sort(byRow);
        if (refused.length === located.length) throw new ListError(all, 'file');
        const locations = await query(
          'select id, name, kind::text, place, lat, lon from app_public.locations where location_filter_id = $1 order by id',
          [id],
        );
        const known = left.length - refused.length;
        return { id, added: located.length - left.length, known, locations, errors: all };
      });
      res.status(201).json(answer);
    }),
  );

  /** locations_file → the items of the sponsor's new list; nothing is saved if a row is invalid (S-427). */
  express.post(
    '/sponsors/:id/location_lists',
    only('admin'),
    receive(upload('locations_file')),
    limited(listSemaphore, async (req, res) => {
      const id = idOf(req.params.id, 'id');
      const list = await readCsv(req.file, { field: 'locations_file', maxRows: MAX_PLACES, columns: PLACE_COLUMNS });
      const { places, errors } = placesOf(list);
      if (errors.length > 0) throw new ListError(errors, 'locations_file');
      const located = await withCoordinates(service, places);
      const items = await database.as(viewerOf(req), (query) =>
        query(
          `select id, location_list_id, name, address, city, state, zip, lat, lon
         from app_public.create_location_list($1, $2::jsonb)`,
          [id, JSON.stringify(located)],
        ),
      );
      res.status(201).json(items);
    }),
  );
}

const byRow = (one: string, other: string) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]);

/**
 * The places with a maps provider's coordinates, if one is configured and answers in time; the table has the others.
 */
async function withCoordinates(service: Places, list: ListedPlace[]) {
  const points = await service.geocodeAll(list.map(({ address }) => address));
  return list.map((place, n) => ({ ...place, lat: points[n]?.lat ?? null, lon: points[n]?.lon ?? null }));
}
