import type { Row } from '../harness/factories.ts';
import type { Ask } from './support.ts';

/** How tests read a program and the ids of its primary places. `own`: runs statements as the owner. */
export function programRows(own: Ask) {
  const rowOf = async (id: number): Promise<Row> =>
    (await own('select * from app_public.sponsorable_properties where id = $1', [id]))[0] as Row;
  const primaryOf = async (id: number) =>
    (
      await own(
        'select play_location_id as id from app_public.sponsorable_property_play_locations where sponsorable_property_id = $1 and "primary"',
        [id],
      )
    ).map((row) => row.id);
  return { rowOf, primaryOf };
}
