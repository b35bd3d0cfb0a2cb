import type { ClientBase } from 'pg';
import { SPONSORS } from './names.ts';
import { storyCounts } from './story.ts';

/** Loads one transaction's worth of demo: `units` × (1,000 organizations, 3,000 programs, 6,000 offers). */
export interface Batch {
  client: ClientBase;
  units: number;
  /** Campaigns of one term in one unit; a term is a season of a year. */
  campaignsPerTerm: number;
  /** The very first batch also contains the story: the two leagues of the demo's league sign-in. */
  first: boolean;
  /** SQL literals of today's date and of its start in UTC, the latest instant of any row. */
  today: string;
  day0: string;
  /** The first id of each range reserved for this batch. */
  ids: Record<ReservedTable, number>;
}

/** Ten seasons of a quarter each: seven past ones, the current one (0) and two future ones. */
export const FIRST_TERM = -7;
export const TERMS = 10;
export const ORGANIZATIONS = 1_000;
export const PROGRAMS = 3_000;
export const OFFERS = 6_000;

/** Runs one statement. */
export const run = async (batch: Batch, sql: string): Promise<void> => {
  await batch.client.query(sql);
};

/** Creates a temporary table from a query; it is dropped at the end of the transaction. */
export const stage = async (batch: Batch, name: string, query: string): Promise<void> => {
  await batch.client.query(`create temp table ${name} on commit drop as ${query}`);
  await batch.client.query(`analyze ${name}`);
};

/** Tables whose ids are computed, with the number of ids per batch. */
const RESERVED = {
  sponsors: (batch) => batch.units * sponsorsPerUnit(batch),
  campaigns: (batch) => batch.units * TERMS * batch.campaignsPerTerm,
  organizations: (batch) => organizationsOf(batch),
  addresses: (batch) => organizationsOf(batch) * 2,
  play_locations: (batch) => organizationsOf(batch) * 2,
  sponsorable_properties: (batch) => batch.units * PROGRAMS + storyCounts(batch.first).programs,
  offers: (batch) => batch.units * OFFERS + storyCounts(batch.first).offers,
  sponsorship_applications: (batch) => organizationsOf(batch),
} as const satisfies Record<string, (batch: Shape) => number>;
type ReservedTable = keyof typeof RESERVED;
type Shape = Pick<Batch, 'units' | 'campaignsPerTerm' | 'first'>;

/** The sponsors that share a unit's campaigns. */
export const sponsorsPerUnit = (batch: Pick<Batch, 'first'>): number => (batch.first ? SPONSORS.length : 10);

const organizationsOf = (batch: Shape) => batch.units * ORGANIZATIONS + storyCounts(batch.first).organizations;

/**
 * Reserves the ids of all batches in advance, in order: the same load creates the same rows, however many connections
 * share it.
 */
export async function reserveIds<Part extends Shape>(
  client: ClientBase,
  parts: Part[],
): Promise<(Part & Pick<Batch, 'ids'>)[]> {
  const taken = parts.map((part) => ({ ...part, ids: {} as Record<ReservedTable, number> }));
  for (const [table, countOf] of Object.entries(RESERVED) as [ReservedTable, (batch: Shape) => number][]) {
    let next = await reserveRange(
      client,
      table,
      taken.reduce((sum, part) => sum + countOf(part), 0),
    );
    for (const part of taken) {
      part.ids[table] = next;
      next += countOf(part);
    }
  }
  return taken;
}

/**
 * Reserves `count` consecutive ids and returns the first. Nobody else inserts in between: the lock blocks inserts, and
 * an insert takes its id only after that. Millions of nextval calls would take a minute.
 */
async function reserveRange(client: ClientBase, table: string, count: number): Promise<number> {
  await client.query('begin');
  try {
    await client.query(`lock table app_public.${table} in share row exclusive mode`);
    const { rows } = await client.query<{ first: string }>(
      `select nextval(pg_get_serial_sequence($1, 'id')) as first`,
      [`app_public.${table}`],
    );
    const first = Number(rows[0]?.first);
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [
      `app_public.${table}`,
      first + count - 1,
    ]);
    await client.query('commit');
    return first;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
