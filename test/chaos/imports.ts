/** A superadmin who imports the same leagues repeatedly while processes are killed. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

const IMPORTED = 150;

/** Creates the leagues that only imports change; returns their ids. */
export async function makeImportedLeagues(owner: pg.Pool): Promise<number[]> {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app_public.organizations (name) select 'Import League ' || n from generate_series(1, $1::int) n returning id`,
    [IMPORTED],
  );
  return rows.map(({ id }) => id);
}

type Ending = { kind: 'done' } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/**
 * Imports in rounds until told to stop; each round writes its number to every league. Returns violations, and stores
 * the number of the last acknowledged round in `seen`.
 */
export async function importRounds(
  send: (form: FormData) => Promise<Ending>,
  ids: readonly number[],
  seen: { imported: number; wrong: string[] },
  stopping: () => boolean,
): Promise<void> {
  for (let round = 1; !stopping(); round += 1) {
    const form = new FormData();
    const rows = ids.map((id) => `${id},${round}`);
    form.set('file', new Blob([`id,old_shipping_address\n${rows.join('\n')}\n`]), 'leagues.csv');
    const ending = await send(form);
    if (ending.kind === 'done') seen.imported = round;
    if (ending.kind === 'refused') seen.wrong.push(`import ${round} was refused: ${ending.code}`);
    await pause(250);
  }
}
